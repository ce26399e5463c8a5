import { Box, Button, Typography } from "@mui/material";
import { useState } from "react";
import { failureText, useNotice, useTexts } from "../../../../../client/kit/console";
import type { ReportedComment } from "../../../shared/api/waiting";
import { calls } from "../api/calls";
import { Mark } from "../comment/Mark";
import { useWaiting } from "../home/useWaiting";
import { WaitingRow } from "./WaitingRow";

/** How the team settles what was reported. */
const SETTLEMENTS = {
  hide: {
    settle: (commentId: string) =>
      calls.call("PUT /client/communities/comment/:commentId/visibility", { params: { commentId }, body: { isHidden: true } }),
    notice: "comments.board.waiting.row.hidden",
  },
  keep: {
    settle: (commentId: string) =>
      calls.call("POST /client/communities/comment/:commentId/settleReports", { params: { commentId } }),
    notice: "comments.board.waiting.row.kept",
  },
} as const;

function Reasons({ reports }: Pick<ReportedComment, "reports">) {
  const { t } = useTexts();
  const reasons = [...new Set(reports.map(({ reason }) => reason))];
  return (
    <>
      <Mark icon="Flag" colour="warning.main">
        {t("comments.board.waiting.row.by", { smart_count: reports.length })}:{" "}
        {reasons.map((reason) => t(`comments.board.waiting.row.reasons.${reason}`)).join(", ")}
      </Mark>
      {reports.map(({ explanation }, index) =>
        explanation ? (
          <Typography
            // biome-ignore lint/suspicious/noArrayIndexKey: they come in an order that stays
            key={index}
            variant="body2"
            sx={{ color: "text.secondary", overflowWrap: "anywhere" }}
          >
            «{explanation}»
          </Typography>
        ) : null,
      )}
    </>
  );
}

/** A reported comment: why, and what becomes of it. */
export function ReportedRow({ comment }: { readonly comment: ReportedComment }) {
  const { t } = useTexts();
  const notice = useNotice();
  const { refetch } = useWaiting();
  const [isBusy, setBusy] = useState(false);

  async function settle(how: keyof typeof SETTLEMENTS) {
    setBusy(true);
    try {
      await SETTLEMENTS[how].settle(comment.id);
      notice(t(SETTLEMENTS[how].notice));
      await refetch();
    } catch (error) {
      notice(failureText(error, t), "error");
    } finally {
      setBusy(false);
    }
  }

  return (
    <WaitingRow comment={comment}>
      <Box sx={{ mt: 1, display: "grid", gap: 0.5 }}>
        <Reasons reports={comment.reports} />
        <Box sx={{ display: "flex", gap: 1, mt: 0.5 }}>
          <Button size="small" variant="outlined" disabled={isBusy} onClick={() => void settle("keep")}>
            {t("comments.board.waiting.row.keep")}
          </Button>
          <Button size="small" color="error" disabled={isBusy} onClick={() => void settle("hide")}>
            {t("comments.board.waiting.row.hide")}
          </Button>
        </Box>
      </Box>
    </WaitingRow>
  );
}
