import type { HostTools } from "../../../../server/kit";
import { AppError } from "../../../../shared/errors";
import type { Fieldwork } from "../../../../survey/fieldwork/fieldwork";
import { LONGEST_SEGMENTS } from "../../../../survey/fieldwork/segments";
import type { Parameters } from "../answer/assignedAnswers";
import { supplierIn } from "../settings/supplierIn";
import { canonical, isSigned } from "./signature";
import { validKeys } from "./supplierKey";

const LONGEST_ID = 200;
const MS = 1_000;

/** Whom a supplier sent. */
export interface Entry {
  readonly supplier: string;
  readonly externalId: string;
  /** Of which parts of the sample (`joinSegments`) the supplier says that they are; quotas count by them. */
  readonly segment?: string;
}

/** As the address says it, whether or not its time is over. */
export interface SignedEntry extends Entry {
  readonly isExpired: boolean;
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
 * Who comes by a supplier's link: `supplier`, the respondent's id under the supplier's own name, `segment` where the
 * supplier says of which part of the sample they are, `sig` and, where the
 * link is good for a while only, `exp` (seconds since 1970). The signature covers all other
 * parameters that the supplier gave the link, `language` as well; only what the page adds to its own address is no part of it.
 * @returns nothing where the address names no supplier
 * @throws AppError `execution.invalidEntry`
 */
export function readSignedEntry(
  tools: Pick<HostTools, "keyedHash">,
  { questionnaireId, fieldwork, parameters }: Arrival,
): SignedEntry | undefined {
  const { sig, ...signed } = parameters;
  if (signed.supplier === undefined) return undefined;
  const supplier = supplierIn(fieldwork, signed.supplier);
  const externalId = supplier && Object.hasOwn(signed, supplier.parameter) ? signed[supplier.parameter] : undefined;
  if (!supplier || !sig || !externalId || externalId.length > LONGEST_ID) throw new AppError("execution.invalidEntry");
  if (!isSigned(canonical(signed), sig, validKeys(tools, questionnaireId, supplier)))
    throw new AppError("execution.invalidEntry");
  const segment = signed.segment ? { segment: signed.segment.slice(0, LONGEST_SEGMENTS) } : {};
  return { supplier: supplier.id, externalId, ...segment, isExpired: isPast(signed.exp) };
}

/** @throws AppError `execution.invalidEntry`, `execution.expiredEntry` */
export function readEntry(tools: Pick<HostTools, "keyedHash">, arrival: Arrival): Entry | undefined {
  const entry = readSignedEntry(tools, arrival);
  if (entry?.isExpired) throw new AppError("execution.expiredEntry");
  if (!entry) return undefined;
  const { isExpired: _isGood, ...sent } = entry;
  return sent;
}

/** By what a supplier's respondent is known on any device. */
export function entryToken({ keyedHash }: Pick<HostTools, "keyedHash">, questionnaireId: string, entry: Entry): string {
  return keyedHash("respondent", questionnaireId, entry.supplier, entry.externalId);
}
