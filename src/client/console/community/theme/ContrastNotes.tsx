import { Alert, Box, Button } from "@mui/material";
import type { ContrastPair } from "../../../../shared/theme/themeContrast";
import { TEXT_RATIO } from "../../../../shared/theme/themeContrast";
import { useTexts } from "../../../screens/common/useTexts";
import { NOTICE } from "../../../screens/record/form/noticeStyles";

interface ContrastNotesProps {
  readonly faults: readonly ContrastPair[];
  readonly label: (name: string) => string;
  readonly onUse: (field: ContrastPair["field"], colour: string) => void;
}

function Swatch({ colour }: { readonly colour: string }) {
  return (
    <Box
      component="span"
      aria-hidden
      sx={{ width: 14, height: 14, borderRadius: "4px", border: 1, borderColor: "divider" }}
      style={{ backgroundColor: colour }}
    />
  );
}

/** Which texts could not be read in the colours chosen, and a colour that would do. */
export function ContrastNotes({ faults, label, onUse }: ContrastNotesProps) {
  const { t, language } = useTexts();
  const ratioText = (ratio: number) => ratio.toLocaleString(language, { maximumFractionDigits: 2 });
  return faults.map(({ field, grounds, ratio, suggestion }) => (
    <Alert
      key={field}
      severity="warning"
      role="status"
      sx={NOTICE}
      action={
        suggestion ? (
          <Button
            size="small"
            color="inherit"
            variant="outlined"
            startIcon={<Swatch colour={suggestion} />}
            onClick={() => onUse(field, suggestion)}
          >
            {t("console.personalisation.contrast.use", { colour: suggestion })}
          </Button>
        ) : undefined
      }
    >
      {t(`console.personalisation.contrast.${suggestion ? "poor" : "hopeless"}`, {
        field: label(field),
        grounds: new Intl.ListFormat(language).format(
          grounds.map((ground) => t("console.personalisation.contrast.ground", { name: label(ground) })),
        ),
        ratio: ratioText(ratio),
        least: ratioText(TEXT_RATIO),
      })}
    </Alert>
  ));
}
