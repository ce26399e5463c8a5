import { Box, Button, Dialog, DialogActions, DialogContent, DialogTitle, Typography } from "@mui/material";
import { useDataProvider, useListContext } from "ra-core";
import { type ActionDispatch, type FormEvent, useId, useReducer } from "react";
import type { ClientField } from "../../../../schema/clientCatalog";
import { useTexts } from "../../common/useTexts";
import { useEntity } from "../../entity/entities";
import { useEntityTexts } from "../../entity/useEntityTexts";
import { ClearSwitch, FieldSelect, FieldValue } from "./BulkEditFields";
import { BulkFailureNote } from "./BulkFailureNote";
import { BulkListMode, type ListMode } from "./BulkListMode";
import { type BulkEdit, type BulkEditAction, type BulkEditState, bulkEdit, NOTHING_CHOSEN, reduceBulkEdit } from "./bulkEdit";
import { useBulkRun } from "./useBulkRun";

interface BulkEditDialogProps {
  readonly fields: readonly ClientField[];
  readonly onClose: () => void;
}

const BODIES: Readonly<Record<ListMode, string>> = {
  add: "console.bulk.edit.bodyAdd",
  remove: "console.bulk.edit.bodyRemove",
  replace: "console.bulk.edit.bodyReplace",
};

interface BulkEditFormProps extends Pick<BulkEditDialogProps, "fields"> {
  readonly state: BulkEditState;
  readonly edit: BulkEdit;
  readonly isRunning: boolean;
  readonly dispatch: ActionDispatch<[BulkEditAction]>;
}

function BulkEditForm({ fields, state, edit, isRunning, dispatch }: BulkEditFormProps) {
  const { t } = useTexts();
  const { field, isList, canClear } = edit;
  const { name, value, isCleared, mode } = state;
  return (
    <DialogContent sx={{ display: "grid", gap: 2 }}>
      <Typography color="text.secondary">{t(isList ? BODIES[mode] : "console.bulk.edit.body")}</Typography>
      <FieldSelect fields={fields} name={name} onChange={(next) => dispatch({ type: "field", name: next })} />
      {isList ? <BulkListMode mode={mode} onChange={(next) => dispatch({ type: "mode", mode: next })} /> : null}
      {field ? (
        <Box sx={{ display: "grid", gap: 0.75 }}>
          <FieldValue
            field={field}
            title={t(isList ? "console.bulk.edit.items" : "console.bulk.edit.value")}
            value={value}
            isDisabled={isRunning || isCleared}
            onChange={(next) => dispatch({ type: "value", value: next })}
          />
          {canClear ? (
            <ClearSwitch isCleared={isCleared} onChange={(isOn) => dispatch({ type: "cleared", isCleared: isOn })} />
          ) : null}
        </Box>
      ) : null}
      <BulkFailureNote />
    </DialogContent>
  );
}

/** Which field, which value, for how many records. */
export function BulkEditDialog({ fields, onClose }: BulkEditDialogProps) {
  const { resource, update } = useEntity();
  const { t } = useTexts();
  const { singular, plural } = useEntityTexts();
  const { selectedIds } = useListContext();
  const dataProvider = useDataProvider();
  const { run, isRunning } = useBulkRun();
  const titleId = useId();
  const [state, dispatch] = useReducer(reduceBulkEdit, NOTHING_CHOSEN);
  const edit = bulkEdit(state, fields, update);
  const { change } = edit;
  const count = selectedIds.length;
  const name = (count === 1 ? singular : plural).toLowerCase();

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    event.stopPropagation();
    if (!change || isRunning) return;
    const work = async (ids: readonly string[]) =>
      (await dataProvider.updateMany(resource, { ids: [...ids], ...change })).data ?? [];
    if (await run(work, (changed) => t("console.bulk.done", { smart_count: changed.length }))) onClose();
  };

  return (
    <Dialog open onClose={onClose} maxWidth="sm" fullWidth aria-labelledby={titleId}>
      <form onSubmit={submit}>
        <DialogTitle id={titleId} sx={{ typography: "h4", pb: 0.5 }}>
          {t("console.bulk.edit.title", { count, name })}
        </DialogTitle>
        <BulkEditForm fields={fields} state={state} edit={edit} isRunning={isRunning} dispatch={dispatch} />
        <DialogActions sx={{ px: 3, pb: 2.5 }}>
          <Button color="inherit" onClick={onClose} sx={{ flexShrink: 0 }}>
            {t("console.action.cancel")}
          </Button>
          <Button type="submit" variant="contained" loading={isRunning} disabled={!change}>
            {t("console.bulk.edit.submit", { count, name })}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
