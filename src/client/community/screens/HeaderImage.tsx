import Box from "@mui/material/Box";
import { useState } from "react";
import { useCommunity } from "../CommunityContext";

/** The community's picture above its home, and its second logo on it; both are decoration. */
export function HeaderImage() {
  const { headerImage, overlayLogo } = useCommunity();
  const [broken, setBroken] = useState<string>();
  if (!headerImage || broken === headerImage) return null;
  return (
    <Box sx={{ position: "relative", mb: 2, borderRadius: 2, overflow: "hidden" }}>
      <Box
        component="img"
        src={headerImage}
        alt=""
        onError={() => setBroken(headerImage)}
        sx={{ display: "block", width: "100%", aspectRatio: "6 / 1", minHeight: 104, objectFit: "cover" }}
      />
      {overlayLogo && (
        <Box
          component="img"
          src={overlayLogo}
          alt=""
          sx={{
            position: "absolute",
            left: "4%",
            top: "12%",
            height: "76%",
            maxWidth: "60%",
            objectFit: "contain",
            objectPosition: "left",
          }}
        />
      )}
    </Box>
  );
}
