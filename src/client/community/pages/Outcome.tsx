import Box from "@mui/material/Box";
import { type ReactNode, useEffect, useRef } from "react";
import { EmptyState } from "../parts/EmptyState";

interface OutcomeProps {
  readonly icon: ReactNode;
  readonly title: string;
  readonly body: string;
  readonly action?: ReactNode;
}

/** How something ended; it takes the place of what was there, and the focus with it. */
export function Outcome({ icon, title, body, action }: OutcomeProps) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => place.current?.focus(), []);
  return (
    <Box ref={place} tabIndex={-1} sx={{ outline: "none", my: { xs: -4, sm: -8 } }}>
      <EmptyState level="h1" icon={icon} title={title} body={body} action={action} />
    </Box>
  );
}
