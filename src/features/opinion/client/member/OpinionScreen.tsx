import Alert from "@mui/material/Alert";
import Box from "@mui/material/Box";
import Skeleton from "@mui/material/Skeleton";
import Typography from "@mui/material/Typography";
import { type ActivityScreenProps, clientOf, ErrorState, useTexts, View } from "../../../../client/kit/member";
import { conversation } from "../../../../contracts/views/conversation";
import type { MemberOpinion, opinionApi } from "../../shared/api";

const opinions = clientOf<typeof opinionApi>();

interface LeadProps extends Pick<MemberOpinion, "othersVisible"> {
  readonly isDone: boolean;
  readonly isOver: boolean;
}

/** That it counts, once something was written; who reads what, the conversation says. */
function Lead({ othersVisible, isDone, isOver }: LeadProps) {
  const { t } = useTexts();
  if (isOver) return isDone ? null : <Alert severity="info">{t("opinion.over")}</Alert>;
  if (!isDone) return null;
  return <Alert severity="success">{t(othersVisible === "NEVER" ? "opinion.doneAlone" : "opinion.done")}</Alert>;
}

/** An opinion for a member: the question, one's own, and others' once they can be seen. */
export function OpinionScreen({ activity, refresh }: ActivityScreenProps) {
  const { t } = useTexts();
  const { data, error, refetch } = opinions.useCall("GET /api/member/activities/:id/opinion", { params: { id: activity.id } });
  if (!data && error) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton variant="rounded" height={240} role="status" aria-label={t("common.loading")} />;
  const { question, othersVisible } = data;
  const isOver = activity.state === "ended" || (activity.endsAt !== null && Date.parse(activity.endsAt) <= Date.now());
  return (
    <>
      <Typography variant="h2" sx={{ fontSize: "1.5rem", lineHeight: 1.3, mb: 2, overflowWrap: "anywhere" }}>
        {question}
      </Typography>
      <Box role="status" sx={{ mb: 2 }}>
        <Lead othersVisible={othersVisible} isDone={activity.state === "done"} isOver={isOver} />
      </Box>
      <View
        of={conversation}
        props={{ activityId: activity.id, form: "feed", invitation: t("opinion.invitation"), onChanged: refresh }}
      />
    </>
  );
}
