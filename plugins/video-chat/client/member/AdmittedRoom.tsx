import { useState } from "react";
import { useTexts } from "../../../../src/client/kit/member";
import { ConsentNeeded } from "../recording/ConsentNeeded";
import { MemberRoom, type MemberRoomProps } from "./MemberRoom";

/** The room for who was let in; while it is recorded, for who agrees to that. Whoever is in when they take it back stays. */
export function AdmittedRoom(props: Omit<MemberRoomProps, "onEntered" | "onConsentNeeded">) {
  const { t } = useTexts();
  const { video, session } = props;
  const [mayStay, setMayStay] = useState(false);
  const mayEnter = video.recordingSince === null || video.consent === "GIVEN";
  if (!mayEnter && !mayStay) return <ConsentNeeded t={t} consent={video.consent} calls={session.consent} />;
  return <MemberRoom {...props} onEntered={() => setMayStay(true)} onConsentNeeded={() => setMayStay(false)} />;
}
