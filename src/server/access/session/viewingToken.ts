import { createToken } from "../credentials/tokens";

const BEGINNING = "view.";

/** A secret by which a suite is only looked at: it says so itself, so that writes are refused before anything is read. */
export const createViewingToken = (): string => BEGINNING + createToken();

export const isViewingToken = (token: string): boolean => token.startsWith(BEGINNING);
