import { type Language, resolveLanguage } from "../../../../shared/languages";

/**
 * What a respondent reads, in the survey's language, about rules that SurveyJS has no words for. Content of the
 * questionnaire, and so not texts of the interface.
 */
const TEXTS = {
  atLeast: {
    es: (limit) => `Elige al menos ${limit}.`,
    en: (limit) => `Choose at least ${limit}.`,
    fr: (limit) => `Choisissez-en au moins ${limit}.`,
    nl: (limit) => `Kies er minstens ${limit}.`,
    it: (limit) => `Scegline almeno ${limit}.`,
    pt: (limit) => `Escolhe pelo menos ${limit}.`,
  },
  atLeastInRow: {
    es: (limit) => `Elige al menos ${limit} en cada fila que contestes.`,
    en: (limit) => `Choose at least ${limit} in every row you answer.`,
    fr: (limit) => `Choisissez-en au moins ${limit} dans chaque ligne à laquelle vous répondez.`,
    nl: (limit) => `Kies er minstens ${limit} in elke rij die je beantwoordt.`,
    it: (limit) => `Scegline almeno ${limit} in ogni riga a cui rispondi.`,
    pt: (limit) => `Escolhe pelo menos ${limit} em cada linha a que respondas.`,
  },
  atMostInRow: {
    es: (limit) => `Elige como mucho ${limit} en cada fila.`,
    en: (limit) => `Choose ${limit} at most in each row.`,
    fr: (limit) => `Choisissez-en ${limit} au maximum dans chaque ligne.`,
    nl: (limit) => `Kies er hoogstens ${limit} in elke rij.`,
    it: (limit) => `Scegline al massimo ${limit} in ogni riga.`,
    pt: (limit) => `Escolhe no máximo ${limit} em cada linha.`,
  },
  everyRow: {
    es: () => "Contesta todas las filas, o ninguna.",
    en: () => "Answer every row, or none.",
    fr: () => "Répondez à toutes les lignes, ou à aucune.",
    nl: () => "Beantwoord elke rij, of geen enkele.",
    it: () => "Rispondi a tutte le righe, o a nessuna.",
    pt: () => "Responde a todas as linhas, ou a nenhuma.",
  },
  fields: {
    es: (names) => `Rellena también: ${names}.`,
    en: (names) => `Fill these in too: ${names}.`,
    fr: (names) => `Remplissez aussi : ${names}.`,
    nl: (names) => `Vul ook in: ${names}.`,
    it: (names) => `Compila anche: ${names}.`,
    pt: (names) => `Preenche também: ${names}.`,
  },
  fourDigitYear: {
    es: () => "Escribe el año con cuatro cifras.",
    en: () => "Enter the year with four digits.",
    fr: () => "Saisissez l’année en quatre chiffres.",
    nl: () => "Vul het jaar in vier cijfers in.",
    it: () => "Scrivi l’anno con quattro cifre.",
    pt: () => "Escreve o ano com quatro algarismos.",
  },
  digits: {
    es: (limit) => `Escribe un número de ${limit} cifras como mucho.`,
    en: (limit) => `Enter a number of at most ${limit} digits.`,
    fr: (limit) => `Saisissez un nombre de ${limit} chiffres au maximum.`,
    nl: (limit) => `Vul een getal van hoogstens ${limit} cijfers in.`,
    it: (limit) => `Inserisci un numero di al massimo ${limit} cifre.`,
    pt: (limit) => `Escreve um número com ${limit} algarismos no máximo.`,
  },
  whole: {
    es: () => "Escribe un número sin decimales.",
    en: () => "Enter a number without decimals.",
    fr: () => "Saisissez un nombre sans décimales.",
    nl: () => "Vul een getal zonder decimalen in.",
    it: () => "Inserisci un numero senza decimali.",
    pt: () => "Escreve um número sem casas decimais.",
  },
  decimals: {
    es: (limit) => `Escribe ${limit} decimales como mucho.`,
    en: (limit) => `Use ${limit} decimals at most.`,
    fr: (limit) => `Saisissez ${limit} décimales au maximum.`,
    nl: (limit) => `Gebruik hoogstens ${limit} decimalen.`,
    it: (limit) => `Usa al massimo ${limit} decimali.`,
    pt: (limit) => `Usa ${limit} casas decimais no máximo.`,
  },
} as const satisfies Record<string, Record<Language, (value: string) => string>>;

/** @param value the rule's limit, or the names that it is about */
export function ruleText(rule: keyof typeof TEXTS, language: string, value: string | number = ""): string {
  return TEXTS[rule][resolveLanguage(language)](String(value));
}
