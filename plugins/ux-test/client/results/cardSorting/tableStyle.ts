import type { CSSProperties } from "react";

/** For screen readers alone. */
export const hiddenText: CSSProperties = {
  position: "absolute",
  width: 1,
  height: 1,
  overflow: "hidden",
  clipPath: "inset(50%)",
  whiteSpace: "nowrap",
};

/** Tables of plain cells, of which there may be thousands; the names of their rows stay in sight. */
export const tableStyle = {
  position: "relative",
  overflowX: "auto",
  maxHeight: "70vh",
  fontSize: 13,
  "& table": { borderCollapse: "separate", borderSpacing: 0, fontVariantNumeric: "tabular-nums" },
  "& th, & td": { borderBottom: 1, borderColor: "divider", py: 0.75, px: 1, verticalAlign: "middle", overflowWrap: "break-word" },
  "& th": { textAlign: "start", fontWeight: 500, bgcolor: "background.paper" },
  "& thead th": { position: "sticky", top: 0, zIndex: 1, color: "text.secondary", verticalAlign: "bottom" },
  "& .figure": { textAlign: "end", whiteSpace: "nowrap" },
  "& .words": { minWidth: 120 },
  "& .cards": { minWidth: 260 },
  "& th:first-of-type": {
    position: "sticky",
    left: 0,
    zIndex: 1,
    minWidth: { xs: 120, sm: 180 },
    maxWidth: { xs: 140, sm: 260 },
  },
  "& thead th:first-of-type": { zIndex: 2 },
} as const;
