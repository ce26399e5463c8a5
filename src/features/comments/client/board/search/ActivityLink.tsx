import { Link as MuiLink } from "@mui/material";
import { Link } from "react-router-dom";
import { Icon, useStagePath } from "../../../../../client/kit/console";
import type { FoundComment } from "../../../shared/api/search";

/** Where a comment stands in the results of its activity. */
export function useCommentAddress(): (activity: FoundComment["activity"], commentId: string, word?: string) => string {
  const pathOf = useStagePath();
  return (activity, commentId, word = "") => {
    const query = new URLSearchParams({ comment: commentId, ...(word.trim() ? { word: word.trim() } : {}) });
    return `${pathOf("activity", { ...activity }, "results")}?${query}`;
  };
}

interface ActivityLinkProps {
  readonly activity: FoundComment["activity"];
  readonly commentId: string;
  /** What it was found by: it is marked there, too. */
  readonly word?: string | undefined;
}

/** The activity in which something was said, leading to where it stands there. */
export function ActivityLink({ activity, commentId, word }: ActivityLinkProps) {
  const addressOf = useCommentAddress();
  return (
    <MuiLink
      component={Link}
      to={addressOf(activity, commentId, word)}
      underline="hover"
      variant="body2"
      sx={{ display: "inline-flex", alignItems: "center", gap: 0.5, fontWeight: 600, overflowWrap: "anywhere" }}
    >
      {activity.title}
      <Icon name="ChevronRight" sx={{ fontSize: 16 }} />
    </MuiLink>
  );
}
