import { Button, Dialog, DialogActions, DialogContent, DialogContentText, DialogTitle } from "@mui/material";
import { createContext, type ReactNode, useCallback, useContext, useId, useState } from "react";
import { useBackdropGuard } from "./useBackdropGuard";
import { useTexts } from "./useTexts";

/** What a confirmation asks, in the reader's language. */
export interface ConfirmQuestion {
  readonly title: string;
  readonly body: string;
  /** What the button does, e.g. "Delete 3 members". */
  readonly confirmLabel: string;
  /** What leaves everything as it is; "Back" where what is asked may itself be called "Cancel". @default "Cancel" */
  readonly closeLabel?: string;
  /** Shows the button in the colour of danger. @default false */
  readonly isDestructive?: boolean;
}

type Ask = (question: ConfirmQuestion) => Promise<boolean>;
type OpenConfirmation = ConfirmQuestion & { readonly answer: (isConfirmed: boolean) => void };

const ConfirmContext = createContext<Ask>(() => Promise.resolve(false));

/** Asks before something that can't be taken back; resolves to the person's choice. */
export function useConfirm(): Ask {
  return useContext(ConfirmContext);
}

export function ConfirmProvider({ children }: { readonly children: ReactNode }) {
  const [pending, setPending] = useState<OpenConfirmation>();
  const [isOpen, setIsOpen] = useState(false);
  const { t } = useTexts();
  const id = useId();
  const isAccidental = useBackdropGuard(isOpen);

  const ask = useCallback<Ask>(
    (question) =>
      new Promise((answer) => {
        setPending({ ...question, answer });
        setIsOpen(true);
      }),
    [],
  );
  const close = (isConfirmed: boolean) => {
    setIsOpen(false);
    pending?.answer(isConfirmed);
  };

  return (
    <ConfirmContext.Provider value={ask}>
      {children}
      <Dialog
        open={isOpen}
        onClose={(_, reason) => !isAccidental(reason) && close(false)}
        maxWidth="xs"
        fullWidth
        aria-labelledby={`${id}-title`}
        aria-describedby={`${id}-body`}
      >
        <DialogTitle id={`${id}-title`} sx={{ typography: "h4", pb: 1 }}>
          {pending?.title}
        </DialogTitle>
        <DialogContent>
          <DialogContentText id={`${id}-body`} sx={{ typography: "body1", whiteSpace: "pre-line" }}>
            {pending?.body}
          </DialogContentText>
        </DialogContent>
        <DialogActions sx={{ px: 3, pb: 2.5 }}>
          <Button color="inherit" onClick={() => close(false)}>
            {pending?.closeLabel ?? t("console.action.cancel")}
          </Button>
          <Button variant="contained" color={pending?.isDestructive ? "error" : "primary"} autoFocus onClick={() => close(true)}>
            {pending?.confirmLabel}
          </Button>
        </DialogActions>
      </Dialog>
    </ConfirmContext.Provider>
  );
}
