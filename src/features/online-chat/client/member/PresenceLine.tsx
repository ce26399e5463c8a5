import GroupsOutlined from "@mui/icons-material/GroupsOutlined";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { useTexts } from "../../../../client/kit/member";
import { countdown } from "../../../../shared/dates/countdown";
import type { MemberChat } from "../../shared/api";
import { isHere } from "../../shared/isHere";

const MOST_NAMES = 4;

/** Who is there, and how long the session lasts. */
export function PresenceLine({ chat, now }: { readonly chat: MemberChat; readonly now: number }) {
  const { t, language } = useTexts();
  const names = chat.people.filter((person) => isHere(person, now)).map(({ name }) => name);
  const known = names.slice(0, MOST_NAMES);
  const others = names.length - known.length;
  const list = new Intl.ListFormat(language).format(
    others > 0 ? [...known, t("onlineChat.member.others", { smart_count: others })] : known,
  );
  return (
    <Stack direction="row" sx={{ gap: 1, alignItems: "center", color: "text.secondary", flexWrap: "wrap" }}>
      <GroupsOutlined fontSize="small" aria-hidden />
      <Typography variant="body2" sx={{ flex: 1, minWidth: 160, overflowWrap: "anywhere" }}>
        {t("onlineChat.member.here", { smart_count: names.length, names: list })}
      </Typography>
      <Typography variant="body2" role="timer" sx={{ fontVariantNumeric: "tabular-nums" }}>
        {t("onlineChat.endsIn", { time: countdown(Date.parse(chat.endsAt) - now, language) })}
      </Typography>
    </Stack>
  );
}
