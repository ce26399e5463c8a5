import type { LegalDocuments } from "../pages/legalDocument";

/** `GET /experienceLabs/{origin}/signup/{hash}`: what a sign-up asks for. */
export interface SignUpForm extends LegalDocuments {
  readonly mode: "INVITED" | "OPEN";
  /** Whose invitation it is. */
  readonly email: string | null;
  /** Whether the password asked for is one that exists. */
  readonly hasAccount: boolean;
  /** Fields of the profile that are asked for. */
  readonly required: readonly string[];
}

/** What the server says of a sign-up. */
export type SignedUp =
  | { readonly nextStep: "verify-email"; readonly minutes: number }
  | { readonly nextStep: string; readonly authToken: string };

/** What is typed, by the names that the call has. */
export type SignUpValues = Readonly<Record<string, string | boolean>>;
