import { Box, Chip, LinearProgress, Typography } from "@mui/material";
import { useId } from "react";
import { useTexts } from "../../../../client/kit/console";
import type { PlanUse } from "../../shared/api";
import { PLAN_LIMITS, type PlanLimitName } from "../../shared/plans";

const NEAR = 0.8;
const WHOLE = 100;

function UseBar({
  name,
  use: { used, limit, isOfLicence },
}: {
  readonly name: PlanLimitName;
  readonly use: PlanUse["uses"]["team"];
}) {
  const { t, language } = useTexts();
  const id = useId();
  const figures = new Intl.NumberFormat(language);
  const isFull = limit !== null && used >= limit;
  const isNear = limit !== null && !isFull && used >= limit * NEAR;
  const text =
    limit === null
      ? t("communities.plan.ofUnlimited", { used: figures.format(used) })
      : t("communities.plan.of", { used: figures.format(used), limit: figures.format(limit) });
  return (
    <Box sx={{ display: "grid", gap: 0.5 }}>
      <Box sx={{ display: "flex", flexWrap: "wrap", gap: 1, alignItems: "center" }}>
        <Typography id={id} sx={{ flex: 1 }}>
          {t(`communities.plan.${name}`)}
        </Typography>
        {isFull || isNear ? (
          <Chip
            size="small"
            color={isFull ? "error" : "warning"}
            label={t(`communities.plan.${isFull ? "full" : "near"}`)}
            variant="outlined"
          />
        ) : null}
        <Typography sx={{ fontWeight: 600, fontVariantNumeric: "tabular-nums" }}>{text}</Typography>
      </Box>
      {limit === null ? null : (
        <LinearProgress
          variant="determinate"
          value={Math.min((used / Math.max(limit, 1)) * WHOLE, WHOLE)}
          color={isFull ? "error" : isNear ? "warning" : "primary"}
          aria-labelledby={id}
          aria-valuetext={text}
          sx={{ height: 6, borderRadius: 3 }}
        />
      )}
      {isOfLicence ? (
        <Typography variant="body2" sx={{ color: "text.secondary" }}>
          {t("communities.plan.ofLicence")}
        </Typography>
      ) : null}
    </Box>
  );
}

/** How far each limit of a plan is used. */
export function UseBars({ uses }: Pick<PlanUse, "uses">) {
  return (
    <Box sx={{ display: "grid", gap: 2 }}>
      {PLAN_LIMITS.map((name) => (
        <UseBar key={name} name={name} use={uses[name]} />
      ))}
    </Box>
  );
}
