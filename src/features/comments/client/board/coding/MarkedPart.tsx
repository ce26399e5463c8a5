import { Box, type Theme } from "@mui/material";
import type { KeyboardEvent, MouseEvent } from "react";
import { useTexts } from "../../../../../client/kit/console";
import type { Code } from "./useCodes";

const LINE = 2;
const STEP = 4;

/** One line under the text for each code, one below the other. */
function linesOf(colours: readonly string[]) {
  return {
    backgroundImage: colours.map((colour) => `linear-gradient(${colour}, ${colour})`).join(", "),
    backgroundSize: colours.map(() => `100% ${LINE}px`).join(", "),
    backgroundPosition: colours.map((_, index) => `0 calc(100% - ${(colours.length - 1 - index) * STEP}px)`).join(", "),
    paddingBottom: colours.length * STEP - LINE,
  };
}

/** As the members' search marks what it found. */
const FOUND = ({ palette }: Theme) => `color-mix(in srgb, ${palette.primary.main} 25%, transparent)`;

interface MarkedPartProps {
  readonly text: string;
  readonly codes: readonly Code[];
  /** Whether a code is being chosen for it. */
  readonly isDraft: boolean;
  /** Whether it is what is looked for. */
  readonly isFound: boolean;
  readonly onPress: (event: MouseEvent) => void;
}

/** A part of a text that was coded, underlined in the colours of its codes, or that is looked for. */
export function MarkedPart({ text, codes, isDraft, isFound, onPress }: MarkedPartProps) {
  const { t } = useTexts();
  const names = codes.map(({ name }) => name).join(", ");
  const button = {
    role: "button",
    tabIndex: 0,
    "aria-label": t("comments.board.coding.coded", { text, codes: names }),
    title: names,
    onClick: onPress,
    onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
      if (event.key === "Enter") event.currentTarget.click();
    },
  };
  return (
    <Box
      component="mark"
      {...(codes.length > 0 ? button : {})}
      style={linesOf(codes.map(({ color }) => color))}
      sx={{
        color: "inherit",
        bgcolor: isDraft ? "action.selected" : isFound ? FOUND : "transparent",
        backgroundRepeat: "no-repeat",
        borderRadius: "2px",
        cursor: codes.length > 0 ? "pointer" : "text",
        boxDecorationBreak: "clone",
        ...(codes.length > 0 ? { "&:hover": { bgcolor: "action.hover" } } : {}),
        "&:focus-visible": { outline: "2px solid var(--focus-ring)", outlineOffset: 1 },
      }}
    >
      {text}
    </Box>
  );
}
