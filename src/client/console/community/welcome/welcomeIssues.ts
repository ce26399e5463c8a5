import type { FormData } from "../../../screens/form/formTypes";
import { REQUIRED, WELCOME_SCHEMA } from "./welcomeSchema";

type Rule = "required" | "minimum" | "maximum";

/** A broken rule, as the texts under `validation` name it. */
export interface WelcomeIssue {
  readonly name: string;
  readonly rule: Rule;
  readonly limit?: number;
}

function isEmpty(value: unknown): boolean {
  return value === undefined || value === null || (typeof value === "string" && value.trim() === "");
}

/** What the welcome page lacks before it can be saved: the server says the same. */
export function welcomeIssues(values: FormData): readonly WelcomeIssue[] {
  const { properties = {} } = WELCOME_SCHEMA;
  return Object.entries(properties).flatMap(([name, { minimum, maximum }]): readonly WelcomeIssue[] => {
    const value = values[name];
    if (isEmpty(value)) return REQUIRED.includes(name) ? [{ name, rule: "required" }] : [];
    if (typeof value !== "number") return [];
    if (minimum !== undefined && value < minimum) return [{ name, rule: "minimum", limit: minimum }];
    if (maximum !== undefined && value > maximum) return [{ name, rule: "maximum", limit: maximum }];
    return [];
  });
}
