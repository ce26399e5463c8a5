import { useTexts } from "../texts/TextsProvider";
import type { Refusal } from "./refusal";

/** What went wrong with a call, in words. */
export function useRefusalText(): (refusal: Refusal) => string {
  const { t } = useTexts();
  return (refusal) => {
    if ("message" in refusal) return refusal.message;
    return t(refusal.kind === "offline" ? "login.offline" : "password.failed");
  };
}
