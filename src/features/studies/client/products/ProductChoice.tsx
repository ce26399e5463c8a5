import { Box, Button, Radio, Typography } from "@mui/material";
import { useState } from "react";
import { Link } from "react-router-dom";
import { describedBy, Icon, useClientRegistry, useTexts, type WidgetProps } from "../../../../client/kit/console";
import { contactAddress } from "./contactAddress";
import { useOffers } from "./useOffers";
import { useProduct } from "./useProduct";

interface CardProps {
  readonly id: string;
  readonly name: string;
  readonly isChosen: boolean;
  readonly isDisabled: boolean;
  readonly onChoose: () => void;
}

/** One type of study: the whole card chooses it. */
function ProductCard({ id, name, isChosen, isDisabled, onChoose }: CardProps) {
  const { icon, title, help } = useProduct(name);
  return (
    <Box
      component="label"
      sx={{
        display: "flex",
        gap: 1.5,
        p: 2,
        border: 1,
        borderRadius: 1,
        borderColor: isChosen ? "primary.main" : "divider",
        boxShadow: (theme) => (isChosen ? `inset 0 0 0 1px ${theme.palette.primary.main}` : "none"),
        bgcolor: (theme) => (isChosen ? `color-mix(in srgb, ${theme.palette.primary.main} 8%, transparent)` : "transparent"),
        transition: "border-color 150ms",
        cursor: isDisabled ? "default" : "pointer",
        "&:hover": isDisabled ? {} : { borderColor: "primary.main" },
        "&:focus-within": { outline: 2, outlineStyle: "solid", outlineColor: "primary.main", outlineOffset: 2 },
      }}
    >
      <Radio
        name={id}
        value={name}
        checked={isChosen}
        disabled={isDisabled}
        onChange={onChoose}
        slotProps={{ input: { "aria-labelledby": `${id}-${name}`, "aria-describedby": `${id}-${name}-help` } }}
        sx={{ p: 0, alignSelf: "flex-start" }}
      />
      <Box component="span" sx={{ display: "grid", gap: 0.5, minWidth: 0, flex: 1 }}>
        <Typography component="span" id={`${id}-${name}`} sx={{ fontWeight: 600 }}>
          {title}
        </Typography>
        <Typography component="span" variant="body2" id={`${id}-${name}-help`} sx={{ color: "text.secondary" }}>
          {help}
        </Typography>
      </Box>
      <Box component="span" aria-hidden="true" sx={{ color: isChosen ? "primary.main" : "text.secondary", display: "flex" }}>
        <Icon name={icon} />
      </Box>
    </Box>
  );
}

/** All that may be chosen; what the licence lacks can't. */
function Choices({ id, value, disabled, schema, onChange }: WidgetProps) {
  const { studyProducts } = useClientRegistry();
  const { data } = useOffers();
  const offered = (schema.enum ?? []).map(String);
  const known = studyProducts.map(({ name }) => name);
  const names = [...known.filter((name) => offered.includes(name)), ...offered.filter((name) => !known.includes(name))];
  const isLacking = (name: string) => data?.products.some((offer) => offer.name === name && !offer.isInPlan) ?? false;
  return (
    <Box
      role="radiogroup"
      aria-labelledby={`${id}-label`}
      aria-describedby={describedBy(id)}
      sx={{ display: "grid", gap: 1.5, gridTemplateColumns: "repeat(auto-fit, minmax(min(100%, 300px), 1fr))" }}
    >
      {names.map((name) => (
        <ProductCard
          key={name}
          {...{ id, name }}
          isChosen={value === name}
          isDisabled={disabled || (value !== name && isLacking(name))}
          onChoose={() => onChange(name)}
        />
      ))}
    </Box>
  );
}

interface ChosenProps {
  readonly id: string;
  readonly name: string;
  /** Absent: it can't be another one. */
  readonly onChange: (() => void) | undefined;
}

/** What was chosen before the wizard began, and the way to another choice. */
function Chosen({ id, name, onChange }: ChosenProps) {
  const { t } = useTexts();
  const { icon, title, help } = useProduct(name);
  const { data } = useOffers();
  const isLacking = data?.products.some((offer) => offer.name === name && !offer.isInPlan) ?? false;
  return (
    <Box
      role="group"
      aria-labelledby={`${id}-label`}
      sx={{
        display: "flex",
        flexWrap: "wrap",
        gap: 1.5,
        alignItems: "center",
        p: 2,
        border: 1,
        borderColor: "divider",
        borderRadius: 1,
      }}
    >
      <Box component="span" aria-hidden="true" sx={{ color: "primary.main", display: "flex" }}>
        <Icon name={icon} />
      </Box>
      <Box sx={{ flex: "1 1 220px", minWidth: 0 }}>
        <Typography sx={{ fontWeight: 600 }}>{title}</Typography>
        <Typography variant="body2" sx={{ color: "text.secondary" }}>
          {help}
        </Typography>
      </Box>
      {isLacking ? (
        <Button size="small" component={Link} to={contactAddress(t("studies.products.askMessage", { product: title }))}>
          {t("studies.products.ask")}
        </Button>
      ) : null}
      {onChange ? (
        <Button size="small" color="inherit" variant="outlined" onClick={onChange} sx={{ borderColor: "divider" }}>
          {t("studies.products.change")}
        </Button>
      ) : null}
    </Box>
  );
}

/** Which type of study a client orders: what was chosen is said, and asked again only where somebody wants another. */
export function ProductChoice(props: WidgetProps) {
  const { id, value, disabled, onChange } = props;
  const [isChoosing, setIsChoosing] = useState(false);
  if (isChoosing || typeof value !== "string" || value === "")
    return (
      <Choices
        {...props}
        onChange={(chosen) => {
          setIsChoosing(true);
          onChange(chosen);
        }}
      />
    );
  return <Chosen id={id} name={value} onChange={disabled ? undefined : () => setIsChoosing(true)} />;
}
