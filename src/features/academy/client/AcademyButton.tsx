import { IconButton, Tooltip } from "@mui/material";
import { useState } from "react";
import { clientOf, failureText, Icon, useNotice, useTexts } from "../../../client/kit/console";
import type { academyApi } from "../shared/api";

const academy = clientOf<typeof academyApi>();
const ONCE = { isQuiet: true, retry: false, staleTime: Number.POSITIVE_INFINITY };

/** Opens the training site signed in, in a tab of its own; nothing where the operator has none. */
export function AcademyButton() {
  const { t } = useTexts();
  const notice = useNotice();
  const { data } = academy.useCall("GET /api/academy", {}, ONCE);
  const [isBusy, setIsBusy] = useState(false);
  if (!data?.isConfigured) return null;

  const enter = async () => {
    // Opened with the press: browsers block what opens after an answer.
    const tab = window.open("about:blank", "_blank");
    if (!tab) return notice(t("academy.blocked"), "error");
    tab.opener = null;
    setIsBusy(true);
    try {
      const { url, token } = await academy.call("POST /watAcademy/token", {}, { isQuiet: true });
      // A fragment stands in no log and no Referer.
      tab.location.replace(`${url}#token=${token}`);
    } catch (error) {
      tab.close();
      notice(failureText(error, t, "academy.failed"), "error");
    } finally {
      setIsBusy(false);
    }
  };
  return (
    <Tooltip title={t("academy.open")}>
      <span>
        <IconButton aria-label={t("academy.open")} onClick={() => void enter()} disabled={isBusy}>
          <Icon name="School" />
        </IconButton>
      </span>
    </Tooltip>
  );
}
