import type { LocalizedText } from "../../../../shared/languages";
import { entryOf } from "./entryOf";
import type { Reason } from "./reasons";

/** Texts of answers that a format provides by itself, in the interface's languages. */
const TEXTS = {
  yes: { es: "Sí", en: "Yes", fr: "Oui", nl: "Ja", it: "Sì", pt: "Sim" },
  no: { es: "No", en: "No", fr: "Non", nl: "Nee", it: "No", pt: "Não" },
  uncertain: { es: "No lo sé", en: "Uncertain", fr: "Incertain", nl: "Onzeker", it: "Incerto", pt: "Não tenho a certeza" },
  increase: { es: "Aumenta", en: "Increase", fr: "Augmente", nl: "Neemt toe", it: "Aumenta", pt: "Aumenta" },
  same: { es: "Sigue igual", en: "Same", fr: "Reste pareil", nl: "Blijft gelijk", it: "Resta uguale", pt: "Mantém-se" },
  decrease: { es: "Disminuye", en: "Decrease", fr: "Diminue", nl: "Neemt af", it: "Diminuisce", pt: "Diminui" },
  female: { es: "Mujer", en: "Female", fr: "Femme", nl: "Vrouw", it: "Donna", pt: "Mulher" },
  male: { es: "Hombre", en: "Male", fr: "Homme", nl: "Man", it: "Uomo", pt: "Homem" },
  other: { es: "Otro", en: "Other", fr: "Autre", nl: "Anders", it: "Altro", pt: "Outro" },
  none: { es: "Ninguno", en: "None", fr: "Aucun", nl: "Geen", it: "Nessuno", pt: "Nenhum" },
  dontKnow: { es: "No lo sé", en: "Don't know", fr: "Je ne sais pas", nl: "Weet ik niet", it: "Non lo so", pt: "Não sei" },
  refuse: {
    es: "Prefiero no contestar",
    en: "Prefer not to answer",
    fr: "Je préfère ne pas répondre",
    nl: "Zeg ik liever niet",
    it: "Preferisco non rispondere",
    pt: "Prefiro não responder",
  },
  comment: {
    es: "Escribe aquí tu comentario",
    en: "Write your comment here",
    fr: "Écrivez votre commentaire ici",
    nl: "Schrijf hier je opmerking",
    it: "Scrivi qui il tuo commento",
    pt: "Escreva aqui o seu comentário",
  },
} as const satisfies Record<string, LocalizedText>;

export type BuiltIn = keyof typeof TEXTS;

/**
 * A built-in text in those of the questionnaire's languages that the interface speaks. Where it speaks none of them it is English,
 * in the first one, since an option needs a text.
 */
export function builtIn(
  name: BuiltIn,
  languages: readonly string[],
  lose: (reason: Reason, detail: string) => void,
): LocalizedText {
  const texts: LocalizedText = TEXTS[name];
  const textIn = (tag: string) => entryOf(texts, tag.toLowerCase().split(/[-_]/)[0] ?? "");
  const missing = languages.filter((tag) => textIn(tag) === undefined);
  if (missing.length > 0) lose("builtInText", `${missing.join(", ")}: ${TEXTS[name].en}`);
  const own = languages.flatMap((tag) => {
    const text = textIn(tag);
    return text === undefined ? [] : [[tag, text] as const];
  });
  return own.length > 0 ? Object.fromEntries(own) : { [languages[0] ?? "en"]: TEXTS[name].en };
}
