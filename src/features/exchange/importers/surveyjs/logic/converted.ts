import type { JsonObject } from "../../../../../shared/json";
import type { Block, Question } from "../../../../../survey/questionnaire";

/** An element of the file and the questions that it became, with the conditions of the panels around it. */
export interface ConvertedElement {
  readonly name: string;
  readonly source: JsonObject;
  readonly questions: readonly Question[];
  /** Panels from the outside in, each with the name under which it is listed. */
  readonly panels: readonly Container[];
}

/** A page or panel. */
export interface Container {
  readonly name: string;
  readonly source: JsonObject;
}

export interface ConvertedPage {
  readonly page: Container;
  readonly block: Block;
  readonly elements: readonly ConvertedElement[];
}
