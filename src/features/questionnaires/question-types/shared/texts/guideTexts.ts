import { type Language, resolveLanguage } from "../../../../../shared/languages";
import { ruleText } from "../../../../../survey/questions/ruleTexts";
import { leastOf, type SelectionLimits } from "../limits";

type Counts = readonly [least: number, most: number];

const EXACTLY: Readonly<Record<Language, (count: number) => string>> = {
  es: (count) => `Elige ${count}.`,
  en: (count) => `Choose ${count}.`,
  fr: (count) => `Choisissez-en ${count}.`,
  nl: (count) => `Kies er ${count}.`,
  it: (count) => `Scegline ${count}.`,
  pt: (count) => `Escolhe ${count}.`,
};

const BETWEEN: Readonly<Record<Language, (counts: Counts) => string>> = {
  es: ([least, most]) => `Elige de ${least} a ${most}.`,
  en: ([least, most]) => `Choose ${least} to ${most}.`,
  fr: ([least, most]) => `Choisissez-en de ${least} à ${most}.`,
  nl: ([least, most]) => `Kies er ${least} tot ${most}.`,
  it: ([least, most]) => `Scegline da ${least} a ${most}.`,
  pt: ([least, most]) => `Escolhe de ${least} a ${most}.`,
};

const AT_MOST: Readonly<Record<Language, (most: number) => string>> = {
  es: (most) => `Elige ${most} como mucho.`,
  en: (most) => `Choose ${most} at most.`,
  fr: (most) => `Choisissez-en ${most} au maximum.`,
  nl: (most) => `Kies er hoogstens ${most}.`,
  it: (most) => `Scegline al massimo ${most}.`,
  pt: (most) => `Escolhe no máximo ${most}.`,
};

/** How many files: one, so many, or from so many to so many. */
const FILES: Readonly<
  Record<Language, readonly [one: string, several: string, each: string, range: (counts: Counts) => string]>
> = {
  es: ["Un archivo", "archivos", "cada uno", ([least, most]) => `De ${least} a ${most} archivos`],
  en: ["One file", "files", "each", ([least, most]) => `${least} to ${most} files`],
  fr: ["Un fichier", "fichiers", "chacun", ([least, most]) => `De ${least} à ${most} fichiers`],
  nl: ["Eén bestand", "bestanden", "elk", ([least, most]) => `${least} tot ${most} bestanden`],
  it: ["Un file", "file", "ciascuno", ([least, most]) => `Da ${least} a ${most} file`],
  pt: ["Um ficheiro", "ficheiros", "cada um", ([least, most]) => `De ${least} a ${most} ficheiros`],
};

const SIZE: Readonly<Record<Language, (size: number) => string>> = {
  es: (size) => `de ${size} MB como mucho`,
  en: (size) => `of ${size} MB at most`,
  fr: (size) => `de ${size} Mo au maximum`,
  nl: (size) => `van hoogstens ${size} MB`,
  it: (size) => `di ${size} MB al massimo`,
  pt: (size) => `de ${size} MB no máximo`,
};

/** How many of those that are offered may be chosen, in the survey's language; nothing where any number may. */
export function selectionGuide(limits: SelectionLimits, available: number, language: string): string | undefined {
  const own = resolveLanguage(language);
  const min = leastOf(limits, available);
  const max = Math.min(limits.max ?? available, available);
  if (max === available && min <= 1) return undefined;
  if (max === min) return EXACTLY[own](max);
  if (max === available) return ruleText("atLeast", language, min);
  return min > 1 ? BETWEEN[own]([min, max]) : AT_MOST[own](max);
}

const EXAMPLE: Readonly<Record<Language, (example: string) => string>> = {
  es: (example) => `Por ejemplo: ${example}`,
  en: (example) => `For example: ${example}`,
  fr: (example) => `Par exemple : ${example}`,
  nl: (example) => `Bijvoorbeeld: ${example}`,
  it: (example) => `Ad esempio: ${example}`,
  pt: (example) => `Por exemplo: ${example}`,
};

/** How a text is written that has to be written in one way, in the survey's language. */
export function exampleGuide(example: string, language: string): string {
  return EXAMPLE[resolveLanguage(language)](example);
}

interface UploadLimits {
  readonly least: number;
  readonly most: number;
  /** Megabytes of one file. */
  readonly size: number;
  /** File name extensions, e.g. `.pdf`. */
  readonly extensions: readonly string[];
}

/** How many files, how large and of which kinds, in the survey's language. */
export function uploadGuide({ least, most, size, extensions }: UploadLimits, language: string): string {
  const own = resolveLanguage(language);
  const [one, several, each, range] = FILES[own];
  const kinds = extensions.map((extension) => extension.slice(1).toUpperCase()).join(", ");
  const limit = SIZE[own](size);
  if (most <= 1) return `${one} ${limit}: ${kinds}.`;
  const count = least === most ? `${most} ${several}` : range([least, most]);
  return `${count}, ${limit} ${each}: ${kinds}.`;
}
