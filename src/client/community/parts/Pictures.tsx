import Box from "@mui/material/Box";
import type { SxProps, Theme } from "@mui/material/styles";
import Typography from "@mui/material/Typography";
import type { CommunityTheme } from "../../../contracts/api/community";
import { useTexts } from "../../texts/TextsProvider";
import { useCommunity } from "../CommunityContext";
import type { OverlayImage } from "./ImageOverlay";
import { OpenableImage } from "./OpenableImage";

interface Display {
  readonly row: SxProps<Theme>;
  readonly image: SxProps<Theme>;
}

/** How a community shows images (its theme's `imageDisplay`). */
const DISPLAYS: Readonly<Record<CommunityTheme["imageDisplay"], Display>> = {
  THUMBNAIL: {
    row: { display: "flex", flexWrap: "wrap", gap: 1 },
    image: { display: "block", width: 120, height: 120, objectFit: "cover", borderRadius: 1 },
  },
  // A strip that is swiped, or scrolled by the keyboard; the next image looks in at its edge.
  CAROUSEL: {
    row: {
      display: "flex",
      gap: 1,
      overflowX: "auto",
      scrollSnapType: "x mandatory",
      pb: 1,
      "& > *": { scrollSnapAlign: "start" },
    },
    image: { display: "block", height: 240, maxWidth: "min(80vw, 420px)", objectFit: "cover", borderRadius: 1 },
  },
  MAX_SIZE: {
    row: { display: "grid", gap: 1, justifyItems: "start" },
    image: { display: "block", maxWidth: "100%", maxHeight: "80vh", borderRadius: 1 },
  },
};

export interface Picture extends OverlayImage {
  readonly caption?: string | undefined;
}

/** The images of a text or an activity, as the community shows them: each opens in its full size, and leads on to the others. */
export function Pictures({ images }: { readonly images: readonly Picture[] }) {
  const { t } = useTexts();
  const { imageDisplay } = useCommunity();
  if (images.length === 0) return null;
  const { row, image } = DISPLAYS[imageDisplay];
  const strip = imageDisplay === "CAROUSEL" && images.length > 1;
  return (
    <Box
      sx={{ ...row, mt: 1 } as SxProps<Theme>}
      {...(strip ? { role: "group", tabIndex: 0, "aria-label": t("community.image.several") } : {})}
    >
      {images.map(({ src, caption }, index) => (
        <Box key={src} component="figure" sx={{ m: 0, flex: "none", maxWidth: "100%" }}>
          <OpenableImage images={images} index={index} sx={image} />
          {caption && (
            <Typography
              component="figcaption"
              variant="body2"
              sx={{ color: "text.secondary", mt: 0.5, overflowWrap: "anywhere" }}
            >
              {caption}
            </Typography>
          )}
        </Box>
      ))}
    </Box>
  );
}
