import { Avatar } from "@mui/material";
import { Icon } from "../../../../../client/kit/console";
import type { Author } from "../../../../../contracts/api/comments";

/** An author's photo, or the initial of the name; decorative beside the name. */
export function Portrait({ author, size = 28 }: { readonly author: Author; readonly size?: number }) {
  const isTeam = author.kind === "team";
  return (
    <Avatar
      alt=""
      {...(author.image ? { src: author.image } : {})}
      aria-hidden
      sx={(theme) => ({
        width: size,
        height: size,
        fontSize: size * 0.46,
        fontWeight: 600,
        color: isTeam ? "primary.contrastText" : "text.primary",
        bgcolor: isTeam
          ? "primary.main"
          : `color-mix(in srgb, ${theme.palette.text.primary} 10%, ${theme.palette.background.paper})`,
      })}
    >
      {author.name ? ([...author.name][0] ?? "").toLocaleUpperCase() : <Icon name="AccountCircle" />}
    </Avatar>
  );
}
