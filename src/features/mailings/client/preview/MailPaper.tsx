import { Box } from "@mui/material";
import { Fragment } from "react";
import type { RichBlock, RichRun } from "../../../../shared/richText/richTextSchema";
import { GREY } from "../../../../shared/theme/tokens";
import type { MailingPreview } from "../../shared/api/drafts";

/** The items of a list that never moves, each with a key. */
function keyed<Item>(items: readonly Item[]): readonly { readonly key: string; readonly item: Item }[] {
  return items.map((item, at) => ({ key: String(at), item }));
}

function Run({ text, bold, italic, link }: RichRun) {
  const lines = text.split("\n");
  const words = keyed(lines).map(({ key, item }) => (
    <Fragment key={key}>
      {key !== "0" && <br />}
      {item}
    </Fragment>
  ));
  const style = { fontWeight: bold ? 700 : undefined, fontStyle: italic ? "italic" : undefined };
  return (
    <Box component="span" title={link} sx={{ ...style, textDecoration: link ? "underline" : undefined }}>
      {words}
    </Box>
  );
}
const runsOf = (runs: readonly RichRun[]) => keyed(runs).map(({ key, item }) => <Run key={key} {...item} />);

function Block({ kind, runs = [], items = [] }: RichBlock) {
  if (kind === "heading") return <h3>{runsOf(runs)}</h3>;
  if (kind === "paragraph") return <p>{runsOf(runs)}</p>;
  return (
    <Box component={kind === "bullets" ? "ul" : "ol"}>
      {keyed(items).map(({ key, item }) => (
        <li key={key}>{runsOf(item)}</li>
      ))}
    </Box>
  );
}

/** An e-mail as it looks in a mail programme, with links that lead nowhere. */
export function MailPaper({ preview, image }: { readonly preview: MailingPreview; readonly image: string | undefined }) {
  const { community, accent, logo, subject, content, footnote, unsubscribe } = preview;
  return (
    // On paper in either theme, as mails are.
    <Box sx={{ bgcolor: GREY[50], color: GREY[800], p: { xs: 1.5, sm: 3 }, borderRadius: 1, overflowWrap: "anywhere" }}>
      <Box sx={{ maxWidth: 560, mx: "auto" }}>
        {logo ? (
          <Box component="img" src={logo} alt={community} sx={{ maxWidth: 140, maxHeight: 60, display: "block", mb: 2 }} />
        ) : (
          <Box sx={{ fontSize: 20, fontWeight: 600, color: GREY[900], mb: 2 }}>{community}</Box>
        )}
        <Box
          sx={{
            bgcolor: "#ffffff",
            borderTop: `4px solid ${accent}`,
            px: { xs: 2, sm: 3 },
            py: 3,
            fontSize: 16,
            lineHeight: 1.5,
            "& p, & ul, & ol": { mt: 0, mb: 1.5 },
            "& h3": { fontSize: 18, mt: 2.5, mb: 1 },
          }}
        >
          <Box component="h2" sx={{ fontSize: 24, lineHeight: 1.33, m: 0, mb: 1.5, color: GREY[900] }}>
            {subject}
          </Box>
          {image && <Box component="img" src={image} alt="" sx={{ width: "100%", display: "block", mb: 2 }} />}
          {keyed(content.blocks).map(({ key, item }) => (
            <Block key={key} {...item} />
          ))}
        </Box>
        <Box sx={{ fontSize: 13, lineHeight: "20px", color: GREY[600], pt: 2.5 }}>
          {footnote}
          <Box sx={{ mt: 1.5, textDecoration: "underline" }}>{unsubscribe}</Box>
        </Box>
      </Box>
    </Box>
  );
}
