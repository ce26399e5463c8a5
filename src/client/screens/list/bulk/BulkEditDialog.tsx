import {
  Box,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  FormControlLabel,
  FormLabel,
  MenuItem,
  Select,
  Switch,
  Typography,
} from "@mui/material";
import { useDataProvider, useListContext } from "ra-core";
import { type FormEvent, useId, useState } from "react";
import type { ClientField } from "../../../../schema/clientCatalog";
import { useTexts } from "../../common/useTexts";
import { useEntity } from "../../entity/entities";
import { requiredNames } from "../../entity/requiredNames";
import { useEntityTexts } from "../../entity/useEntityTexts";
import { CellControl } from "../CellControl";
import { BulkFailureNote } from "./BulkFailureNote";
import { BulkListMode, isWordList, type ListMode } from "./BulkListMode";
import { useBulkRun } from "./useBulkRun";

interface BulkEditDialogProps {
  readonly fields: readonly ClientField[];
  readonly onClose: () => void;
}

const VALUE = "bulk-value";

const BODIES: Readonly<Record<ListMode, string>> = {
  add: "console.bulk.edit.bodyAdd",
  remove: "console.bulk.edit.bodyRemove",
  replace: "console.bulk.edit.bodyReplace",
};

interface Given {
  readonly field: ClientField | undefined;
  readonly value: unknown;
  readonly isCleared: boolean;
  /** Whether the value takes the place of what is there. */
  readonly isWhole: boolean;
}

/** The value to send; `undefined` while there is none. */
function givenOf({ field, value, isCleared, isWhole }: Given): unknown {
  if (isCleared) return null;
  if (!isWhole && Array.isArray(value) && value.length === 0) return undefined;
  return value ?? (field?.schema.type === "boolean" ? false : undefined);
}

function changeOf(name: string, given: unknown, mode: ListMode): { data: object; meta?: object } {
  return mode === "replace" ? { data: { [name]: given } } : { data: {}, meta: { lists: { [mode]: { [name]: given } } } };
}

/** Which field, which value, for how many records. */
export function BulkEditDialog({ fields, onClose }: BulkEditDialogProps) {
  const { resource, update } = useEntity();
  const { t } = useTexts();
  const { label, singular, plural } = useEntityTexts();
  const { selectedIds } = useListContext();
  const dataProvider = useDataProvider();
  const { run, isRunning } = useBulkRun();
  const id = useId();
  const [name, setName] = useState("");
  const [value, setValue] = useState<unknown>();
  const [isCleared, setIsCleared] = useState(false);
  const [mode, setMode] = useState<ListMode>("add");
  const field = fields.find((one) => one.name === name);
  const isList = field !== undefined && isWordList(field);
  const isWhole = !isList || mode === "replace";
  const canClear =
    isWhole && field !== undefined && !requiredNames(update).includes(field.name) && field.schema.type !== "boolean";
  const given = givenOf({ field, value, isCleared, isWhole });
  const count = selectedIds.length;
  const what = (count === 1 ? singular : plural).toLowerCase();

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    event.stopPropagation();
    if (!field || given === undefined || isRunning) return;
    const work = async (ids: readonly string[]) =>
      (await dataProvider.updateMany(resource, { ids: [...ids], ...changeOf(field.name, given, isWhole ? "replace" : mode) }))
        .data ?? [];
    if (await run(work, (changed) => t("console.bulk.done", { smart_count: changed.length }))) onClose();
  };

  return (
    <Dialog open onClose={onClose} maxWidth="sm" fullWidth aria-labelledby={`${id}-title`}>
      <form onSubmit={submit}>
        <DialogTitle id={`${id}-title`} sx={{ typography: "h4", pb: 0.5 }}>
          {t("console.bulk.edit.title", { count, name: what })}
        </DialogTitle>
        <DialogContent sx={{ display: "grid", gap: 2 }}>
          <Typography color="text.secondary">{t(isList ? BODIES[mode] : "console.bulk.edit.body")}</Typography>
          <Box sx={{ display: "grid", gap: 0.75 }}>
            <FormLabel id={`${id}-field`} sx={{ typography: "body2", fontWeight: 600, color: "text.primary" }}>
              {t("console.bulk.edit.field")}
            </FormLabel>
            <Select
              size="small"
              value={name}
              labelId={`${id}-field`}
              onChange={(event) => {
                setName(event.target.value);
                setValue(undefined);
                setIsCleared(false);
              }}
            >
              {fields.map((one) => (
                <MenuItem key={one.name} value={one.name}>
                  {label(one)}
                </MenuItem>
              ))}
            </Select>
          </Box>
          {isList ? (
            <BulkListMode
              mode={mode}
              onChange={(next) => {
                setMode(next);
                setIsCleared(false);
              }}
            />
          ) : null}
          {field ? (
            <Box sx={{ display: "grid", gap: 0.75 }}>
              <FormLabel
                id={`${VALUE}-label`}
                htmlFor={VALUE}
                sx={{ typography: "body2", fontWeight: 600, color: "text.primary" }}
              >
                {t(isList ? "console.bulk.edit.items" : "console.bulk.edit.value")}
              </FormLabel>
              <CellControl
                key={field.name}
                id={VALUE}
                field={field}
                value={value}
                errors={[]}
                isDisabled={isRunning || isCleared}
                onChange={setValue}
              />
              {canClear ? (
                <FormControlLabel
                  label={t("console.bulk.edit.clear")}
                  control={<Switch size="small" checked={isCleared} onChange={(_, isOn) => setIsCleared(isOn)} />}
                  sx={{ ml: -0.5, gap: 0.75 }}
                />
              ) : null}
            </Box>
          ) : null}
          <BulkFailureNote />
        </DialogContent>
        <DialogActions sx={{ px: 3, pb: 2.5 }}>
          <Button color="inherit" onClick={onClose} sx={{ flexShrink: 0 }}>
            {t("console.action.cancel")}
          </Button>
          <Button type="submit" variant="contained" loading={isRunning} disabled={!field || given === undefined}>
            {t("console.bulk.edit.submit", { count, name: what })}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
