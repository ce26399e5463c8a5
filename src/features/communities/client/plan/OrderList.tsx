import { Box, Typography } from "@mui/material";
import { absoluteTime, useTexts } from "../../../../client/kit/console";
import type { Contract } from "../../shared/api";
import { useDurationText } from "../order/useDurationText";

/** What was ordered for a community, the newest first. */
export function OrderList({ orders }: Pick<Contract, "orders">) {
  const { t, language } = useTexts();
  const durationOf = useDurationText();
  const figures = new Intl.NumberFormat(language);
  return (
    <Box component="ul" sx={{ m: 0, p: 0, listStyle: "none", display: "grid" }}>
      {orders.map(({ id, kind, plan, months, total, orderedAt, orderedBy }) => (
        <Box
          component="li"
          key={id}
          sx={{
            display: "flex",
            flexWrap: "wrap",
            gap: 1,
            py: 1.25,
            borderTop: 1,
            borderColor: "divider",
            "&:first-of-type": { borderTop: 0 },
          }}
        >
          <Box sx={{ flex: 1, minWidth: 180 }}>
            <Typography sx={{ fontWeight: 600 }}>
              {[
                t(`communities.order.kinds.${kind}`),
                t("communities.plan.named", { plan: t(`entities.community.enums.plan.${plan}`) }),
                ...(months > 0 ? [durationOf(months)] : []),
              ].join(" · ")}
            </Typography>
            <Typography variant="body2" sx={{ color: "text.secondary" }}>
              {[
                absoluteTime(new Date(orderedAt), language),
                orderedBy === null ? t("communities.plan.provider") : t("communities.plan.by", { name: orderedBy }),
              ].join(" · ")}
            </Typography>
          </Box>
          <Typography sx={{ fontVariantNumeric: "tabular-nums" }}>
            {total === 0
              ? t("communities.plan.free")
              : t("communities.credits", { smart_count: total, amount: figures.format(total) })}
          </Typography>
        </Box>
      ))}
    </Box>
  );
}
