import TextField from "@mui/material/TextField";
import { LANGUAGES, resolveLanguage } from "../../../shared/languages";
import { useTexts } from "../../texts/TextsProvider";
import { languageName } from "./languageName";

/** The switch of the six languages. */
export function LanguageField({ helperText }: { readonly helperText?: string }) {
  const { t, language, setLanguage } = useTexts();
  return (
    <TextField
      select
      size="small"
      slotProps={{ select: { native: true } }}
      label={t("common.language")}
      value={language}
      onChange={(event) => setLanguage(resolveLanguage(event.target.value))}
      {...(helperText ? { helperText } : {})}
      sx={{ minWidth: 150 }}
    >
      {LANGUAGES.map((code) => (
        <option key={code} value={code} lang={code}>
          {languageName(code)}
        </option>
      ))}
    </TextField>
  );
}
