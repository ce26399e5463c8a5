import Type from "typebox";
import { defineApi, defineCall, type ValueOf } from "../../../shared/calls/defineApi";
import { ById, closed, component, EXAMPLE_ID } from "../../../shared/calls/schemas";
import { LONGEST_NAME, LONGEST_REASON, SHORTEST_NAME, SHORTEST_REASON } from "./contracts";

const Hash = Type.String({ pattern: "^[0-9a-f]{64}$", description: "SHA-256 of the PDF, hexadecimal" });

const ContractDocument = component(
  "ContractDocument",
  closed({ url: Type.String(), name: Type.String(), size: Type.Integer({ description: "Bytes" }), hash: Hash }),
);
const Signature = closed({
  name: Type.String({ minLength: SHORTEST_NAME, maxLength: LONGEST_NAME, pattern: "\\S", description: "As the person types it" }),
  isAccepted: Type.Literal(true, { description: "The person has read the document and accepts it" }),
  documentHash: Hash,
});
const Refusal = closed({
  reason: Type.String({
    minLength: SHORTEST_REASON,
    maxLength: LONGEST_REASON,
    pattern: "\\S",
    description: "What the back office reads",
  }),
});

export type ContractDocument = ValueOf<typeof ContractDocument>;
export type Signature = ValueOf<typeof Signature>;

const params = { id: EXAMPLE_ID };
const hash = "9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08";

/** Contracts: drafted and offered by the back office, signed or declined by the company. */
export const contractsApi = defineApi({
  "POST /api/contracts/:id/document": defineCall({
    summary: "Put up the PDF of a draft, in place of the one before",
    params: ById,
    answer: ContractDocument,
    examples: { params, answer: { url: `/files/${EXAMPLE_ID}`, name: "Contrato.pdf", size: 84_210, hash } },
  }),
  "POST /api/contracts/:id/offer": defineCall({
    summary: "Offer a draft to the company: from now on it doesn't change",
    params: ById,
    examples: { params },
  }),
  "POST /api/contracts/:id/withdraw": defineCall({
    summary: "Take an offer back that nobody has signed: it is a draft again",
    params: ById,
    examples: { params },
  }),
  "POST /api/contracts/:id/revise": defineCall({
    summary: "Make a draft of an offer that was declined or has expired",
    params: ById,
    examples: { params },
  }),
  "POST /api/contracts/:id/terminate": defineCall({
    summary: "End a signed contract",
    params: ById,
    examples: { params },
  }),
  "POST /api/contracts/:id/sign": defineCall({
    summary: "Sign an offer, once, for exactly the document that was read",
    params: ById,
    body: Signature,
    examples: { params, body: { name: "Elsa Client", isAccepted: true, documentHash: hash } },
  }),
  "POST /api/contracts/:id/decline": defineCall({
    summary: "Decline an offer, and say why",
    params: ById,
    body: Refusal,
    examples: { params, body: { reason: "El importe no es el acordado" } },
  }),
  "GET /api/contracts/:id/document.pdf": defineCall({
    summary: "The contract's PDF, byte for byte",
    params: ById,
    examples: { params },
  }),
  "GET /api/contracts/:id/certificate.pdf": defineCall({
    summary: "Who signed what and when, with the signed PDF attached",
    params: ById,
    examples: { params },
  }),
});
