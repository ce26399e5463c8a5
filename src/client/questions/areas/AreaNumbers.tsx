import { Box, Button, TextField, Typography } from "@mui/material";
import { type ReactNode, useEffect, useId, useState } from "react";
import { type Area, fitted } from "../../../shared/area";
import { useTexts } from "../../screens/common/useTexts";
import { Icon } from "../../theme/icons";

const SIDES = ["x", "y", "width", "height"] as const;
type Side = (typeof SIDES)[number];

interface AreaNumbersProps {
  readonly name: string;
  readonly area: Area;
  readonly isDisabled: boolean;
  readonly onChange: (area: Area) => void;
  readonly onRemove: () => void;
  readonly children?: ReactNode;
}

/** The selected area as numbers, for whoever can't or won't draw. */
export function AreaNumbers({ name, area, isDisabled, onChange, onRemove, children }: AreaNumbersProps) {
  const { t } = useTexts();
  const titleId = useId();
  return (
    <Box
      role="group"
      aria-labelledby={titleId}
      sx={{ display: "grid", gap: 1.5, p: 1.5, border: 1, borderColor: "divider", borderRadius: 1 }}
    >
      <Box sx={{ display: "flex", justifyContent: "space-between", alignItems: "center" }}>
        <Typography id={titleId} variant="subtitle2" component="h4">
          {name}
        </Typography>
        <Button
          size="small"
          color="inherit"
          startIcon={<Icon name="Delete" />}
          disabled={isDisabled}
          aria-label={t("surveys.areas.remove", { name })}
          onClick={onRemove}
        >
          {t("surveys.areas.removeShort")}
        </Button>
      </Box>
      {children}
      <Box sx={{ display: "grid", gap: 1, gridTemplateColumns: "repeat(auto-fit, minmax(88px, 1fr))" }}>
        {SIDES.map((side) => (
          <SideField key={side} side={side} area={area} isDisabled={isDisabled} onChange={onChange} />
        ))}
      </Box>
    </Box>
  );
}

interface SideFieldProps extends Pick<AreaNumbersProps, "area" | "isDisabled" | "onChange"> {
  readonly side: Side;
}

/** What is typed counts once the field is left or Enter is pressed: half a number is none. */
function SideField({ side, area, isDisabled, onChange }: SideFieldProps) {
  const { t } = useTexts();
  const [typed, setTyped] = useState(String(area[side]));
  useEffect(() => setTyped(String(area[side])), [area, side]);
  function commit() {
    const value = Number(typed.replace(",", "."));
    if (typed.trim() === "" || !Number.isFinite(value)) setTyped(String(area[side]));
    else if (value !== area[side]) onChange(fitted({ ...area, [side]: value }));
  }
  return (
    <TextField
      size="small"
      label={t(`surveys.areas.sides.${side}`)}
      value={typed}
      disabled={isDisabled}
      onChange={({ target }) => setTyped(target.value)}
      onBlur={commit}
      onKeyDown={(event) => event.key === "Enter" && commit()}
      slotProps={{ htmlInput: { inputMode: "decimal" } }}
    />
  );
}
