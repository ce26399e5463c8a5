import type { Check } from "../check";
import { attention } from "./attention";
import { duplicate } from "./duplicate";
import { evasive } from "./evasive";
import { fastAnswers } from "./fastAnswers";
import { gibberish } from "./gibberish";
import { pasted } from "./pasted";
import { pattern } from "./pattern";
import { repeatedText } from "./repeatedText";
import { speeder } from "./speeder";
import { straightLining } from "./straightLining";

/** All checks, in the order in which their flags are shown. */
export const checks: readonly Check[] = [
  speeder,
  fastAnswers,
  straightLining,
  pattern,
  evasive,
  attention,
  gibberish,
  repeatedText,
  pasted,
  duplicate,
];
