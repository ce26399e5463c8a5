import {
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogContentText,
  DialogTitle,
  List,
  ListItem,
  ListItemText,
} from "@mui/material";
import { useId } from "react";
import { useTexts } from "../../../../client/kit/console";
import { blockName, nameOf, useLogicScope } from "../../../../client/kit/questions";
import type { Referrer, Removal } from "./model/referrers";

interface RemovalDialogProps {
  readonly removal: Removal;
  readonly onClose: () => void;
}

/** Asks what becomes of the logic that refers to what goes. */
export function RemovalDialog({ removal, onClose }: RemovalDialogProps) {
  const { t } = useTexts();
  const scope = useLogicScope();
  const id = useId();
  const { name, referrers, remove } = removal;
  function go(withLogic: boolean) {
    onClose();
    remove(withLogic);
  }
  const placeOf = ({ question, blockIndex }: Referrer) =>
    question ? nameOf(question, scope.language) : blockName(scope, blockIndex ?? 0);
  return (
    <Dialog open onClose={onClose} maxWidth="sm" fullWidth aria-labelledby={`${id}-title`} aria-describedby={`${id}-body`}>
      <DialogTitle id={`${id}-title`} sx={{ typography: "h4" }}>
        {t("surveys.logic.removal.title", { name })}
      </DialogTitle>
      <DialogContent>
        <DialogContentText id={`${id}-body`}>{t("surveys.logic.removal.body")}</DialogContentText>
        <List dense sx={{ maxHeight: 260, overflowY: "auto" }}>
          {referrers.map((referrer) => (
            <ListItem key={`${referrer.kind} ${referrer.question?.id} ${referrer.blockIndex}`} disableGutters>
              <ListItemText primary={placeOf(referrer)} secondary={t(`surveys.logic.referrers.${referrer.kind}`)} />
            </ListItem>
          ))}
        </List>
        <DialogContentText>{t("surveys.logic.removal.help")}</DialogContentText>
      </DialogContent>
      <DialogActions sx={{ flexWrap: "wrap", gap: 1 }}>
        <Button onClick={onClose}>{t("surveys.logic.removal.cancel")}</Button>
        <Button onClick={() => go(false)}>{t("surveys.logic.removal.keep")}</Button>
        <Button variant="contained" color="error" onClick={() => go(true)}>
          {t("surveys.logic.removal.both")}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
