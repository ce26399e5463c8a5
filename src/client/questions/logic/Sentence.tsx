import { Box } from "@mui/material";
import type { Piece } from "./sentences";

const WEIGHTS = { subject: 600, value: 600 } as const;

/** A condition or rule in words, its questions and values standing out. */
export function Sentence({ pieces }: { readonly pieces: readonly Piece[] }) {
  let place = 0;
  return (
    <Box component="span" sx={{ overflowWrap: "anywhere" }}>
      {pieces.map(({ text, role }) => {
        const key = place;
        place += 1;
        return role ? (
          <Box
            key={key}
            component="span"
            sx={{ fontWeight: WEIGHTS[role], color: role === "value" ? "primary.main" : undefined }}
          >
            {text}
          </Box>
        ) : (
          <span key={key}>{text}</span>
        );
      })}
    </Box>
  );
}
