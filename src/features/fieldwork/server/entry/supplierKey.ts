import type { HostTools } from "../../../../server/kit";
import type { Supplier } from "../../../../survey/fieldwork/fieldwork";

interface KeyOf {
  readonly questionnaireId: string;
  readonly supplier: Pick<Supplier, "id">;
  readonly number: number;
}

/** The secret that a supplier signs with; the same for the same number, and kept nowhere. */
export function supplierKey({ keyedHash }: Pick<HostTools, "keyedHash">, { questionnaireId, supplier, number }: KeyOf): string {
  return keyedHash("supplier key", questionnaireId, supplier.id, String(number));
}

/** The secrets that are good now, the newest first. */
export function validKeys(tools: Pick<HostTools, "keyedHash">, questionnaireId: string, supplier: Supplier): readonly string[] {
  const { current, previous } = supplier.keys;
  return [current, previous ?? 0]
    .filter((number) => number > 0)
    .map((number) => supplierKey(tools, { questionnaireId, supplier, number }));
}
