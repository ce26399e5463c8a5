import { StepHeading } from "../../password/StepHeading";
import { SetupForm } from "../enrol/SetupForm";
import { SettingsDialog } from "./SettingsDialog";

interface PasswordDialogProps {
  readonly title: string;
  readonly body: string;
  readonly submitLabel: string;
  /** Takes something away for good. @default false */
  readonly isDestructive?: boolean;
  readonly send: (password: string) => Promise<void>;
  readonly onClose: () => void;
}

/** Asks for the password before something that makes an account safer or less safe. */
export function PasswordDialog({ title, body, submitLabel, isDestructive = false, send, onClose }: PasswordDialogProps) {
  return (
    <SettingsDialog label={title} onClose={onClose}>
      <StepHeading title={title} isNext>
        {body}
      </StepHeading>
      <SetupForm
        needsPassword
        submitLabel={submitLabel}
        isDestructive={isDestructive}
        send={(password) => send(password ?? "")}
      />
    </SettingsDialog>
  );
}
