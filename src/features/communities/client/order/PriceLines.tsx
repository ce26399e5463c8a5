import { Alert, Box, Button, Typography } from "@mui/material";
import { Link } from "react-router-dom";
import { formatDay, Icon, useTexts } from "../../../../client/kit/console";
import type { Price } from "../../shared/api";

interface RowProps {
  readonly label: string;
  readonly detail?: string | undefined;
  readonly value: string;
  readonly isStrong?: boolean;
}

function Row({ label, detail, value, isStrong = false }: RowProps) {
  const weight = isStrong ? { fontWeight: 600 } : {};
  return (
    <Box
      sx={{
        ...{ display: "grid", gridTemplateColumns: "minmax(0, 1fr) auto", columnGap: 2 },
        ...(isStrong ? { borderTop: 1, borderColor: "divider", pt: 1 } : {}),
      }}
    >
      <Typography component="dt" variant="body2" sx={weight}>
        {label}
        {detail && (
          <Typography component="span" variant="body2" sx={{ display: "block", color: "text.secondary" }}>
            {detail}
          </Typography>
        )}
      </Typography>
      <Typography component="dd" variant="body2" sx={{ m: 0, fontVariantNumeric: "tabular-nums", textAlign: "right", ...weight }}>
        {value}
      </Typography>
    </Box>
  );
}

/** A price line by line, what it leaves of the balance, and until when it lasts. */
export function PriceLines({ price, isFree = false }: { readonly price: Price; readonly isFree?: boolean }) {
  const { t, language } = useTexts();
  const figures = new Intl.NumberFormat(language);
  const { lines, available, endsOn } = price;
  const total = isFree ? 0 : price.total;
  const lacking = available === null ? 0 : Math.max(total - available, 0);
  const detailOf = ({ kind, quantity, unit }: Price["lines"][number]) =>
    kind === "upgrade"
      ? t("communities.price.days", { smart_count: quantity, unit: figures.format(unit) })
      : `${figures.format(quantity)} × ${figures.format(unit)}`;
  return (
    <>
      <Box component="dl" sx={{ m: 0, display: "grid", gap: 1 }}>
        {isFree
          ? null
          : lines.map((line) => (
              <Row
                key={line.kind}
                label={t(`communities.price.${line.kind}`)}
                detail={detailOf(line)}
                value={figures.format(line.amount)}
              />
            ))}
        <Row
          label={t("communities.price.total")}
          value={t("communities.credits", { smart_count: total, amount: figures.format(total) })}
          isStrong
        />
        {available === null ? null : (
          <>
            <Row label={t("communities.price.available")} value={figures.format(available)} />
            <Row label={t("communities.price.after")} value={figures.format(available - total)} />
          </>
        )}
        <Row label={t("communities.price.ends")} value={formatDay(endsOn, language)} />
      </Box>
      {lacking > 0 ? (
        <Alert
          severity="warning"
          action={
            <Button color="inherit" size="small" component={Link} to="/creditos" startIcon={<Icon name="Payments" />}>
              {t("communities.price.load")}
            </Button>
          }
          sx={{ flexWrap: "wrap", "& .MuiAlert-action": { ml: 0, pl: 0, width: "100%" } }}
        >
          {t("communities.price.lacking", { smart_count: lacking, amount: figures.format(lacking) })}
        </Alert>
      ) : null}
    </>
  );
}
