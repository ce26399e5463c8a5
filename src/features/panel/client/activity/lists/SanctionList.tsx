import { Button } from "@mui/material";
import {
  failureText,
  Icon,
  makeTransition,
  RelativeTime,
  StateChip,
  useConfirm,
  useNotice,
  useTexts,
} from "../../../../../client/kit/console";
import type { PanelistSanction } from "../../../shared/api/panelists";
import { usePanelistChange } from "../useActivity";
import { RowList } from "./RowList";

interface SanctionListProps {
  readonly panelistId: string;
  readonly sanctions: readonly PanelistSanction[];
  /** Whether the person may lift them. */
  readonly canLift: boolean;
}

function useLift(panelistId: string) {
  const { t } = useTexts();
  const notice = useNotice();
  const confirm = useConfirm();
  const change = usePanelistChange(panelistId, {
    change: (id: string) => makeTransition({ resource: "panel-sanctions", id }, "lift"),
    onDone: () => notice(t("panel.activity.sanctions.done")),
  });
  const ask = async (id: string) => {
    const question = {
      title: t("panel.activity.sanctions.liftTitle"),
      body: t("panel.activity.sanctions.liftBody"),
      confirmLabel: t("panel.activity.sanctions.lift"),
    };
    if (await confirm(question)) change.mutate(id, { onError: (error) => notice(failureText(error, t), "error") });
  };
  return { ask, isBusy: change.isPending };
}

/** What a panelist was sanctioned for, with the way to lift it. */
export function SanctionList({ panelistId, sanctions, canLift }: SanctionListProps) {
  const { t } = useTexts();
  const lift = useLift(panelistId);
  return (
    <RowList
      title={t("panel.activity.sanctions.title")}
      icon="VerifiedUser"
      empty={t("panel.activity.sanctions.empty")}
      rows={sanctions.map(({ id, date, reason, origin, status, liftedAt }) => ({
        id,
        title: reason,
        note: (
          <>
            {t(`entities.panelSanction.enums.origin.${origin}`)} · <RelativeTime value={date} />
          </>
        ),
        value:
          status === "ACTIVE" && canLift ? (
            <Button
              size="small"
              color="inherit"
              startIcon={<Icon name="Undo" />}
              disabled={lift.isBusy}
              onClick={() => void lift.ask(id)}
            >
              {t("panel.activity.sanctions.lift")}
            </Button>
          ) : (
            <StateChip tone={liftedAt === null ? "bad" : "calm"} label={t(`entities.panelSanction.enums.status.${status}`)} />
          ),
      }))}
    />
  );
}
