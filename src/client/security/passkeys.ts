import type { AuthenticationResponseJSON, RegistrationResponseJSON } from "@simplewebauthn/browser";
import {
  type PublicKeyCredentialCreationOptionsJSON,
  type PublicKeyCredentialRequestOptionsJSON,
  startAuthentication,
  startRegistration,
} from "@simplewebauthn/browser";

type Request = <T>(path: string, options: { readonly method: "POST"; readonly body: unknown }) => Promise<T>;

/** Whether this browser can make and use passkeys. */
export function hasPasskeys(): boolean {
  return typeof window.PublicKeyCredential === "function";
}

/** Shows a passkey to the server. @throws ApiError, and what {@link passkeyFailure} knows */
export async function showPasskey(request: Request): Promise<void> {
  const { options } = await request<{ options: PublicKeyCredentialRequestOptionsJSON }>("/api/second-factors/passkey/challenge", {
    method: "POST",
    body: {},
  });
  const response: AuthenticationResponseJSON = await startAuthentication({ optionsJSON: options });
  await request("/api/second-factors/passkey/verify", { method: "POST", body: { response } });
}

export interface NewPasskey {
  readonly label: string;
  /** Where adding asks for it. */
  readonly password: string | undefined;
}

/** Makes a passkey on this device. @throws ApiError, and what {@link passkeyFailure} knows */
export async function createPasskey<T>(request: Request, { label, password }: NewPasskey): Promise<T> {
  const { options } = await request<{ options: PublicKeyCredentialCreationOptionsJSON }>("/api/second-factors/passkey/options", {
    method: "POST",
    body: password === undefined ? {} : { password },
  });
  const response: RegistrationResponseJSON = await startRegistration({ optionsJSON: options });
  return request<T>("/api/second-factors/passkey", { method: "POST", body: { label, response } });
}

/** Why the browser gave no passkey, a key under `security.passkey` of the locales; nothing where it was something else. */
export function passkeyFailure(error: unknown): "cancelled" | "known" | "failed" | undefined {
  if (!(error instanceof Error) || error.name === "ApiError") return undefined;
  if (error.name === "InvalidStateError") return "known";
  return error.name === "NotAllowedError" || error.name === "AbortError" ? "cancelled" : "failed";
}
