import { Box } from "@mui/material";

/** The colour of a code, beside its name. */
export function CodeDot({ color }: { readonly color: string }) {
  return (
    <Box
      component="span"
      aria-hidden
      style={{ backgroundColor: color }}
      sx={{ width: 10, height: 10, borderRadius: "3px", flex: "none", display: "inline-block" }}
    />
  );
}
