import type { HostTools } from "../../../../server/kit";
import type { FieldIssue } from "../../../../shared/errors";
import type { Fieldwork } from "../../../../survey/fieldwork/fieldwork";
import type { SupplierInput } from "../../shared/api/settings";
import { supplierIn } from "./supplierIn";

type Tools = Pick<HostTools, "mayPost">;

/** Two suppliers of one id would share their keys; one of an unknown id would get those of a supplier that is gone. */
function idIssues(before: Fieldwork, given: readonly SupplierInput[], index: number): readonly FieldIssue[] {
  const id = given[index]?.id;
  const path = `/fieldwork/suppliers/${index}/id`;
  if (id === undefined) return [];
  if (!supplierIn(before, id)) return [{ path, rule: "enum" }];
  return given.findIndex((other) => other.id === id) < index ? [{ path, rule: "uniqueItems" }] : [];
}

/** What looks like a web address and is none: nobody could be sent there. */
function addressIssues({ redirects, callback }: SupplierInput, index: number): readonly FieldIssue[] {
  const addresses = [
    ...Object.entries(redirects).map(([kind, address]) => [`redirects/${kind}`, address] as const),
    ["callback", callback] as const,
  ];
  return addresses.flatMap(([place, address]) =>
    address == null || URL.canParse(address) ? [] : [{ path: `/fieldwork/suppliers/${index}/${place}`, rule: "webAddress" }],
  );
}

/** A callback that would never be called. */
function networkIssues({ callback }: SupplierInput, index: number, { mayPost }: Tools): readonly FieldIssue[] {
  if (callback === null || !URL.canParse(callback) || mayPost(new URL(callback))) return [];
  return [{ path: `/fieldwork/suppliers/${index}/callback`, rule: "closedNetwork" }];
}

export function supplierIssues(before: Fieldwork, given: readonly SupplierInput[], tools: Tools): readonly FieldIssue[] {
  return given.flatMap((supplier, index) => [
    ...idIssues(before, given, index),
    ...addressIssues(supplier, index),
    ...networkIssues(supplier, index, tools),
  ]);
}
