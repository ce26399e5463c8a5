import type { Reason } from "../shared/reasons";
import type { Column } from "./column";
import { type DayOrder, type Moment, parseMoments } from "./dates";
import {
  ADDRESS,
  BESIDE_TECHNICAL,
  END,
  FINISHED,
  ID,
  LANGUAGE,
  NOBODY,
  PERSONAL,
  PLACE,
  PLAIN_LANGUAGE,
  PLAIN_STATUS,
  PROGRESS,
  START,
  STATUS,
  SUBMITTED,
  TECHNICAL,
  UNFINISHED,
  whole,
} from "./responseNames";

/** Columns about the response rather than the questions. */
export interface ResponseColumns {
  readonly id?: Column;
  readonly startedAt?: TimeColumn;
  readonly completedAt?: TimeColumn;
  /** The language in which it was answered. */
  readonly language?: Column;
  /** Whether a row's response was finished; all are where the file doesn't say. */
  readonly isFinished: (row: readonly string[]) => boolean;
  /** Whether a row is somebody's try of the survey, as some services export with the answers. */
  readonly isPreview: (row: readonly string[]) => boolean;
  /** What the file has of the four above and of the state, with what becomes of it. */
  readonly used: readonly { readonly column: Column; readonly reason: Reason }[];
  /** No questions either, and nothing that a response has here. */
  readonly leftOut: readonly { readonly column: Column; readonly reason: Reason }[];
  /** All of the above. */
  readonly all: ReadonlySet<Column>;
}

interface TimeColumn {
  readonly column: Column;
  readonly moments: ReadonlyMap<string, Moment>;
}

/** Services write these in front of all questions. */
const MOST_AHEAD = 25;

/** Whether a text is what services call something that they know of a response. */
export function isResponseHeading(text: string): boolean {
  return [ID, START, END, STATUS, PROGRESS, LANGUAGE, TECHNICAL].some((pattern) => pattern.test(text));
}

const isCalled = ({ heading, variable }: Column, pattern: RegExp) => pattern.test(heading) || pattern.test(variable ?? "");
const shareOf = ({ counts, filled }: Column, is: (text: string) => boolean) => {
  let matching = 0;
  for (const [text, count] of counts) if (is(text)) matching += count;
  return filled === 0 ? 0 : matching / filled;
};

/** Says of each row whether it was finished, by the words of a status, a share of progress, or a blank date of sending. */
function finishedBy(columns: readonly Column[], completed: TimeColumn | undefined) {
  const says = (column: Column) =>
    shareOf(column, (text) => FINISHED.test(text) || UNFINISHED.test(text)) === 1 &&
    shareOf(column, (text) => FINISHED.test(text)) > 0;
  // Codes of a column called "state" may be of a country: words tell.
  const isTelling = (column: Column) => !isCalled(column, PLAIN_STATUS) || shareOf(column, (text) => /^\d+$/.test(text)) === 0;
  const states = columns.filter((column) => isCalled(column, STATUS) && says(column) && isTelling(column));
  // A service may have a state of its own kind beside whether a response was finished.
  const ending = states.filter((column) => !isCalled(column, PLAIN_STATUS));
  const used = ending.length > 0 ? ending : states.slice(0, 1);
  if (used.length > 0) {
    // Forms in parts count 0 to 2, and 1 is not checked yet.
    const isDone = (column: Column, text: string) => FINISHED.test(text) && !(text === "1" && column.counts.has("2"));
    return {
      columns: used,
      isFinished: (row: readonly string[]) => used.every((column) => isDone(column, row[column.index] ?? "")),
    };
  }
  const isShare = (text: string) => /^\d{1,3}%?$/.test(text);
  const progress = columns.find((column) => isCalled(column, PROGRESS) && shareOf(column, isShare) === 1);
  if (progress) return { columns: [progress], isFinished: (row: readonly string[]) => /^100%?$/.test(row[progress.index] ?? "") };
  const sent = completed && isCalled(completed.column, SUBMITTED) ? completed.column : undefined;
  return { columns: [], isFinished: (row: readonly string[]) => sent === undefined || row[sent.index] !== "" };
}

const PREVIEW_COLUMN = whole("(?:response[\\s_-]*)?(?:status|type)", "distribution[\\s_-]*channel", "estado|statut|stato");
const PREVIEW = /^(?:survey )?(?:preview|test)$/i;

function previewsIn(columns: readonly Column[]): (row: readonly string[]) => boolean {
  // Where all are, they are what there is.
  const telling = columns.filter((column) => {
    const share = isCalled(column, PREVIEW_COLUMN) ? shareOf(column, (text) => PREVIEW.test(text)) : 0;
    return share > 0 && share < 1;
  });
  return (row) => telling.some(({ index }) => PREVIEW.test(row[index] ?? ""));
}

/** @param rows how many there are */
export function responseColumns(columns: readonly Column[], rows: number, habit: DayOrder): ResponseColumns {
  const times = (pattern: RegExp) =>
    columns.flatMap((column) => {
      const moments = isCalled(column, pattern) ? parseMoments([...column.counts.keys()], habit) : undefined;
      return moments ? [{ column, moments }] : [];
    });
  const [ids, starts, ends] = [columns.filter((column) => isCalled(column, ID)), times(START), times(END)];
  const id = rows > 0 ? ids.find((column) => column.counts.size === rows) : undefined;
  const [startedAt, completedAt] = [starts[0], ends[0]];
  const finished = finishedBy(columns, completedAt);
  const technical = columns.filter((column) => isCalled(column, TECHNICAL) && !isCalled(column, BESIDE_TECHNICAL));
  const isExport = technical.length > 0 || (id !== undefined && completedAt !== undefined);
  const language =
    columns.find((column) => isCalled(column, LANGUAGE)) ??
    (isExport ? columns.find((column) => isCalled(column, PLAIN_LANGUAGE) && shareOf(column, isLanguage) === 1) : undefined);
  const used = (
    [
      [id, "asRespondent"],
      [startedAt?.column, "asStart"],
      [completedAt?.column, "asEnd"],
      [language, "asLanguage"],
    ] as const
  ).flatMap(([column, reason]) => (column ? [{ column, reason }] : []));
  const leftOut = columns.flatMap((column): ResponseColumns["leftOut"] => {
    if (used.some((one) => one.column === column)) return [];
    if (isPersonal(column)) return [{ column, reason: "personalData" }];
    const isOfResponse =
      isRowNumber(column, rows) ||
      finished.columns.includes(column) ||
      technical.includes(column) ||
      (id !== undefined && ids.includes(column) && column.counts.size === column.filled) ||
      [...starts, ...ends].some((time) => time.column === column) ||
      (isExport &&
        (isCalled(column, BESIDE_TECHNICAL) || isCalled(column, STATUS) || isCalled(column, PROGRESS)) &&
        column.index < MOST_AHEAD);
    return isOfResponse ? [{ column, reason: "responseColumn" }] : [];
  });
  return {
    ...{ id, startedAt, completedAt, language, used, leftOut, isFinished: finished.isFinished, isPreview: previewsIn(columns) },
    all: new Set([...used, ...leftOut].map(({ column }) => column)),
  };
}

const isLanguage = (text: string) =>
  /^[a-z]{2,3}(?:[-_][a-z0-9]{2,8})*$/i.test(text) ||
  /^(?:english|español|spanish|fran[cç]ais|french|deutsch|german|italiano|italian|portugu[eê]s|portuguese|nederlands|dutch)$/i.test(
    text,
  );

/** The first column of a data frame that was written with its index. */
function isRowNumber({ index, heading, counts }: Column, rows: number): boolean {
  if (index > 0 || rows < 2 || counts.size !== rows || !/^(unnamed: 0|index|)$/i.test(heading)) return false;
  const texts = [...counts.keys()];
  return texts.every((text, place) => Number(text) === Number(texts[0]) + place && /^\d+$/.test(text));
}

/** Names as headings with as many texts as people; addresses whatever their column is called. */
function isPersonal(column: Column): boolean {
  if (column.filled === 0) return isCalled(column, PERSONAL);
  if (shareOf(column, (text) => ADDRESS.test(text) || PLACE.test(text)) >= 0.9) return true;
  if (isCalled(column, PERSONAL) && shareOf(column, (text) => NOBODY.test(text)) === 1) return true;
  return isCalled(column, PERSONAL) && column.counts.size > column.filled / 2;
}
