import type { Exit } from "../../../../contracts/api/execution";
import type { HostTools } from "../../../../server/kit";
import { DISPOSITIONS, type Disposition } from "../../../../survey/fieldwork/dispositions";
import type { Fieldwork, Supplier } from "../../../../survey/fieldwork/fieldwork";
import { supplierIn } from "../settings/supplierIn";
import { canonical, sign } from "./signature";
import { validKeys } from "./supplierKey";

const MS = 1_000;

interface EndedResponse {
  readonly questionnaireId: string;
  readonly fieldwork: Fieldwork;
  readonly response: {
    readonly supplier: string | null;
    readonly externalId: string | null;
    readonly disposition: string | null;
  };
}

/** The address with what the supplier reads of it: its respondent's id, how it ended, when, and the signature of these. */
function signedUrl(
  address: string,
  { parameter }: Supplier,
  said: { readonly id: string; readonly status: string },
  key: string,
): string {
  const signed = { [parameter]: said.id, status: said.status, ts: String(Math.floor(Date.now() / MS)) };
  const url = new URL(address);
  for (const [name, value] of Object.entries({ ...signed, sig: sign(canonical(signed), key) })) url.searchParams.set(name, value);
  return url.href;
}

/**
 * Where the supplier wants its respondent back; nothing for those whom nobody sent, and where it named no address, or one
 * that is none: then the respondent is told the end here.
 */
export function exitOf(
  tools: Pick<HostTools, "keyedHash">,
  { questionnaireId, fieldwork, response }: EndedResponse,
): Exit | undefined {
  const supplier = supplierIn(fieldwork, response.supplier);
  if (!supplier || !response.externalId || !response.disposition) return undefined;
  const { redirect } = DISPOSITIONS[response.disposition as Disposition];
  const address = supplier.redirects[redirect] ?? supplier.redirects.default;
  const [key] = validKeys(tools, questionnaireId, supplier);
  if (!address || !URL.canParse(address) || !key) return undefined;
  return { name: supplier.name, url: signedUrl(address, supplier, { id: response.externalId, status: redirect }, key) };
}
