import { Link as MuiLink, Typography } from "@mui/material";
import { Link } from "react-router-dom";
import { useEntityOf, useTexts } from "../../../../../client/kit/console";
import type { Author } from "../../../../../contracts/api/comments";

/** Who wrote it; a member's name leads to the member. */
export function AuthorName({ author }: { readonly author: Author }) {
  const { t } = useTexts();
  const canOpen = useEntityOf("members")?.actions.read === true;
  const strong = { fontWeight: 600, overflowWrap: "anywhere", minWidth: 0 } as const;
  if (author.id === null)
    return (
      <Typography component="span" sx={{ ...strong, color: "text.secondary" }}>
        {t("comments.board.gone")}
      </Typography>
    );
  if (author.kind === "team" || !canOpen)
    return (
      <Typography component="span" sx={strong}>
        {author.name}
      </Typography>
    );
  return (
    <MuiLink component={Link} to={`/members/${author.id}`} color="text.primary" underline="hover" sx={strong}>
      {author.name}
    </MuiLink>
  );
}
