import { Box, Link as MuiLink } from "@mui/material";
import { Icon, useTexts } from "../../../../../client/kit/console";
import type { Attachments } from "../../../shared/comment";

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

function FileLink({ href, icon, children }: { readonly href: string; readonly icon: string; readonly children: string }) {
  return (
    <MuiLink
      href={href}
      {...opened}
      color="text.primary"
      underline="hover"
      sx={{
        display: "inline-flex",
        alignItems: "center",
        gap: 0.75,
        px: 1,
        minHeight: 32,
        border: 1,
        borderColor: "divider",
        borderRadius: 1,
        typography: "body2",
        overflowWrap: "anywhere",
        alignSelf: "end",
      }}
    >
      <Icon name={icon} sx={{ color: "text.secondary" }} />
      {children}
    </MuiLink>
  );
}

/** What goes with a text: images in small, videos that play, files to open. */
export function Attached({ images, videos, files, pdf }: Attachments) {
  const { t } = useTexts();
  if (images.length + videos.length + files.length === 0 && !pdf) return null;
  return (
    <Box sx={{ display: "flex", flexWrap: "wrap", gap: 1, mt: 1 }}>
      <Images images={images} />
      {videos.map(({ file }, index) =>
        file.startsWith("/files/") ? (
          <Box
            component="video"
            key={file}
            src={file}
            controls
            preload="metadata"
            aria-label={t("comments.board.video", { number: index + 1 })}
            sx={{ height: 160, maxWidth: "100%", borderRadius: 1, bgcolor: "common.black" }}
          />
        ) : (
          <FileLink key={file} href={file} icon="PlayCircle">
            {t("comments.board.video", { number: index + 1 })}
          </FileLink>
        ),
      )}
      {files.map(({ name, file }) => (
        <FileLink key={file} href={file} icon="AttachFile">
          {name}
        </FileLink>
      ))}
      {pdf && (
        <FileLink href={pdf} icon="Description">
          PDF
        </FileLink>
      )}
    </Box>
  );
}
