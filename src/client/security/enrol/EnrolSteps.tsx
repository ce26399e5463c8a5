import Button from "@mui/material/Button";
import { type ComponentType, useState } from "react";
import { StepHeading } from "../../password/StepHeading";
import { useTexts } from "../../texts/TextsProvider";
import { RecoveryCodes } from "../RecoveryCodes";
import type { AddedFactor, FactorKind } from "../twoFactorSettings";
import { AuthenticatorSetup } from "./AuthenticatorSetup";
import { KindChoice } from "./KindChoice";
import { PasskeySetup } from "./PasskeySetup";
import { PhoneSetup } from "./PhoneSetup";
import type { SetupProps } from "./setupProps";

/** How each kind of second factor is set up. */
const SETUPS: Readonly<Record<FactorKind, ComponentType<SetupProps>>> = {
  sms: PhoneSetup,
  authenticator: AuthenticatorSetup,
  passkey: PasskeySetup,
};

interface EnrolStepsProps {
  /** What the choice is headed with. */
  readonly title: string;
  readonly intro: string;
  readonly needsPassword: boolean;
  readonly country: string | null | undefined;
  /** Recovery codes are about to be shown, this once. */
  readonly onCodes?: () => void;
  /** There is one more, and its recovery codes are kept. */
  readonly onDone: () => void;
}

/** A second factor from the choice of its kind to the recovery codes that the first one comes with. */
export function EnrolSteps({ title, intro, needsPassword, country, onCodes, onDone }: EnrolStepsProps) {
  const { t } = useTexts();
  const [kind, setKind] = useState<FactorKind>();
  const [codes, setCodes] = useState<readonly string[]>();
  if (codes) return <RecoveryCodes codes={codes} onKept={onDone} />;
  if (!kind) {
    return (
      <>
        <StepHeading title={title} isNext>
          {intro}
        </StepHeading>
        <KindChoice onChoose={setKind} />
      </>
    );
  }
  const Setup = SETUPS[kind];
  const finish = ({ recoveryCodes }: AddedFactor) => {
    if (!recoveryCodes) return onDone();
    onCodes?.();
    setCodes(recoveryCodes);
  };
  return (
    <>
      <Setup needsPassword={needsPassword} country={country} onAdded={finish} />
      <Button onClick={() => setKind(undefined)} sx={{ minHeight: 44, px: 0, mt: -1.5, justifySelf: "start" }}>
        {t("security.enrol.otherKind")}
      </Button>
    </>
  );
}
