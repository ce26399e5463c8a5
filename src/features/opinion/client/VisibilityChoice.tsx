import { Box, FormControlLabel, Radio, RadioGroup, Typography } from "@mui/material";
import { useId } from "react";
import { useTexts } from "../../../client/kit/console";
import { OTHERS_VISIBLE, type OthersVisible } from "../shared/opinion";

/** Keys of the texts. */
const TEXTS: Readonly<Record<OthersVisible, string>> = {
  AFTER_OWN: "opinion.afterOwn",
  ALWAYS: "opinion.always",
  NEVER: "opinion.never",
};

function Choice({ text }: { readonly text: string }) {
  const { t } = useTexts();
  return (
    <>
      <Typography component="span" sx={{ display: "block" }}>
        {t(text)}
      </Typography>
      <Typography component="span" variant="body2" sx={{ display: "block", color: "text.secondary" }}>
        {t(`${text}Help`)}
      </Typography>
    </>
  );
}

interface VisibilityChoiceProps {
  readonly value: OthersVisible;
  readonly isDisabled: boolean;
  readonly onChange: (value: OthersVisible) => void;
}

/** When members see what others wrote, each choice with what it brings. */
export function VisibilityChoice({ value, isDisabled, onChange }: VisibilityChoiceProps) {
  const { t } = useTexts();
  const id = useId();
  return (
    <Box>
      <Typography id={id} variant="subtitle2" sx={{ mb: 0.5 }}>
        {t("opinion.visibility")}
      </Typography>
      <RadioGroup aria-labelledby={id} value={value} onChange={(_event, next) => onChange(next as OthersVisible)}>
        {OTHERS_VISIBLE.map((one) => (
          <FormControlLabel
            key={one}
            value={one}
            disabled={isDisabled}
            control={<Radio sx={{ mt: -0.75 }} />}
            label={<Choice text={TEXTS[one]} />}
            sx={{ alignItems: "flex-start", py: 0.75 }}
          />
        ))}
      </RadioGroup>
    </Box>
  );
}
