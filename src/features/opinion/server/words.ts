import { type LocalizedText, resolveLanguage } from "../../../shared/languages";

/** Labels of the results' variables, in the language of whoever reads them. */
const WORDS = {
  text: { es: "Opinión", en: "Opinion", fr: "Avis", nl: "Mening", it: "Opinione", pt: "Opinião" },
  words: {
    es: "Opinión: número de palabras",
    en: "Opinion: number of words",
    fr: "Avis : nombre de mots",
    nl: "Mening: aantal woorden",
    it: "Opinione: numero di parole",
    pt: "Opinião: número de palavras",
  },
  changed: {
    es: "Opinión: cambiada después de leer a otros",
    en: "Opinion: changed after reading others",
    fr: "Avis : modifié après avoir lu les autres",
    nl: "Mening: gewijzigd na het lezen van anderen",
    it: "Opinione: modificata dopo aver letto gli altri",
    pt: "Opinião: alterada depois de ler os outros",
  },
  yes: { es: "Sí", en: "Yes", fr: "Oui", nl: "Ja", it: "Sì", pt: "Sim" },
  no: { es: "No", en: "No", fr: "Non", nl: "Nee", it: "No", pt: "Não" },
} as const satisfies Readonly<Record<string, LocalizedText>>;

export function wordFor(word: keyof typeof WORDS, language: string): string {
  return WORDS[word][resolveLanguage(language)];
}
