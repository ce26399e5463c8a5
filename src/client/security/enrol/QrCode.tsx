import Box from "@mui/material/Box";

export interface QrDrawing {
  /** Modules on each side, with the quiet zone. */
  readonly size: number;
  /** Path data of the dark modules. */
  readonly path: string;
}

/** Dark on white in every mode: cameras read it so. */
export function QrCode({ size, path, label }: QrDrawing & { readonly label: string }) {
  return (
    <Box
      component="svg"
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      sx={{ display: "block", width: "100%", maxWidth: 208, bgcolor: "#fff", color: "#000", borderRadius: 1 }}
    >
      <path d={path} fill="currentColor" />
    </Box>
  );
}
