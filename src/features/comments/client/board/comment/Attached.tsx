import { Box, Link as MuiLink } from "@mui/material";
import { useTexts } from "../../../../../client/kit/console";
import type { AttachedFile, Attachments } from "../../../../../contracts/api/comments";
import { AttachedFiles } from "../../attach/AttachedFiles";

const THUMBNAIL = 96;
const opened = { target: "_blank", rel: "noreferrer" } as const;

function Images({ images }: Pick<Attachments, "images">) {
  const { t } = useTexts();
  return images.map(({ image }, index) => (
    <MuiLink key={image} href={image} {...opened} sx={{ display: "block", borderRadius: 1 }}>
      <Box
        component="img"
        src={image}
        loading="lazy"
        alt={t("comments.board.image", { number: index + 1 })}
        sx={{
          width: THUMBNAIL,
          height: THUMBNAIL,
          objectFit: "cover",
          borderRadius: 1,
          border: 1,
          borderColor: "divider",
          display: "block",
        }}
      />
    </MuiLink>
  ));
}

/** What goes with a text: images in small, videos that play, files to open. */
export function Attached(comment: Attachments & { readonly attached: readonly AttachedFile[] }) {
  const { t, language } = useTexts();
  return (
    <>
      {comment.images.length > 0 && (
        <Box sx={{ display: "flex", flexWrap: "wrap", gap: 1, mt: 1 }}>
          <Images images={comment.images} />
        </Box>
      )}
      <AttachedFiles comment={comment} t={t} language={language} />
    </>
  );
}
