import { useCallback, useEffect, useState } from "react";
import type { SignedUp, signUpApi } from "../../../contracts/api/signUp";
import { ApiError } from "../../data/api";
import { clientOf } from "../../data/clientOf";

/** The code behind the address's #, taken out of it at once: neither the history nor a copied address keeps it. */
function readVerificationCode(): string | undefined {
  const { hash, pathname, search } = window.location;
  const code = new URLSearchParams(hash.slice(1)).get("code") ?? undefined;
  if (hash) window.history.replaceState(window.history.state, "", pathname + search);
  return code;
}

export type Verification =
  /** No code came along: the mail's link is what is needed. */
  | { readonly status: "waiting" | "checking" | "signedIn" | "login" | "refused" | "member" }
  /** This isn't the browser that signed up: the link goes on with a password, which may be refused (ApiError). */
  | { readonly status: "choosing"; readonly email: string; readonly choose: (password: string) => Promise<void> }
  | { readonly status: "failed"; readonly error: unknown; readonly retry: () => void };

const signUp = clientOf<typeof signUpApi>();
const verify = (origin: string, body: { readonly codeAction: string; readonly password?: string }) =>
  signUp.call("POST /experienceLabs/:origin/verifyEmail", { params: { origin }, body });

/** Why there is nothing to verify any more; nothing where another try may do. */
function finalRefusal(error: unknown): Verification | undefined {
  const code = error instanceof ApiError ? error.problem?.code : undefined;
  if (code === "auth.wrongCode") return { status: "refused" };
  return code === "signUp.alreadyMember" ? { status: "member" } : undefined;
}

/** What the code of a mail's link comes to. */
export function useVerification(origin: string): Verification {
  const [code, setCode] = useState(readVerificationCode);
  const [state, setState] = useState<Verification>({ status: "checking" });

  const check = useCallback(
    (codeAction: string) => {
      const goOn = ({ nextStep, email = "" }: SignedUp) => {
        if (nextStep === "set-password") return setState({ status: "choosing", email, choose });
        setState({ status: nextStep === "login" ? "login" : "signedIn" });
      };
      const choose = async (password: string) => {
        try {
          goOn(await verify(origin, { codeAction, password }));
        } catch (error) {
          const refusal = finalRefusal(error);
          if (!refusal) throw error;
          setState(refusal);
        }
      };
      setState({ status: "checking" });
      verify(origin, { codeAction }).then(goOn, (error: unknown) => {
        const isUnreadable = error instanceof ApiError && error.problem?.code === "request.invalid";
        if (isUnreadable) return setState({ status: "refused" });
        setState(finalRefusal(error) ?? { status: "failed", error, retry: () => check(codeAction) });
      });
    },
    [origin],
  );

  // Opened once more in the same tab, the link changes nothing but what is behind the #.
  useEffect(() => {
    const takeNext = () => setCode((before) => readVerificationCode() ?? before);
    window.addEventListener("hashchange", takeNext);
    return () => window.removeEventListener("hashchange", takeNext);
  }, []);
  useEffect(() => {
    if (code) check(code);
  }, [code, check]);

  return code ? state : { status: "waiting" };
}
