import { Alert, Button } from "@mui/material";
import { Icon } from "../../../theme/icons";
import { RelativeTime } from "../../common/RelativeTime";
import { useTexts } from "../../common/useTexts";
import { NOTICE } from "../form/noticeStyles";
import type { FormDraftState } from "./useFormDraft";

/** What an earlier visit, or another window, left of this form. */
export function DraftOffer({ draft }: { readonly draft: FormDraftState }) {
  const { t } = useTexts();
  if (draft.status === "conflict") {
    return (
      <Alert
        severity="warning"
        sx={NOTICE}
        action={
          <>
            <Button size="small" color="inherit" onClick={draft.takeOther}>
              {t("console.draft.takeOther")}
            </Button>
            <Button size="small" color="inherit" onClick={draft.keepOwn}>
              {t("console.draft.keepOwn")}
            </Button>
          </>
        }
      >
        {t("console.draft.otherWindow")}
      </Alert>
    );
  }
  if (!draft.offer) return null;
  return (
    <Alert
      severity="info"
      icon={<Icon name="EditNote" />}
      sx={NOTICE}
      action={
        <>
          <Button size="small" color="inherit" onClick={draft.discard}>
            {t("console.draft.discard")}
          </Button>
          <Button size="small" variant="contained" onClick={draft.accept}>
            {t("console.draft.continue")}
          </Button>
        </>
      }
    >
      {t("console.draft.offer")} · <RelativeTime value={draft.offer.updatedAt} />
    </Alert>
  );
}
