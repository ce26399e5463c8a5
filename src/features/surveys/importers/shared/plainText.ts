const NAMED: Readonly<Record<string, string>> = {
  amp: "&",
  lt: "<",
  gt: ">",
  quot: '"',
  apos: "'",
  nbsp: " ",
  iexcl: "¡",
  iquest: "¿",
  euro: "€",
  pound: "£",
  yen: "¥",
  cent: "¢",
  copy: "©",
  reg: "®",
  trade: "™",
  deg: "°",
  plusmn: "±",
  times: "×",
  divide: "÷",
  frac12: "½",
  frac14: "¼",
  frac34: "¾",
  laquo: "«",
  raquo: "»",
  ldquo: "“",
  rdquo: "”",
  bdquo: "„",
  lsquo: "‘",
  rsquo: "’",
  sbquo: "‚",
  lsaquo: "‹",
  rsaquo: "›",
  ndash: "–",
  mdash: "—",
  hellip: "…",
  bull: "•",
  middot: "·",
  rarr: "→",
  larr: "←",
  uarr: "↑",
  darr: "↓",
  le: "≤",
  ge: "≥",
  ne: "≠",
  infin: "∞",
  para: "¶",
  sect: "§",
  ordm: "º",
  ordf: "ª",
  shy: "",
  zwnj: "",
  zwj: "",
  ensp: " ",
  emsp: " ",
  thinsp: " ",
  szlig: "ß",
  aelig: "æ",
  AElig: "Æ",
  oelig: "œ",
  OElig: "Œ",
  oslash: "ø",
  Oslash: "Ø",
  sup1: "¹",
  sup2: "²",
  sup3: "³",
  micro: "µ",
  acute: "´",
  uml: "¨",
  not: "¬",
  check: "✓",
  hearts: "♥",
};

const ACCENTS: Readonly<Record<string, string>> = {
  acute: "\u0301",
  grave: "\u0300",
  circ: "\u0302",
  tilde: "\u0303",
  uml: "\u0308",
  ring: "\u030a",
  cedil: "\u0327",
  caron: "\u030c",
};

const BLOCKS = "p|div|li|ul|ol|tr|table|tbody|thead|h[1-6]|section|article|header|footer|blockquote|pre|dl|dt|dd|fieldset|figure";

/** What remains of a rich text once it is plain. */
export interface PlainText {
  readonly text: string;
  /** Addresses of images and players that a plain text can't show. */
  readonly media: readonly string[];
}

/** Readable plain text of HTML: entities decoded, block ends as line breaks, scripts and comments dropped. */
export function plainText(html: string): PlainText {
  if (!/[<&]/.test(html)) return { text: tidy(html), media: [] };
  const visible = html
    .replace(/<!--[\s\S]*?(?:-->|$)/g, "")
    .replace(/<(script|style|head|template)\b[^>]*>[\s\S]*?(?:<\/\1\s*>|$)/gi, "");
  const media = [
    ...visible.matchAll(/<(?:img|video|audio|source|iframe|embed|object)\b[^>]*?\s(?:src|data)\s*=\s*["']?([^"'\s>]+)/gi),
  ].map((match) => decodeEntities(match[1] ?? ""));
  const text = (looksLikeHtml(visible) ? visible.replace(/\s+/g, " ") : visible)
    .replace(/<\/?br\s*\/?>/gi, "\n")
    .replace(/<li\b[^>]*>/gi, "\n- ")
    .replace(/<\/(?:td|th)\s*>/gi, " ")
    .replace(new RegExp(`</?(?:${BLOCKS})\\b[^>]*>`, "gi"), "\n")
    .replace(/<\/?[a-z][^<>]*>/gi, "");
  return { text: tidy(decodeEntities(text)), media };
}

/** Line breaks of a source with markup are blanks; those of a plain text are meant. */
function looksLikeHtml(text: string): boolean {
  return /<\/?[a-z][^<>]*>/i.test(text);
}

/** Decodes numeric and named entities once; unknown ones stay as they are. */
function decodeEntities(text: string): string {
  return text.replace(/&(#x[0-9a-f]{1,6}|#\d{1,7}|[a-z][a-z0-9]{1,10});/gi, (whole, name: string) => {
    if (name.startsWith("#"))
      return fromCodePoint(/^#x/i.test(name) ? Number.parseInt(name.slice(2), 16) : Number(name.slice(1)), whole);
    const accent = /^([A-Za-z])(acute|grave|circ|tilde|uml|ring|cedil|caron)$/.exec(name);
    if (accent) return `${accent[1]}${ACCENTS[accent[2] ?? ""] ?? ""}`.normalize("NFC");
    return NAMED[name] ?? NAMED[name.toLowerCase()] ?? whole;
  });
}

function fromCodePoint(point: number, whole: string): string {
  const isCharacter = point > 0 && point <= 0x10ffff && (point < 0xd800 || point > 0xdfff);
  return isCharacter ? String.fromCodePoint(point) : whole;
}

function tidy(text: string): string {
  return (
    text
      .replaceAll("\u0000", "")
      // Neither a database nor a file can hold half a character.
      .replace(/\p{Surrogate}/gu, "\ufffd")
      .replace(/\r\n?/g, "\n")
      .replace(/[^\S\n]+/g, " ")
      .replace(/ *\n */g, "\n")
      .replace(/\n{3,}/g, "\n\n")
      .trim()
  );
}
