import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import { useTexts } from "../texts/TextsProvider";
import type { ResetRequest } from "./AskForm";
import { BackLink } from "./BackLink";
import type { PasswordPages } from "./passwordPages";
import { StepHeading } from "./StepHeading";

interface SentStepProps extends ResetRequest {
  readonly pages: PasswordPages;
  readonly onAgain: () => void;
}

export function SentStep({ pages, email, minutes, onAgain }: SentStepProps) {
  const { t } = useTexts();
  return (
    <>
      <StepHeading title={t("password.sent.title")} isNext>
        {t("password.sent.body", { email })}
      </StepHeading>
      <Typography sx={{ fontSize: "1rem" }}>{t("password.sent.validity", { smart_count: minutes })}</Typography>
      <Typography sx={{ color: "text.secondary" }}>{t("password.sent.hint")}</Typography>
      <Button variant="outlined" size="large" onClick={onAgain} sx={{ minHeight: 48, justifySelf: "start" }}>
        {t("password.sent.again")}
      </Button>
      <BackLink href={pages.login} />
    </>
  );
}
