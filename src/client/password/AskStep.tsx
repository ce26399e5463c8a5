import { useState } from "react";
import { useTexts } from "../texts/TextsProvider";
import { type Asked, AskForm } from "./AskForm";
import { BackLink } from "./BackLink";
import type { PasswordDoor } from "./passwordDoor";
import { SentStep } from "./SentStep";
import { StepHeading } from "./StepHeading";

interface AskStepProps {
  readonly door: PasswordDoor;
  /** The link that led here opens nothing any more. */
  readonly isAfterBadCode: boolean;
}

/** Asks for a mail with a link; the same answer whether or not anybody has the address. */
export function AskStep({ door, isAfterBadCode }: AskStepProps) {
  const { t } = useTexts();
  const [asked, setAsked] = useState<Asked>();
  const [email, setEmail] = useState<string>();
  if (asked) {
    return (
      <SentStep
        {...asked}
        door={door}
        onAgain={() => {
          setEmail(asked.email);
          setAsked(undefined);
        }}
      />
    );
  }
  const about = isAfterBadCode && email === undefined ? "spent" : "ask";
  return (
    <>
      <StepHeading title={t(`password.${about}.title`)} isNext={isAfterBadCode || email !== undefined}>
        {t(`password.${about}.body`)}
      </StepHeading>
      <AskForm door={door} initialEmail={email ?? ""} onAsked={setAsked} />
      <BackLink href={door.login} />
    </>
  );
}
