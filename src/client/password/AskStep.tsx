import { useState } from "react";
import { useTexts } from "../texts/TextsProvider";
import { AskForm, type ResetRequest } from "./AskForm";
import { BackLink } from "./BackLink";
import type { PasswordPages } from "./passwordPages";
import { SentStep } from "./SentStep";
import { StepHeading } from "./StepHeading";

interface AskStepProps {
  readonly pages: PasswordPages;
  /** The link that led here opens nothing any more. */
  readonly isAfterBadCode: boolean;
}

/** Asks for a mail with a link; the same answer whether or not anybody has the address. */
export function AskStep({ pages, isAfterBadCode }: AskStepProps) {
  const { t } = useTexts();
  const [asked, setAsked] = useState<ResetRequest>();
  const [email, setEmail] = useState<string>();
  if (asked) {
    return (
      <SentStep
        {...asked}
        pages={pages}
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
      <AskForm pages={pages} initialEmail={email ?? ""} onAsked={setAsked} />
      <BackLink href={pages.login} />
    </>
  );
}
