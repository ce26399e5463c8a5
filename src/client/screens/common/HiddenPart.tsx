import { Box, ButtonBase, Popover, Typography } from "@mui/material";
import { type MouseEvent, useState } from "react";
import type { HiddenPart as Part } from "../../../schema/clientCatalog";
import { Icon } from "../../theme/icons";
import { keyName } from "../shortcuts/keyName";
import { useTexts } from "./useTexts";

interface HiddenPartProps {
  readonly part: Part;
  /** What is hidden, in the person's words. @default the schema's title */
  readonly label?: string;
  /** Only the hatching, where the same part is explained beside it. @default false */
  readonly isQuiet?: boolean;
}

/** In a preview: stands where the role doesn't get something, and says which rule takes it away and who would get it. */
export function HiddenPart({ part, label = part.title, isQuiet = false }: HiddenPartProps) {
  const { t } = useTexts();
  const [anchor, setAnchor] = useState<HTMLElement>();
  const open = (event: MouseEvent<HTMLElement>) => {
    event.stopPropagation();
    setAnchor(event.currentTarget);
  };
  if (isQuiet) return <Box aria-hidden sx={{ ...hatched, minWidth: 56, height: 18, borderRadius: 1 }} />;
  return (
    <>
      <ButtonBase
        aria-label={t("console.preview.hiddenPart", { name: label })}
        aria-haspopup="dialog"
        onClick={open}
        sx={{
          ...hatched,
          gap: 0.75,
          minHeight: 28,
          maxWidth: 220,
          px: 1,
          borderRadius: 1,
          typography: "body2",
          fontWeight: 600,
          color: "text.secondary",
        }}
      >
        <Icon name="Lock" sx={{ fontSize: 15 }} />
        <Box component="span" sx={{ overflow: "hidden", textOverflow: "ellipsis", whiteSpace: "nowrap" }}>
          {label}
        </Box>
      </ButtonBase>
      <Popover
        open={anchor !== undefined}
        anchorEl={anchor ?? null}
        onClose={() => setAnchor(undefined)}
        onClick={(event) => event.stopPropagation()}
        anchorOrigin={{ vertical: "bottom", horizontal: "left" }}
        slotProps={{
          paper: { role: "dialog", "aria-label": label, sx: { mt: 0.5, p: 2, width: 340, maxWidth: "calc(100vw - 32px)" } },
        }}
      >
        <Explanation part={part} label={label} />
      </Popover>
    </>
  );
}

/** Diagonal lines: there is something, and it isn't shown. */
const hatched = {
  border: 1,
  borderColor: "divider",
  borderStyle: "dashed",
  backgroundImage:
    "repeating-linear-gradient(-45deg, transparent 0 5px, color-mix(in srgb, currentColor 9%, transparent) 5px 6px)",
} as const;

function Explanation({ part, label }: { readonly part: Part; readonly label: string }) {
  const { t, language } = useTexts();
  const names = part.openTo.map((key) => keyName(t, key));
  const list = new Intl.ListFormat(language, { type: "disjunction" }).format(names);
  return (
    <Box sx={{ display: "grid", gap: 1.25, overflowWrap: "anywhere" }}>
      <Typography sx={{ fontWeight: 600 }}>{t("console.preview.hiddenPart", { name: label })}</Typography>
      <Typography variant="body2">
        {names.length > 0 ? t("console.preview.openTo", { names: list }) : t("console.preview.openToNobody")}
      </Typography>
      <Typography variant="body2" color="text.secondary">
        {t("console.preview.rule")}
        <Box component="code" sx={{ display: "block", mt: 0.5, fontSize: 12.5 }}>
          {part.rule}
        </Box>
      </Typography>
    </Box>
  );
}
