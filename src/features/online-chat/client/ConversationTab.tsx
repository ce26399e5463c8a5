import { Box, Button } from "@mui/material";
import { useState } from "react";
import {
  datedFileName,
  failureText,
  fetchFile,
  Icon,
  type RecordTabProps,
  saveFile,
  useNotice,
  useTexts,
  View,
} from "../../../client/kit/console";
import { conversationBoard } from "../../../contracts/views/conversation";

/** What was said in a chat, by question, and as a file. */
export function ConversationTab({ record, canUpdate }: RecordTabProps) {
  const { t } = useTexts();
  const notice = useNotice();
  const [isBusy, setBusy] = useState(false);

  async function download() {
    setBusy(true);
    try {
      const name = datedFileName(String(record.title ?? ""), "txt");
      saveFile(await fetchFile(`/api/activities/${record.id}/online-chat/transcript.txt`), name);
    } catch (error) {
      notice(failureText(error, t), "error");
    } finally {
      setBusy(false);
    }
  }

  return (
    <Box>
      <Box sx={{ display: "flex", justifyContent: "flex-end", mb: 1 }}>
        <Button disabled={isBusy} startIcon={<Icon name="Download" />} onClick={() => void download()}>
          {t("onlineChat.transcript")}
        </Button>
      </Box>
      <View of={conversationBoard} props={{ activityId: record.id, title: String(record.title ?? ""), canModerate: canUpdate }} />
    </Box>
  );
}
