/** A notice with buttons: text beside its icon, buttons below it where there is no room at the right. */
export const NOTICE = {
  mb: 2,
  alignItems: "center",
  flexWrap: "wrap",
  "& .MuiAlert-message": { flex: "1 1 200px", minWidth: 0 },
  "& .MuiAlert-action": { alignItems: "center", pt: 0, flexWrap: "wrap", gap: 0.5 },
} as const;
