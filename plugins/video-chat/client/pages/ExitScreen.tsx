import CheckCircleOutlined from "@mui/icons-material/CheckCircleOutlined";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import { CardPage, EmptyState, type PublicScreenProps, useTexts } from "../../../../src/client/kit/public";

/** The session that one has just left, where it may go on: an address of this community and nowhere else. */
function backAddress(home: string): string | undefined {
  const back = new URLSearchParams(window.location.search).get("back");
  if (!back) return undefined;
  const url = new URL(back, window.location.origin);
  return url.origin === window.location.origin && url.pathname.startsWith(`${home}activities/`)
    ? url.pathname + url.search
    : undefined;
}

/** `videochat-exit`: after a session, and what happens next. */
export function ExitScreen({ community }: PublicScreenProps) {
  const { t } = useTexts();
  const home = `/c/${community.origin}/`;
  const back = backAddress(home);
  return (
    <CardPage community={community} title={t(back ? "videoChat.left.title" : "videoChat.over.title")}>
      <EmptyState
        level="h1"
        icon={<CheckCircleOutlined />}
        title={t(back ? "videoChat.left.title" : "videoChat.over.title")}
        body={t(back ? "videoChat.exit.back" : "videoChat.exit.over")}
        action={
          <Box sx={{ display: "flex", flexWrap: "wrap", gap: 1, justifyContent: "center" }}>
            {back && (
              <Button href={back} variant="contained" sx={{ minHeight: 48 }}>
                {t("videoChat.left.back")}
              </Button>
            )}
            <Button href={home} variant={back ? "outlined" : "contained"} sx={{ minHeight: 48 }}>
              {t("videoChat.exit.home")}
            </Button>
          </Box>
        }
      />
    </CardPage>
  );
}
