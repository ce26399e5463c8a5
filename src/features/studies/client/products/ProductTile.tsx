import { Box, Button, Chip, Paper, Typography } from "@mui/material";
import { useId, useMemo } from "react";
import { Link } from "react-router-dom";
import { Icon, useTexts, type WizardStartProps } from "../../../../client/kit/console";
import type { ProductOffer } from "../../shared/api/products";
import { contactAddress } from "./contactAddress";
import type { OfferedProduct } from "./groups";
import { useProductTexts } from "./useProduct";

function Price({ fromPrice, basis }: Pick<ProductOffer, "fromPrice" | "basis">) {
  const { t, language } = useTexts();
  const price = fromPrice === null ? null : new Intl.NumberFormat(language).format(fromPrice);
  return (
    <Box sx={{ flex: "1 1 160px", minWidth: 0 }}>
      <Typography sx={{ fontWeight: 600, fontVariantNumeric: "tabular-nums" }}>
        {price === null ? t("studies.products.onRequest") : t("studies.products.from", { price })}
      </Typography>
      {basis ? <Basis {...basis} /> : null}
    </Box>
  );
}

/** The order that the price is for, as far as it is of people or of sessions. */
function Basis({ people, sessions, minutes }: NonNullable<ProductOffer["basis"]>) {
  const { t } = useTexts();
  if (people === null || minutes === null) return null;
  const kind = people === 1 ? "interviews" : "group";
  const text =
    sessions === null
      ? t("studies.products.basis.people", { people, minutes })
      : t(`studies.products.basis.${kind}`, { smart_count: sessions, people, minutes });
  return (
    <Typography variant="body2" sx={{ color: "text.secondary", fontVariantNumeric: "tabular-nums" }}>
      {text}
    </Typography>
  );
}

interface ActionProps extends OfferedProduct, WizardStartProps {
  readonly title: string;
}

/** Into the wizard of what was chosen, or to those who can extend the licence. */
function Action({ offer, view, title, startWith }: ActionProps) {
  const { t } = useTexts();
  // A new run's address is made once: a link that changes while one looks at it can't be followed.
  const start = useMemo(
    () => (view?.resource ? `/${view.resource}/create` : startWith({ type: offer.name })),
    [view, offer.name, startWith],
  );
  if (offer.isAllowed)
    return (
      <Button variant="outlined" component={Link} to={start} aria-label={t("studies.products.chooseNamed", { product: title })}>
        {t("studies.products.choose")}
      </Button>
    );
  const wish = offer.isInPlan ? "more" : "ask";
  const message = t(`studies.products.${wish}Message`, { product: title });
  return (
    <Button
      component={Link}
      to={contactAddress(message)}
      startIcon={<Icon name="Send" />}
      aria-label={t(`studies.products.${wish}Named`, { product: title })}
    >
      {t(`studies.products.${wish}`)}
    </Button>
  );
}

interface TileProps extends OfferedProduct, WizardStartProps {
  /** Whether the page says itself why no study can be made now. */
  readonly isReasonTold: boolean;
}

/** A product: what it is, what it takes, from what price, and the way into it. */
export function ProductTile({ offer, view, startWith, isReasonTold }: TileProps) {
  const { t } = useTexts();
  const id = useId();
  const { icon, title, help, takes } = useProductTexts(offer.name);
  const { isAllowed, isInPlan, reason, room } = offer;
  return (
    <Paper
      component="li"
      variant="outlined"
      aria-labelledby={id}
      sx={{ p: 2.5, display: "flex", flexDirection: "column", gap: 1.5, bgcolor: isAllowed ? "background.paper" : "transparent" }}
    >
      <Box sx={{ display: "flex", gap: 1.5, alignItems: "center" }}>
        <Box
          aria-hidden="true"
          sx={{
            ...{ display: "grid", placeItems: "center", flex: "none", width: 40, height: 40, borderRadius: 1 },
            color: isAllowed ? "primary.main" : "text.secondary",
            bgcolor: (theme) =>
              `color-mix(in srgb, ${isAllowed ? theme.palette.primary.main : theme.palette.text.secondary} 10%, transparent)`,
          }}
        >
          <Icon name={icon} />
        </Box>
        {/* Where both don't fit beside each other, the chip goes below: a title breaks between words alone. */}
        <Box sx={{ flex: 1, minWidth: 0, display: "flex", flexWrap: "wrap", alignItems: "center", columnGap: 1.5, rowGap: 0.5 }}>
          <Typography
            id={id}
            variant="h4"
            component="h3"
            sx={{ flex: "1 1 auto", minWidth: "min-content", maxWidth: "100%", overflowWrap: "break-word" }}
          >
            {title}
          </Typography>
          {isInPlan ? null : <Chip size="small" icon={<Icon name="Lock" />} label={t("studies.products.extra")} />}
        </Box>
      </Box>
      <Typography>{help}</Typography>
      {takes ? (
        <Typography variant="body2" sx={{ color: "text.secondary" }}>
          <Box component="span" sx={{ fontWeight: 600 }}>
            {t("studies.products.takes")}
          </Box>{" "}
          {takes}
        </Typography>
      ) : null}
      {room && isAllowed ? (
        <Typography variant="body2" sx={{ color: "text.secondary" }}>
          {t(`studies.products.room.${room.limit}`, room)}
        </Typography>
      ) : null}
      {reason && !(isInPlan && isReasonTold) ? (
        <Typography variant="body2" sx={{ display: "flex", gap: 1 }}>
          <Icon name="Info" fontSize="small" aria-hidden="true" sx={{ color: "text.secondary", flex: "none" }} />
          {reason}
        </Typography>
      ) : null}
      <Box sx={{ display: "flex", flexWrap: "wrap", gap: 1.5, alignItems: "center", mt: "auto", pt: 0.5 }}>
        <Price {...offer} />
        <Action {...{ offer, view, title, startWith }} />
      </Box>
    </Paper>
  );
}
