import MoreHorizOutlined from "@mui/icons-material/MoreHorizOutlined";
import Alert from "@mui/material/Alert";
import Button from "@mui/material/Button";
import Dialog from "@mui/material/Dialog";
import DialogActions from "@mui/material/DialogActions";
import DialogContent from "@mui/material/DialogContent";
import DialogContentText from "@mui/material/DialogContentText";
import DialogTitle from "@mui/material/DialogTitle";
import IconButton from "@mui/material/IconButton";
import Menu from "@mui/material/Menu";
import MenuItem from "@mui/material/MenuItem";
import { useId, useState } from "react";
import { useWords } from "./words";

interface MessageMenuProps {
  readonly isMarked: boolean;
  /** Absent where one may not. */
  readonly onDelete: (() => Promise<void>) | undefined;
  readonly onMark: ((isMarked: boolean) => Promise<void>) | undefined;
}

interface DeleteDialogProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly onDelete: () => Promise<void>;
}

function DeleteDialog({ isOpen, onClose, onDelete }: DeleteDialogProps) {
  const { t } = useWords();
  const id = useId();
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState<unknown>();
  const remove = async () => {
    setBusy(true);
    try {
      await onDelete();
      onClose();
    } catch (cause) {
      setError(cause);
    } finally {
      setBusy(false);
    }
  };
  return (
    <Dialog open={isOpen} onClose={onClose} aria-labelledby={id}>
      <DialogTitle id={id}>{t("chat.delete.title")}</DialogTitle>
      <DialogContent>
        <DialogContentText>{t("chat.delete.body")}</DialogContentText>
        {error !== undefined && (
          <Alert severity="error" sx={{ mt: 1 }}>
            {t("chat.delete.failed")}
          </Alert>
        )}
      </DialogContent>
      <DialogActions>
        <Button color="inherit" onClick={onClose}>
          {t("chat.delete.cancel")}
        </Button>
        <Button color="error" variant="contained" loading={isBusy} onClick={() => void remove()}>
          {t("chat.delete.action")}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

/** What may be done with a message. */
export function MessageMenu({ isMarked, onDelete, onMark }: MessageMenuProps) {
  const { t } = useWords();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [isDeleting, setDeleting] = useState(false);
  const close = () => setAnchor(null);
  return (
    <>
      <IconButton
        aria-label={t("chat.more")}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        size="small"
        onClick={(event) => setAnchor(event.currentTarget)}
        sx={{ width: 32, height: 32, my: -0.5, mr: -1 }}
      >
        <MoreHorizOutlined sx={{ fontSize: 18 }} />
      </IconButton>
      <Menu anchorEl={anchor} open={anchor !== null} onClose={close}>
        {onMark && (
          <MenuItem
            onClick={() => {
              close();
              void onMark(!isMarked).catch(() => undefined);
            }}
          >
            {t(isMarked ? "chat.unmark" : "chat.mark")}
          </MenuItem>
        )}
        {onDelete && (
          <MenuItem
            onClick={() => {
              close();
              setDeleting(true);
            }}
          >
            {t("chat.delete.action")}
          </MenuItem>
        )}
      </Menu>
      {onDelete && <DeleteDialog isOpen={isDeleting} onClose={() => setDeleting(false)} onDelete={onDelete} />}
    </>
  );
}
