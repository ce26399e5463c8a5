import ScheduleOutlined from "@mui/icons-material/ScheduleOutlined";
import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { useTexts } from "../../../../../client/kit/member";
import type { StatementItem } from "../../../../../contracts/api/ledger";
import { purposeOf } from "./purposeOf";

const ASIDE = { color: "text.secondary", overflowWrap: "anywhere" } as const;

/** What for and when on the left; how many, and what was there then, on the right. */
export function TransactionItem({ transaction }: { readonly transaction: StatementItem }) {
  const { t, language } = useTexts();
  const { date, type, labs, balance, availableAt } = transaction;
  const purpose = purposeOf(transaction);
  const reason = t(`community.history.reasons.${type}`);
  const days = new Intl.DateTimeFormat(language, { dateStyle: "medium" });
  const signed = new Intl.NumberFormat(language, { signDisplay: "exceptZero" }).format(labs);
  const balanced = new Intl.NumberFormat(language).format(balance);
  return (
    <Box
      component="li"
      sx={{
        display: "grid",
        gridTemplateColumns: "minmax(0, 1fr) auto",
        columnGap: 2,
        py: 2,
        borderTop: 1,
        borderColor: "divider",
        "&:first-of-type": { borderTop: 0 },
      }}
    >
      <div>
        <Typography sx={{ fontSize: "1rem", fontWeight: 600, overflowWrap: "anywhere" }}>{purpose ?? reason}</Typography>
        <Typography variant="body2" sx={ASIDE}>
          {purpose && `${reason} · `}
          <time dateTime={date}>{days.format(new Date(date))}</time>
        </Typography>
        {availableAt && (
          <Typography variant="body2" sx={{ ...ASIDE, display: "flex", alignItems: "center", gap: 0.5, mt: 0.5 }}>
            <ScheduleOutlined aria-hidden sx={{ fontSize: "1.15em" }} />
            {t("community.history.pending", { date: days.format(new Date(availableAt)) })}
          </Typography>
        )}
      </div>
      <Box sx={{ textAlign: "right", whiteSpace: "nowrap" }}>
        <Typography sx={{ fontSize: "1rem", fontWeight: 600, color: labs > 0 && !availableAt ? "success.main" : "text.primary" }}>
          {t("community.history.labs", { labs: signed, smart_count: Math.abs(labs) })}
        </Typography>
        <Typography variant="body2" sx={ASIDE}>
          {t("community.history.balance", { labs: balanced })}
        </Typography>
      </Box>
    </Box>
  );
}
