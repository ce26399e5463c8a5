import { Alert, Box, Button, Typography } from "@mui/material";
import { useState } from "react";
import {
  ErrorState,
  formatDay,
  Icon,
  LoadingState,
  type RecordTabProps,
  SectionCard,
  useTexts,
} from "../../../../client/kit/console";
import type { PlanUse } from "../../shared/api";
import { useContract } from "../plans";
import { ChangeDialog } from "./ChangeDialog";
import { OrderList } from "./OrderList";
import { UseBars } from "./UseBars";
import type { Change } from "./useChange";

/** The day on which a community ends, and whether it has. */
export function EndLine({ endsAt, endsOn }: Pick<PlanUse, "endsAt" | "endsOn">) {
  const { t, language } = useTexts();
  if (endsAt === null || endsOn === null) return null;
  const isOver = Date.parse(endsAt) <= Date.now();
  const text = t(`communities.plan.${isOver ? "ended" : "ends"}`, { date: formatDay(endsOn, language) });
  return isOver ? <Alert severity="warning">{text}</Alert> : <Typography sx={{ color: "text.secondary" }}>{text}</Typography>;
}

/** A community's plan: how far it is used, what was ordered, and ordering more. */
export function PlanTab({ record, canUpdate, refresh }: RecordTabProps) {
  const { t } = useTexts();
  const [changing, setChanging] = useState<Change["kind"]>();
  const { data, error, refetch } = useContract(record.id, record.version);
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!data) return <LoadingState />;
  const { use, orders, upgrades } = data;
  const close = () => setChanging(undefined);
  const isOver = use.endsAt !== null && Date.parse(use.endsAt) <= Date.now();
  const actions =
    canUpdate && orders.length > 0 ? (
      <Box sx={{ display: "flex", flexWrap: "wrap", gap: 1 }}>
        {upgrades.length > 0 && !isOver ? (
          <Button onClick={() => setChanging("upgrade")} startIcon={<Icon name="ArrowUpward" />}>
            {t("communities.plan.upgrade")}
          </Button>
        ) : null}
        <Button variant="contained" onClick={() => setChanging("extension")} startIcon={<Icon name="CalendarMonth" />}>
          {t("communities.plan.extend")}
        </Button>
      </Box>
    ) : null;
  return (
    <Box sx={{ display: "grid", gap: 2, maxWidth: 760 }}>
      <SectionCard
        title={
          use.plan
            ? t("communities.plan.named", { plan: t(`entities.community.enums.plan.${use.plan}`) })
            : t("communities.plan.use")
        }
        action={actions}
      >
        <EndLine endsAt={use.endsAt} endsOn={use.endsOn} />
        {use.isLimited ? null : <Alert severity="info">{t("communities.plan.legacy")}</Alert>}
        <UseBars uses={use.uses} />
      </SectionCard>
      {orders.length > 0 ? (
        <SectionCard title={t("communities.plan.orders")}>
          <OrderList orders={orders} />
        </SectionCard>
      ) : null}
      {changing ? (
        <ChangeDialog
          communityId={record.id}
          kind={changing}
          upgrades={upgrades}
          onClose={close}
          onDone={() => {
            close();
            refresh();
          }}
        />
      ) : null}
    </Box>
  );
}
