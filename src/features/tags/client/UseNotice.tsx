import { Alert } from "@mui/material";
import { type RecordNoticeProps, useTexts } from "../../../client/kit/console";
import { tags, USE, wordsOf } from "./tagUse";

/** Says where a tag stands before it is renamed or shown to members. */
export default function UseNotice({ record }: RecordNoticeProps) {
  const { t, language } = useTexts();
  const { data } = tags.useCall(USE, { params: { id: record.id } });
  const use = data && wordsOf(data, t, language);
  return use ? <Alert severity="info">{t("tags.use.notice", { use })}</Alert> : null;
}
