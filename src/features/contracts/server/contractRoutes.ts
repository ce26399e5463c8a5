import { type ExtensionRoute, fileForm, type HostTools, type RouteContext, route } from "../../../server/kit";
import { AppError } from "../../../shared/errors";
import { SIGNER } from "../shared/contracts";
import { contractsApi } from "../shared/contractsApi";
import { certificatePdf } from "./certificatePdf";
import { PDFS, putDocument, readDocument } from "./contractDocument";
import type { Actor } from "./moveContract";
import { type OfferTools, offerContract, reviseContract, terminateContract, withdrawContract } from "./offerContract";
import { declineContract, type Signer, signContract } from "./signContract";

/** What operations on contracts take. */
type ContractTools = HostTools & OfferTools;

const READ = { entity: "contract", action: "read" } as const;
const UPDATE = { entity: "contract", action: "update" } as const;

/** Each move is noted with the states that it led from and to. */
const MOVE = { action: "transition", isNoted: true } as const;

const FORM = fileForm(PDFS, "A PDF of at most 20 MB");

const actorOf = ({ session }: RouteContext): Actor => ({ accountId: session?.accountId ?? null, roleId: null });

/** @throws AppError `access.denied` to administrators, who read, and to the back office */
function signerOf({ session }: RouteContext, address: string): Signer {
  if (session?.kind !== "suite" || !session.accessKeys.includes(SIGNER) || !session.subjectId)
    throw new AppError("access.denied");
  return { accountId: session.accountId, roleId: session.subjectId, email: session.email, address };
}

/** What the back office does with a contract. */
const backOfficeRoutes = (tools: () => ContractTools): readonly ExtensionRoute[] => [
  route(contractsApi, "POST /api/contracts/:id/document", {
    access: UPDATE,
    act: { action: "update", isNoted: true },
    bodyLimit: FORM.bodyLimit,
    document: { body: FORM.body },
    handle: (context, { params: { id }, request }) => putDocument(context, { id, request }, actorOf(context), tools()),
  }),
  route(contractsApi, "POST /api/contracts/:id/offer", {
    access: UPDATE,
    act: MOVE,
    handle: (context, { params: { id } }) => offerContract(context.db, id, actorOf(context), tools()),
  }),
  route(contractsApi, "POST /api/contracts/:id/withdraw", {
    access: UPDATE,
    act: MOVE,
    handle: (context, { params: { id } }) => withdrawContract(context.db, id, actorOf(context), tools()),
  }),
  route(contractsApi, "POST /api/contracts/:id/revise", {
    access: UPDATE,
    act: MOVE,
    handle: (context, { params: { id } }) => reviseContract(context.db, id, actorOf(context), tools()),
  }),
  route(contractsApi, "POST /api/contracts/:id/terminate", {
    access: UPDATE,
    act: MOVE,
    handle: (context, { params: { id } }) => terminateContract(context.db, id, actorOf(context), tools()),
  }),
];

/** What a company's super administrators do with an offer. */
const companyRoutes = (tools: () => ContractTools): readonly ExtensionRoute[] => [
  route(contractsApi, "POST /api/contracts/:id/sign", {
    access: READ,
    act: MOVE,
    handle: (context, { params: { id }, body: { name, documentHash }, request }) =>
      signContract(context.db, { id, name, documentHash }, signerOf(context, request.ip), tools()),
  }),
  route(contractsApi, "POST /api/contracts/:id/decline", {
    access: READ,
    act: MOVE,
    handle: (context, { params: { id }, body: { reason }, request }) =>
      declineContract(context.db, { id, reason }, signerOf(context, request.ip), tools()),
  }),
];

/** Contracts and their files, which both sides read. @param tools from the first request on */
export const contractRoutes = (tools: () => ContractTools): readonly ExtensionRoute[] => [
  ...backOfficeRoutes(tools),
  ...companyRoutes(tools),
  route(contractsApi, "GET /api/contracts/:id/document.pdf", {
    access: READ,
    handle: async ({ db, files }, { params: { id }, reply }) => {
      const { contract, fileId } = await readDocument(db, id);
      const name = `${contract.number.replaceAll(/[^\w.-]+/g, "-")}.pdf`;
      reply.headers({
        "Content-Type": "application/pdf",
        "Content-Disposition": `attachment; filename="${name}"`,
        "Cache-Control": "private, no-store",
      });
      return files.read(fileId);
    },
  }),
  route(contractsApi, "GET /api/contracts/:id/certificate.pdf", {
    access: READ,
    handle: async ({ db, files, text }, { params: { id }, reply }) => {
      const [language, timeZone] = await Promise.all([tools().language(db), tools().timeZone(db)]);
      const { content, name } = await certificatePdf(db, id, { files, text, language, timeZone });
      reply.headers({
        "Content-Type": "application/pdf",
        "Content-Disposition": `attachment; filename="${name}"`,
        "Cache-Control": "private, no-store",
      });
      return content;
    },
  }),
];
