import EventOutlined from "@mui/icons-material/EventOutlined";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import { useTexts } from "../../../../client/kit/member";
import type { MemberActivity } from "../../../../contracts/api/memberActivities";
import { countdown } from "../../../../shared/dates/countdown";
import type { MemberChat } from "../../shared/api";
import { calendarEvent } from "../../shared/calendarEvent";

/** Hands the session to the device's calendar. */
function addToCalendar({ id, title, description }: MemberActivity, { startsAt, endsAt, now }: MemberChat): void {
  const text = calendarEvent({ uid: `${id}@online-chat`, title, description, url: location.href, now, startsAt, endsAt });
  const address = URL.createObjectURL(new Blob([text], { type: "text/calendar" }));
  const link = document.createElement("a");
  link.href = address;
  link.download = "chat.ics";
  link.click();
  // The download reads the address after the click returned.
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}

interface BeforeProps {
  readonly activity: MemberActivity;
  readonly chat: MemberChat;
  /** Of the server's clock, milliseconds since 1970. */
  readonly now: number;
}

/** When the session is, and how long it is to go. */
export function Before({ activity, chat, now }: BeforeProps) {
  const { t, language } = useTexts();
  // On the device's clock, and its zone named.
  const format = new Intl.DateTimeFormat(language, {
    weekday: "long",
    day: "numeric",
    month: "long",
    hour: "numeric",
    minute: "2-digit",
    timeZoneName: "short",
  });
  return (
    <Box sx={{ display: "grid", gap: 2, justifyItems: "center", textAlign: "center", py: 3 }}>
      <Typography variant="h3" component="h2">
        {t("onlineChat.member.soon")}
      </Typography>
      <Typography sx={{ fontWeight: 600 }}>{format.formatRange(new Date(chat.startsAt), new Date(chat.endsAt))}</Typography>
      <Typography role="timer" variant="h4" component="p" sx={{ fontVariantNumeric: "tabular-nums" }}>
        {t("onlineChat.startsIn", { time: countdown(Date.parse(chat.startsAt) - now, language) })}
      </Typography>
      <Typography sx={{ color: "text.secondary" }}>{t("onlineChat.member.soonHelp")}</Typography>
      <Button
        variant="outlined"
        startIcon={<EventOutlined />}
        sx={{ minHeight: 48 }}
        onClick={() => addToCalendar(activity, chat)}
      >
        {t("onlineChat.member.calendar")}
      </Button>
    </Box>
  );
}
