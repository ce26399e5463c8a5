import { Link as MuiLink } from "@mui/material";
import { Link } from "react-router-dom";
import { Icon, useStagePath } from "../../../../../client/kit/console";
import type { FoundComment } from "../../../shared/api/search";

/** Where a comment stands in the results of its activity. */
export function useCommentAddress(): (activity: FoundComment["activity"], commentId: string) => string {
  const pathOf = useStagePath();
  return (activity, commentId) => `${pathOf("activity", { ...activity }, "results")}?comment=${encodeURIComponent(commentId)}`;
}

interface ActivityLinkProps {
  readonly activity: FoundComment["activity"];
  readonly commentId: string;
}

/** The activity in which something was said, leading to where it stands there. */
export function ActivityLink({ activity, commentId }: ActivityLinkProps) {
  const addressOf = useCommentAddress();
  return (
    <MuiLink
      component={Link}
      to={addressOf(activity, commentId)}
      underline="hover"
      variant="body2"
      sx={{ display: "inline-flex", alignItems: "center", gap: 0.5, fontWeight: 600, overflowWrap: "anywhere" }}
    >
      {activity.title}
      <Icon name="ChevronRight" sx={{ fontSize: 16 }} />
    </MuiLink>
  );
}
