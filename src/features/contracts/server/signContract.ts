import type { HostTools, SpaceDb } from "../../../server/kit";
import { dayIn } from "../../../shared/dates/dayIn";
import { AppError } from "../../../shared/errors";
import type { Signature } from "../shared/contractsApi";
import { CONTRACT_ERRORS } from "../shared/errors";
import { type Actor, type HeldContract, holdContract, moveContract } from "./moveContract";
import { isOver } from "./offerContract";
import { type TellTools, tellDeclined, tellSigned } from "./tellContract";

type SignTools = Pick<HostTools, "note" | "timeZone"> & TellTools;

/** Somebody of the company who decides, and from where. */
export interface Signer extends Actor {
  readonly email: string;
  /** IP address. */
  readonly address: string;
}

/** @throws AppError `record.notFound`, `contracts.moved`, `contracts.expired` */
async function holdOffer(db: SpaceDb, id: string, tools: SignTools): Promise<HeldContract> {
  const contract = await holdContract(db, id, ["OFFERED"]);
  if (await isOver(db, contract.validUntil, tools)) throw new AppError(CONTRACT_ERRORS.expired);
  return contract;
}

/**
 * Signs an offer: of several people who sign at once the first one does.
 * @throws AppError `record.notFound`, `contracts.moved`, `contracts.expired`, `contracts.otherDocument`
 */
export async function signContract(
  db: SpaceDb,
  { id, name, documentHash }: Pick<Signature, "name" | "documentHash"> & { readonly id: string },
  signer: Signer,
  tools: SignTools,
): Promise<void> {
  await db.transaction(async () => {
    const contract = await holdOffer(db, id, tools);
    if (contract.documentHash !== documentHash) throw new AppError(CONTRACT_ERRORS.otherDocument);
    const values = {
      decidedAt: new Date().toISOString(),
      decidedBy: signer.roleId,
      signedOn: dayIn(await tools.timeZone(db)),
      signerName: name.trim(),
      signerEmail: signer.email,
      signedFrom: signer.address,
    };
    await moveContract(db, contract, { to: "SIGNED", actor: signer, values }, tools);
    await tellSigned(db, contract, name.trim(), tools);
  });
}

/** @throws AppError `record.notFound`, `contracts.moved`, `contracts.expired` */
export async function declineContract(
  db: SpaceDb,
  { id, reason }: { readonly id: string; readonly reason: string },
  signer: Signer,
  tools: SignTools,
): Promise<void> {
  await db.transaction(async () => {
    const contract = await holdOffer(db, id, tools);
    const values = { decidedAt: new Date().toISOString(), decidedBy: signer.roleId, declineReason: reason.trim() };
    await moveContract(db, contract, { to: "DECLINED", actor: signer, values }, tools);
    await tellDeclined(db, contract, reason.trim(), tools);
  });
}
