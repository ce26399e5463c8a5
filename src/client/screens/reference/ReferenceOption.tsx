import { Box } from "@mui/material";
import type { HTMLAttributes } from "react";

interface ReferenceOptionProps {
  /** What the list box gives each of its options. */
  readonly option: HTMLAttributes<HTMLLIElement>;
  readonly label: string;
  readonly hint: string | undefined;
}

/** A record to choose: its name, and below it what tells it from others of that name. */
export function ReferenceOption({ option, label, hint }: ReferenceOptionProps) {
  return (
    <li {...option}>
      <Box sx={{ minWidth: 0, overflowWrap: "anywhere" }}>
        {label}
        {hint ? <Box sx={{ typography: "body2", color: "text.secondary" }}>{hint}</Box> : null}
      </Box>
    </li>
  );
}
