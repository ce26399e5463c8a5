import type { Fieldwork, Supplier } from "../../../../survey/fieldwork/fieldwork";

/** The supplier of this id, if there is one. */
export function supplierIn({ suppliers }: Fieldwork, id: string | null | undefined): Supplier | undefined {
  return suppliers.find((supplier) => supplier.id === id);
}
