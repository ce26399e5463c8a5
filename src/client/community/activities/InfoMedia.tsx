import AttachFileOutlined from "@mui/icons-material/AttachFileOutlined";
import PlayCircleOutlined from "@mui/icons-material/PlayCircleOutlined";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { type ReactNode, useState } from "react";
import type { ActivityInfo } from "../../../contracts/api/memberActivities";
import { fileSize } from "../../../shared/fileSize";
import { useTexts } from "../../texts/TextsProvider";
import { OpenableImage } from "../parts/OpenableImage";
import { Pictures } from "../parts/Pictures";

interface LinkLineProps {
  readonly href: string;
  readonly icon: ReactNode;
  readonly label: string;
}

/** Something that opens in a tab of its own. */
function LinkLine({ href, icon, label }: LinkLineProps) {
  return (
    <Button
      href={href}
      target="_blank"
      rel="noopener noreferrer"
      variant="outlined"
      color="inherit"
      startIcon={icon}
      sx={{ minHeight: 48, justifyContent: "flex-start", textAlign: "start", overflowWrap: "anywhere" }}
    >
      {label}
    </Button>
  );
}

/** One of ours plays here; where the browser can't, and for other sites, it is a link. */
function Video({ url, caption }: ActivityInfo["videos"][number]) {
  const { t } = useTexts();
  const [isBroken, setBroken] = useState(false);
  const label = caption || t("community.info.video");
  if (isBroken || !url.startsWith("/files/")) return <LinkLine href={url} icon={<PlayCircleOutlined />} label={label} />;
  return (
    <Box component="figure" sx={{ m: 0 }}>
      {/* biome-ignore lint/a11y/useMediaCaption: the team's own recordings come without captions */}
      <video
        src={url}
        controls
        playsInline
        preload="metadata"
        aria-label={label}
        onError={() => setBroken(true)}
        style={{ display: "block", width: "100%", maxHeight: 420, borderRadius: 8, backgroundColor: "#000" }}
      />
      {caption && (
        <Typography component="figcaption" variant="body2" sx={{ mt: 0.5, color: "text.secondary" }}>
          {caption}
        </Typography>
      )}
    </Box>
  );
}

/** Pictures, videos and files of an activity; videos of other sites are links, since nothing of theirs is loaded here. */
export function InfoMedia({ image, images, videos, files }: ActivityInfo) {
  const { t, language } = useTexts();
  const pictures = images.map(({ image: src, caption }) => ({ src, alt: caption || t("community.info.picture"), caption }));
  return (
    <Stack sx={{ gap: 2 }}>
      {image && (
        <OpenableImage
          images={[{ src: image, alt: t("community.info.picture") }]}
          sx={{ width: "100%", maxHeight: 420, objectFit: "contain", borderRadius: 2 }}
        />
      )}
      <Pictures images={pictures} />
      {videos.map((video) => (
        <Video key={video.url} {...video} />
      ))}
      {files.map(({ name, file, size }) => (
        <LinkLine
          key={`${name} ${file}`}
          href={file}
          icon={<AttachFileOutlined />}
          label={size === null ? name : `${name} (${fileSize(size, language)})`}
        />
      ))}
    </Stack>
  );
}
