import type { RouteContext, SpaceDb } from "../../../../server/kit";
import { createZone } from "../../../../shared/dates/zone";
import { DEFAULT_LANGUAGE } from "../../../../shared/languages";
import { DISPOSITIONS } from "../../../../survey/fieldwork/dispositions";
import type { MissingReason } from "../../../../survey/questionnaire";
import { DISPOSITION } from "../../shared/conditions";
import type { ReportedQuestionnaire } from "../reportedQuestionnaire";
import type { ResponseColumns } from "../responses/responseColumns";
import { FINISHED, type ReadStates, type ResponseField } from "../responses/responseFields";
import type { ResultsServices } from "../services";
import {
  type ContributedVariable,
  codeOf,
  contributedVariables,
  readAllContributed,
  type VariableSources,
} from "./contributedVariables";

/** The category of the response in a slot; undefined where it isn't known. */
type KeyOf = (slot: number) => string | undefined;

/** A variable once what it needs beside the responses has been read. */
export interface PreparedVariable {
  readonly questionIds: readonly string[];
  /** Which responses it tells apart. @default complete ones */
  readonly states?: ReadStates;
  readonly readIn: (responses: ResponseColumns) => KeyOf;
}

interface Read {
  readonly db: SpaceDb;
  readonly questionnaire: ReportedQuestionnaire;
  readonly withTest: boolean;
  readonly services: Pick<ResultsServices, "quality" | "timeZone">;
}

/** Whose words categories are said in. */
type Words = Pick<RouteContext, "text" | "language">;

/** What is known of a response beside its answers and its member. */
export interface ResponseVariable {
  /** In order. @default those that responses have, sorted */
  readonly keys?: readonly string[];
  readonly labelOf: (key: string, words: Words) => string;
  /** @default its text under `filters.variables` */
  readonly titleOf?: (words: Words) => string;
  /** Why a response has none of the categories. @default unknown */
  readonly missing?: MissingReason;
  readonly prepare: (read: Read) => Promise<PreparedVariable>;
}

const MS_PER_DAY = 86_400_000;
/** No zone's day begins within a quarter of an hour. */
const QUARTER = 900_000;
const dateOf = (day: string) => new Date(`${day}T00:00:00Z`);

/** By the day on which responses ended. @param keyOfDay of `YYYY-MM-DD` */
const byDay =
  (keyOfDay: (day: string) => string): ResponseVariable["prepare"] =>
  async ({ db, services }) => {
    const zone = createZone(await services.timeZone(db));
    const known = new Map<number, string>();
    const keyAt = (time: number) => {
      const quarter = Math.floor(time / QUARTER);
      const key = known.get(quarter) ?? keyOfDay(zone.clockAt(new Date(time).toISOString()).slice(0, 10));
      known.set(quarter, key);
      return key;
    };
    const readIn: PreparedVariable["readIn"] = ({ frame: { completedAt } }) => {
      return (slot) => {
        const time = completedAt[slot] ?? Number.NaN;
        return Number.isNaN(time) ? undefined : keyAt(time);
      };
    };
    return { questionIds: [], readIn };
  };

/** Monday of the day's week. */
function mondayOf(day: string): string {
  const date = dateOf(day);
  return new Date(date.getTime() - ((date.getUTCDay() + 6) % 7) * MS_PER_DAY).toISOString().slice(0, 10);
}

const fieldValue =
  (field: ResponseField): PreparedVariable["readIn"] =>
  (responses) => {
    const column = responses.column(field);
    const keys = column.answers.map((answer) => (typeof answer?.value === "string" ? answer.value : undefined));
    return (slot) => keys[column.placeOf(slot)];
  };

const byField =
  (field: ResponseField): ResponseVariable["prepare"] =>
  async () => ({ questionIds: [field], readIn: fieldValue(field) });

/** Imported responses don't say how they ended: they are complete ones. */
const readDisposition: PreparedVariable["readIn"] = (responses) => {
  const ownOf = fieldValue("$disposition")(responses);
  return (slot) => ownOf(slot) ?? "complete";
};

async function prepareQuality({ db, questionnaire, withTest, services }: Read): Promise<PreparedVariable> {
  const flagged = await services.quality().flagged(db, questionnaire.id, withTest);
  return {
    questionIds: ["$disposition"],
    readIn: (responses) => {
      const { ids } = responses.frame;
      const dispositionOf = readDisposition(responses);
      // What ended otherwise isn't looked at for signs.
      return (slot) => (dispositionOf(slot) === "complete" ? (flagged.get(ids[slot] ?? "") ?? "unflagged") : undefined);
    },
  };
}

/** Categories of a variable that an extension contributes. */
function ofExtension(contributed: ContributedVariable): ResponseVariable {
  const { variable, question, source } = contributed;
  const wordedIn = (language: string) =>
    source.variables(question, language).find(({ name }) => name === variable.name) ?? variable;
  return {
    keys: Object.keys(variable.codes),
    labelOf: (key, { language }) => wordedIn(language).codes[key] ?? key,
    titleOf: ({ language }) => wordedIn(language).label,
    missing: "not-asked",
    prepare: async ({ db, questionnaire, withTest }) => {
      const known = await readAllContributed(db, contributed, { questionnaireId: questionnaire.id, withTest });
      return {
        questionIds: [question.id],
        readIn: (responses) => {
          const column = responses.column(question.id);
          return (slot) => codeOf(contributed, known.get(responses.frame.ids[slot] ?? ""), column.answerOf(slot));
        },
      };
    },
  };
}

/** By name; titles are under `filters.variables` of the locales. */
export const RESPONSE_VARIABLES: Readonly<Record<string, ResponseVariable>> = {
  response_week: {
    labelOf: (key, { language }) => {
      const monday = dateOf(key);
      const format = new Intl.DateTimeFormat(language, { day: "numeric", month: "short", year: "numeric", timeZone: "UTC" });
      return format.formatRange(monday, new Date(monday.getTime() + 6 * MS_PER_DAY));
    },
    prepare: byDay(mondayOf),
  },
  response_month: {
    labelOf: (key, { language }) =>
      new Intl.DateTimeFormat(language, { month: "long", year: "numeric", timeZone: "UTC" }).format(dateOf(`${key}-01`)),
    prepare: byDay((day) => day.slice(0, 7)),
  },
  response_channel: {
    keys: ["member", "link", "import", "simulated"],
    labelOf: (key, { text }) => text(`results.channels.${key}`),
    prepare: byField("$channel"),
  },
  response_device: {
    keys: ["desktop", "mobile", "tablet"],
    labelOf: (key, { text }) => text(`entities.response.enums.device.${key}`),
    prepare: byField("$device"),
  },
  response_language: {
    labelOf: (key, { language }) => new Intl.DisplayNames([language], { type: "language" }).of(key) ?? key,
    prepare: byField("$language"),
  },
  response_quality: {
    keys: ["unflagged", "undecided", "kept"],
    labelOf: (key, { text }) => text(`filters.quality.${key}`),
    prepare: prepareQuality,
  },
  [DISPOSITION]: {
    keys: Object.keys(DISPOSITIONS),
    labelOf: (key, { text }) => text(`entities.response.enums.disposition.${key}`),
    prepare: async () => ({ questionIds: ["$disposition"], states: FINISHED, readIn: readDisposition }),
  },
};

/** What variables are found by: a questionnaire, and what extensions contribute to its results. */
export interface VariableSpace {
  readonly questionnaire: Pick<ReportedQuestionnaire, "questions">;
  readonly sources: VariableSources;
}

/** A variable of responses by its name. Pure: what it needs is read by its `prepare`. */
export function findResponseVariable(name: string, { questionnaire, sources }: VariableSpace): ResponseVariable | undefined {
  if (Object.hasOwn(RESPONSE_VARIABLES, name)) return RESPONSE_VARIABLES[name];
  const contributed = contributedVariables(questionnaire, sources, DEFAULT_LANGUAGE).find(
    ({ variable }) => variable.name === name,
  );
  return contributed && ofExtension(contributed);
}

/** What a variable of responses is called. */
export const responseVariableTitle = (name: string, variable: ResponseVariable, words: Words): string =>
  variable.titleOf?.(words) ?? words.text(`filters.variables.${name}`);

/** What tables and splits are made of, with names in the reader's language; how responses ended is a filter alone. */
export function responseVariables({ text, language }: Words, { questionnaire, sources }: VariableSpace) {
  const own = Object.keys(RESPONSE_VARIABLES).filter((name) => name !== DISPOSITION);
  return [
    ...own.map((name) => ({ name, title: text(`filters.variables.${name}`) })),
    ...contributedVariables(questionnaire, sources, language).map(({ variable: { name, label } }) => ({ name, title: label })),
  ];
}
