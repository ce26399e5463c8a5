import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";

interface FigureProps {
  readonly value: string;
  readonly label: string;
  readonly note?: string | undefined;
}

/** A number with what it says, as an entry of a description list. */
export function Figure({ value, label, note }: FigureProps) {
  return (
    <Box sx={{ display: "flex", flexDirection: "column-reverse", justifyContent: "flex-end" }}>
      <Typography component="dt" variant="body2" sx={{ color: "text.secondary" }}>
        {label}
        {note && (
          <>
            <br />
            {note}
          </>
        )}
      </Typography>
      <Typography component="dd" variant="h2" sx={{ m: 0, fontVariantNumeric: "tabular-nums" }}>
        {value}
      </Typography>
    </Box>
  );
}
