const ENGLISH =
  /\b(the|of|you|your|what|which|how|is|are|do|does|did|have|has|and|to|in|for|would|please|select|all|that|with|when|where|who|why|ever|it)\b/gi;
const SPANISH =
  /\b(el|la|los|las|de|del|qu[eé]|cu[aá]l(es)?|c[oó]mo|es|son|usted|su|sus|tu|tus|y|en|para|por|con|cu[aá]ndo|d[oó]nde|qui[eé]n|una?|ha|has)\b|[¿¡ñ]/gi;

/** Texts that do not tell their language: English where they hold more English than Spanish little words, else Spanish. */
export function guessLanguage(texts: readonly string[]): "en" | "es" {
  const text = texts.join(" \n ");
  return (text.match(ENGLISH)?.length ?? 0) > (text.match(SPANISH)?.length ?? 0) ? "en" : "es";
}
