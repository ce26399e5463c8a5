import Link from "@mui/material/Link";
import Typography from "@mui/material/Typography";
import { linkParts } from "../../shared/linkParts";

/** What people wrote: plain text with its line breaks, addresses to follow. */
export function PlainText({ text }: { readonly text: string }) {
  let at = 0;
  return (
    <Typography sx={{ whiteSpace: "pre-wrap", overflowWrap: "anywhere" }}>
      {linkParts(text).map(({ text: part, href }) => {
        const key = at;
        at += part.length;
        if (!href) return <span key={key}>{part}</span>;
        return (
          <Link key={key} href={href} target="_blank" rel="noopener nofollow ugc">
            {part}
          </Link>
        );
      })}
    </Typography>
  );
}
