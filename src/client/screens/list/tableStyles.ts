import type { SxProps, Theme } from "@mui/material/styles";

/** The table scrolls inside its card, so that heads stay in sight above and the row's menu at the right. */
export const tableStyles: SxProps<Theme> = {
  "& .RaDataTable-tableWrapper": {
    overflow: "auto",
    maxHeight: "max(320px, calc(100dvh - 290px))",
    borderTop: 1,
    borderColor: "divider",
  },
  "& .RaDataTable-headerCell, & thead .MuiTableCell-root": {
    position: "sticky",
    top: 0,
    zIndex: 2,
    bgcolor: "background.paper",
    color: "text.secondary",
    typography: "body2",
    fontWeight: 600,
    whiteSpace: "nowrap",
    borderColor: "divider",
  },
  "& .MuiTableCell-root": { py: 1, px: 1.5, borderColor: "divider", fontSize: "inherit" },
  "& thead .MuiCheckbox-root svg": { fontSize: 20 },
  "& .MuiTableCell-head": { height: 40, lineHeight: 1.5, verticalAlign: "middle" },
  "& .MuiTableCell-paddingCheckbox": { py: 0, pl: 0.5, pr: 0 },
  // One line a row keeps the table calm; the record's page has the whole text.
  "& tbody .MuiTableCell-root": { maxWidth: 280, whiteSpace: "nowrap", overflow: "hidden", textOverflow: "ellipsis" },
  "& tbody .MuiTableCell-paddingCheckbox, & tbody .actions": { overflow: "visible" },
  "& tbody .Mui-selected .actions": {
    bgcolor: (theme: Theme) =>
      `color-mix(in srgb, ${theme.palette.primary.main} ${theme.palette.action.selectedOpacity * 100}%, ${theme.palette.background.paper})`,
  },
  "& .MuiTableCell-alignRight": { fontVariantNumeric: "tabular-nums" },
  "& tbody tr:last-of-type .MuiTableCell-root": { borderBottom: 0 },
  "& tbody .actions": { position: "sticky", right: 0, bgcolor: "background.paper", py: 0, width: 48 },
  "& tbody tr:hover .actions": {
    backgroundImage: (theme: Theme) => `linear-gradient(${theme.palette.action.hover}, ${theme.palette.action.hover})`,
  },
  "& thead .actions > *": { position: "absolute", width: "1px", height: "1px", overflow: "hidden", clipPath: "inset(50%)" },
};
