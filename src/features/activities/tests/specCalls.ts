import type { SpecExample } from "../../../../tests/contract/specCall";
import { wizardExamples } from "./wizardCalls";

/** The calls of the specification that activities build. */
export const examples: Readonly<Record<string, SpecExample>> = {
  ...wizardExamples,
};
