import { Box, type BoxProps } from "@mui/material";
import { HiddenPart } from "../common/HiddenPart";
import { useEntity } from "./entities";
import { useEntityTexts } from "./useEntityTexts";

/** In a preview: the fields that the role doesn't get, each with its rule. */
export function HiddenFields({ sx }: Pick<BoxProps, "sx">) {
  const { hidden } = useEntity();
  const { label } = useEntityTexts();
  const parts = hidden?.fields ?? [];
  if (parts.length === 0) return null;
  return (
    <Box sx={[{ display: "flex", flexWrap: "wrap", gap: 1 }, ...(Array.isArray(sx) ? sx : [sx])]}>
      {parts.map((part) => (
        <HiddenPart key={part.name} part={part} label={label(part)} />
      ))}
    </Box>
  );
}
