import { Stack } from "@mui/material";
import { ErrorState, LoadingState, type RecordTabProps, useLeaveGuard } from "../../../../client/kit/console";
import { QuotasPanel } from "../quotas/QuotasPanel";
import { AccessPanel } from "./AccessPanel";
import { FiguresPanel } from "./FiguresPanel";
import type { FieldworkDraft } from "./fieldworkCalls";
import { isParameter, isWebAddress } from "./isWebAddress";
import { LaunchPanel } from "./LaunchPanel";
import { ReconcilePanel } from "./ReconcilePanel";
import { SaveBar } from "./SaveBar";
import { SuppliersPanel } from "./SuppliersPanel";
import { useFieldwork } from "./useFieldwork";

/** Whether the server would take it: what can't be saved is marked where it stands. */
function canSave({ devices, suppliers }: FieldworkDraft): boolean {
  return (
    devices.length > 0 &&
    suppliers.every(
      ({ name, parameter, redirects, callback }) =>
        name.trim() !== "" &&
        isParameter(parameter) &&
        [...Object.values(redirects), ...(callback ? [callback] : [])].every(isWebAddress),
    )
  );
}

/** In the order of the work. */
const PANELS = [
  { name: "launch", Panel: LaunchPanel },
  { name: "figures", Panel: FiguresPanel },
  { name: "quotas", Panel: QuotasPanel },
  { name: "access", Panel: AccessPanel },
  { name: "suppliers", Panel: SuppliersPanel },
  { name: "reconcile", Panel: ReconcilePanel },
] as const;

/** Who may answer a survey, from where, where they go after, and how it is going. */
export function FieldworkTab({ record, canUpdate }: RecordTabProps) {
  const editing = useFieldwork(record.id);
  useLeaveGuard(editing.hasChanged, "console.settings.leave");
  const { data, error, refetch, draft } = editing;
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!data || !draft) return <LoadingState />;
  return (
    <Stack sx={{ gap: 2 }}>
      {PANELS.map(({ name, Panel }) => (
        <Panel key={name} activityId={record.id} state={data} draft={draft} editing={editing} canUpdate={canUpdate} />
      ))}
      {editing.hasChanged && (
        <SaveBar
          isBusy={editing.isBusy}
          canSave={canSave(draft)}
          onSave={() => void editing.save()}
          onDiscard={editing.discard}
        />
      )}
    </Stack>
  );
}
