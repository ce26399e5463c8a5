import { Box, Paper, Typography } from "@mui/material";
import { useTexts } from "../../../../client/kit/console";
import { plans } from "../plans";
import { EndLine } from "./PlanTab";
import { UseBars } from "./UseBars";

/** The team's card: how far the community's plan is used. Without a plan there is nothing to say. */
export function PlanUseCard() {
  const { t } = useTexts();
  const { data } = plans.useCall("GET /client/communities/planUse", {}, { staleTime: 0 });
  if (!data?.isLimited) return null;
  return (
    <Paper component="section" variant="outlined" aria-labelledby="plan-use" sx={{ p: 2.5, display: "grid", gap: 2 }}>
      <Box>
        <Typography id="plan-use" variant="h4" component="h2">
          {t("communities.plan.named", { plan: t(`entities.community.enums.plan.${data.plan}`) })}
        </Typography>
        <EndLine endsAt={data.endsAt} endsOn={data.endsOn} />
      </Box>
      <UseBars uses={data.uses} />
      <Typography variant="body2" sx={{ color: "text.secondary" }}>
        {t("communities.plan.askCompany")}
      </Typography>
    </Paper>
  );
}
