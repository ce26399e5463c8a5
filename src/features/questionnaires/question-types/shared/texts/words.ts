import { type Language, resolveLanguage } from "../../../../../shared/languages";

/**
 * First texts of a new question. They are content that the author overwrites, written into the document in its own
 * language, and so not texts of the interface.
 */
const WORDS = {
  option: { es: "Opción", en: "Option", fr: "Option", nl: "Optie", it: "Opzione", pt: "Opção" },
  item: { es: "Elemento", en: "Item", fr: "Élément", nl: "Item", it: "Elemento", pt: "Elemento" },
  field: { es: "Campo", en: "Field", fr: "Champ", nl: "Veld", it: "Campo", pt: "Campo" },
  row: { es: "Fila", en: "Row", fr: "Ligne", nl: "Rij", it: "Riga", pt: "Linha" },
  column: { es: "Columna", en: "Column", fr: "Colonne", nl: "Kolom", it: "Colonna", pt: "Coluna" },
  card: { es: "Tarjeta", en: "Card", fr: "Carte", nl: "Kaart", it: "Carta", pt: "Cartão" },
  image: { es: "Imagen", en: "Image", fr: "Image", nl: "Afbeelding", it: "Immagine", pt: "Imagem" },
  group: { es: "Grupo", en: "Group", fr: "Groupe", nl: "Groep", it: "Gruppo", pt: "Grupo" },
  unlikely: {
    es: "Nada probable",
    en: "Not at all likely",
    fr: "Pas du tout probable",
    nl: "Zeer onwaarschijnlijk",
    it: "Per niente probabile",
    pt: "Nada provável",
  },
  likely: {
    es: "Muy probable",
    en: "Extremely likely",
    fr: "Très probable",
    nl: "Zeer waarschijnlijk",
    it: "Molto probabile",
    pt: "Muito provável",
  },
  detractor: { es: "Detractor", en: "Detractor", fr: "Détracteur", nl: "Criticaster", it: "Detrattore", pt: "Detrator" },
  passive: { es: "Pasivo", en: "Passive", fr: "Passif", nl: "Passief", it: "Passivo", pt: "Neutro" },
  promoter: { es: "Promotor", en: "Promoter", fr: "Promoteur", nl: "Promotor", it: "Promotore", pt: "Promotor" },
  best: { es: "Mejor", en: "Best", fr: "Meilleur", nl: "Beste", it: "Migliore", pt: "Melhor" },
  worst: { es: "Peor", en: "Worst", fr: "Moins bon", nl: "Slechtste", it: "Peggiore", pt: "Pior" },
  text: {
    es: "Escribe aquí lo que quieras contar.",
    en: "Write here what you want people to know.",
    fr: "Écrivez ici votre message.",
    nl: "Schrijf hier wat je wilt vertellen.",
    it: "Scrivi qui quello che vuoi comunicare.",
    pt: "Escreve aqui o que queres comunicar.",
  },
} as const satisfies Record<string, Record<Language, string>>;

export type Word = keyof typeof WORDS;

export function wordOf(word: Word, language: string): string {
  return WORDS[word][resolveLanguage(language)];
}

/** Words that are followed by a number in a new question. */
const NUMBERED: readonly Word[] = ["option", "item", "field", "row", "column", "card", "image", "group"];

/** Whether a text is what a new question came with, and its author was to overwrite. */
export function isTemplateText(text: string, language: string): boolean {
  if (text === wordOf("text", language)) return true;
  const [, word] = /^(.+) \d+$/.exec(text) ?? [];
  return NUMBERED.some((name) => wordOf(name, language) === word);
}

/** The first options of a new question: `Option 1`, `Option 2` ... */
export function numbered(word: Word, count: number, language: string) {
  return Array.from({ length: count }, (_, place) => ({
    code: String(place + 1),
    label: { [language]: `${wordOf(word, language)} ${place + 1}` },
  }));
}
