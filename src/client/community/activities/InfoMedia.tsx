import AttachFileOutlined from "@mui/icons-material/AttachFileOutlined";
import PlayCircleOutlined from "@mui/icons-material/PlayCircleOutlined";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import type { ReactNode } from "react";
import type { ActivityInfo } from "../../../contracts/api/memberActivities";
import { useTexts } from "../../texts/TextsProvider";
import { OpenableImage } from "../parts/OpenableImage";

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
  const pictures = [...(image ? [{ image, caption: undefined }] : []), ...images];
  return (
    <Stack sx={{ gap: 2 }}>
      {pictures.map((picture, index) => (
        <Box component="figure" key={picture.image} sx={{ m: 0 }}>
          <OpenableImage
            images={pictures.map(({ image: src, caption }) => ({ src, alt: caption || t("community.info.picture") }))}
            index={index}
            sx={{ width: "100%", maxHeight: 420, objectFit: "contain", borderRadius: 2 }}
          />
          {picture.caption && (
            <Typography component="figcaption" variant="body2" sx={{ color: "text.secondary", mt: 0.5 }}>
              {picture.caption}
            </Typography>
          )}
        </Box>
      ))}
      {videos.map(({ url, caption }) => (
        <LinkLine key={url} href={url} icon={<PlayCircleOutlined />} label={caption || t("community.info.video")} />
      ))}
      {files.map(({ name, file }) => (
        <LinkLine key={`${name} ${file}`} href={file} icon={<AttachFileOutlined />} label={name} />
      ))}
    </Stack>
  );
}
