import { Button } from "@mui/material";
import { EmptyState, Icon, previewAddress, useNotice, useTexts } from "../../../client/kit/console";
import { questionnaires } from "../../../client/kit/questions";

function useLink(activityId: string): string | undefined {
  const { data } = questionnaires.useCall("GET /api/activities/:id/questionnaire", { params: { id: activityId } });
  return data?.link ? new URL(data.link, location.href).href : undefined;
}

/** Nobody answered yet: how to bring people here. */
export function NoResponses({ activityId }: { readonly activityId: string }) {
  const { t } = useTexts();
  const notice = useNotice();
  const link = useLink(activityId);
  async function copy(address: string) {
    await navigator.clipboard.writeText(address);
    notice(t("results.empty.copied"), "success");
  }
  const action = link ? (
    <Button variant="contained" startIcon={<Icon name="ContentCopy" />} onClick={() => void copy(link)}>
      {t("results.empty.copyLink")}
    </Button>
  ) : (
    <Button variant="contained" startIcon={<Icon name="Visibility" />} href={previewAddress(activityId)} target="_blank">
      {t("results.empty.preview")}
    </Button>
  );
  return <EmptyState icon="Inbox" title={t("results.empty.title")} body={t("results.empty.body")} action={action} />;
}
