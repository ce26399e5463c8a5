import { questionTypes } from "../../../src/features/questionnaires/question-types";

/** The product's own question types, by name, as importers get them. */
export const TYPES = new Map(questionTypes.map((type) => [type.name, type]));
