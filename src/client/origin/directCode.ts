import type { View } from "./decide";

/** A code of an address that signs in by itself (spec section 2), and whose sign-in page it is for. */
export interface DirectCode {
  readonly view: View;
  readonly parameter: "testerAuthToken" | "clientAuthToken";
  readonly code: string;
}

export interface DirectCodeLookup {
  /** Nothing where there is none, or it isn't clear which. */
  readonly direct: DirectCode | undefined;
  readonly isFromSuite: boolean;
  /** The query without what signs in. */
  readonly search: string;
}

const VIEWS = { testerAuthToken: "member", clientAuthToken: "staff" } as const;
const PARAMETERS = ["testerAuthToken", "clientAuthToken"] as const;

/** What an address signs in by; nothing where there is no such parameter at all. */
export function readDirectCode(search: string): DirectCodeLookup | undefined {
  const query = new URLSearchParams(search);
  const found = PARAMETERS.flatMap((parameter) => query.getAll(parameter).map((code) => ({ parameter, code })));
  if (found.length === 0) return undefined;
  const isFromSuite = query.get("fromSuite") === "true";
  for (const name of [...PARAMETERS, "fromSuite"]) query.delete(name);
  const [first] = found;
  const isClear = found.length === 1 && first !== undefined && first.code !== "";
  return {
    direct: isClear ? { ...first, view: VIEWS[first.parameter] } : undefined,
    isFromSuite,
    search: query.size > 0 ? `?${query}` : "",
  };
}

let held: DirectCodeLookup | undefined;

/** Takes the code out of the address before anything else is done: no history, copy or referrer has it. */
export function holdDirectCode(): void {
  held = readDirectCode(window.location.search);
  if (held) window.history.replaceState(null, "", window.location.pathname + held.search);
}

/** What was held, once. */
export function takeDirectCode(): DirectCodeLookup | undefined {
  const found = held;
  held = undefined;
  return found;
}
