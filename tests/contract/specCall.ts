import type { TestApp } from "../helpers/app";

/** A call of spec section 7. */
export interface SpecCall {
  readonly method: "GET" | "POST" | "PUT" | "DELETE";
  /** As Fastify writes it: `/lovs/:kind`. */
  readonly path: string;
  /** Heading in spec section 7. */
  readonly section: string;
  /** What the spec calls it. */
  readonly name: string;
  /** The spec names the call but not (all of) its method and address: these are ours. */
  readonly assumed?: true;
}

/** Calls what is built, so that it answers. */
export type SpecExample = (app: TestApp) => ReturnType<TestApp["call"]>;

type Row = readonly [address: string, name: string];

function rowsOf(section: string, rows: readonly Row[], isAssumed: boolean): readonly SpecCall[] {
  return rows.map(([address, name]) => {
    const [method = "", path = ""] = address.split(" ");
    return { method: method as SpecCall["method"], path, section, name, ...(isAssumed ? { assumed: true } : {}) };
  });
}

/** The calls of one heading: those with a full address in the spec, then those whose address is ours. */
export function section(
  title: string,
  { given = [], assumed = [] }: { readonly given?: readonly Row[]; readonly assumed?: readonly Row[] },
) {
  return [...rowsOf(title, given, false), ...rowsOf(title, assumed, true)];
}
