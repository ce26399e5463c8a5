import { Box, Button, FormHelperText, LinearProgress, Typography } from "@mui/material";
import { type ReactNode, useRef } from "react";
import { FIELD_FILE_TYPES } from "../../../../shared/fileTypes";
import type { WidgetProps } from "../../../host/clientHost";
import { Icon } from "../../../theme/icons";
import { useTexts } from "../../common/useTexts";
import { StoredFileLink } from "./StoredFileLink";
import { mostMegabytes, type UploadKind, useFileUpload } from "./useFileUpload";
import { isOurs, useStoredFile } from "./useStoredFile";

function ChooseButton(props: {
  readonly kind: UploadKind;
  readonly widget: WidgetProps;
  readonly onFile: (file?: File) => void;
}) {
  const { kind, widget, onFile } = props;
  const { t } = useTexts();
  const input = useRef<HTMLInputElement>(null);
  const label = t(`fields.${kind}.${widget.value ? "replace" : "upload"}`);
  const accept = FIELD_FILE_TYPES[kind].flatMap(({ mediaType, endings }) => [mediaType, ...endings.map((one) => `.${one}`)]);
  return (
    <>
      <input
        ref={input}
        type="file"
        hidden
        accept={[...new Set(accept)].join()}
        onChange={(event) => {
          onFile(event.target.files?.[0]);
          // The same file may be chosen again.
          event.target.value = "";
        }}
      />
      <Button
        size="small"
        variant="outlined"
        disabled={widget.disabled}
        startIcon={<Icon name="CloudUpload" />}
        aria-label={`${label}: ${widget.label}`}
        onClick={() => input.current?.click()}
        sx={{ minHeight: { xs: 44, sm: 0 } }}
      >
        {label}
      </Button>
    </>
  );
}

function Sending({
  kind,
  progress,
  onCancel,
}: {
  readonly kind: UploadKind;
  readonly progress: number;
  readonly onCancel: () => void;
}) {
  const { t } = useTexts();
  const said = t(`fields.${kind}.sending`);
  return (
    <Box sx={{ display: "flex", alignItems: "center", gap: 1.5 }}>
      <Box sx={{ flex: 1 }}>
        <Typography variant="body2" color="text.secondary">
          {said} {Math.round(progress * 100)} %
        </Typography>
        <LinearProgress variant={progress < 1 ? "determinate" : "indeterminate"} value={progress * 100} aria-label={said} />
      </Box>
      <Button size="small" color="inherit" onClick={onCancel} sx={{ minHeight: { xs: 44, sm: 0 } }}>
        {t("fields.file.cancel")}
      </Button>
    </Box>
  );
}

interface UploadBoxProps {
  readonly kind: UploadKind;
  readonly widget: WidgetProps;
  /** What stands above the button, e.g. a video that plays. */
  readonly preview?: ReactNode;
}

/** A file of ours by upload: what it is called and how large it is, how far it is sent, and its removal. */
export function UploadBox({ kind, widget, preview }: UploadBoxProps) {
  const { t } = useTexts();
  const address = typeof widget.value === "string" ? widget.value : "";
  const [file, know] = useStoredFile(address);
  const { progress, fault, send, cancel } = useFileUpload(kind, (stored) => {
    know(stored, stored.url);
    widget.onChange(stored.url);
  });
  return (
    <Box
      sx={{ display: "grid", gap: 1, minWidth: 0, p: 1.5, border: "1px dashed", borderRadius: 1, borderColor: "text.secondary" }}
    >
      {preview}
      {isOurs(address) && <StoredFileLink address={address} file={file} kind={kind} variant="body2" />}
      {progress === undefined ? (
        <Box sx={{ display: "flex", flexWrap: "wrap", gap: 1 }}>
          <ChooseButton kind={kind} widget={widget} onFile={send} />
          {address !== "" && (
            <Button
              size="small"
              color="inherit"
              disabled={widget.disabled}
              aria-label={`${t("fields.file.remove")}: ${widget.label}`}
              onClick={() => widget.onChange(undefined)}
              sx={{ minHeight: { xs: 44, sm: 0 } }}
            >
              {t("fields.file.remove")}
            </Button>
          )}
        </Box>
      ) : (
        <Sending kind={kind} progress={progress} onCancel={cancel} />
      )}
      <Typography variant="body2" color="text.secondary">
        {t(`fields.${kind}.hint`, { size: mostMegabytes(kind) })}
      </Typography>
      {[...(fault ? [fault] : []), ...(address === "" || isOurs(address) ? widget.errors : [])].map((text) => (
        <FormHelperText key={text} error role="alert" sx={{ mx: 0, mt: 0, typography: "body2", fontWeight: 500 }}>
          {text}
        </FormHelperText>
      ))}
    </Box>
  );
}
