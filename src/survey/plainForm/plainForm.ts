import type { Heading } from "../logic/optionGroups";

/** A question as a form of plain HTML, which can be answered before any script runs, and without one. */
export interface PlainForm {
  /** How the form's entries make the answer's value. */
  readonly shape: PlainShape;
  /** Whether what is entered are numbers. @default false */
  readonly isNumeric?: boolean;
  readonly fields: readonly PlainField[];
}

/**
 * By the names of the entries, `value` and its parts: `one` text, `several` of one name, those `ranked` by place,
 * `parts` by code, `lists` and `cells` by row, addresses of `files`.
 */
export type PlainShape = "one" | "several" | "ranked" | "parts" | "lists" | "cells" | "files";

export interface PlainOption {
  readonly value: string;
  readonly label: string;
  /** Address of a picture. */
  readonly image?: string;
}

interface NamedField {
  /** As {@link entryName} makes it. */
  readonly name: string;
  /** What it is called among several; a question's only field goes by the question's title. */
  readonly label?: string;
  /** Whether an answered question must have it. */
  readonly isNeeded?: boolean;
}

/** One or several of some options. */
export interface PlainChoice extends NamedField {
  readonly control: "radio" | "checkbox" | "select";
  readonly options: readonly PlainOption[];
  /** Over options that stand under one. */
  readonly headings?: readonly Heading[];
  /** @default "list" */
  readonly look?: "list" | "scale" | "images";
  /** What the ends of a scale mean. */
  readonly ends?: readonly [string, string];
}

/** Something to type or to pick. */
export interface PlainInput extends NamedField {
  readonly control: "text" | "area" | "number" | "date" | "datetime-local" | "file";
  /** HTML attributes that say the limits: `min`, `max`, `step`, `maxlength`, `accept`, `multiple`. */
  readonly limits?: Readonly<Record<string, string | number | true>>;
  readonly placeholder?: string;
  readonly unit?: string;
  readonly ends?: readonly [string, string];
}

/** Fields that belong together: a row. */
export interface PlainGroup {
  readonly control: "group";
  readonly legend: string;
  readonly fields: readonly PlainField[];
}

/** Something to read; line breaks are kept. */
export interface PlainProse {
  readonly control: "prose";
  readonly texts: readonly string[];
  readonly image?: string;
}

export type PlainField = PlainChoice | PlainInput | PlainGroup | PlainProse;

/** The entry of the whole value, or of a part of it. */
export function entryName(...codes: readonly (string | number)[]): string {
  return ["value", ...codes].join(".");
}

/** How a page's form is to be read by the script that takes its place. */
export interface FormMarks extends Required<Pick<PlainForm, "shape" | "isNumeric">> {
  readonly questionId: string;
  /** Whether the form holds what was sent and refused, and so is stored nowhere. */
  readonly isRefused: boolean;
}

/** The marks as attributes of the form. Texts all of them: a flag without a value would be read as an empty text. */
export function writeMarks({ questionId, shape, isNumeric, isRefused }: FormMarks): Readonly<Record<string, string>> {
  return {
    "data-question": questionId,
    "data-shape": shape,
    "data-numeric": String(isNumeric),
    "data-refused": String(isRefused),
  };
}

/** The marks of a form's `dataset`. */
export function readMarks({ question = "", shape = "one", numeric, refused }: Partial<Record<string, string>>): FormMarks {
  return { questionId: question, shape: shape as PlainShape, isNumeric: numeric === "true", isRefused: refused === "true" };
}

/** Marks a page that nothing can be done on before its script. */
export const NEEDS_SCRIPT = "data-needs-script";

/** The entry of the text beside the value. */
export const COMMENT_ENTRY = "comment";

/** The entry of files that are sent with the form; those of before are parts of the value. */
export const FILES_ENTRY = "files";
