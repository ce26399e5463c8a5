import { Box, Typography } from "@mui/material";
import { RelativeTime, useTexts } from "../../../../../client/kit/console";
import type { CoinMovement } from "../../../shared/api/panelists";
import { useCoins } from "../useCoins";
import { RowList } from "./RowList";

const FIGURE = { fontVariantNumeric: "tabular-nums", whiteSpace: "nowrap" } as const;

/** A panelist's coins as a bank writes them: what for, how many, and what there was then. */
export function MovementList({ movements }: { readonly movements: readonly CoinMovement[] }) {
  const { t } = useTexts();
  const coins = useCoins();
  return (
    <RowList
      title={t("panel.activity.movements.title")}
      icon="MonetizationOn"
      empty={t("panel.activity.movements.empty")}
      rows={movements.map(({ id, date, reason, concept, change, balance }) => {
        const why = t(`entities.coinTransaction.enums.reason.${reason}`);
        return {
          id,
          title: concept ?? why,
          note: (
            <>
              {concept && `${why} · `}
              <RelativeTime value={date} />
            </>
          ),
          value: (
            <Box sx={{ textAlign: "right" }}>
              <Typography sx={{ ...FIGURE, fontWeight: 600, color: change > 0 ? "success.main" : "text.primary" }}>
                {coins.change(change)}
              </Typography>
              <Typography variant="body2" sx={{ ...FIGURE, color: "text.secondary" }}>
                {t("panel.activity.movements.balance", { coins: coins.of(balance) })}
              </Typography>
            </Box>
          ),
        };
      })}
    />
  );
}
