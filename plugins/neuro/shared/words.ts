import { type Language, resolveLanguage } from "../../../src/shared/languages";
import type { WordSet } from "./neuroTest";

type Texts = Readonly<Record<Language, string>>;

/** Whether the facts of the set `BASELINE` are true: everybody knows, so that only the time tells people apart. */
export const FACTS = {
  fireIsHot: true,
  weekHasSevenDays: true,
  fishLiveInWater: true,
  catsFly: false,
  stonesAreSoft: false,
  threeAboveTen: false,
} as const;

/** To try the keys with; never part of an answer. */
export const PRACTICE = { snowIsWhite: true, dogsHaveWings: false, twoAndTwoAreFour: true } as const;

/** What is timed after the advertisement: said of it or of its brand. Keys are stored with answers and never change. */
export const WORDS = {
  BASELINE: Object.keys(FACTS) as readonly (keyof typeof FACTS)[],
  POSITIVE: ["pleasant", "original", "convincing", "trustworthy", "attractive", "interesting"],
  NEGATIVE: ["boring", "confusing", "annoying", "exaggerated", "outdated", "hardToBelieve"],
  REJECTION: ["wouldAvoid", "notAgain", "putsMeOff", "wouldNeverBuy"],
} as const satisfies Readonly<Record<WordSet, readonly string[]>>;

export const WORD_SETS = Object.keys(WORDS) as readonly WordSet[];

export type Word = (typeof WORDS)[WordSet][number];

/** Every word with its set, facts first. */
export const ALL_WORDS: readonly { readonly set: WordSet; readonly word: Word }[] = WORD_SETS.flatMap((set) =>
  WORDS[set].map((word) => ({ set, word })),
);

/** Content of the questionnaire, in its own languages, and so no texts of the interface. */
const TEXTS: Readonly<Record<Word | keyof typeof PRACTICE, Texts>> = {
  fireIsHot: {
    es: "El fuego quema",
    en: "Fire is hot",
    fr: "Le feu brûle",
    nl: "Vuur is heet",
    it: "Il fuoco scotta",
    pt: "O fogo queima",
  },
  weekHasSevenDays: {
    es: "La semana tiene siete días",
    en: "A week has seven days",
    fr: "Une semaine a sept jours",
    nl: "Een week heeft zeven dagen",
    it: "Una settimana ha sette giorni",
    pt: "A semana tem sete dias",
  },
  fishLiveInWater: {
    es: "Los peces viven en el agua",
    en: "Fish live in water",
    fr: "Les poissons vivent dans l’eau",
    nl: "Vissen leven in het water",
    it: "I pesci vivono nell’acqua",
    pt: "Os peixes vivem na água",
  },
  catsFly: {
    es: "Los gatos vuelan",
    en: "Cats can fly",
    fr: "Les chats volent",
    nl: "Katten kunnen vliegen",
    it: "I gatti volano",
    pt: "Os gatos voam",
  },
  stonesAreSoft: {
    es: "Las piedras son blandas",
    en: "Stones are soft",
    fr: "Les pierres sont molles",
    nl: "Stenen zijn zacht",
    it: "Le pietre sono morbide",
    pt: "As pedras são moles",
  },
  threeAboveTen: {
    es: "Tres es más que diez",
    en: "Three is more than ten",
    fr: "Trois est plus grand que dix",
    nl: "Drie is meer dan tien",
    it: "Tre è più di dieci",
    pt: "Três é mais do que dez",
  },
  snowIsWhite: {
    es: "La nieve es blanca",
    en: "Snow is white",
    fr: "La neige est blanche",
    nl: "Sneeuw is wit",
    it: "La neve è bianca",
    pt: "A neve é branca",
  },
  dogsHaveWings: {
    es: "Los perros tienen alas",
    en: "Dogs have wings",
    fr: "Les chiens ont des ailes",
    nl: "Honden hebben vleugels",
    it: "I cani hanno le ali",
    pt: "Os cães têm asas",
  },
  twoAndTwoAreFour: {
    es: "Dos y dos son cuatro",
    en: "Two and two make four",
    fr: "Deux et deux font quatre",
    nl: "Twee plus twee is vier",
    it: "Due più due fa quattro",
    pt: "Dois e dois são quatro",
  },
  pleasant: { es: "Agradable", en: "Pleasant", fr: "Agréable", nl: "Prettig", it: "Piacevole", pt: "Agradável" },
  original: { es: "Original", en: "Original", fr: "Original", nl: "Origineel", it: "Originale", pt: "Original" },
  convincing: { es: "Convincente", en: "Convincing", fr: "Convaincant", nl: "Overtuigend", it: "Convincente", pt: "Convincente" },
  trustworthy: {
    es: "Da confianza",
    en: "Trustworthy",
    fr: "Inspire confiance",
    nl: "Betrouwbaar",
    it: "Ispira fiducia",
    pt: "Inspira confiança",
  },
  attractive: { es: "Atractivo", en: "Attractive", fr: "Attrayant", nl: "Aantrekkelijk", it: "Attraente", pt: "Atraente" },
  interesting: {
    es: "Interesante",
    en: "Interesting",
    fr: "Intéressant",
    nl: "Interessant",
    it: "Interessante",
    pt: "Interessante",
  },
  boring: { es: "Aburrido", en: "Boring", fr: "Ennuyeux", nl: "Saai", it: "Noioso", pt: "Aborrecido" },
  confusing: { es: "Confuso", en: "Confusing", fr: "Confus", nl: "Verwarrend", it: "Confuso", pt: "Confuso" },
  annoying: { es: "Molesto", en: "Annoying", fr: "Agaçant", nl: "Irritant", it: "Fastidioso", pt: "Irritante" },
  exaggerated: { es: "Exagerado", en: "Exaggerated", fr: "Exagéré", nl: "Overdreven", it: "Esagerato", pt: "Exagerado" },
  outdated: { es: "Anticuado", en: "Outdated", fr: "Démodé", nl: "Ouderwets", it: "Superato", pt: "Antiquado" },
  hardToBelieve: {
    es: "Poco creíble",
    en: "Hard to believe",
    fr: "Peu crédible",
    nl: "Ongeloofwaardig",
    it: "Poco credibile",
    pt: "Pouco credível",
  },
  wouldAvoid: {
    es: "Evitaría esta marca",
    en: "I would avoid this brand",
    fr: "J’éviterais cette marque",
    nl: "Ik zou dit merk mijden",
    it: "Eviterei questa marca",
    pt: "Evitaria esta marca",
  },
  notAgain: {
    es: "No quiero volver a verlo",
    en: "I don’t want to see it again",
    fr: "Je ne veux plus le voir",
    nl: "Ik wil dit niet nog eens zien",
    it: "Non voglio rivederlo",
    pt: "Não quero voltar a vê-lo",
  },
  putsMeOff: {
    es: "Me causa rechazo",
    en: "It puts me off",
    fr: "Il me rebute",
    nl: "Het stoot me af",
    it: "Mi respinge",
    pt: "Causa-me rejeição",
  },
  wouldNeverBuy: {
    es: "Nunca lo compraría",
    en: "I would never buy it",
    fr: "Je ne l’achèterais jamais",
    nl: "Ik zou het nooit kopen",
    it: "Non lo comprerei mai",
    pt: "Nunca o compraria",
  },
};

/** A word as respondents read it. */
export function wordText(word: keyof typeof TEXTS, language: string): string {
  return TEXTS[word][resolveLanguage(language)];
}
