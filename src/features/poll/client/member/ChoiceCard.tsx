import CheckCircle from "@mui/icons-material/CheckCircle";
import Box from "@mui/material/Box";
import Checkbox from "@mui/material/Checkbox";
import Radio from "@mui/material/Radio";
import { useId } from "react";
import type { ChoiceProps } from "./choiceProps";

/** An option with its picture: the whole card is the target, named by its words and described by its picture. */
export function ChoiceCard({ option: { text, picture }, name, isMultiple, isChosen, onChoose }: ChoiceProps) {
  const [textId, imageId] = [useId(), useId()];
  const Control = isMultiple ? Checkbox : Radio;
  return (
    <Box
      component="label"
      sx={{
        position: "relative",
        display: "flex",
        flexDirection: "column",
        minWidth: 0,
        overflow: "hidden",
        cursor: "pointer",
        WebkitTapHighlightColor: "transparent",
        borderRadius: 1,
        backgroundColor: "background.paper",
        boxShadow: ({ palette }) => (isChosen ? `inset 0 0 0 2px ${palette.primary.main}` : `inset 0 0 0 1px ${palette.divider}`),
        "&:has(:focus-visible)": { outline: 2, outlineColor: "primary.main", outlineOffset: 2 },
      }}
    >
      {picture && (
        <Box sx={{ p: "2px", pb: 0 }}>
          <Box
            component="img"
            id={imageId}
            src={picture.image}
            alt={picture.alt}
            sx={{ display: "block", width: "100%", aspectRatio: "4 / 3", objectFit: "cover", borderRadius: "6px 6px 0 0" }}
          />
        </Box>
      )}
      {isChosen && (
        <CheckCircle
          aria-hidden
          sx={{
            position: "absolute",
            top: 8,
            right: 8,
            fontSize: 28,
            color: "primary.main",
            backgroundColor: "background.paper",
            borderRadius: "50%",
          }}
        />
      )}
      <Box sx={{ display: "flex", alignItems: "center", gap: 0.5, px: 1, py: 0.5, minHeight: 56, flex: 1 }}>
        <Control
          name={name}
          checked={isChosen}
          onChange={(_event, checked) => onChoose(checked)}
          slotProps={{
            input: { "aria-labelledby": textId, ...(picture?.alt ? { "aria-describedby": imageId } : {}) },
          }}
        />
        <Box id={textId} component="span" sx={{ minWidth: 0, overflowWrap: "anywhere" }}>
          {text}
        </Box>
      </Box>
    </Box>
  );
}
