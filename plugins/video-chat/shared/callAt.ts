import type { TObject } from "typebox";
import type { CallContract } from "../../../src/shared/calls/defineApi";

/** The same call at another address. @param example of the address's parameters */
export function callAt<const Call extends CallContract, Params extends TObject>(
  call: Call,
  params: Params,
  example: Readonly<Record<string, string>>,
): Omit<Call, "params"> & { readonly params: Params } {
  const { params: _address, ...rest } = call;
  return { ...rest, params, examples: { ...call.examples, params: example } };
}
