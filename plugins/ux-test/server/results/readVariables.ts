import type { ActivityType } from "../../../../src/server/kit";
import { type LocalizedText, localize, resolveLanguage } from "../../../../src/shared/languages";
import type { Outcome } from "../../shared/uxTest";
import { readTasks } from "../readTest";
import { readTried } from "./readResults";

/** Words of tables in their readers' language. What is "done" is what people say. */
const WORDS = {
  outcome: { es: "resultado", en: "outcome", fr: "résultat", nl: "resultaat", it: "esito", pt: "resultado" },
  seconds: { es: "segundos", en: "seconds", fr: "secondes", nl: "seconden", it: "secondi", pt: "segundos" },
  ease: {
    es: "facilidad (1 a 7)",
    en: "ease (1 to 7)",
    fr: "facilité (1 à 7)",
    nl: "gemak (1 tot 7)",
    it: "facilità (da 1 a 7)",
    pt: "facilidade (1 a 7)",
  },
  DONE: {
    es: "Conseguida (declarado)",
    en: "Done (declared)",
    fr: "Réussie (déclaré)",
    nl: "Gelukt (opgegeven)",
    it: "Riuscita (dichiarato)",
    pt: "Conseguida (declarado)",
  },
  GAVE_UP: { es: "Abandonada", en: "Gave up", fr: "Abandonnée", nl: "Opgegeven", it: "Abbandonata", pt: "Abandonada" },
  TIMED_OUT: {
    es: "Sin tiempo",
    en: "Ran out of time",
    fr: "Temps écoulé",
    nl: "Tijd verstreken",
    it: "Tempo scaduto",
    pt: "Sem tempo",
  },
} satisfies Readonly<Record<Outcome | "outcome" | "seconds" | "ease", LocalizedText>>;

const wordFor = (word: keyof typeof WORDS, language: string) => localize(WORDS[word], resolveLanguage(language));

/** For each task: how it ended, how long it took and how easy it was. */
export const readVariables: NonNullable<ActivityType["variables"]> = async ({ db, activityId, language }) => {
  const tasks = await readTasks(db, activityId);
  const values = new Map<string, Record<string, string | number>>();
  for (const { taskId, memberId, outcome, seconds, ease } of await readTried(db, tasks, Date.now())) {
    const name = `task${tasks.findIndex(({ id }) => id === taskId) + 1}`;
    values.set(memberId, {
      ...values.get(memberId),
      ...(outcome === null ? {} : { [`${name}_outcome`]: outcome }),
      ...(seconds === null ? {} : { [`${name}_seconds`]: seconds }),
      ...(ease === null ? {} : { [`${name}_ease`]: ease }),
    });
  }
  const codes = {
    DONE: wordFor("DONE", language),
    GAVE_UP: wordFor("GAVE_UP", language),
    TIMED_OUT: wordFor("TIMED_OUT", language),
  };
  const variables = tasks.flatMap(({ name: task }, index) => {
    const name = `task${index + 1}`;
    const label = (word: keyof typeof WORDS) => `${task}: ${wordFor(word, language)}`;
    return [
      { name: `${name}_outcome`, label: label("outcome"), measure: "nominal" as const, codes },
      { name: `${name}_seconds`, label: label("seconds"), measure: "scale" as const },
      { name: `${name}_ease`, label: label("ease"), measure: "scale" as const },
    ];
  });
  return { variables, values };
};
