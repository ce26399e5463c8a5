/** Helpers of the tests of LimeSurvey's logic; no product code imports them. */

export type Fields = Readonly<Record<string, string>>;

export interface LimeQuestionSample {
  readonly code: string;
  readonly type: string;
  readonly text?: string;
  readonly group?: number;
  readonly row?: Fields;
  /** Code, and 1 for a column. */
  readonly parts?: readonly (readonly [code: string, scale?: string, relevance?: string])[];
  readonly answers?: readonly (readonly [code: string, scale?: string])[];
  readonly attributes?: Fields;
}

export interface Groups {
  readonly [number: number]: Fields;
}

/** A table of the format. */
export function table(name: string, rows: readonly Fields[]): string {
  const cells = (row: Fields) => Object.entries(row).map(([field, value]) => `<${field}><![CDATA[${value}]]></${field}>`);
  return `<${name}><rows>${rows.map((row) => `<row>${cells(row).join("")}</row>`).join("\n")}</rows></${name}>`;
}

/** Number of the question of that place. */
export function qidOf(place: number): string {
  return String(100 + place);
}

/** A survey in English of these questions, in groups by number. */
export function lss(
  asked: readonly LimeQuestionSample[],
  { groups = {}, more = [] }: { groups?: Groups; more?: readonly string[] } = {},
): string {
  const numbers = [...new Set(asked.map(({ group = 1 }) => group))];
  const tables = [
    table("surveys", [{ sid: "5", language: "en", assessments: "N" }]),
    table(
      "groups",
      numbers.map((number) => ({
        gid: String(number),
        group_name: `Group ${number}`,
        group_order: String(number),
        language: "en",
        ...groups[number],
      })),
    ),
    table(
      "questions",
      asked.map(({ code, type, text = code, group = 1, row = {} }, place) => ({
        qid: qidOf(place),
        parent_qid: "0",
        gid: String(group),
        type,
        title: code,
        question: text,
        other: "N",
        mandatory: "N",
        question_order: String(place),
        language: "en",
        relevance: "1",
        ...row,
      })),
    ),
    table(
      "subquestions",
      asked.flatMap(({ parts = [] }, place) =>
        parts.map(([title, scale = "0", relevance = "1"], index) => ({
          qid: `${qidOf(place)}0${index}`,
          parent_qid: qidOf(place),
          title,
          question: title,
          question_order: String(index),
          language: "en",
          scale_id: scale,
          relevance,
        })),
      ),
    ),
    table(
      "answers",
      asked.flatMap(({ answers = [] }, place) =>
        answers.map(([code, scale = "0"], index) => ({
          qid: qidOf(place),
          code,
          answer: `Answer ${code}`,
          sortorder: String(index),
          language: "en",
          scale_id: scale,
        })),
      ),
    ),
    table(
      "question_attributes",
      asked.flatMap(({ attributes = {} }, place) =>
        Object.entries(attributes).map(([attribute, value]) => ({ qid: qidOf(place), attribute, value })),
      ),
    ),
    ...more,
  ];
  return `<?xml version="1.0"?><document><LimeSurveyDocType>Survey</LimeSurveyDocType><DBVersion>640</DBVersion>${tables.join("\n")}</document>`;
}
