import InsertDriveFileOutlined from "@mui/icons-material/InsertDriveFileOutlined";
import Box from "@mui/material/Box";
import Link from "@mui/material/Link";
import Typography from "@mui/material/Typography";
import { useState } from "react";
import { fileSize } from "../../../../shared/fileSize";
import type { ChatMessage } from "../../shared/api/schemas";
import { useWords } from "./words";

type Attachment = NonNullable<ChatMessage["file"]>;

const ROUND = { display: "block", maxWidth: "100%", maxHeight: 320, borderRadius: 1 } as const;

function FileLink({ url, name, size }: Attachment) {
  const { t, language } = useWords();
  return (
    <Link
      href={url}
      target="_blank"
      rel="noreferrer"
      color="inherit"
      aria-label={t("chat.file.open", { name })}
      sx={{ display: "flex", alignItems: "center", gap: 1, minHeight: 44, minWidth: 0 }}
    >
      <InsertDriveFileOutlined />
      <Box component="span" sx={{ minWidth: 0 }}>
        <Typography component="span" noWrap sx={{ display: "block", fontWeight: 600 }}>
          {name}
        </Typography>
        {size > 0 && (
          <Typography component="span" variant="caption" sx={{ display: "block" }}>
            {fileSize(size, language)}
          </Typography>
        )}
      </Box>
    </Link>
  );
}

function Photo(image: Attachment) {
  const { t } = useWords();
  const [isBroken, setBroken] = useState(false);
  if (isBroken) return <FileLink {...image} />;
  return (
    <Link href={image.url} target="_blank" rel="noreferrer" aria-label={t("chat.file.open", { name: image.name })}>
      <Box
        component="img"
        src={image.url}
        alt={t("chat.file.photo", { name: image.name })}
        onError={() => setBroken(true)}
        sx={{ ...ROUND, minHeight: 44, minWidth: 44 }}
      />
    </Link>
  );
}

function Film(video: Attachment) {
  const [isBroken, setBroken] = useState(false);
  // A film that the browser can't play is there to be downloaded.
  if (isBroken) return <FileLink {...video} />;
  return (
    // biome-ignore lint/a11y/useMediaCaption: people's own recordings come without captions
    <video
      src={video.url}
      controls
      playsInline
      preload="metadata"
      aria-label={video.name}
      onError={() => setBroken(true)}
      style={{ display: "block", maxWidth: "100%", maxHeight: 320, borderRadius: 8, backgroundColor: "#000" }}
    />
  );
}

/** What goes with a message. */
export function AttachmentView({ image, video, file }: Pick<ChatMessage, "image" | "video" | "file">) {
  return (
    <>
      {image && <Photo {...image} />}
      {video && <Film {...video} />}
      {file && <FileLink {...file} />}
    </>
  );
}
