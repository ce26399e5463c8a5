import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { useState } from "react";

interface BrandProps {
  readonly name: string;
  readonly logo: string | null;
  /** @default 32 */
  readonly height?: number;
}

/** The community's logo; its name where there is none, or none that loads. */
export function Brand({ name, logo, height = 32 }: BrandProps) {
  const [isBroken, setIsBroken] = useState(false);
  if (logo && !isBroken) {
    return (
      <Box
        component="img"
        src={logo}
        alt={name}
        onError={() => setIsBroken(true)}
        sx={{ display: "block", maxHeight: height, maxWidth: 200, objectFit: "contain" }}
      />
    );
  }
  return (
    <Typography component="span" noWrap sx={{ fontWeight: 700, fontSize: "1.125rem", letterSpacing: "-0.015em", minWidth: 0 }}>
      {name}
    </Typography>
  );
}
