import { Box, ButtonBase, Typography } from "@mui/material";
import { useTexts } from "../../../../../src/client/kit/console";
import type { HeatMapImage } from "../../../shared/api/schemas";

interface ImagePickerProps {
  readonly images: readonly HeatMapImage[];
  /** Id of the one that is shown. */
  readonly chosen: string;
  readonly onChoose: (id: string) => void;
}

/** The images of a heat map, one of which is shown. */
export function ImagePicker({ images, chosen, onChoose }: ImagePickerProps) {
  const { t } = useTexts();
  return (
    <Box
      role="group"
      aria-label={t("heatMap.results.images")}
      sx={{
        flex: "1 1 400px",
        minWidth: 0,
        display: "flex",
        gap: 1.5,
        overflowX: "auto",
        p: 0.5,
        m: -0.5,
        scrollbarWidth: "thin",
      }}
    >
      {images.map(({ id, title, image }) => (
        <ButtonBase
          key={id}
          aria-pressed={id === chosen}
          onClick={() => onChoose(id)}
          sx={{
            flex: "none",
            maxWidth: 240,
            justifyContent: "flex-start",
            borderRadius: 1,
            overflow: "hidden",
            border: 1,
            borderColor: id === chosen ? "primary.main" : "divider",
            boxShadow: (theme) => (id === chosen ? `inset 0 0 0 1px ${theme.palette.primary.main}` : "none"),
            bgcolor: "background.paper",
          }}
        >
          <Box component="img" src={image} alt="" sx={{ flex: "none", height: 48, width: 64, objectFit: "cover" }} />
          <Typography
            variant="body2"
            noWrap
            title={title}
            sx={{ px: 1.25, minWidth: 0, textAlign: "left", fontWeight: id === chosen ? 600 : 400 }}
          >
            {title}
          </Typography>
        </ButtonBase>
      ))}
    </Box>
  );
}
