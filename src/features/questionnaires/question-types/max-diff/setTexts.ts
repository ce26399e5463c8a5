import { type Language, resolveLanguage } from "../../../../shared/languages";

const HEADINGS: Readonly<Record<Language, (place: string, of: number) => string>> = {
  es: (place, of) => `Grupo ${place} de ${of}`,
  en: (place, of) => `Set ${place} of ${of}`,
  fr: (place, of) => `Série ${place} sur ${of}`,
  nl: (place, of) => `Set ${place} van ${of}`,
  it: (place, of) => `Gruppo ${place} di ${of}`,
  pt: (place, of) => `Grupo ${place} de ${of}`,
};

const RULES: Readonly<Record<Language, (best: string, worst: string) => string>> = {
  es: (best, worst) => `Contesta todos los grupos. En cada uno, marca un elemento en «${best}» y otro distinto en «${worst}».`,
  en: (best, worst) => `Answer every set. In each one, choose one item under “${best}” and a different one under “${worst}”.`,
  fr: (best, worst) =>
    `Répondez à toutes les séries. Dans chacune, choisissez un élément pour « ${best} » et un autre pour « ${worst} ».`,
  nl: (best, worst) => `Beantwoord alle sets. Kies in elke set één item bij ‘${best}’ en een ander bij ‘${worst}’.`,
  it: (best, worst) => `Rispondi a tutti i gruppi. In ciascuno scegli un elemento per «${best}» e uno diverso per «${worst}».`,
  pt: (best, worst) =>
    `Responde a todos os grupos. Em cada um, escolhe um elemento em «${best}» e outro diferente em «${worst}».`,
};

/** What a set is called, in the survey's language. */
export function setHeading(key: string, of: number, language: string): string {
  return HEADINGS[resolveLanguage(language)](key, of);
}

/** What the respondent reads while some set is not answered, in the survey's language. */
export function setRule(best: string, worst: string, language: string): string {
  return RULES[resolveLanguage(language)](best, worst);
}
