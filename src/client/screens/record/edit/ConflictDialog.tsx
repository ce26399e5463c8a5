import { Box, Button, Dialog, DialogActions, DialogContent, DialogContentText, DialogTitle } from "@mui/material";
import { useId, useState } from "react";
import type { ClientField } from "../../../../schema/clientCatalog";
import { useTexts } from "../../common/useTexts";
import { ConflictField } from "./ConflictField";
import type { Choice, Choices, OpenConflict } from "./conflict";

interface ConflictDialogProps {
  readonly conflict: OpenConflict;
  /** What the conflict may be about. */
  readonly fields: readonly ClientField[];
  /** What people call a field. */
  readonly label: (field: ClientField) => string;
  /** Locale key that the texts stand under. @default "console.conflict" */
  readonly texts?: string;
  readonly onDecide: (choices: Choices) => void;
  readonly onClose: () => void;
}

/** Both versions, field by field: whose value stays is the person's choice. */
export function ConflictDialog(props: ConflictDialogProps) {
  const { conflict, fields, label, texts = "console.conflict", onDecide, onClose } = props;
  const { t } = useTexts();
  const id = useId();
  const [choices, setChoices] = useState<Choices>({});
  const fieldsOf = (names: readonly string[]): readonly ClientField[] => fields.filter((field) => names.includes(field.name));
  const disputed = fieldsOf(conflict.disputed);
  const theirs = fieldsOf(conflict.theirs).map(label);
  const chooseAll = (choice: Choice) => setChoices(Object.fromEntries(conflict.disputed.map((name) => [name, choice])));
  return (
    <Dialog open onClose={onClose} maxWidth="md" fullWidth aria-labelledby={`${id}-title`} aria-describedby={`${id}-body`}>
      <DialogTitle id={`${id}-title`} sx={{ typography: "h4", pb: 1 }}>
        {t(`${texts}.title`)}
      </DialogTitle>
      <DialogContent sx={{ display: "grid", gap: 2 }}>
        <DialogContentText id={`${id}-body`} sx={{ typography: "body1" }}>
          {t(`${texts}.${disputed.length > 0 ? "body" : "nothing"}`)}
        </DialogContentText>
        {disputed.length > 1 ? (
          <Box sx={{ display: "flex", flexWrap: "wrap", gap: 1 }}>
            <Button size="small" variant="outlined" onClick={() => chooseAll("theirs")}>
              {t(`${texts}.allTheirs`)}
            </Button>
            <Button size="small" variant="outlined" onClick={() => chooseAll("yours")}>
              {t(`${texts}.allYours`)}
            </Button>
          </Box>
        ) : null}
        {disputed.map((field) => (
          <ConflictField
            key={field.name}
            field={field}
            label={label(field)}
            texts={texts}
            theirs={conflict.current}
            yours={conflict.changes[field.name]}
            choice={choices[field.name] ?? "yours"}
            onChoose={(choice) => setChoices((before) => ({ ...before, [field.name]: choice }))}
          />
        ))}
        {theirs.length > 0 ? (
          <DialogContentText sx={{ typography: "body2" }}>
            {t(`${texts}.alsoTheirs`, { names: theirs.join(", ") })}
          </DialogContentText>
        ) : null}
      </DialogContent>
      <DialogActions sx={{ px: 3, pb: 2.5 }}>
        <Button color="inherit" onClick={onClose}>
          {t(`${texts}.goOn`)}
        </Button>
        <Button variant="contained" onClick={() => onDecide(choices)}>
          {t(`${texts}.${conflict.isSaving ? "save" : "take"}`)}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
