import { Box } from "@mui/material";
import { useState } from "react";
import { Icon } from "../../client/kit/console";

/** The picture, or a sign where it can't be loaded. */
export function Picture({ address, size }: { readonly address: string; readonly size: number }) {
  const [broken, setBroken] = useState<string>();
  const frame = { width: size, height: size, borderRadius: "6px", border: 1, borderColor: "divider", flex: "none" };
  if (address === "" || broken === address) {
    return (
      <Box component="span" aria-hidden sx={{ ...frame, display: "inline-grid", placeItems: "center", color: "text.secondary" }}>
        <Icon name="Image" />
      </Box>
    );
  }
  return (
    <Box
      component="img"
      src={address}
      alt=""
      loading="lazy"
      onError={() => setBroken(address)}
      sx={{ ...frame, objectFit: "contain", bgcolor: "background.default", verticalAlign: "middle" }}
    />
  );
}
