import { Box, Button, Stack, Typography, useMediaQuery, useTheme } from "@mui/material";
import { ErrorState, Icon, LoadingState, saveFile, useTexts } from "../../../../client/kit/console";
import { usePdf } from "./usePdf";

interface PdfViewProps {
  readonly id: string;
  /** What the file is called. */
  readonly name: string;
  readonly hash: string;
}

/** The PDF in the page where there is room for it, else in a tab of its own, with its SHA-256. */
export function PdfView({ id, name, hash }: PdfViewProps) {
  const { t } = useTexts();
  const isWide = useMediaQuery(useTheme().breakpoints.up("md"));
  const { blob, address, error, refetch } = usePdf(id, hash);
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!blob || !address) return <LoadingState />;
  return (
    <Stack sx={{ gap: 1.5 }}>
      <Box sx={{ display: "flex", flexWrap: "wrap", gap: 1 }}>
        <Button
          variant={isWide ? "text" : "outlined"}
          component="a"
          href={address}
          target="_blank"
          rel="noopener"
          startIcon={<Icon name="OpenInNew" />}
        >
          {t("contracts.document.open")}
        </Button>
        <Button color="inherit" startIcon={<Icon name="Download" />} onClick={() => saveFile(blob, name)}>
          {t("contracts.document.download")}
        </Button>
      </Box>
      {isWide && (
        <Box
          component="iframe"
          src={address}
          title={t("contracts.document.title", { name })}
          sx={{ width: "100%", height: "min(72vh, 900px)", border: 1, borderColor: "divider", borderRadius: 1 }}
        />
      )}
      <Typography variant="body2" color="text.secondary" sx={{ overflowWrap: "anywhere" }}>
        {t("contracts.document.hash", { hash })}
      </Typography>
    </Stack>
  );
}
