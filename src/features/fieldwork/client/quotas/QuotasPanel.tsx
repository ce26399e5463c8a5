import { Button } from "@mui/material";
import { useState } from "react";
import { EmptyState, ErrorState, Icon, LoadingState, useTexts } from "../../../../client/kit/console";
import type { Quota } from "../../../../client/kit/questions";
import { LogicScopeProvider } from "../../../../client/kit/questions";
import { Panel } from "../tab/Panel";
import type { FieldworkPanelProps } from "../tab/panelProps";
import { QuotaDialog } from "./QuotaDialog";
import { QuotaRow } from "./QuotaRow";
import { useFieldedScope, useQuotas } from "./useQuotas";

/** How many of each profile are wanted, how many there are, and who counts as what. */
export function QuotasPanel({ activityId, canUpdate }: FieldworkPanelProps) {
  const { t } = useTexts();
  const { data, error, refetch } = useQuotas(activityId);
  const scope = useFieldedScope(activityId);
  const [edited, setEdited] = useState<Quota | "new">();
  const changed = () => void refetch();
  return (
    <Panel
      title={t("surveys.quotas.title")}
      help={t("surveys.quotas.help")}
      action={
        canUpdate && (
          <Button variant="outlined" startIcon={<Icon name="Add" />} disabled={!scope} onClick={() => setEdited("new")}>
            {t("surveys.quotas.add")}
          </Button>
        )
      }
    >
      {error && !data && <ErrorState error={error} onRetry={changed} />}
      {!error && (!data || !scope) && <LoadingState />}
      {data?.quotas.length === 0 && (
        <EmptyState icon="DonutLarge" title={t("surveys.quotas.emptyTitle")} body={t("surveys.quotas.emptyBody")} />
      )}
      {data && scope && (
        <LogicScopeProvider value={scope}>
          {data.quotas.map((quota) => (
            <QuotaRow
              key={quota.id}
              activityId={activityId}
              quota={quota}
              canUpdate={canUpdate}
              onEdit={() => setEdited(quota)}
              onChanged={changed}
            />
          ))}
          {edited && (
            <QuotaDialog
              activityId={activityId}
              quota={edited === "new" ? undefined : edited}
              onClose={() => setEdited(undefined)}
              onSaved={changed}
            />
          )}
        </LogicScopeProvider>
      )}
    </Panel>
  );
}
