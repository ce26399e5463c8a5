import { Box, Button, MenuItem, Tab, Tabs, TextField } from "@mui/material";
import { useState } from "react";
import { useSearchParams } from "react-router-dom";
import {
  EmptyState,
  ErrorState,
  LoadingState,
  PageHeader,
  useDocumentTitle,
  useEntityOf,
  useTexts,
} from "../../../client/kit/console";
import type { TeamRedeem } from "../shared/api/redeem";
import { TYPES } from "../shared/redeem";
import { DecisionDialog } from "./DecisionDialog";
import { RedeemRow } from "./RedeemRow";
import { type RedeemView, useRedeems } from "./useRedeems";

const VIEW = "view";

/** "": all. */
type RedeemType = (typeof TYPES)[number] | "";

interface Deciding {
  readonly redeem: TeamRedeem;
  readonly does: "complete" | "reject";
}

function Redeems({ view, type }: { readonly view: RedeemView; readonly type: RedeemType }) {
  const { t } = useTexts();
  const mayDecide = useEntityOf("members")?.actions.update === true;
  const [deciding, setDeciding] = useState<Deciding>();
  const { items, total, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useRedeems(view, type ? { type } : {});
  if (error && total === undefined) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (total === undefined) return <LoadingState />;
  const empty = type ? "none" : view === "pending" ? "emptyPending" : "emptyCompleted";
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

/** `redeem` for the team: what waits, and what was decided (spec section 2). */
export function RedeemPage() {
  const { t } = useTexts();
  const [params, setParams] = useSearchParams();
  const [type, setType] = useState<RedeemType>("");
  const view: RedeemView = params.get(VIEW) === "completed" ? "completed" : "pending";
  useDocumentTitle(t("redeem.team.title"));
  return (
    <>
      <PageHeader title={t("redeem.team.title")} subtitle={t("redeem.team.subtitle")} />
      <Tabs
        value={view}
        onChange={(_, next: RedeemView) => setParams(next === "pending" ? {} : { [VIEW]: next })}
        aria-label={t("redeem.team.title")}
        sx={{ borderBottom: 1, borderColor: "divider", mb: 2.5 }}
      >
        <Tab value="pending" label={t("redeem.team.pending")} />
        <Tab value="completed" label={t("redeem.team.completed")} />
      </Tabs>
      <Box sx={{ display: "grid", gap: 2, maxWidth: 880, gridTemplateColumns: "minmax(0, 1fr)" }}>
        <TextField
          select
          size="small"
          label={t("redeem.team.type")}
          value={type}
          onChange={(event) => setType(event.target.value as RedeemType)}
          sx={{ width: 200 }}
          slotProps={{ inputLabel: { shrink: true }, select: { displayEmpty: true } }}
        >
          <MenuItem value="">{t("redeem.team.allTypes")}</MenuItem>
          {TYPES.map((one) => (
            <MenuItem key={one} value={one}>
              {t(`entities.redeem.enums.type.${one}`)}
            </MenuItem>
          ))}
        </TextField>
        <Redeems key={view} view={view} type={type} />
      </Box>
    </>
  );
}
