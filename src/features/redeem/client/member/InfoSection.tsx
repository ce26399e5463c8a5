import Card from "@mui/material/Card";
import Typography from "@mui/material/Typography";
import { type ReactNode, useId } from "react";

/** One subject of the page on what LABs buy. */
export function InfoSection({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  const id = useId();
  return (
    <Card
      component="section"
      aria-labelledby={id}
      sx={{
        ...{ border: 1, borderColor: "divider", p: { xs: 2.5, sm: 3 } },
        ...{ display: "grid", gap: 1.5, gridTemplateColumns: "minmax(0, 1fr)" },
      }}
    >
      <Typography id={id} variant="h2" sx={{ fontSize: "1.25rem" }}>
        {title}
      </Typography>
      {children}
    </Card>
  );
}
