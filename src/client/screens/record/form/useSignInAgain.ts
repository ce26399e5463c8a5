import { useAuthProvider } from "ra-core";
import { useCallback } from "react";
import { ApiError } from "../../../data/api";

/** Leads to the sign-in, and from there back to this page, once the session is no longer accepted. */
export function useSignInAgain(): () => void {
  const provider = useAuthProvider();
  return useCallback(() => void provider?.checkError(new ApiError(401, undefined)), [provider]);
}
