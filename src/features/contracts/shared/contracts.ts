export const CONTRACT_STATES = ["DRAFT", "OFFERED", "SIGNED", "DECLINED", "EXPIRED", "ENDED"] as const;
export type ContractState = (typeof CONTRACT_STATES)[number];

export const SHORTEST_NAME = 3;
export const LONGEST_NAME = 120;
export const SHORTEST_REASON = 3;
export const LONGEST_REASON = 1_000;
/** Megabytes of the PDF. */
export const LARGEST_PDF_MB = 20;

/** Who of a company signs; administrators read. */
export const SIGNER = "suite:SUPERADMIN";
