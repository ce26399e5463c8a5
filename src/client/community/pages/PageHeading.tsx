import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { useEffect, useRef } from "react";

/** What a card is for, and a sentence about it; the focus starts here, since these pages follow on one another. */
export function PageHeading({ title, intro }: { readonly title: string; readonly intro?: string }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <Box>
      <Typography
        ref={heading}
        variant="h2"
        component="h1"
        tabIndex={-1}
        sx={{ outline: "none", overflowWrap: "anywhere", textWrap: "balance" }}
      >
        {title}
      </Typography>
      {intro && <Typography sx={{ mt: 1, color: "text.secondary", fontSize: "1rem", textWrap: "pretty" }}>{intro}</Typography>}
    </Box>
  );
}
