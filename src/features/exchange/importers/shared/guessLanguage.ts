const ENGLISH =
  /\b(the|of|you|your|what|which|how|is|are|do|does|did|have|has|and|to|in|for|would|please|select|all|that|with|when|where|who|why|ever|it)\b/gi;
const SPANISH =
  /\b(el|la|los|las|de|del|qu[eé]|cu[aá]l(es)?|c[oó]mo|es|son|usted|su|sus|tu|tus|y|en|para|por|con|cu[aá]ndo|d[oó]nde|qui[eé]n|una?|ha|has)\b|[¿¡ñ]/gi;

/** Language of texts that don't tell theirs, by the little words of English and Spanish in them. @param otherwise where neither has more */
export function guessLanguage(texts: readonly string[], otherwise: "en" | "es" = "es"): "en" | "es" {
  const text = texts.join(" \n ");
  const lead = (text.match(ENGLISH)?.length ?? 0) - (text.match(SPANISH)?.length ?? 0);
  if (lead === 0) return otherwise;
  return lead > 0 ? "en" : "es";
}
