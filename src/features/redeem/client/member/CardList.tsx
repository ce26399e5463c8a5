import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { useTexts } from "../../../../client/kit/member";
import type { Welcome } from "../../../../contracts/api/community";
import { formatEuros } from "../../../../shared/euros";

/** Cards and what they cost, the cheapest first. */
export function CardList({ cards }: Pick<Welcome, "cards">) {
  const { t, language } = useTexts();
  return (
    <Box component="ul" role="list" sx={{ m: 0, p: 0, listStyle: "none" }}>
      {cards.map(({ name, description, valueEuros, labs, logo }) => (
        <Box
          component="li"
          key={`${name} ${labs}`}
          sx={{
            ...{ display: "flex", gap: 2, alignItems: "center", py: 1.5, borderTop: 1, borderColor: "divider" },
            "&:first-of-type": { borderTop: 0 },
          }}
        >
          {logo && (
            <Box
              component="img"
              src={logo}
              alt=""
              loading="lazy"
              sx={{ width: 72, height: 48, objectFit: "cover", borderRadius: 1, flexShrink: 0 }}
            />
          )}
          <Box sx={{ flex: 1, minWidth: 0 }}>
            <Typography sx={{ fontWeight: 600, overflowWrap: "anywhere" }}>{name}</Typography>
            <Typography variant="body2">
              {formatEuros(valueEuros, language, { maximumFractionDigits: 2, minimumFractionDigits: 0 })}
              {` · ${t("redeem.wallet.cost", { smart_count: labs })}`}
            </Typography>
            {description && (
              <Typography variant="body2" sx={{ color: "text.secondary", overflowWrap: "anywhere" }}>
                {description}
              </Typography>
            )}
          </Box>
        </Box>
      ))}
    </Box>
  );
}
