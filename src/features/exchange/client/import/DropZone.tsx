import { Box, Button, Typography } from "@mui/material";
import { type DragEvent, useRef, useState } from "react";
import { Icon, useTexts } from "../../../../client/kit/console";

/** A file by dropping or by choosing. */
export function DropZone({ onFile }: { readonly onFile: (file: File) => void }) {
  const { t } = useTexts();
  const input = useRef<HTMLInputElement>(null);
  const [isOver, setOver] = useState(false);
  function drop(event: DragEvent) {
    event.preventDefault();
    setOver(false);
    const file = event.dataTransfer.files[0];
    if (file) onFile(file);
  }
  return (
    <Box
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
      sx={{
        display: "grid",
        justifyItems: "center",
        textAlign: "center",
        gap: 1.5,
        p: 4,
        border: 2,
        borderStyle: "dashed",
        borderColor: isOver ? "primary.main" : "divider",
        borderRadius: 1,
        bgcolor: isOver ? "action.hover" : undefined,
      }}
    >
      <Icon name="CloudUpload" fontSize="large" color="primary" />
      <Typography>{t("surveys.import.drop")}</Typography>
      <Button variant="contained" onClick={() => input.current?.click()}>
        {t("surveys.import.choose")}
      </Button>
      <Typography variant="body2" sx={{ color: "text.secondary" }}>
        {t("surveys.import.formats")}
      </Typography>
      <input
        ref={input}
        hidden
        type="file"
        accept=".lss,.json,.csv,.xlsx,application/json,text/csv,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"
        aria-label={t("surveys.import.choose")}
        onChange={(event) => {
          const file = event.target.files?.[0];
          // Choosing the same file again, mended, must fire again.
          event.target.value = "";
          if (file) onFile(file);
        }}
      />
    </Box>
  );
}
