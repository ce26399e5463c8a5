import { Alert, Box, FormLabel, TextField, Typography } from "@mui/material";
import { useId } from "react";
import { type QuestionSettingProps, useTexts } from "../../../../src/client/kit/console";
import { AreaBoard } from "../../../../src/client/kit/questions";
import { type Area, areasIn } from "../../../../src/shared/area";
import type { Json } from "../../../../src/shared/json";
import { MOST_ZONES } from "../../question/neuroQuestion";
import type { Zone } from "../../shared/neuroTest";

/** A zone as it is drawn: in percent of the picture. */
type NamedArea = Area & { readonly name?: string };

const percent = (share: number) => Math.round(share * 1_000) / 10;
const share = (value: number) => Math.round(value * 10) / 1_000;

function areaOf({ name, x, y, width, height }: Zone): NamedArea {
  return { name, x: percent(x), y: percent(y), width: percent(width), height: percent(height) };
}

function zoneOf({ name = "", x, y, width, height }: NamedArea): Zone {
  return { name, x: share(x), y: share(y), width: share(width), height: share(height) };
}

/** Named parts of the advertisement, drawn on its picture. */
export function ZonesField({ title, help, question, value, isDisabled, onChange }: QuestionSettingProps) {
  const { t } = useTexts();
  const id = useId();
  const image = typeof question.image === "string" ? question.image : "";
  const zones = (areasIn(value) as readonly Zone[]).map(areaOf);
  const usualName = (index: number) => t("neuro.zones.zone", { number: index + 1 });
  function change(areas: readonly NamedArea[]) {
    const named = areas.map((area, index) => zoneOf({ ...area, name: area.name ?? usualName(index) }));
    onChange(named.length > 0 ? (named as unknown as Json) : undefined);
  }
  return (
    <Box role="group" aria-labelledby={id} sx={{ display: "grid", gap: 1 }}>
      <FormLabel component="div" id={id} sx={{ typography: "body2", fontWeight: 600, color: "text.primary" }}>
        {title}
      </FormLabel>
      {help && (
        <Typography variant="body2" sx={{ color: "text.secondary" }}>
          {help}
        </Typography>
      )}
      {image === "" ? (
        <Alert severity="info">{t("surveys.areas.noImage")}</Alert>
      ) : (
        <AreaBoard<NamedArea>
          image={image}
          areas={zones}
          most={MOST_ZONES}
          isDisabled={isDisabled}
          nameOf={(index) => zones[index]?.name?.trim() || usualName(index)}
          onChange={change}
          detailOf={(index) => (
            <TextField
              size="small"
              label={t("neuro.zones.name")}
              value={zones[index]?.name ?? ""}
              disabled={isDisabled}
              onChange={({ target }) =>
                change(zones.map((zone, place) => (place === index ? { ...zone, name: target.value.slice(0, 60) } : zone)))
              }
            />
          )}
        />
      )}
    </Box>
  );
}
