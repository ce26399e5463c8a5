import { Alert, Box, Button, CircularProgress, Typography } from "@mui/material";
import { type DragEvent, useRef, useState } from "react";
import { failureText, Icon, useTexts } from "../../../../src/client/kit/console";
import { LARGEST_PHOTO } from "../../../../src/shared/photo";
import type { Picture } from "../../shared/api/settings";
import { sendPicture } from "./useHeatMap";

export const PICTURES = "image/png,image/jpeg,image/webp";

interface AddImagesProps {
  readonly activityId: string;
  readonly room: number;
  readonly onAdd: (fileName: string, picture: Picture) => void;
}

/** Sends pictures up, chosen or dropped here, one after the other. */
export function AddImages({ activityId, room, onAdd }: AddImagesProps) {
  const { t } = useTexts();
  const input = useRef<HTMLInputElement>(null);
  const [left, setLeft] = useState(0);
  const [error, setError] = useState<string>();
  const [isOver, setOver] = useState(false);

  async function send(files: readonly File[]) {
    setError(undefined);
    for (const [place, file] of files.slice(0, room).entries()) {
      setLeft(Math.min(files.length, room) - place);
      try {
        onAdd(file.name, await sendPicture(activityId, file));
      } catch (cause) {
        setError(`${file.name}: ${failureText(cause, t)}`);
      }
    }
    setLeft(0);
  }

  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    if (left === 0) void send([...event.dataTransfer.files]);
  };

  return (
    <Box>
      <Box
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
        sx={{
          border: "2px dashed",
          borderColor: isOver ? "primary.main" : "divider",
          backgroundColor: isOver ? "action.hover" : undefined,
          borderRadius: 2,
          p: 3,
          textAlign: "center",
        }}
      >
        <Button
          variant="outlined"
          disabled={left > 0}
          startIcon={left > 0 ? <CircularProgress size={18} /> : <Icon name="AddPhotoAlternate" />}
          onClick={() => input.current?.click()}
        >
          {left > 0 ? t("heatMap.setup.sending", { smart_count: left }) : t("heatMap.setup.add")}
        </Button>
        <Typography variant="body2" sx={{ color: "text.secondary", mt: 1 }}>
          {t("heatMap.setup.addHelp", { megabytes: LARGEST_PHOTO / 1024 / 1024 })}
        </Typography>
        <input
          ref={input}
          type="file"
          accept={PICTURES}
          multiple
          hidden
          aria-label={t("heatMap.setup.add")}
          onChange={({ target }) => {
            void send([...(target.files ?? [])]);
            target.value = "";
          }}
        />
      </Box>
      {error && (
        <Alert severity="error" sx={{ mt: 1 }} onClose={() => setError(undefined)}>
          {error}
        </Alert>
      )}
    </Box>
  );
}
