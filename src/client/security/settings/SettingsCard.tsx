import Card from "@mui/material/Card";
import Typography from "@mui/material/Typography";
import { type ReactNode, useId } from "react";

interface SettingsCardProps {
  readonly title: string;
  readonly intro?: string;
  readonly children: ReactNode;
}

/** One thing to settle, under its heading. */
export function SettingsCard({ title, intro, children }: SettingsCardProps) {
  const id = useId();
  return (
    <Card
      component="section"
      aria-labelledby={id}
      sx={{ border: 1, borderColor: "divider", p: { xs: 2.5, sm: 3 }, display: "grid", gap: 2.5 }}
    >
      <div>
        <Typography id={id} variant="h3" component="h2">
          {title}
        </Typography>
        {intro && <Typography sx={{ mt: 0.5, color: "text.secondary", maxWidth: "62ch" }}>{intro}</Typography>}
      </div>
      {children}
    </Card>
  );
}
