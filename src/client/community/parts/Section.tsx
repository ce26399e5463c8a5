import Card from "@mui/material/Card";
import Typography from "@mui/material/Typography";
import { type ReactNode, useId } from "react";

/** A part of a screen, with its heading. */
export function Section({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  const id = useId();
  return (
    <Card
      component="section"
      aria-labelledby={id}
      sx={{
        border: 1,
        borderColor: "divider",
        p: { xs: 2.5, sm: 3 },
        display: "grid",
        gap: 2,
        gridTemplateColumns: "minmax(0, 1fr)",
      }}
    >
      <Typography id={id} variant="h3" component="h2">
        {title}
      </Typography>
      {children}
    </Card>
  );
}
