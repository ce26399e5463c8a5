import { Box, Button, Dialog, DialogActions, DialogContent, DialogContentText, DialogTitle } from "@mui/material";
import { useId, useState } from "react";
import type { ClientField } from "../../../schema/clientCatalog";
import { useTexts } from "../common/useTexts";
import { useEntity } from "../entity/entities";
import { useEntityTexts } from "../entity/useEntityTexts";
import { ConflictField } from "./ConflictField";
import type { Choice, Choices } from "./conflict";
import type { OpenConflict } from "./useRecordForm";

interface ConflictDialogProps {
  readonly conflict: OpenConflict;
  readonly onDecide: (choices: Choices) => void;
  readonly onClose: () => void;
}

/** Both versions, field by field: whose value stays is the person's choice. */
export function ConflictDialog({ conflict, onDecide, onClose }: ConflictDialogProps) {
  const { t } = useTexts();
  const { label } = useEntityTexts();
  const entity = useEntity();
  const id = useId();
  const [choices, setChoices] = useState<Choices>({});
  const fieldsOf = (names: readonly string[]): readonly ClientField[] =>
    entity.fields.filter((field) => names.includes(field.name));
  const disputed = fieldsOf(conflict.disputed);
  const theirs = fieldsOf(conflict.theirs).map(label);
  const chooseAll = (choice: Choice) => setChoices(Object.fromEntries(conflict.disputed.map((name) => [name, choice])));
  return (
    <Dialog open onClose={onClose} maxWidth="md" fullWidth aria-labelledby={`${id}-title`} aria-describedby={`${id}-body`}>
      <DialogTitle id={`${id}-title`} sx={{ typography: "h4", pb: 1 }}>
        {t("console.conflict.title")}
      </DialogTitle>
      <DialogContent sx={{ display: "grid", gap: 2 }}>
        <DialogContentText id={`${id}-body`} sx={{ typography: "body1" }}>
          {t(disputed.length > 0 ? "console.conflict.body" : "console.conflict.nothing")}
        </DialogContentText>
        {disputed.length > 1 ? (
          <Box sx={{ display: "flex", flexWrap: "wrap", gap: 1 }}>
            <Button size="small" variant="outlined" onClick={() => chooseAll("theirs")}>
              {t("console.conflict.allTheirs")}
            </Button>
            <Button size="small" variant="outlined" onClick={() => chooseAll("yours")}>
              {t("console.conflict.allYours")}
            </Button>
          </Box>
        ) : null}
        {disputed.map((field) => (
          <ConflictField
            key={field.name}
            field={field}
            theirs={conflict.current}
            yours={conflict.changes[field.name]}
            choice={choices[field.name] ?? "yours"}
            onChoose={(choice) => setChoices((before) => ({ ...before, [field.name]: choice }))}
          />
        ))}
        {theirs.length > 0 ? (
          <DialogContentText sx={{ typography: "body2" }}>
            {t("console.conflict.alsoTheirs", { names: theirs.join(", ") })}
          </DialogContentText>
        ) : null}
      </DialogContent>
      <DialogActions sx={{ px: 3, pb: 2.5 }}>
        <Button color="inherit" onClick={onClose}>
          {t("console.conflict.goOn")}
        </Button>
        <Button variant="contained" onClick={() => onDecide(choices)}>
          {t(conflict.isSaving ? "console.conflict.save" : "console.conflict.take")}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
