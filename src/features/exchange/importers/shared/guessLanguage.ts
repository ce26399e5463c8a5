import type { Language } from "../../../../shared/languages";

/** Little words and signs of each language; what several have counts for each. */
const WORDS: Readonly<Record<Language, RegExp>> = {
  en: /\b(the|of|you|your|what|which|how|is|are|do|does|did|have|has|and|to|in|for|would|please|select|all|that|with|when|where|who|why|ever|it)\b/gi,
  es: /\b(el|la|los|las|de|del|qu[eé]|cu[aá]l(es)?|c[oó]mo|es|son|usted|su|sus|tu|tus|y|en|para|por|con|cu[aá]ndo|d[oó]nde|qui[eé]n|una?|ha|has)\b|[¿¡ñ]/gi,
  fr: /\b(le|la|les|des?|du|que|quel(le)?s?|comment|est|sont|vous|votre|vos|et|en|pour|par|avec|quand|une?|avez|êtes|pourquoi|combien|au|aux)\b|\b[ldqncj]['’]|[œêçèû]/gi,
  it: /\b(il|lo|la|gli|le|di|del(la)?|dei|che|quale|quali|come|è|sono|suo|sua|tuo|tua|per|con|quando|dove|chi|una?|ha|hai|quanto|perch[eé]|si)\b|\bdell['’]/gi,
  nl: /\b(de|het|een|van|wat|welke?|hoe|is|zijn|u|uw|je|jouw|en|voor|met|wanneer|waar|wie|waarom|heeft|hebt|niet|op|te|vaak)\b/gi,
  pt: /\b(o|os|as|do|da|dos|das|de|que|qual|quais|como|é|são|seu|sua|teu|tua|e|em|para|por|com|quando|onde|quem|uma?|tem|tens|não|você)\b|[ãõ]/gi,
};

/** The most, and by so much more than the next, that it isn't chance. */
const CLEAR = 1.2;

/** Language of texts that don't tell theirs, by the little words of our languages in them. @param otherwise where none has clearly more */
export function guessLanguage(texts: readonly string[], otherwise: Language = "es"): Language {
  const text = texts.join(" \n ").normalize("NFC");
  const found = Object.entries(WORDS).map(([language, words]) => [language as Language, text.match(words)?.length ?? 0] as const);
  const [[first, most], [, next]] = found.toSorted((one, other) => other[1] - one[1]) as [(typeof found)[0], (typeof found)[0]];
  return most > 0 && most >= next * CLEAR && most > next ? first : otherwise;
}
