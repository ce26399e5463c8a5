import { type LocalizedText, localize, resolveLanguage } from "../../../src/shared/languages";
import type { Sign } from "../shared/point";
import type { HeatMapQuestion } from "./heatMapQuestion";

/** Words of the questionnaire, in its own languages, and so not texts of the interface. */
const WORDS = {
  POSITIVE: { es: "Me gusta", en: "I like it", fr: "J’aime", nl: "Vind ik leuk", it: "Mi piace", pt: "Gosto" },
  NEGATIVE: {
    es: "No me gusta",
    en: "I don't like it",
    fr: "Je n’aime pas",
    nl: "Vind ik niet leuk",
    it: "Non mi piace",
    pt: "Não gosto",
  },
  neither: { es: "Nada", en: "Nothing", fr: "Rien", nl: "Niets", it: "Niente", pt: "Nada" },
  both: { es: "Las dos cosas", en: "Both", fr: "Les deux", nl: "Allebei", it: "Entrambi", pt: "Ambos" },
  whole: {
    es: "Toda la imagen",
    en: "The whole image",
    fr: "Toute l’image",
    nl: "De hele afbeelding",
    it: "Tutta l’immagine",
    pt: "Toda a imagem",
  },
  points: {
    es: "Número de puntos",
    en: "Number of points",
    fr: "Nombre de points",
    nl: "Aantal punten",
    it: "Numero di punti",
    pt: "Número de pontos",
  },
  reaction: { es: "Reacción", en: "Reaction", fr: "Réaction", nl: "Reactie", it: "Reazione", pt: "Reação" },
  parts: {
    es: "Zonas marcadas",
    en: "Parts marked",
    fr: "Zones marquées",
    nl: "Gemarkeerde zones",
    it: "Zone segnate",
    pt: "Zonas marcadas",
  },
  why: { es: "por qué", en: "why", fr: "pourquoi", nl: "waarom", it: "perché", pt: "porquê" },
} as const satisfies Readonly<Record<string, LocalizedText>>;

export function wordFor(word: keyof typeof WORDS, language: string): string {
  return WORDS[word][resolveLanguage(language)];
}

/** The author's own words for a sign, or the usual ones. */
export function signLabel({ positiveLabel, negativeLabel }: HeatMapQuestion, sign: Sign, language: string): string {
  const own = localize(sign === "POSITIVE" ? positiveLabel : negativeLabel, language).trim();
  return own === "" ? wordFor(sign, language) : own;
}
