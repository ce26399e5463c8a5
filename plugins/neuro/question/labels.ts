import { type LocalizedText, resolveLanguage } from "../../../src/shared/languages";

/** Words of the questionnaire, in its own languages, and so not texts of the interface. */
const LABELS = {
  arm: {
    es: "versión del anuncio",
    en: "version of the advertisement",
    fr: "version de la publicité",
    nl: "versie van de advertentie",
    it: "versione della pubblicità",
    pt: "versão do anúncio",
  },
  BRANDED: { es: "Con marca", en: "With brand", fr: "Avec marque", nl: "Met merk", it: "Con marca", pt: "Com marca" },
  UNBRANDED: { es: "Sin marca", en: "Without brand", fr: "Sans marque", nl: "Zonder merk", it: "Senza marca", pt: "Sem marca" },
  shown: {
    es: "tiempo mostrado (ms)",
    en: "time shown (ms)",
    fr: "durée d’affichage (ms)",
    nl: "getoonde tijd (ms)",
    it: "tempo mostrato (ms)",
    pt: "tempo mostrado (ms)",
  },
  visible: {
    es: "tiempo visible (ms)",
    en: "time visible (ms)",
    fr: "durée visible (ms)",
    nl: "zichtbare tijd (ms)",
    it: "tempo visibile (ms)",
    pt: "tempo visível (ms)",
  },
  focused: {
    es: "tiempo en primer plano (ms)",
    en: "time in focus (ms)",
    fr: "durée au premier plan (ms)",
    nl: "tijd op de voorgrond (ms)",
    it: "tempo in primo piano (ms)",
    pt: "tempo em primeiro plano (ms)",
  },
  slider: {
    es: "agrado medio (0-100)",
    en: "mean liking (0-100)",
    fr: "appréciation moyenne (0-100)",
    nl: "gemiddelde waardering (0-100)",
    it: "gradimento medio (0-100)",
    pt: "agrado médio (0-100)",
  },
  time: { es: "tiempo (ms)", en: "time (ms)", fr: "temps (ms)", nl: "tijd (ms)", it: "tempo (ms)", pt: "tempo (ms)" },
  target: {
    es: "estaba en el anuncio",
    en: "was in the advertisement",
    fr: "était dans la publicité",
    nl: "stond in de advertentie",
    it: "era nella pubblicità",
    pt: "estava no anúncio",
  },
  foil: {
    es: "no estaba en el anuncio",
    en: "was not in the advertisement",
    fr: "n’était pas dans la publicité",
    nl: "stond niet in de advertentie",
    it: "non era nella pubblicità",
    pt: "não estava no anúncio",
  },
  point: {
    es: "lugar que llamó la atención",
    en: "place that caught the eye",
    fr: "endroit qui a attiré l’œil",
    nl: "plek die opviel",
    it: "punto che ha attirato lo sguardo",
    pt: "sítio que chamou a atenção",
  },
  zone: { es: "zona", en: "zone", fr: "zone", nl: "zone", it: "zona", pt: "zona" },
  no: { es: "No", en: "No", fr: "Non", nl: "Nee", it: "No", pt: "Não" },
  yes: { es: "Sí", en: "Yes", fr: "Oui", nl: "Ja", it: "Sì", pt: "Sim" },
} as const satisfies Readonly<Record<string, LocalizedText>>;

export function labelFor(label: keyof typeof LABELS, language: string): string {
  return LABELS[label][resolveLanguage(language)];
}
