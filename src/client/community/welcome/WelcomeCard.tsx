import CloseOutlined from "@mui/icons-material/CloseOutlined";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Card from "@mui/material/Card";
import IconButton from "@mui/material/IconButton";
import Typography from "@mui/material/Typography";
import { useState } from "react";
import { Link } from "react-router-dom";
import type { communityApi } from "../../../contracts/api/community";
import { clientOf } from "../../data/clientOf";
import { useTexts } from "../../texts/TextsProvider";
import { useCommunity } from "../CommunityContext";
import { loadState } from "../data/request";
import { isWritten } from "./welcome";
import { hasSeen, keepSeen } from "./welcomeSeen";

const community = clientOf<typeof communityApi>();

function Invitation({ onDismiss }: { readonly onDismiss: () => void }) {
  const { t } = useTexts();
  const { communityId, name } = useCommunity();
  const welcome = loadState(community.useCall("GET /tester/communities/:id/welcome", { params: { id: communityId } }));
  // An aside: while it isn't known, or can't be, nothing is missing.
  if (welcome.status !== "ready" || !isWritten(welcome.data)) return null;
  return (
    <Card
      component="aside"
      aria-label={t("community.welcome.link")}
      sx={{ border: 1, borderColor: "divider", p: 2.5, mb: { xs: 3, sm: 5 }, display: "flex", gap: 1, alignItems: "flex-start" }}
    >
      <Box sx={{ flex: 1, minWidth: 0, display: "grid", gap: 1, justifyItems: "start" }}>
        <Typography variant="h4" component="h2">
          {welcome.data.welcomeTitle || t("community.welcome.title", { community: name })}
        </Typography>
        <Typography sx={{ color: "text.secondary", fontSize: "1rem" }}>{t("community.welcome.lead")}</Typography>
        <Button component={Link} to="/welcome" variant="outlined" sx={{ minHeight: 44, mt: 0.5 }}>
          {t("community.welcome.link")}
        </Button>
      </Box>
      <IconButton aria-label={t("community.welcome.dismiss")} onClick={onDismiss} sx={{ width: 44, height: 44 }}>
        <CloseOutlined />
      </IconButton>
    </Card>
  );
}

/** On the home until the welcome was read, or put away. */
export function WelcomeCard() {
  const { communityId, session } = useCommunity();
  const [isAway, setIsAway] = useState(() => hasSeen(communityId, session.account.id));
  if (isAway) return null;
  return (
    <Invitation
      onDismiss={() => {
        keepSeen(communityId, session.account.id);
        setIsAway(true);
        document.getElementById("content")?.focus();
      }}
    />
  );
}
