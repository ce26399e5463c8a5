import type { SpecExample } from "../../../../tests/contract/specCall";
import { listExamples } from "./listCalls";
import { wizardExamples } from "./wizardCalls";

/** The calls of the specification that activities build. */
export const examples: Readonly<Record<string, SpecExample>> = {
  ...listExamples,
  ...wizardExamples,
  ...listExamples,
};
