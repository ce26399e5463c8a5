import { Box, MenuItem, TextField, Typography } from "@mui/material";
import { useId } from "react";
import { failureText, useTexts } from "../../../client/kit/console";
import { DURATIONS, PLANS } from "../shared/plans";
import { usePrice } from "./order/PriceAside";
import { PriceLines } from "./order/PriceLines";
import { useDurationText } from "./order/useDurationText";
import type { useClone } from "./useClone";

/** What is ordered for a copy, which is a community of its own, and its price. */
export function CloneOrderFields({ clone }: { readonly clone: ReturnType<typeof useClone> }) {
  const { t } = useTexts();
  const id = useId();
  const durationOf = useDurationText();
  const { plan, durationMonths, isCloning } = clone;
  const { data, error } = usePrice({ plan, durationMonths });
  return (
    <>
      <Box sx={{ display: "grid", gap: 2, gridTemplateColumns: "repeat(auto-fit, minmax(160px, 1fr))" }}>
        <TextField
          select
          id={`${id}-plan`}
          label={t("entities.community.fields.plan")}
          value={plan}
          disabled={isCloning}
          onChange={({ target }) => {
            const chosen = PLANS.find((one) => one === target.value);
            if (chosen) clone.changePlan(chosen);
          }}
        >
          {PLANS.map((one) => (
            <MenuItem key={one} value={one}>
              {t(`entities.community.enums.plan.${one}`)}
            </MenuItem>
          ))}
        </TextField>
        <TextField
          select
          id={`${id}-duration`}
          label={t("entities.community.fields.durationMonths")}
          value={durationMonths}
          disabled={isCloning}
          onChange={({ target }) => clone.changeDuration(Number(target.value))}
        >
          {DURATIONS.map((months) => (
            <MenuItem key={months} value={months}>
              {durationOf(months)}
            </MenuItem>
          ))}
        </TextField>
      </Box>
      {data ? (
        <PriceLines price={data} />
      ) : (
        <Typography color="text.secondary">{error ? failureText(error, t) : t("common.loading")}</Typography>
      )}
    </>
  );
}
