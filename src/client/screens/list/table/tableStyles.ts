import type { SxProps, Theme } from "@mui/material/styles";

/** A quiet sign at what changed a moment ago. */
const litColour = (theme: Theme) => `color-mix(in srgb, ${theme.palette.warning.main} 16%, ${theme.palette.background.paper})`;
const selectedColour = (theme: Theme) =>
  `color-mix(in srgb, ${theme.palette.primary.main} ${theme.palette.action.selectedOpacity * 100}%, ${theme.palette.background.paper})`;

/** The table scrolls inside its card, so that heads stay in sight above and the row's menu at the right. */
export const tableStyles: SxProps<Theme> = {
  overflow: "auto",
  maxHeight: "max(320px, calc(100dvh - 340px))",
  borderTop: 1,
  borderColor: "divider",
  "& thead .MuiTableCell-root": {
    position: "sticky",
    top: 0,
    zIndex: 2,
    bgcolor: "background.paper",
    color: "text.secondary",
    typography: "body2",
    fontWeight: 600,
    whiteSpace: "nowrap",
    overflow: "hidden",
    textOverflow: "ellipsis",
    borderColor: "divider",
  },
  "& .MuiTableCell-root": { py: 1, px: 1.5, borderColor: "divider", fontSize: "inherit" },
  "&.compact tbody .MuiTableCell-root": { py: 0.25 },
  "& thead .MuiCheckbox-root svg": { fontSize: 20 },
  "& .MuiTableCell-head": { height: 40, lineHeight: 1.5, verticalAlign: "middle" },
  "& .MuiTableCell-paddingCheckbox": { py: 0, pl: 0.5, pr: 0 },
  "&.compact tbody .MuiTableCell-paddingCheckbox .MuiCheckbox-root": { p: 0.5, ml: 0.5 },
  // One line a row keeps the table calm; the record's page has the whole text.
  "& tbody .MuiTableCell-root": {
    position: "relative",
    maxWidth: 280,
    whiteSpace: "nowrap",
    overflow: "hidden",
    textOverflow: "ellipsis",
    transition: "background-color 600ms",
  },
  "& tbody .MuiTableCell-paddingCheckbox, & tbody .actions": { overflow: "visible" },
  "& tbody tr:focus-visible, & tbody td:focus-visible": { outline: 2, outlineColor: "primary.main", outlineOffset: -2 },
  "& tbody tr.lit .MuiTableCell-root, & tbody td.lit": { bgcolor: litColour },
  "& tbody .Mui-selected .actions": { bgcolor: selectedColour },
  "& .MuiTableCell-alignRight": { fontVariantNumeric: "tabular-nums" },
  "& tbody tr:last-of-type .MuiTableCell-root": { borderBottom: 0 },
  "& tbody .actions": { position: "sticky", right: 0, bgcolor: "background.paper", py: 0, width: 48 },
  "& tbody tr:hover .actions": {
    backgroundImage: (theme: Theme) => `linear-gradient(${theme.palette.action.hover}, ${theme.palette.action.hover})`,
  },
  "& thead .actions > *": { position: "absolute", width: "1px", height: "1px", overflow: "hidden", clipPath: "inset(50%)" },
  "& tbody .pencil": {
    display: "none",
    position: "absolute",
    insetBlock: 3,
    right: 3,
    width: 28,
    placeItems: "center",
    borderRadius: 1,
    cursor: "pointer",
    color: "text.secondary",
    bgcolor: "background.paper",
    boxShadow: 1,
    "&:hover": { color: "primary.main" },
  },
  "& tbody .MuiTableCell-alignRight > .pencil": { left: 3, right: "auto" },
  "@media (hover: hover)": { "& tbody td:hover > .pencil": { display: "grid" } },
  "& tbody td:focus > .pencil": { display: "grid" },
};
