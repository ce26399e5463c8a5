import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { useState } from "react";
import { useTexts } from "../../../../src/client/kit/member";
import { ConsentBox } from "../recording/ConsentBox";
import { RecordingSign } from "../recording/RecordingSign";
import { MemberRoom, type MemberRoomProps } from "./MemberRoom";

/** Before one comes into a session that is being recorded. */
function ConsentNeeded({ video, session }: Pick<MemberRoomProps, "video" | "session">) {
  const { t } = useTexts();
  return (
    <Box sx={{ display: "grid", gap: 2 }}>
      <RecordingSign t={t} isOn />
      <Typography variant="h3" component="h2">
        {t("videoChat.consent.neededTitle")}
      </Typography>
      <Typography sx={{ color: "text.secondary" }}>{t("videoChat.consent.neededBody")}</Typography>
      <ConsentBox t={t} consent={video.consent} calls={session.consent} isRecording />
    </Box>
  );
}

/** The room for who was let in; while it is recorded, for who agrees to that. Whoever is in when they take it back stays. */
export function AdmittedRoom(props: Omit<MemberRoomProps, "onEntered" | "onConsentNeeded">) {
  const { video, session } = props;
  const [mayStay, setMayStay] = useState(false);
  const mayEnter = video.recordingSince === null || video.consent === "GIVEN";
  if (!mayEnter && !mayStay) return <ConsentNeeded video={video} session={session} />;
  return <MemberRoom {...props} onEntered={() => setMayStay(true)} onConsentNeeded={() => setMayStay(false)} />;
}
