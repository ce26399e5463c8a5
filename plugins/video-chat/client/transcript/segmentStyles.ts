import type { SxProps, Theme } from "@mui/material";

/** What was looked for, in a text. */
export const MARKED = { bgcolor: "#ffe08a", color: "common.black", borderRadius: "2px" } as const;

/** Of the list and all in it: rows that aren't in sight cost nothing. */
export const segmentStyles: SxProps<Theme> = (theme) => ({
  listStyle: "none",
  m: 0,
  p: 0,
  position: "relative",
  overflowY: "auto",
  maxHeight: { xs: "65vh", md: 560 },
  overscrollBehavior: "contain",
  "& > li": {
    display: "grid",
    gridTemplateColumns: "auto minmax(0, 1fr) auto",
    columnGap: 1,
    alignItems: "start",
    px: 1,
    py: 0.5,
    borderRadius: 1,
    borderLeft: "3px solid transparent",
    contentVisibility: "auto",
    containIntrinsicSize: "auto 52px",
    scrollMarginBlock: 48,
  },
  "& > li[data-current=true]": { bgcolor: "action.hover", borderLeftColor: "primary.main" },
  "& > li[data-found=true]": { bgcolor: "action.selected" },
  "& > li > .name": { gridColumn: "1 / -1", fontWeight: 600, fontSize: 14, pt: 1, overflowWrap: "anywhere" },
  "& > li > p": { m: 0, py: 0.75, overflowWrap: "anywhere", whiteSpace: "pre-line", lineHeight: 1.5 },
  "& .time": { ...theme.typography.body2, fontVariantNumeric: "tabular-nums", color: "text.secondary", py: 0.875, minWidth: 52 },
  "& button": {
    font: "inherit",
    border: 0,
    borderRadius: 1,
    bgcolor: "transparent",
    color: "text.secondary",
    cursor: "pointer",
    minHeight: { xs: 44, md: 36 },
    minWidth: { xs: 44, md: 36 },
    "&:hover": { bgcolor: "action.hover", color: "text.primary" },
    "&:focus-visible": { outline: "2px solid", outlineColor: "primary.main", outlineOffset: -2 },
  },
  "& button.time": {
    ...theme.typography.body2,
    fontVariantNumeric: "tabular-nums",
    color: "primary.main",
    textAlign: "left",
    px: 0.5,
  },
  "& button.edit": { display: "grid", placeItems: "center" },
  "& mark": MARKED,
});
