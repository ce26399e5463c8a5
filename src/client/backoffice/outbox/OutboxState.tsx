import { StateChip } from "../../screens/common/StateChip";
import type { Tone } from "../../screens/common/tone";
import { useTexts } from "../../screens/common/useTexts";
import type { OutboxEntry } from "./outboxApi";

const TONES: Readonly<Record<OutboxEntry["status"], Tone>> = { NEW: "wait", PROCESSING: "busy", SENT: "good", ERROR: "bad" };

/** Where a message is; one that never left is not said to be sent. */
export function OutboxState({ entry: { status, isKept } }: { readonly entry: OutboxEntry }) {
  const { t } = useTexts();
  if (isKept) return <StateChip tone="calm" label={t("console.outbox.status.KEPT")} />;
  return <StateChip tone={TONES[status]} label={t(`console.outbox.status.${status}`)} />;
}
