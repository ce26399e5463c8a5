import type { Fieldwork } from "../../../../schema/fieldwork";
import type { HostTools } from "../../../../server/kit";
import { AppError } from "../../../../shared/errors";
import type { Parameters } from "../execution/assignedAnswers";
import { supplierIn } from "../fieldwork/supplierIn";
import { canonical, isSigned } from "./signature";
import { validKeys } from "./supplierKey";

const LONGEST_ID = 200;
const MS = 1_000;

/** Whom a supplier sent. */
export interface Entry {
  readonly supplier: string;
  readonly externalId: string;
}

interface Arrival {
  readonly questionnaireId: string;
  readonly fieldwork: Fieldwork;
  readonly parameters: Parameters;
}

function isPast(seconds: string | undefined): boolean {
  if (seconds === undefined) return false;
  return !/^\d{1,12}$/.test(seconds) || Number(seconds) * MS <= Date.now();
}

/**
 * Who comes by a supplier's link: `supplier`, the respondent's id under the supplier's own name, `sig` and, where the
 * link is good for a while only, `exp` (seconds since 1970). The signature covers all other parameters.
 * @returns nothing where the address names no supplier
 * @throws AppError `execution.invalidEntry`, `execution.expiredEntry`
 */
export function readEntry(
  tools: Pick<HostTools, "keyedHash">,
  { questionnaireId, fieldwork, parameters }: Arrival,
): Entry | undefined {
  const { sig, ...signed } = parameters;
  if (signed.supplier === undefined) return undefined;
  const supplier = supplierIn(fieldwork, signed.supplier);
  const externalId = supplier && Object.hasOwn(signed, supplier.parameter) ? signed[supplier.parameter] : undefined;
  if (!supplier || !sig || !externalId || externalId.length > LONGEST_ID) throw new AppError("execution.invalidEntry");
  if (!isSigned(canonical(signed), sig, validKeys(tools, questionnaireId, supplier)))
    throw new AppError("execution.invalidEntry");
  if (isPast(signed.exp)) throw new AppError("execution.expiredEntry");
  return { supplier: supplier.id, externalId };
}
