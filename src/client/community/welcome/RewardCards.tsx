import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import type { RewardCard } from "../../../contracts/api/community";
import { formatEuros } from "../../../shared/euros";
import { useTexts } from "../../texts/TextsProvider";
import { OpenableImage } from "../parts/OpenableImage";

/** What LABs are given in exchange for. */
export function RewardCards({ cards }: { readonly cards: readonly RewardCard[] }) {
  const { t, language } = useTexts();
  const pictured = cards.filter(({ logo }) => logo !== null);
  const images = pictured.map(({ name, logo }) => ({ src: logo ?? "", alt: name }));
  return (
    <Box
      component="ul"
      sx={{
        m: 0,
        p: 0,
        listStyle: "none",
        display: "grid",
        gap: 2,
        gridTemplateColumns: "repeat(auto-fill, minmax(min(100%, 220px), 1fr))",
      }}
    >
      {cards.map((card) => (
        <Box
          key={card.name}
          component="li"
          sx={{
            border: 1,
            borderColor: "divider",
            borderRadius: 1,
            p: 2,
            display: "grid",
            gap: 1,
            alignContent: "start",
            justifyItems: "start",
          }}
        >
          {card.logo && (
            <OpenableImage
              images={images}
              index={pictured.indexOf(card)}
              sx={{ display: "block", height: 64, maxWidth: "100%", objectFit: "contain" }}
            />
          )}
          <Typography component="h3" sx={{ fontSize: "1rem", fontWeight: 600 }}>
            {card.name}
          </Typography>
          <Typography variant="body2" sx={{ color: "text.secondary" }}>
            {[
              card.valueEuros === null
                ? []
                : [formatEuros(card.valueEuros, language, { maximumFractionDigits: 2, minimumFractionDigits: 0 })],
              card.labs === null ? [] : [t("community.labs", { smart_count: card.labs })],
            ]
              .flat()
              .join(" · ")}
          </Typography>
          {card.description && <Typography variant="body2">{card.description}</Typography>}
        </Box>
      ))}
    </Box>
  );
}
