/** Formats that a questionnaire is written to, in the order that they are offered in. */
export const EXPORT_FORMATS = ["sondeo", "surveyjs", "limesurvey"] as const;

export type ExportFormat = (typeof EXPORT_FORMATS)[number];
