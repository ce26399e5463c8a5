import { Alert, Box, Button, CircularProgress, FormHelperText, IconButton, Tooltip, Typography } from "@mui/material";
import { useListContext } from "ra-core";
import { type KeyboardEvent, useEffect, useRef, useState } from "react";
import { Icon } from "../../../theme/icons";
import { HiddenText } from "../../common/HiddenText";
import { useTexts } from "../../common/useTexts";
import { FieldCell } from "../../entity/FieldCell";
import { useEntityTexts } from "../../entity/useEntityTexts";
import { CellControl } from "./CellControl";
import type { CellPlace } from "./tableContext";
import { useCellSave } from "./useCellSave";

interface CellFormProps {
  readonly place: CellPlace;
  readonly onDone: () => void;
  /** Goes on to the next or previous cell that can be changed. */
  readonly onGo: (step: 1 | -1) => void;
}

const ID = "cell";

/** Whether Enter belongs to the control: it breaks a line, picks from a list that is open, or adds to a list. */
function keepsEnter(event: KeyboardEvent, isList: boolean): boolean {
  const target = event.target as HTMLElement;
  if (isList && target instanceof HTMLInputElement && target.value !== "") return true;
  if (target.tagName === "TEXTAREA") return !(event.ctrlKey || event.metaKey);
  return target.getAttribute("aria-expanded") === "true" || target.tagName === "BUTTON";
}

/** The control of a cell. Enter saves, Tab saves and goes on, Escape leaves everything as it was. */
export function CellForm({ place, onDone, onGo }: CellFormProps) {
  const { t } = useTexts();
  const { label } = useEntityTexts();
  const { refetch } = useListContext();
  const [value, setValue] = useState<unknown>(place.record[place.field.name]);
  const { save, isSaving, failure, forget } = useCellSave();
  const box = useRef<HTMLDivElement>(null);
  const { field, record } = place;

  useEffect(() => {
    const control = box.current?.querySelector<HTMLElement>("input:not([type=hidden]), textarea, [role=combobox]");
    control?.focus();
    if (control instanceof HTMLInputElement && control.type !== "file") control.select();
  }, []);

  const commit = async (then: () => void, on = record) => {
    if (!isSaving && (await save(on, field, value))) then();
  };
  const onKey = (event: KeyboardEvent) => {
    // Lists of options stand elsewhere on the page; their keys come along React's own way.
    if (!box.current?.contains(event.target as Node) || event.nativeEvent.isComposing) return;
    if (event.key === "Enter" && !keepsEnter(event, field.schema.type === "array")) void commit(onDone);
    else if (event.key === "Tab") void commit(() => onGo(event.shiftKey ? -1 : 1));
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  const takeTheirs = () => {
    void refetch();
    onDone();
  };

  return (
    <Box ref={box} onKeyDownCapture={onKey} sx={{ display: "grid", gap: 0.75 }}>
      <HiddenText>
        <label id={`${ID}-label`} htmlFor={ID}>
          {label(field)}
        </label>
      </HiddenText>
      <Box sx={{ display: "flex", alignItems: "flex-start", gap: 0.5 }}>
        <Box sx={{ flex: 1, minWidth: 0 }}>
          <CellControl
            id={ID}
            field={field}
            value={value}
            errors={failure ? [failure.message] : []}
            isDisabled={isSaving}
            onChange={(next) => {
              setValue(next);
              forget();
            }}
          />
        </Box>
        <Tooltip title={t("console.action.save")}>
          <IconButton size="small" color="primary" aria-label={t("console.action.save")} onClick={() => void commit(onDone)}>
            {isSaving ? <CircularProgress size={18} aria-label={t("console.state.loading")} /> : <Icon name="Check" />}
          </IconButton>
        </Tooltip>
      </Box>
      {failure?.current ? (
        <Alert severity="warning" id={`${ID}__error`} sx={{ py: 0.25 }}>
          {failure.message} <FieldCell record={failure.current} field={field} />
          <Box sx={{ display: "flex", flexWrap: "wrap", gap: 1, mt: 1 }}>
            <Button size="small" color="inherit" onClick={takeTheirs}>
              {t("console.list.cell.theirs")}
            </Button>
            <Button size="small" variant="outlined" color="inherit" onClick={() => void commit(onDone, failure.current)}>
              {t("console.list.cell.mine")}
            </Button>
          </Box>
        </Alert>
      ) : failure ? (
        <FormHelperText id={`${ID}__error`} error role="alert" sx={{ m: 0, typography: "body2", fontWeight: 500 }}>
          {failure.message}
        </FormHelperText>
      ) : (
        <Typography id={`${ID}__help`} variant="body2" color="text.secondary" sx={{ fontSize: 12 }}>
          {t("console.list.cell.hint")}
        </Typography>
      )}
    </Box>
  );
}
