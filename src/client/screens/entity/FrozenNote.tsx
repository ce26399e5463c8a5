import { Alert } from "@mui/material";
import { useTexts } from "../common/useTexts";
import { useEntity } from "./entities";

/** Says why some of what is shown can't be changed any more. */
export function FrozenNote() {
  const { t } = useTexts();
  const { name } = useEntity();
  return (
    <Alert severity="info" sx={{ mb: 2 }}>
      {t(`entities.${name}.frozen`, { _: t("validation.frozen") })}
    </Alert>
  );
}
