import { useTexts } from "../../screens/common/useTexts";

/** Reasons of our own; any other is what a mail server said. */
const KNOWN = ["unsubscribed", "suppressed", "empty", "timeout", "network", "unexpected", "closedNetwork"];

/** Says why a message did not leave. */
export function useReason(): (error: string) => string {
  const { t } = useTexts();
  return (error) => (KNOWN.includes(error) ? t(`console.outbox.reasons.${error}`) : error);
}
