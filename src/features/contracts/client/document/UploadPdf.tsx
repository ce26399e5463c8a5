import { Alert, Box, Button, LinearProgress, Typography } from "@mui/material";
import { useRef, useState } from "react";
import { failureText, Icon, sendFile, useNotice, useTexts } from "../../../../client/kit/console";
import { LARGEST_PDF_MB } from "../../shared/contracts";
import type { ContractDocument } from "../../shared/contractsApi";

interface UploadPdfProps {
  readonly id: string;
  readonly hasDocument: boolean;
  readonly refresh: () => void;
}

/** Puts up a draft's PDF, or another one in its place. */
export function UploadPdf({ id, hasDocument, refresh }: UploadPdfProps) {
  const { t } = useTexts();
  const notice = useNotice();
  const input = useRef<HTMLInputElement>(null);
  const [progress, setProgress] = useState<number>();
  const [error, setError] = useState<unknown>();
  const send = async (file: File | undefined) => {
    if (!file) return;
    setError(undefined);
    setProgress(0);
    try {
      const call = { path: `/api/contracts/${id}/document` };
      const signal = new AbortController().signal;
      await sendFile<ContractDocument>({ call, file, signal, onProgress: setProgress });
      notice(t("contracts.document.sent"), "success");
      refresh();
    } catch (failure) {
      setError(failure);
    } finally {
      setProgress(undefined);
    }
  };
  return (
    <Box sx={{ display: "grid", gap: 1, justifyItems: "start" }}>
      <input
        ref={input}
        type="file"
        accept="application/pdf,.pdf"
        hidden
        aria-label={t("contracts.document.choose")}
        onChange={({ target }) => {
          void send(target.files?.[0]);
          target.value = "";
        }}
      />
      <Button
        variant={hasDocument ? "outlined" : "contained"}
        color={hasDocument ? "inherit" : "primary"}
        startIcon={<Icon name="UploadFile" />}
        loading={progress !== undefined}
        loadingPosition="start"
        onClick={() => input.current?.click()}
      >
        {t(hasDocument ? "contracts.document.replace" : "contracts.document.choose")}
      </Button>
      {progress !== undefined && (
        <LinearProgress
          variant="determinate"
          value={progress * 100}
          sx={{ width: 240 }}
          aria-label={t("contracts.document.choose")}
        />
      )}
      <Typography variant="body2" color="text.secondary">
        {t("contracts.document.limit", { most: LARGEST_PDF_MB })}
      </Typography>
      {error !== undefined && (
        <Alert severity="error" role="alert">
          {failureText(error, t)}
        </Alert>
      )}
    </Box>
  );
}
