import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import { useMemo } from "react";
import { CardPage, type PublicScreenProps, useTexts } from "../../../../src/client/kit/public";
import { DeviceTest } from "../devices/DeviceTest";
import { useLocalMedia } from "../devices/useLocalMedia";
import { communityTestLine } from "../guest/useLinkVideo";

/** What a test found is on the screen; it is of no session. */
function ignore(): void {}

/** `videochat-test`: whether camera, microphone, screen and line are good for a session, before there is one. */
export function TestScreen({ community }: PublicScreenProps) {
  const { t } = useTexts();
  const local = useLocalMedia();
  const testLine = useMemo(() => communityTestLine(community.communityId), [community.communityId]);
  return (
    <CardPage community={community} title={t("videoChat.devices.title")} width={720}>
      <Box sx={{ display: "grid", gap: 1 }}>
        <Typography variant="h2" component="h1">
          {t("videoChat.devices.title")}
        </Typography>
        <Typography sx={{ color: "text.secondary" }}>{t("videoChat.test.body")}</Typography>
      </Box>
      <DeviceTest
        t={t}
        local={local}
        name={t("videoChat.room.you")}
        withScreen
        iceServers={[]}
        exchange={testLine}
        onResult={ignore}
      />
      <Button href={`/c/${community.origin}/`} sx={{ minHeight: 48 }}>
        {t("videoChat.exit.home")}
      </Button>
    </CardPage>
  );
}
