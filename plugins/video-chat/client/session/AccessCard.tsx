import { Alert, Box, Button, FormControlLabel, Switch, Typography } from "@mui/material";
import { useState } from "react";
import { failureText, Icon, SectionCard, useNotice, useTexts } from "../../../../src/client/kit/console";
import type { TeamVideo } from "../../shared/api";
import { useTeamCalls } from "./teamCalls";
import type { TeamSession } from "./useTeamVideo";

interface CopyLineProps {
  readonly label: string;
  readonly help?: string;
  readonly text: string;
}

/** Something that is given to people, and puts itself into the clipboard. */
function CopyLine({ label, help, text }: CopyLineProps) {
  const { t } = useTexts();
  const [isCopied, setCopied] = useState(false);
  const copy = async () => {
    // Without a secure address there is no clipboard: the text stands there to be selected.
    await navigator.clipboard?.writeText(text).catch(() => undefined);
    setCopied(navigator.clipboard !== undefined);
  };
  return (
    <Box sx={{ display: "grid", gap: 0.5, py: 1 }}>
      <Typography variant="subtitle2" component="h3">
        {label}
      </Typography>
      {help && (
        <Typography variant="body2" sx={{ color: "text.secondary" }}>
          {help}
        </Typography>
      )}
      <Box sx={{ display: "flex", gap: 1, alignItems: "center" }}>
        <Typography variant="body2" sx={{ flex: 1, minWidth: 0, overflowWrap: "anywhere", fontFamily: "monospace" }}>
          {text}
        </Typography>
        <Button
          size="small"
          startIcon={<Icon name="ContentCopy" />}
          aria-label={`${t("common.copy")}: ${label}`}
          onClick={() => void copy()}
        >
          <span role="status">{t(isCopied ? "common.copied" : "common.copy")}</span>
        </Button>
      </Box>
    </Box>
  );
}

interface AccessCardProps {
  readonly guests: NonNullable<TeamVideo["guests"]>;
  readonly openToGuests: NonNullable<TeamSession["openToGuests"]>;
}

/** By what addresses people come to the session, and whether it is open to those without an account. */
export function AccessCard({ guests, openToGuests }: AccessCardProps) {
  const { t } = useTexts();
  const notice = useNotice();
  const { id: activityId } = useTeamCalls();
  const [, home = "/"] = /^(\/c\/[^/]+\/)/.exec(window.location.pathname) ?? [];
  const address = (screen: string) => `${window.location.origin}${home}activities/${activityId}/${screen}`;
  const change = (isOpen: boolean) => void openToGuests(isOpen).catch((error: unknown) => notice(failureText(error, t), "error"));
  return (
    <SectionCard title={t("videoChat.access.title")}>
      <CopyLine label={t("videoChat.access.member")} text={address("video-chat")} />
      <FormControlLabel
        control={<Switch checked={guests.isOpen} onChange={(_, isOpen) => change(isOpen)} />}
        label={t("videoChat.access.open")}
      />
      <Typography variant="body2" sx={{ color: "text.secondary" }}>
        {t("videoChat.access.openHelp")}
      </Typography>
      {guests.isOpen && (
        <>
          <CopyLine
            label={t("videoChat.access.public")}
            help={t("videoChat.access.publicHelp")}
            text={address("video-chat-public")}
          />
          <CopyLine
            label={t("videoChat.access.observer")}
            help={t("videoChat.access.observerHelp")}
            text={`${address("video-chat-public-observer")}?key=${guests.observerKey ?? ""}`}
          />
          {guests.password ? (
            <CopyLine label={t("videoChat.guest.password")} text={guests.password} />
          ) : (
            <Alert severity="warning">{t("videoChat.errors.noPassword")}</Alert>
          )}
        </>
      )}
    </SectionCard>
  );
}
