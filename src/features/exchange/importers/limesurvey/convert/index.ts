import type { LocalizedText } from "../../../../../shared/languages";
import type { Draft } from "../../shared/draft";
import type { Reason } from "../../shared/reasons";
import { answersArray, fivePoints, fixedArray, numbersArray, pointsArray, scaleArray, textsArray } from "./arrays";
import { commentsOf, fixed, languageSwitch, list, listWithComment, multiple, ranking } from "./choices";
import type { Conversion } from "./conversion";
import { number, numbers } from "./numbers";
import { date, display, longText, multipleTexts, shortText, upload } from "./texts";

/** A question that comes of a LimeSurvey question; where several do, each with an ending of variable and title. */
export interface ConvertedQuestion extends Draft {
  readonly variableEnding?: string;
  readonly titleEnding?: LocalizedText;
  /** A companion may stay blank even where the question is mandatory. */
  readonly isOptional?: boolean;
  /** Shows its text and asks nothing. */
  readonly isDisplay?: boolean;
}

type Converter = (conversion: Conversion) => Draft | readonly ConvertedQuestion[];

/** LimeSurvey's question types by their letter. */
export const CONVERTERS: Readonly<Record<string, Converter>> = {
  "1": dualScale,
  "5": fivePoints,
  A: (conversion) => pointsArray(conversion, 5),
  B: (conversion) => pointsArray(conversion, 10),
  C: (conversion) => fixedArray(conversion, { Y: "yes", U: "uncertain", N: "no" }, false),
  D: date,
  E: (conversion) => fixedArray(conversion, { I: "increase", S: "same", D: "decrease" }),
  F: (conversion) => answersArray(conversion),
  G: (conversion) => fixed(conversion, { F: "female", M: "male" }),
  H: (conversion) => answersArray(conversion, true),
  I: languageSwitch,
  K: numbers,
  L: (conversion) => list(conversion),
  M: multiple,
  N: number,
  O: listWithComment,
  P: multipleWithComments,
  Q: multipleTexts,
  R: ranking,
  S: shortText,
  T: longText,
  U: longText,
  W: (conversion) => list(conversion, "dropdown"),
  X: () => [{ ...display(), isDisplay: true }],
  Y: (conversion) => fixed(conversion, { Y: "yes", N: "no" }),
  Z: (conversion) => list(conversion),
  "!": (conversion) => list(conversion, "dropdown"),
  ":": numbersArray,
  ";": textsArray,
  "|": upload,
};

/** Types without a counterpart, and the reason under which they are listed. */
export const SKIPPED: Readonly<Record<string, Reason>> = { "*": "equation" };

function dualScale(conversion: Conversion): readonly ConvertedQuestion[] {
  const scales = [0, 1].filter((scale) => scale === 0 || conversion.source.answers.some((answer) => answer.scale === scale));
  if (scales.length > 1) conversion.lose("splitDualScale");
  return scales.map((scale) => ({
    ...scaleArray(conversion, scale),
    variableEnding: scales.length > 1 ? `_${scale + 1}` : "",
    titleEnding: scales.length > 1 ? headerOf(conversion, scale) : undefined,
  }));
}

function headerOf(conversion: Conversion, scale: number): LocalizedText {
  const header = conversion.text(conversion.attributes.takeText(scale === 0 ? "dualscale_headerA" : "dualscale_headerB"));
  // Where a language has no heading, the scale's number tells the two questions apart.
  return Object.fromEntries(conversion.languages.map((language) => [language, header[language] ?? String(scale + 1)]));
}

function multipleWithComments(conversion: Conversion): readonly ConvertedQuestion[] {
  conversion.lose("splitComments");
  const comments = { variableEnding: "_comment", titleEnding: conversion.builtIn("comment"), isOptional: true };
  return [multiple(conversion), { ...commentsOf(conversion), ...comments }];
}
