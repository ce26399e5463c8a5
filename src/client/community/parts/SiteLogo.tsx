import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { useState } from "react";

interface SiteLogoProps {
  readonly name: string;
  readonly logo: string | null;
  /** @default 32 */
  readonly height?: number;
}

/** The community's logo; its name where there is none, or none that loads. */
export function SiteLogo({ name, logo, height = 32 }: SiteLogoProps) {
  const [broken, setBroken] = useState<string>();
  if (logo && broken !== logo) {
    return (
      <Box
        component="img"
        src={logo}
        alt={name}
        onError={() => setBroken(logo)}
        sx={{
          display: "block",
          height,
          width: "auto",
          maxWidth: "min(200px, 100%)",
          objectFit: "contain",
          alignSelf: "flex-start",
        }}
      />
    );
  }
  return (
    <Typography component="span" noWrap sx={{ fontWeight: 700, fontSize: "1.125rem", letterSpacing: "-0.015em", minWidth: 0 }}>
      {name}
    </Typography>
  );
}
