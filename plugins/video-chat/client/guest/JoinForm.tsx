import Alert from "@mui/material/Alert";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import TextField from "@mui/material/TextField";
import { type FormEvent, useRef, useState } from "react";
import { ApiError, useTexts } from "../../../../src/client/kit/public";
import type { LinkKind } from "../../shared/guestApi";
import { LONGEST_NICKNAME, LONGEST_PASSWORD } from "../../shared/videoChat";
import { QUIET_REGIONS } from "../room/quietRegions";
import type { LinkSession } from "./useLinkVideo";

interface Refusal {
  readonly nickname?: string | undefined;
  readonly password?: string | undefined;
  readonly form?: string | undefined;
}

/** What a refusal says, at the field that it is about. */
function refusalOf(error: unknown, link: LinkKind, t: ReturnType<typeof useTexts>["t"]): Refusal {
  if (!(error instanceof ApiError) || error.status === 0) return { form: t("videoChat.guest.offline") };
  const said = error.problem?.detail ?? error.problem?.title ?? t("videoChat.guest.failed");
  if (error.problem?.code === "videoChat.wrongPassword")
    return { password: link === "observer" ? t("videoChat.guest.wrongObserver") : said };
  const about = (name: string) => error.problem?.errors?.find(({ path }) => path === `/${name}`);
  const nickname = about("nickname");
  if (nickname) return { nickname: nickname.rule === "unique" ? t("videoChat.guest.taken") : nickname.message };
  const password = about("password");
  return password ? { password: password.message } : { form: said };
}

/** Nickname and password: what somebody without an account is asked for. */
export function JoinForm({ link, join }: { readonly link: LinkKind; readonly join: LinkSession["join"] }) {
  const { t } = useTexts();
  const [nickname, setNickname] = useState("");
  const [password, setPassword] = useState("");
  const [isBusy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<Refusal>({});
  const fields = { nickname: useRef<HTMLInputElement>(null), password: useRef<HTMLInputElement>(null) };

  async function submit(event: FormEvent) {
    event.preventDefault();
    const missing = {
      nickname: nickname.trim() === "" ? t("videoChat.guest.noNickname") : undefined,
      password: password === "" ? t("videoChat.guest.noPassword") : undefined,
    };
    const show = (next: Refusal) => {
      setRefusal(next);
      const first = next.nickname ? "nickname" : next.password ? "password" : undefined;
      if (first) fields[first].current?.focus();
    };
    if (missing.nickname || missing.password) return show(missing);
    setBusy(true);
    try {
      await join({ nickname: nickname.trim(), password });
    } catch (error) {
      show(refusalOf(error, link, t));
    } finally {
      setBusy(false);
    }
  }

  return (
    <Box
      component="form"
      noValidate
      onSubmit={(event: FormEvent) => void submit(event)}
      sx={{ display: "grid", gap: 2, ...QUIET_REGIONS }}
    >
      <Box role="alert">{refusal.form && <Alert severity="error">{refusal.form}</Alert>}</Box>
      <TextField
        id="nickname"
        label={t("videoChat.guest.nickname")}
        autoComplete="nickname"
        required
        value={nickname}
        inputRef={fields.nickname}
        error={refusal.nickname !== undefined}
        helperText={refusal.nickname ?? t(`videoChat.guest.nicknameHelp.${link}`)}
        onChange={({ target }) => setNickname(target.value)}
        slotProps={{ htmlInput: { maxLength: LONGEST_NICKNAME } }}
      />
      <TextField
        id="password"
        type="password"
        label={t("videoChat.guest.password")}
        autoComplete="off"
        required
        value={password}
        inputRef={fields.password}
        error={refusal.password !== undefined}
        helperText={refusal.password ?? t("videoChat.guest.passwordHelp")}
        onChange={({ target }) => setPassword(target.value)}
        slotProps={{ htmlInput: { maxLength: LONGEST_PASSWORD } }}
      />
      <Button type="submit" variant="contained" size="large" loading={isBusy} sx={{ minHeight: 48 }}>
        {t(`videoChat.guest.join.${link}`)}
      </Button>
    </Box>
  );
}
