/**
 * Letters that look like a Latin one (after Unicode's confusables, UTS 39): Cyrillic, Greek and the Latin letters that
 * no decomposition makes plain. By form: a capital is here where its small letter looks otherwise.
 */
const LOOKALIKES: Readonly<Record<string, string>> = {
  a: "аαɑΑА",
  b: "ЬьВΒƄ",
  c: "сϲСϹ",
  d: "ԁԀɗđĐð",
  e: "еєΕЕҽɛε",
  f: "ƒϝſ",
  g: "ɡցԌɢ",
  h: "һНΗҺհħ",
  i: "іıΙІιɩӀ",
  j: "јЈϳɉ",
  k: "кКΚκҚқ",
  l: "łŁɫⅼ",
  m: "мМΜ",
  n: "пΝηոɴ",
  o: "оОΟοσօØøѳӨ",
  p: "рРΡρ",
  q: "ԛԚգ",
  r: "гɼя",
  s: "ѕЅʂ",
  t: "тТΤτŧ",
  u: "υսʋцЦ",
  v: "νѵѴѷ",
  w: "ԝωшԜѡ",
  x: "хХΧχҳ",
  y: "уУΥγүҮʏ",
  z: "ᴢΖʐ",
  ae: "æÆӕӔ",
  oe: "œŒ",
  ss: "ßẞ",
  th: "þÞ",
};

const PLAIN: ReadonlyMap<string, string> = new Map(
  Object.entries(LOOKALIKES).flatMap(([plain, forms]) => [...forms].map((form) => [form, plain] as const)),
);

// Most nicknames, and imports bring them by the hundred thousand.
const ASCII = /^[ -~]*$/;

/** The text in small Latin letters wherever a letter looks like one. */
export function latinLookalike(text: string): string {
  if (ASCII.test(text)) return text.toLowerCase();
  const plain = [...text].map((letter) => PLAIN.get(letter) ?? letter).join("");
  return [...plain.toLowerCase()].map((letter) => PLAIN.get(letter) ?? letter).join("");
}
