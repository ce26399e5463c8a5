import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import type { Welcome } from "../../../contracts/api/community";
import { useTexts } from "../../texts/TextsProvider";
import { LegalText } from "../pages/LegalText";
import { OpenableImage } from "../parts/OpenableImage";
import { Section } from "../parts/Section";

/** Who leads the community. */
export function Moderator({ welcome }: { readonly welcome: Welcome }) {
  const { t } = useTexts();
  const { moderatorName, moderatorImage, moderatorInfo } = welcome;
  if (!moderatorName && !moderatorInfo && !moderatorImage) return null;
  const title = t("community.welcome.moderator");
  return (
    <Section title={title}>
      <Box sx={{ display: "flex", flexDirection: { xs: "column", sm: "row" }, gap: 2.5, alignItems: "flex-start" }}>
        {moderatorImage && (
          <OpenableImage
            images={[{ src: moderatorImage, alt: moderatorName ?? title }]}
            sx={{ display: "block", width: 112, height: 112, objectFit: "cover", borderRadius: 1 }}
          />
        )}
        <Box sx={{ minWidth: 0, display: "grid", gap: 1 }}>
          {moderatorName && <Typography sx={{ fontSize: "1rem", fontWeight: 600 }}>{moderatorName}</Typography>}
          {moderatorInfo && <LegalText text={moderatorInfo} />}
        </Box>
      </Box>
    </Section>
  );
}
