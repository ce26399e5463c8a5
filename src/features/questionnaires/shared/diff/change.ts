/** What kinds of differences there are: keys under `surveys.diff.changes.` of the locales. */
export type ChangeKind =
  | "languageAdded"
  | "languageRemoved"
  | "mainLanguageChanged"
  | "blockAdded"
  | "blockRemoved"
  | "blockMoved"
  | "questionAdded"
  | "questionRemoved"
  | "questionMoved"
  | "typeChanged"
  | "variableRenamed"
  | "textChanged"
  | "settingChanged"
  | "optionAdded"
  | "optionRemoved"
  | "optionRecoded"
  | "optionTextChanged"
  | "optionSettingChanged"
  | "optionsReordered"
  | "logicChanged"
  | "optionLogicChanged"
  | "ruleAdded"
  | "ruleRemoved"
  | "ruleChanged"
  | "rulesReordered";

/** One difference between two documents. */
export interface Change {
  readonly kind: ChangeKind;
  /** The question that it is about. */
  readonly questionId?: string;
  /** The block that it is about; of a question that moved, none. Without both it is about the whole. */
  readonly blockId?: string;
  /** Name of the text, setting or part of the logic. */
  readonly name?: string;
  /** Name of the list that an option is in. */
  readonly list?: string;
  /** Code of the option. */
  readonly code?: string;
  /** Of a text. */
  readonly language?: string;
  /** What was, as the document says it; absent where there was nothing. */
  readonly before?: unknown;
  /** What is now. */
  readonly after?: unknown;
}
