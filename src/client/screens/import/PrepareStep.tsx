import { Box, Button, Chip, Typography } from "@mui/material";
import { type FixedValues, fetchTemplate } from "../../data/importApi";
import type { FileFormat } from "../../data/listApi";
import { Icon } from "../../theme/icons";
import { saveFile } from "../common/saveFile";
import { useNotice } from "../common/useNotice";
import { useTexts } from "../common/useTexts";
import { useEntity } from "../entity/entities";
import { useEntityTexts } from "../entity/useEntityTexts";
import { useImportFields } from "./useImportFields";

/** What a file needs: its columns, and an empty one that has them. */
export function PrepareStep({ fixed, onNext }: { readonly fixed: FixedValues | undefined; readonly onNext: () => void }) {
  const { resource, imports } = useEntity();
  const { t, language } = useTexts();
  const { plural, label } = useEntityTexts();
  const notice = useNotice();
  const fields = useImportFields(fixed);
  const keys = fields.flatMap(({ field }) => (imports?.keys.includes(field.name) ? [label(field)] : []));
  const names = new Intl.ListFormat(language, { type: "disjunction" });
  const download = async (format: FileFormat) => {
    try {
      saveFile(await fetchTemplate(resource, format), `${plural}.${format}`);
    } catch (error) {
      notice(error instanceof Error ? error.message : t("console.state.failed.title"), "error");
    }
  };
  return (
    <Box sx={{ display: "grid", gap: 2.5 }}>
      <Typography>{t("console.import.prepare.body")}</Typography>
      <Box sx={{ display: "flex", flexWrap: "wrap", gap: 1 }}>
        {(["xlsx", "csv"] as const).map((format) => (
          <Button key={format} variant="outlined" startIcon={<Icon name="Download" />} onClick={() => void download(format)}>
            {t(`console.import.prepare.${format}`)}
          </Button>
        ))}
      </Box>
      <Box>
        <Typography variant="body2" sx={{ fontWeight: 600, mb: 1 }}>
          {t("console.import.prepare.columns")}
        </Typography>
        <Box component="ul" sx={{ display: "flex", flexWrap: "wrap", gap: 0.75, listStyle: "none", m: 0, p: 0 }}>
          {fields.map(({ field, isRequired }) => (
            <li key={field.name}>
              <Chip
                size="small"
                variant={isRequired ? "filled" : "outlined"}
                label={isRequired ? `${label(field)} *` : label(field)}
              />
            </li>
          ))}
        </Box>
        <Typography variant="body2" color="text.secondary" sx={{ mt: 1 }}>
          {keys.length > 0 ? t("console.import.prepare.oneOf", { columns: names.format(keys) }) : t("console.form.required")}
        </Typography>
      </Box>
      <Button variant="contained" endIcon={<Icon name="ChevronRight" />} onClick={onNext} sx={{ justifySelf: "end" }}>
        {t("console.import.next")}
      </Button>
    </Box>
  );
}
