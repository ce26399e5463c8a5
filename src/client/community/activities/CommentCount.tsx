import ForumOutlined from "@mui/icons-material/ForumOutlined";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import type { MemberActivity } from "../../../contracts/api/memberActivities";
import { useTexts } from "../../texts/TextsProvider";

/** What stands for this many and more. */
const MOST = 100;

/** How many comments an activity has, and how many of them are new to the member. */
export function CommentCount({ conversation }: Pick<MemberActivity, "conversation">) {
  const { t } = useTexts();
  if (!conversation || conversation.comments === 0) return null;
  const { comments, unseen } = conversation;
  const isMore = unseen >= MOST;
  return (
    <Stack direction="row" sx={{ alignItems: "center", gap: 0.5, color: "text.secondary" }}>
      <ForumOutlined sx={{ fontSize: 16 }} />
      <Typography variant="body2">
        {t("community.comments", { smart_count: comments })}
        {unseen > 0 && (
          <Typography component="span" variant="body2" sx={{ ml: 0.75, color: "primary.main", fontWeight: 600 }}>
            {isMore ? t("community.manyUnseen") : t("community.unseen", { smart_count: unseen })}
          </Typography>
        )}
      </Typography>
    </Stack>
  );
}
