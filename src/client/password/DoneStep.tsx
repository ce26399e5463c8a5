import Button from "@mui/material/Button";
import type { Purpose } from "../../contracts/api/passwords";
import { useTexts } from "../texts/TextsProvider";
import type { PasswordPages } from "./passwordPages";
import { StepHeading } from "./StepHeading";

export function DoneStep({ pages, purpose }: { readonly pages: PasswordPages; readonly purpose: Purpose }) {
  const { t } = useTexts();
  return (
    <>
      <StepHeading title={t(`password.done.${purpose}.title`)} isNext>
        {t(`password.done.${purpose}.body`)}
      </StepHeading>
      <Button href={pages.login} variant="contained" size="large" sx={{ minHeight: 48, fontSize: "1rem" }}>
        {t("common.signIn")}
      </Button>
    </>
  );
}
