import MuiLink from "@mui/material/Link";
import Typography from "@mui/material/Typography";
import { Fragment } from "react";
import { Link } from "react-router-dom";
import { useCommunity, useTexts } from "../../../../client/kit/member";
import type { Source } from "../../shared/api";

/** Pages of their own, beside the app's screens. */
const PAGES: ReadonlySet<string> = new Set(["/conditions", "/privacy_policy", "/legal_notice"]);
/** Nothing else is linked, whatever an answer says. */
const IN_APP = /^\/[a-z][\w/-]*$/;

function SourceLink({ title, path }: Source) {
  const { origin } = useCommunity();
  const sx = { display: "inline-block", py: 0.5 };
  if (!IN_APP.test(path)) return title;
  if (PAGES.has(path))
    return (
      <MuiLink href={`/c/${origin}${path}`} sx={sx}>
        {title}
      </MuiLink>
    );
  return (
    <MuiLink component={Link} to={path} sx={sx}>
      {title}
    </MuiLink>
  );
}

/** Where in the community an answer stands. */
export function Sources({ sources }: { readonly sources: readonly Source[] }) {
  const { t } = useTexts();
  return (
    <Typography variant="body2" sx={{ color: "text.secondary", mt: 0.5 }}>
      {t("chatbot.sources")}{" "}
      {sources.map((source, index) => (
        <Fragment key={`${source.path} ${source.title}`}>
          {index > 0 && ", "}
          <SourceLink {...source} />
        </Fragment>
      ))}
    </Typography>
  );
}
