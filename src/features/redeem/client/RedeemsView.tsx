import { Box, Button } from "@mui/material";
import { useState } from "react";
import { EmptyState, ErrorState, Icon, LoadingState, useEntityOf, useTexts } from "../../../client/kit/console";
import type { RedeemFilter, TeamRedeem } from "../shared/api/redeem";
import { DecisionDialog } from "./DecisionDialog";
import { filterOf, type RedeemFields, RedeemFilters } from "./RedeemFilters";
import { RedeemRow } from "./RedeemRow";
import { type RedeemView, useRedeems } from "./useRedeems";
import { useWorkbook } from "./useWorkbook";

interface Deciding {
  readonly redeem: TeamRedeem;
  readonly does: "complete" | "reject";
}

function Redeems({ view, filter }: { readonly view: RedeemView; readonly filter: RedeemFilter }) {
  const { t } = useTexts();
  const mayDecide = useEntityOf("members")?.actions.update === true;
  const [deciding, setDeciding] = useState<Deciding>();
  const { items, total, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useRedeems(view, filter);
  if (error && total === undefined) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (total === undefined) return <LoadingState />;
  const isNarrowed = Object.keys(filter).length > 0;
  const empty = isNarrowed ? "none" : view === "pending" ? "emptyPending" : "emptyCompleted";
  return (
    <>
      {total === 0 ? (
        <EmptyState icon="Redeem" title={t(`redeem.team.${empty}.title`)} body={t(`redeem.team.${empty}.body`)} />
      ) : (
        <Box component="ul" role="list" sx={{ m: 0, p: 0, listStyle: "none", display: "grid", gap: 1.5 }}>
          {items.map((redeem) => (
            <RedeemRow
              key={redeem.id}
              redeem={redeem}
              onDecide={mayDecide ? (does) => setDeciding({ redeem, does }) : undefined}
            />
          ))}
        </Box>
      )}
      {hasNextPage && (
        <Button
          variant="outlined"
          loading={isFetchingNextPage}
          onClick={() => void fetchNextPage()}
          sx={{ justifySelf: "start" }}
        >
          {t("redeem.team.more")}
        </Button>
      )}
      {deciding && <DecisionDialog {...deciding} onClose={() => setDeciding(undefined)} />}
    </>
  );
}

interface RedeemsViewProps {
  readonly view: RedeemView;
  readonly fields: RedeemFields;
  readonly onChange: (fields: RedeemFields) => void;
}

/** Redemptions that wait, or that are decided, as the filters have them; the workbook has the same. */
export function RedeemsView({ view, fields, onChange }: RedeemsViewProps) {
  const { t } = useTexts();
  const filter = filterOf(fields);
  const workbook = useWorkbook({ call: "redeemsExcel", name: "redeem.team.file", query: { ...filter, view } });
  return (
    <>
      <Box sx={{ display: "flex", flexWrap: "wrap", gap: 1.5, alignItems: "center" }}>
        <RedeemFilters fields={fields} onChange={onChange} />
        <Button
          color="inherit"
          startIcon={<Icon name="Download" />}
          loading={workbook.isBusy}
          onClick={() => void workbook.download()}
        >
          {t("redeem.team.excel")}
        </Button>
      </Box>
      <Redeems key={view} view={view} filter={filter} />
    </>
  );
}
