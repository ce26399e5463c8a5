/** An expression of LimeSurvey's; `all` and `any` put parentheses around what would fall apart. */
export interface Formula {
  readonly text: string;
  readonly joined?: "and" | "or";
}

export const ALWAYS: Formula = { text: "1" };
export const NEVER: Formula = { text: "1 == 0" };

/** What can't be said in LimeSurvey. */
export class Unsayable extends Error {
  constructor(readonly part: string) {
    super(part);
    this.name = "Unsayable";
  }
}

export function all(members: readonly Formula[]): Formula {
  if (members.includes(NEVER)) return NEVER;
  return joined(
    "and",
    members.filter((member) => member !== ALWAYS),
    ALWAYS,
  );
}

export function any(members: readonly Formula[]): Formula {
  if (members.includes(ALWAYS)) return ALWAYS;
  return joined(
    "or",
    members.filter((member) => member !== NEVER),
    NEVER,
  );
}

export function not(formula: Formula): Formula {
  if (formula === ALWAYS) return NEVER;
  return formula === NEVER ? ALWAYS : { text: `!(${formula.text})` };
}

function joined(by: "and" | "or", members: readonly Formula[], none: Formula): Formula {
  const [only] = members;
  if (!only) return none;
  if (members.length === 1) return only;
  const text = members
    .map((member) => (member.joined && member.joined !== by ? `(${member.text})` : member.text))
    .join(` ${by} `);
  return { text, joined: by };
}
