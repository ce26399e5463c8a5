import { useCallback, useEffect, useState } from "react";
import { ApiError, fetchJson } from "../../data/api";
import { takeCode } from "./takeCode";

export type Verification =
  /** No code came along: the mail's link is what is needed. */
  | { readonly status: "waiting" | "checking" | "signedIn" | "login" | "refused" | "member" }
  | { readonly status: "failed"; readonly error: unknown; readonly retry: () => void };

async function verify(origin: string, codeAction: string): Promise<Verification> {
  const options = { method: "POST", body: { codeAction } } as const;
  const { nextStep } = await fetchJson<{ nextStep: string }>(`/experienceLabs/${origin}/verifyEmail`, options);
  return { status: nextStep === "login" ? "login" : "signedIn" };
}

/** What the code of a mail's link comes to. */
export function useVerification(origin: string): Verification {
  const [code, setCode] = useState(takeCode);
  const [state, setState] = useState<Verification>({ status: "checking" });

  const check = useCallback(
    (codeAction: string) => {
      setState({ status: "checking" });
      verify(origin, codeAction).then(setState, (error: unknown) => {
        const told = error instanceof ApiError ? error.problem?.code : undefined;
        if (told === "auth.wrongCode" || told === "request.invalid") return setState({ status: "refused" });
        if (told === "signUp.alreadyMember") return setState({ status: "member" });
        setState({ status: "failed", error, retry: () => check(codeAction) });
      });
    },
    [origin],
  );

  // Opened once more in the same tab, the link changes nothing but what is behind the #.
  useEffect(() => {
    const takeNext = () => setCode((before) => takeCode() ?? before);
    window.addEventListener("hashchange", takeNext);
    return () => window.removeEventListener("hashchange", takeNext);
  }, []);
  useEffect(() => {
    if (code) check(code);
  }, [code, check]);

  return code ? state : { status: "waiting" };
}
