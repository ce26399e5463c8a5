/** Little words and signs that tell a language from its neighbours; German, too, so that it isn't taken for Dutch. */
const WORDS: Readonly<Record<string, RegExp>> = {
  en: /\b(the|of|you|your|what|which|how|are|does|did|have|has|and|for|would|please|select|that|with|when|where|who|why|ever|is|in|it|all|to|do|any|my)\b/gi,
  es: /\b(el|los|las|del|cu[aá]l(es)?|c[oó]mo|usted|su|sus|tu|tus|y|cu[aá]ndo|d[oó]nde|qui[eé]n|con|por|has|cu[aá]nt[oa]s?)\b|\bqu[eé]\b|[¿¡ñ]/gi,
  fr: /\b(le|les|des|du|est|sont|vous|votre|vos|et|pour|avec|quel(le)?s?|comment|combien|pourquoi|avez|aux?|fois)\b|\b[ldqnjc]['’]|[œêû]/gi,
  it: /\b(il|lo|gli|di|della?|dei|che|sono|per|quando|dove|perch[eé]|quant[oaie]|volte|quali|ha|con)\b|\b(un|dell|all)['’]/gi,
  nl: /\b(de|het|een|van|wat|welke?|hoe|zijn|uw?|je|jouw|en|voor|met|wanneer|waar|waarom|hebt|heeft|niet|vaak|bij)\b/gi,
  pt: /\b(os?|as|do|da|dos|das|voc[eê]|com|em|uma?|seu|sua|quais|qual|quant[oa]s|e|para|onde)\b|[ãõ]/gi,
  de: /\b(der|die|das|und|ist|sind|sie|ihr(e|en|er)?|wie|was|welche[rsn]?|wann|warum|nicht|mit|von|haben|oft|zu)\b|[äöüß]/gi,
};

/**
 * Language of texts that don't tell theirs, by the little words in them.
 * @param otherwise where none has the most
 * @returns BCP 47
 */
export function guessLanguage(texts: readonly string[], otherwise = "es"): string {
  const text = texts.join(" \n ").normalize("NFC");
  const found = Object.entries(WORDS).map(([language, words]) => ({ language, count: text.match(words)?.length ?? 0 }));
  const [first, second] = found.toSorted((one, other) => other.count - one.count);
  return first && first.count > (second?.count ?? 0) ? first.language : otherwise;
}
