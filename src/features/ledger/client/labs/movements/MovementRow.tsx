import { Box, Link, TableCell, TableRow, Typography } from "@mui/material";
import { Link as RouterLink } from "react-router-dom";
import { RelativeTime, useTexts } from "../../../../../client/kit/console";
import type { Movement } from "../../../../../contracts/api/ledger";
import { PendingUntil } from "../../PendingUntil";

const TOP = { verticalAlign: "top" } as const;
const WIDE = { ...TOP, display: { xs: "none", md: "table-cell" } } as const;

function Member({ member }: Pick<Movement, "member">) {
  const { t } = useTexts();
  if (!member)
    return (
      <Typography component="span" variant="body2" sx={{ color: "text.secondary" }}>
        {t("ledger.labs.left")}
      </Typography>
    );
  return (
    <Link component={RouterLink} to={`/members/${member.id}/labs`} underline="hover" sx={{ fontWeight: 600 }}>
      {member.nickname}
    </Link>
  );
}

/** What for, and by whom where somebody decided it. */
function Reason({ movement }: { readonly movement: Movement }) {
  const { t } = useTexts();
  const { type, concept, activity, availableAt, actor } = movement;
  const reason = t(`community.history.reasons.${type}`);
  return (
    <>
      {activity ? (
        <Link component={RouterLink} to={`/activities/${activity.id}`} underline="hover">
          {activity.title ?? reason}
        </Link>
      ) : (
        (concept ?? reason)
      )}
      <Typography variant="body2" component="div" sx={{ color: "text.secondary" }}>
        {[(activity || concept) && reason, activity && concept, actor && t("ledger.labs.by", { name: actor })]
          .filter(Boolean)
          .join(" · ")}
      </Typography>
      {availableAt && <PendingUntil at={availableAt} />}
    </>
  );
}

/** One movement, as a bank's statement has it. */
export function MovementRow({ movement }: { readonly movement: Movement }) {
  const { language } = useTexts();
  const { date, labs, availableAt, member } = movement;
  const signed = new Intl.NumberFormat(language, { signDisplay: "exceptZero" }).format(labs);
  return (
    <TableRow hover>
      <TableCell sx={{ ...WIDE, whiteSpace: "nowrap" }}>
        <RelativeTime value={date} />
      </TableCell>
      <TableCell component="th" scope="row" sx={{ ...TOP, overflowWrap: "anywhere" }}>
        <Member member={member} />
        <Box sx={{ display: { md: "none" }, fontWeight: 400 }}>
          <Reason movement={movement} />
          <Typography variant="body2" component="div" sx={{ color: "text.secondary" }}>
            <RelativeTime value={date} />
          </Typography>
        </Box>
      </TableCell>
      <TableCell sx={{ ...WIDE, overflowWrap: "anywhere" }}>
        <Reason movement={movement} />
      </TableCell>
      <TableCell
        align="right"
        sx={{
          ...TOP,
          whiteSpace: "nowrap",
          fontVariantNumeric: "tabular-nums",
          fontWeight: 600,
          color: labs > 0 && !availableAt ? "success.main" : "text.primary",
        }}
      >
        {signed}
      </TableCell>
    </TableRow>
  );
}
