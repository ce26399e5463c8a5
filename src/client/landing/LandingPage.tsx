import BusinessCenterOutlined from "@mui/icons-material/BusinessCenterOutlined";
import TuneOutlined from "@mui/icons-material/TuneOutlined";
import Box from "@mui/material/Box";
import Card from "@mui/material/Card";
import CardActionArea from "@mui/material/CardActionArea";
import Typography from "@mui/material/Typography";
import { type ReactNode, useEffect, useState } from "react";
import type { Demo } from "../../contracts/api/start";
import { cssGradient } from "../../shared/theme/themeColours";
import { DEFAULT_ACCENT } from "../../shared/theme/tokens";
import markUrl from "../community/brand/favicon.svg";
import { LanguageField } from "../community/parts/LanguageField";
import { useTitle } from "../community/parts/useTitle";
import { useTexts } from "../texts/TextsProvider";
import { CommunityForm } from "./CommunityForm";
import { DemoCard } from "./DemoCard";
import { loadDemo } from "./demo";

interface WayProps {
  readonly href: string;
  readonly icon: ReactNode;
  readonly title: string;
  readonly body: string;
}

function LandingCard({ href, icon, title, body }: WayProps) {
  return (
    <Card sx={{ border: 1, borderColor: "divider" }}>
      <CardActionArea
        href={href}
        sx={{ p: 2.5, height: "100%", display: "flex", alignItems: "center", justifyContent: "flex-start", gap: 2 }}
      >
        <Box sx={{ color: "primary.main", display: "grid" }}>{icon}</Box>
        <Box>
          <Typography variant="h4" component="h2">
            {title}
          </Typography>
          <Typography sx={{ color: "text.secondary", mt: 0.5 }}>{body}</Typography>
        </Box>
      </CardActionArea>
    </Card>
  );
}

/** `/`: what this is, and the ways in. */
export function LandingPage() {
  const { t } = useTexts();
  const [demo, setDemo] = useState<Demo>();
  useTitle(t("door.tagline"), "Sondeo");
  useEffect(() => void loadDemo().then(setDemo), []);
  return (
    <Box component="main">
      <Box
        sx={{
          background: cssGradient({ from: DEFAULT_ACCENT, to: "#7a2fb8" }),
          color: "#fff",
          px: 3,
          pt: { xs: 3, sm: 4 },
          pb: { xs: 14, sm: 18 },
        }}
      >
        <Box sx={{ maxWidth: 880, mx: "auto" }}>
          <Box sx={{ display: "flex", alignItems: "center", gap: 1.5, mb: { xs: 5, sm: 9 } }}>
            <Box
              component="img"
              src={markUrl}
              alt=""
              sx={{ width: 36, height: 36, borderRadius: 1.25, boxShadow: "0 0 0 2px rgba(255,255,255,.35)" }}
            />
            <Typography sx={{ fontWeight: 700, fontSize: "1.25rem", letterSpacing: "-0.02em" }}>{t("door.title")}</Typography>
          </Box>
          <Typography
            variant="h1"
            sx={{ fontSize: { xs: "2rem", sm: "3rem" }, lineHeight: 1.1, maxWidth: "15em", textWrap: "balance" }}
          >
            {t("door.tagline")}
          </Typography>
          <Typography sx={{ mt: 2, fontSize: { xs: "1rem", sm: "1.25rem" }, maxWidth: "34em" }}>{t("door.lead")}</Typography>
        </Box>
      </Box>
      <Box sx={{ maxWidth: 880, mx: "auto", px: { xs: 2, sm: 3 }, mt: { xs: -9, sm: -11 }, pb: 6, display: "grid", gap: 2 }}>
        <Card component="section" aria-labelledby="community" elevation={3} sx={{ p: { xs: 2.5, sm: 4 } }}>
          <Typography id="community" variant="h3" component="h2" sx={{ mb: 2.5 }}>
            {t("door.community.title")}
          </Typography>
          <CommunityForm />
        </Card>
        <Box sx={{ display: "grid", gap: 2, gridTemplateColumns: { sm: "1fr 1fr" } }}>
          <LandingCard
            href="/suite"
            icon={<BusinessCenterOutlined />}
            title={t("door.suite.title")}
            body={t("door.suite.body")}
          />
          <LandingCard
            href="/admin"
            icon={<TuneOutlined />}
            title={t("door.backoffice.title")}
            body={t("door.backoffice.body")}
          />
        </Box>
        {demo && <DemoCard demo={demo} />}
        <Box sx={{ mt: 2 }}>
          <LanguageField />
        </Box>
      </Box>
    </Box>
  );
}
