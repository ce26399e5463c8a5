import AttachFileOutlined from "@mui/icons-material/AttachFileOutlined";
import PlayCircleOutlined from "@mui/icons-material/PlayCircleOutlined";
import Button from "@mui/material/Button";
import Stack from "@mui/material/Stack";
import type { ReactNode } from "react";
import type { ActivityInfo } from "../../../contracts/api/memberActivities";
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

/** Pictures, videos and files of an activity; videos of other sites are links, since nothing of theirs is loaded here. */
export function InfoMedia({ image, images, videos, files }: ActivityInfo) {
  const { t } = useTexts();
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
      {videos.map(({ url, caption }) => (
        <LinkLine key={url} href={url} icon={<PlayCircleOutlined />} label={caption || t("community.info.video")} />
      ))}
      {files.map(({ name, file }) => (
        <LinkLine key={`${name} ${file}`} href={file} icon={<AttachFileOutlined />} label={name} />
      ))}
    </Stack>
  );
}
