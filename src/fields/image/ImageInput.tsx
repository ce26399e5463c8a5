import { Box, Button, FormHelperText, LinearProgress, Typography } from "@mui/material";
import { type DragEvent, useRef, useState } from "react";
import { Icon, TextBox, useMayUpload, useTexts, type WidgetProps } from "../../client/kit/console";
import { Picture } from "./Picture";
import { IMAGE_TYPES, MAX_MEGABYTES } from "./uploadImage";
import { useUpload } from "./useUpload";

const PREVIEW = 72;

function addressOf({ value }: WidgetProps): string {
  return typeof value === "string" ? value : "";
}

/** Whether something that could be an image is held over the place. */
function useDrop(isDisabled: boolean, onFile: (file: File | undefined) => void) {
  const [isOver, setIsOver] = useState(false);
  const hasFiles = ({ dataTransfer }: DragEvent) => !isDisabled && dataTransfer.types.includes("Files");
  const handlers = {
    onDragOver: (event: DragEvent) => {
      if (!hasFiles(event)) return;
      event.preventDefault();
      setIsOver(true);
    },
    onDragLeave: () => setIsOver(false),
    onDrop: (event: DragEvent) => {
      if (!hasFiles(event)) return;
      event.preventDefault();
      setIsOver(false);
      onFile(event.dataTransfer.files[0]);
    },
  };
  return { isOver, handlers };
}

interface UploadButtonProps {
  readonly widget: WidgetProps;
  readonly isSending: boolean;
  readonly onFile: (file: File | undefined) => void;
}

function UploadButton({ widget, isSending, onFile }: UploadButtonProps) {
  const { t } = useTexts();
  const input = useRef<HTMLInputElement>(null);
  const label = t(addressOf(widget) ? "fields.image.replace" : "fields.image.upload");
  return (
    <>
      <input
        ref={input}
        type="file"
        hidden
        accept={IMAGE_TYPES.join()}
        onChange={(event) => {
          onFile(event.target.files?.[0]);
          // The same file may be chosen again.
          event.target.value = "";
        }}
      />
      <Button
        size="small"
        variant="outlined"
        disabled={widget.disabled || isSending}
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

/** An image by upload, dropped or chosen, or by its address. */
function Uploader(props: WidgetProps) {
  const { t } = useTexts();
  const address = addressOf(props);
  const { isSending, fault, send } = useUpload(props.onChange);
  const isDisabled = props.disabled || isSending;
  const drop = useDrop(isDisabled, send);
  return (
    <Box sx={{ display: "grid", gap: 1, minWidth: 0 }}>
      <Box
        {...drop.handlers}
        sx={{
          display: "flex",
          alignItems: "center",
          gap: 1.5,
          p: 1.5,
          border: "1px dashed",
          borderRadius: 1,
          borderColor: drop.isOver ? "primary.main" : "text.secondary",
          bgcolor: drop.isOver ? "action.hover" : "transparent",
        }}
      >
        <Picture address={address} size={PREVIEW} />
        <Box sx={{ minWidth: 0, flex: 1, display: "grid", gap: 0.75 }}>
          <Box sx={{ display: "flex", flexWrap: "wrap", gap: 1 }}>
            <UploadButton widget={props} isSending={isSending} onFile={send} />
            {address ? (
              <Button
                size="small"
                color="inherit"
                disabled={isDisabled}
                aria-label={`${t("fields.image.remove")}: ${props.label}`}
                onClick={() => props.onChange(undefined)}
                sx={{ minHeight: { xs: 44, sm: 0 } }}
              >
                {t("fields.image.remove")}
              </Button>
            ) : null}
          </Box>
          <Typography variant="body2" color="text.secondary" role="status">
            {t(isSending ? "fields.image.sending" : "fields.image.hint", { size: MAX_MEGABYTES })}
          </Typography>
          {isSending ? <LinearProgress aria-label={t("fields.image.sending")} /> : null}
        </Box>
      </Box>
      {fault ? (
        <FormHelperText error role="alert" sx={{ mx: 0, mt: 0, typography: "body2", fontWeight: 500 }}>
          {fault}
        </FormHelperText>
      ) : null}
      <TextBox widget={props} inputMode="url" start={t("fields.image.address")} />
    </Box>
  );
}

/** The input of an image: its address, and an upload for whoever may store one. */
export function ImageInput(props: WidgetProps) {
  if (useMayUpload()) return <Uploader {...props} />;
  return (
    <Box sx={{ display: "flex", alignItems: "center", gap: 1.5 }}>
      <Picture address={addressOf(props)} size={40} />
      <TextBox widget={props} inputMode="url" />
    </Box>
  );
}
