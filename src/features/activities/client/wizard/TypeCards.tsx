import { Box, ButtonBase, Skeleton, Typography } from "@mui/material";
import type { KeyboardEvent } from "react";
import { Icon, useTexts, type WidgetProps } from "../../../../client/kit/console";
import type { OfferedType } from "../../shared/api/wizard";
import { ScreenSketch } from "./ScreenSketch";
import { useOfferedTypes } from "./useOfferedTypes";

interface TypeCardProps {
  readonly type: OfferedType;
  readonly isChosen: boolean;
  /** Of the cards one is in the order of the page's controls; the arrow keys lead to the others. */
  readonly isReachable: boolean;
  readonly isDisabled: boolean;
  readonly onChoose: () => void;
}

function TypeCard({ type, isChosen, isReachable, isDisabled, onChoose }: TypeCardProps) {
  const { t } = useTexts();
  return (
    <ButtonBase
      role="radio"
      aria-checked={isChosen}
      disabled={isDisabled}
      tabIndex={isReachable ? 0 : -1}
      data-type={type.name}
      onClick={onChoose}
      sx={{
        p: 1.5,
        gap: 1.5,
        textAlign: "left",
        alignItems: "flex-start",
        justifyContent: "space-between",
        borderRadius: 1,
        border: 1,
        borderColor: isChosen ? "primary.main" : "divider",
        boxShadow: (theme) => (isChosen ? `inset 0 0 0 1px ${theme.palette.primary.main}` : "none"),
        bgcolor: (theme) => (isChosen ? `color-mix(in srgb, ${theme.palette.primary.main} 8%, transparent)` : "transparent"),
        transition: "border-color 150ms",
        "&:hover": { borderColor: "primary.main" },
        "&.Mui-focusVisible": { outline: 2, outlineColor: "primary.main", outlineOffset: 2 },
      }}
    >
      <Box sx={{ minWidth: 0 }}>
        <Box component="span" sx={{ display: "flex", gap: 1, alignItems: "center", mb: 0.5 }}>
          <Icon name={type.icon} sx={{ color: "primary.main" }} />
          <Typography component="span" sx={{ fontWeight: 600 }}>
            {t(`activityTypes.${type.name}.name`)}
          </Typography>
        </Box>
        <Typography component="span" variant="body2" color="text.secondary" sx={{ display: "block" }}>
          {t(`activityTypes.${type.name}.help`)}
        </Typography>
      </Box>
      <ScreenSketch of={type.sketch} />
    </ButtonBase>
  );
}

const STEPS: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

/** What kind of activity it is to be, each with what members will see. */
export function TypeCards({ id, value, disabled, errors, onChange }: WidgetProps) {
  const { data: types } = useOfferedTypes();
  if (!types) return <Skeleton variant="rounded" height={200} />;
  const chosen = types.findIndex(({ name }) => name === value);
  const move = (event: KeyboardEvent<HTMLElement>) => {
    const by = STEPS[event.key];
    const next = by === undefined ? undefined : types[(Math.max(chosen, 0) + by + types.length) % types.length];
    if (!next || disabled) return;
    event.preventDefault();
    onChange(next.name);
    event.currentTarget.querySelector<HTMLElement>(`[data-type="${next.name}"]`)?.focus();
  };
  return (
    <Box
      id={id}
      role="radiogroup"
      aria-labelledby={`${id}-label`}
      aria-describedby={errors.length > 0 ? `${id}__error` : `${id}__help`}
      onKeyDown={move}
      sx={{
        display: "grid",
        gap: 1.5,
        gridTemplateColumns: { xs: "minmax(0, 1fr)", sm: "repeat(2, minmax(0, 1fr))" },
      }}
    >
      {types.map((type, index) => (
        <TypeCard
          key={type.name}
          type={type}
          isChosen={index === chosen}
          isReachable={index === Math.max(chosen, 0)}
          isDisabled={disabled}
          onChoose={() => onChange(type.name)}
        />
      ))}
    </Box>
  );
}
