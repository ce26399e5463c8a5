import { Alert, Box, FormLabel, Typography } from "@mui/material";
import { useId } from "react";
import { type QuestionSettingProps, useTexts } from "../../../../src/client/kit/console";
import { AreaBoard } from "../../../../src/client/kit/questions";
import { areasIn, MOST_AREAS } from "../../../../src/shared/area";
import type { Json } from "../../../../src/shared/json";

/** Target areas, drawn on the question's picture. */
export function AreasField({ title, help, question, value, isDisabled, onChange }: QuestionSettingProps) {
  const { t } = useTexts();
  const id = useId();
  const image = typeof question.image === "string" ? question.image : "";
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
        <AreaBoard
          image={image}
          areas={areasIn(value)}
          most={MOST_AREAS}
          isDisabled={isDisabled}
          nameOf={(index) => t("surveys.areas.area", { number: index + 1 })}
          onChange={(areas) => onChange(areas as unknown as Json)}
        />
      )}
    </Box>
  );
}
