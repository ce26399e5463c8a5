import { Alert, Button } from "@mui/material";
import { Icon } from "../../../theme/icons";
import { useTexts } from "../../common/useTexts";
import { NOTICE } from "../form/noticeStyles";
import type { EditLock } from "./useEditLock";

/** Says who is editing the record; the form can only be read meanwhile. */
export function LockBanner({ lock }: { readonly lock: EditLock }) {
  const { t } = useTexts();
  if (lock.lockedBy === undefined) return null;
  return (
    <Alert
      severity="warning"
      role="status"
      icon={<Icon name="Lock" />}
      sx={NOTICE}
      action={
        <Button size="small" color="inherit" onClick={lock.takeOver}>
          {t("console.lock.takeOver")}
        </Button>
      }
    >
      {lock.isSelf ? t("console.lock.self") : t("console.lock.other", { name: lock.lockedBy })}
    </Alert>
  );
}
