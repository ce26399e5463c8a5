/** A file as a person would choose it. */
export interface ChosenFile {
  readonly name: string;
  readonly mimeType: string;
  readonly buffer: Buffer;
}

type Fields = Readonly<Record<string, string>>;

function table(name: string, rows: readonly Fields[]): string {
  const lines = rows.map((row) => {
    const cells = Object.entries(row).map(([field, value]) => `<${field}><![CDATA[${value}]]></${field}>`);
    return `<row>${cells.join("")}</row>`;
  });
  return `<${name}><rows>${lines.join("\n")}</rows></${name}>`;
}

const LANGUAGE = { language: "es" };
const QUESTION = { parent_qid: "0", gid: "1", other: "N", mandatory: "Y", help: "", relevance: "1", ...LANGUAGE };

function survey(): string {
  const tables = [
    table("answers", [
      { qid: "10", code: "A1", answer: "En tren", sortorder: "1", scale_id: "0", ...LANGUAGE },
      { qid: "10", code: "A2", answer: "En coche", sortorder: "2", scale_id: "0", ...LANGUAGE },
    ]),
    table("groups", [{ gid: "1", group_name: "Viaje", group_order: "0", description: "", ...LANGUAGE }]),
    table("questions", [
      { ...QUESTION, qid: "10", type: "L", title: "medio", question: "¿Cómo has venido?", question_order: "1" },
      {
        ...QUESTION,
        qid: "11",
        type: "T",
        title: "porque",
        question: "¿Por qué en tren?",
        question_order: "2",
        relevance: '((medio.NAOK == "A1"))',
      },
      {
        ...QUESTION,
        qid: "12",
        type: "T",
        title: "billete",
        question: "¿Qué billete tienes?",
        question_order: "3",
        relevance: 'regexMatch("/tren/", porque.NAOK)',
      },
    ]),
    table("question_attributes", [{ qid: "11", attribute: "text_input_width", value: "5" }]),
    table("surveys", [{ sid: "7", language: "es", additional_languages: "" }]),
    table("surveys_languagesettings", [{ surveyls_language: "es", surveyls_title: "El viaje" }]),
  ];
  return `<?xml version="1.0" encoding="UTF-8"?>
<document>
<LimeSurveyDocType>Survey</LimeSurveyDocType>
<DBVersion>177</DBVersion>
<languages><language>es</language></languages>
${tables.join("\n")}
</document>
`;
}

/** Three questions: one asked under a condition, and one under a condition that has no counterpart. */
export const LIMESURVEY: ChosenFile = { name: "viaje.lss", mimeType: "application/xml", buffer: Buffer.from(survey()) };

/** The same file, cut off on its way. */
export const BROKEN: ChosenFile = {
  ...LIMESURVEY,
  name: "cortado.lss",
  buffer: Buffer.from(survey().slice(0, 900)),
};

const ROWS = [
  ["Respondent ID", "¿Qué tomas por la mañana?", "Edad"],
  ["1", "Café", "31"],
  ["2", "Té", "42"],
  ["3", "Café", "27"],
  ["4", "", "55"],
  ["5", "Café", "38"],
  ["6", "Zumo", "61"],
  ["7", "Té", "19"],
  ["8", "Café", "44"],
];

/** Eight respondents: four take coffee, two tea, one juice, and one says nothing. */
export const RESPONSES: ChosenFile = {
  name: "mananas.csv",
  mimeType: "text/csv",
  buffer: Buffer.from(ROWS.map((row) => row.join(",")).join("\n")),
};
