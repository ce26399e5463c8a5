import { Alert, AlertTitle, Box } from "@mui/material";
import { useTexts } from "../../../client/kit/console";
import type { OverfullQuota } from "../shared/api/decisions";
import { useFormats } from "./useFormats";

interface OverfullNoticeProps {
  readonly quotas: readonly OverfullQuota[];
  readonly onClose: () => void;
}

/** Who counts again may have been replaced meanwhile: the quotas that go beyond their target by it, with the numbers. */
export function OverfullNotice({ quotas, onClose }: OverfullNoticeProps) {
  const { t } = useTexts();
  const formats = useFormats();
  if (quotas.length === 0) return null;
  return (
    <Alert severity="warning" onClose={onClose} closeText={t("common.close")}>
      <AlertTitle>{t("quality.overfull.title", { smart_count: quotas.length })}</AlertTitle>
      <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
        {quotas.map(({ id, title, completed, target }) => (
          <Box component="li" key={id} sx={{ overflowWrap: "anywhere" }}>
            {t("quality.overfull.quota", { title, completed: formats.count(completed), target: formats.count(target) })}
          </Box>
        ))}
      </Box>
      {t("quality.overfull.help")}
    </Alert>
  );
}
