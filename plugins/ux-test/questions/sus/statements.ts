import { type Language, type LocalizedText, localize, resolveLanguage } from "../../../../src/shared/languages";
import type { SusQuestion } from "./susQuestion";

/** What `{product}` stands for where the author names none. */
const SYSTEM: Readonly<Record<Language, string>> = {
  es: "este sistema",
  en: "this system",
  fr: "ce système",
  nl: "dit systeem",
  it: "questo sistema",
  pt: "este sistema",
};

/**
 * The ten statements in the sense and order of Brooke's scale (1996): odd ones speak for the product, even ones against
 * it. Content of the questionnaire, and so no texts of the interface.
 */
const STATEMENTS: readonly Readonly<Record<Language, string>>[] = [
  {
    es: "Creo que me gustaría usar {product} a menudo.",
    en: "I think I would like to use {product} often.",
    fr: "Je pense que j’aimerais utiliser souvent {product}.",
    nl: "Ik denk dat ik {product} graag vaak zou gebruiken.",
    it: "Penso che mi piacerebbe usare spesso {product}.",
    pt: "Acho que gostaria de usar {product} com frequência.",
  },
  {
    es: "Me ha parecido que {product} es más complicado de lo necesario.",
    en: "I found {product} more complicated than it needs to be.",
    fr: "J’ai trouvé {product} plus compliqué que nécessaire.",
    nl: "Ik vond {product} ingewikkelder dan nodig.",
    it: "Ho trovato {product} più complicato del necessario.",
    pt: "Achei {product} mais complicado do que o necessário.",
  },
  {
    es: "Me ha resultado fácil usar {product}.",
    en: "I thought {product} was easy to use.",
    fr: "J’ai trouvé {product} facile à utiliser.",
    nl: "Ik vond {product} gemakkelijk te gebruiken.",
    it: "Ho trovato {product} facile da usare.",
    pt: "Achei {product} fácil de usar.",
  },
  {
    es: "Creo que necesitaría ayuda de alguien con conocimientos técnicos para usar {product}.",
    en: "I think I would need help from a technical person to use {product}.",
    fr: "Je pense que j’aurais besoin de l’aide d’une personne compétente en technique pour utiliser {product}.",
    nl: "Ik denk dat ik hulp van een technisch onderlegd persoon nodig zou hebben om {product} te gebruiken.",
    it: "Penso che avrei bisogno dell’aiuto di una persona esperta per usare {product}.",
    pt: "Acho que precisaria da ajuda de alguém com conhecimentos técnicos para usar {product}.",
  },
  {
    es: "Las distintas funciones de {product} me han parecido bien integradas.",
    en: "I found the various functions of {product} well integrated.",
    fr: "J’ai trouvé que les différentes fonctions de {product} étaient bien intégrées.",
    nl: "Ik vond de verschillende functies van {product} goed op elkaar aansluiten.",
    it: "Ho trovato ben integrate le varie funzioni di {product}.",
    pt: "Achei que as várias funções de {product} estão bem integradas.",
  },
  {
    es: "Me ha parecido que hay demasiadas incoherencias en {product}.",
    en: "I thought there was too much inconsistency in {product}.",
    fr: "J’ai trouvé qu’il y avait trop d’incohérences dans {product}.",
    nl: "Ik vond dat er te veel tegenstrijdigheden in {product} zaten.",
    it: "Ho trovato troppe incoerenze in {product}.",
    pt: "Achei que há demasiadas incoerências em {product}.",
  },
  {
    es: "Imagino que la mayoría de la gente aprendería muy rápido a usar {product}.",
    en: "I imagine most people would learn to use {product} very quickly.",
    fr: "J’imagine que la plupart des gens apprendraient très vite à utiliser {product}.",
    nl: "Ik kan me voorstellen dat de meeste mensen heel snel leren om {product} te gebruiken.",
    it: "Immagino che la maggior parte delle persone imparerebbe molto in fretta a usare {product}.",
    pt: "Imagino que a maioria das pessoas aprenderia muito depressa a usar {product}.",
  },
  {
    es: "Me ha resultado muy incómodo usar {product}.",
    en: "I found {product} very awkward to use.",
    fr: "J’ai trouvé {product} très peu pratique à utiliser.",
    nl: "Ik vond {product} erg omslachtig in het gebruik.",
    it: "Ho trovato {product} molto scomodo da usare.",
    pt: "Achei {product} muito incómodo de usar.",
  },
  {
    es: "Me he sentido con mucha seguridad al usar {product}.",
    en: "I felt very confident using {product}.",
    fr: "Je me suis senti(e) très à l’aise en utilisant {product}.",
    nl: "Ik voelde me heel zeker toen ik {product} gebruikte.",
    it: "Ho usato {product} con molta sicurezza.",
    pt: "Senti muita segurança ao usar {product}.",
  },
  {
    es: "He tenido que aprender muchas cosas antes de poder usar {product}.",
    en: "I had to learn a lot before I could get going with {product}.",
    fr: "J’ai dû apprendre beaucoup de choses avant de pouvoir utiliser {product}.",
    nl: "Ik moest veel leren voordat ik met {product} aan de slag kon.",
    it: "Ho dovuto imparare molte cose prima di riuscire a usare {product}.",
    pt: "Tive de aprender muitas coisas antes de conseguir usar {product}.",
  },
];

/** The ends of the scale of agreement. */
const ENDS: Readonly<Record<1 | 5, LocalizedText>> = {
  1: {
    es: "Totalmente en desacuerdo",
    en: "Strongly disagree",
    fr: "Pas du tout d’accord",
    nl: "Helemaal oneens",
    it: "Per niente d’accordo",
    pt: "Discordo totalmente",
  },
  5: {
    es: "Totalmente de acuerdo",
    en: "Strongly agree",
    fr: "Tout à fait d’accord",
    nl: "Helemaal eens",
    it: "Completamente d’accordo",
    pt: "Concordo totalmente",
  },
};

/** `1` to `10`: codes of the statements, in their order. */
export const STATEMENT_CODES: readonly string[] = STATEMENTS.map((_, place) => String(place + 1));

/** Steps of agreement. */
export const POINTS = [1, 2, 3, 4, 5] as const;
export type Point = (typeof POINTS)[number];

/** A statement as it is read, with the product's name in it. */
export function statementOf({ product }: SusQuestion, code: string, language: string): string {
  const known = resolveLanguage(language);
  const name = localize(product, language).trim() || SYSTEM[known];
  // A function: "$&" in a name is no pattern.
  return (STATEMENTS[Number(code) - 1]?.[known] ?? code).replace("{product}", () => name);
}

export function pointLabel(point: Point, language: string): string {
  const end = point === 1 || point === 5 ? ` – ${ENDS[point][resolveLanguage(language)]}` : "";
  return `${point}${end}`;
}
