import {
  Box,
  Button,
  FormControl,
  FormControlLabel,
  FormLabel,
  MenuItem,
  Radio,
  RadioGroup,
  Select,
  Typography,
} from "@mui/material";
import { type DragEvent, useId, useRef, useState } from "react";
import { Icon } from "../../theme/icons";
import { useTexts } from "../common/useTexts";
import { useEntity } from "../entity/entities";
import { useEntityTexts } from "../entity/useEntityTexts";
import type { ImportState } from "./useImport";
import { useImportFields } from "./useImportFields";

const ACCEPTED = ".csv,.tsv,.txt,.xlsx,text/csv,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet";

/** Takes the file, dropped or chosen, and what to do with records that are there already. */
export function UploadStep({ state }: { readonly state: ImportState }) {
  const { t } = useTexts();
  const { mode, file, isBusy, analyse } = state;
  const input = useRef<HTMLInputElement>(null);
  const [isOver, setIsOver] = useState(false);
  const take = (chosen: File | undefined) => {
    if (chosen && !isBusy) void analyse(chosen, mode);
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setIsOver(false);
    take(event.dataTransfer.files[0]);
  };
  return (
    <Box sx={{ display: "grid", gap: 3 }}>
      {state.fixed ? null : <ModeChoice state={state} />}
      <Box
        onDragOver={(event) => {
          event.preventDefault();
          setIsOver(true);
        }}
        onDragLeave={() => setIsOver(false)}
        onDrop={drop}
        sx={{
          display: "grid",
          justifyItems: "center",
          textAlign: "center",
          gap: 1.5,
          p: { xs: 3, sm: 5 },
          border: 2,
          borderStyle: "dashed",
          borderRadius: 1,
          borderColor: isOver ? "primary.main" : "divider",
          bgcolor: isOver ? "action.hover" : "transparent",
        }}
      >
        <Icon name="CloudUpload" fontSize="large" color="primary" />
        <Typography sx={{ fontWeight: 600 }}>{file && isBusy ? file.name : t("console.import.upload.drop")}</Typography>
        <Typography variant="body2" color="text.secondary">
          {t(isBusy ? "console.import.upload.reading" : "console.import.upload.formats")}
        </Typography>
        <Button variant="contained" loading={isBusy} onClick={() => input.current?.click()}>
          {t("console.import.upload.choose")}
        </Button>
        <input
          ref={input}
          hidden
          type="file"
          accept={ACCEPTED}
          aria-label={t("console.import.upload.choose")}
          onChange={(event) => {
            take(event.target.files?.[0]);
            // The same file may be chosen again once it is mended.
            event.target.value = "";
          }}
        />
      </Box>
      <Button
        color="inherit"
        startIcon={<Icon name="ChevronLeft" />}
        disabled={isBusy}
        onClick={() => state.setStep("prepare")}
        sx={{ justifySelf: "start" }}
      >
        {t("console.import.back")}
      </Button>
    </Box>
  );
}

/** Fields that can tell one record from another: short texts and numbers. */
const KEY_TYPES = new Set(["string", "integer"]);

function ModeChoice({ state }: { readonly state: ImportState }) {
  const { t } = useTexts();
  const { label } = useEntityTexts();
  const { imports } = useEntity();
  const id = useId();
  const { mode, setMode, isBusy } = state;
  const keys = useImportFields().filter(
    ({ field }) => KEY_TYPES.has(String(field.schema.type)) && !field.schema.enum && !field.reference && !field.isComputed,
  );
  // Ids aren't given to new records: they tell together with what else does, or not at all.
  const single = keys.filter(({ field }) => field.name !== "id").map(({ field }) => [field.name, label(field)] as const);
  const together = (imports?.keys ?? []).flatMap((name) => keys.find(({ field }) => field.name === name)?.field ?? []);
  const joined = together.map(label).join(` ${t("console.import.mode.or")} `);
  const choices = together.length > 1 ? [[together.map(({ name }) => name).join(","), joined] as const, ...single] : single;
  const first = choices[0]?.[0];
  return (
    <FormControl disabled={isBusy}>
      <FormLabel id={id} sx={{ typography: "body2", fontWeight: 600, color: "text.primary" }}>
        {t("console.import.mode.title")}
      </FormLabel>
      <RadioGroup
        aria-labelledby={id}
        value={mode.mode}
        onChange={(_, next) => setMode(next === "upsert" && first ? { mode: "upsert", key: first } : { mode: "create" })}
      >
        <FormControlLabel value="create" control={<Radio size="small" />} label={t("console.import.mode.create")} />
        {first ? (
          <FormControlLabel value="upsert" control={<Radio size="small" />} label={t("console.import.mode.upsert")} />
        ) : null}
      </RadioGroup>
      {mode.mode === "upsert" ? (
        <Box sx={{ display: "flex", flexWrap: "wrap", alignItems: "center", gap: 1, pl: 3.5 }}>
          <Typography id={`${id}-key`} variant="body2">
            {t("console.import.mode.key")}
          </Typography>
          <Select
            size="small"
            value={mode.key ?? ""}
            labelId={`${id}-key`}
            onChange={(event) => setMode({ mode: "upsert", key: event.target.value })}
            sx={{ minWidth: 180 }}
          >
            {choices.map(([key, text]) => (
              <MenuItem key={key} value={key}>
                {text}
              </MenuItem>
            ))}
          </Select>
        </Box>
      ) : null}
    </FormControl>
  );
}
