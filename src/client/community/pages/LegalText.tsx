import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";

/** Plain text as the team wrote it: an empty line starts a paragraph, a line break stays one. */
export function LegalText({ text }: { readonly text: string }) {
  const paragraphs = text.split(/\n\s*\n/).filter((paragraph) => paragraph.trim() !== "");
  return (
    <Box sx={{ display: "grid", gap: 2 }}>
      {paragraphs.map((paragraph, index) => (
        <Typography
          // biome-ignore lint/suspicious/noArrayIndexKey: paragraphs of one text neither move nor have identities
          key={index}
          sx={{ fontSize: "1rem", lineHeight: 1.65, whiteSpace: "pre-line", overflowWrap: "anywhere", maxWidth: "68ch" }}
        >
          {paragraph.trim()}
        </Typography>
      ))}
    </Box>
  );
}
