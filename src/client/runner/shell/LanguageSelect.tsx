import { directionOf } from "../../../shared/directionOf";
import { languageName } from "../../community/parts/languageName";
import { useTexts } from "../../texts/TextsProvider";

interface LanguageSelectProps {
  readonly languages: readonly string[];
  readonly value: string;
  readonly isDisabled: boolean;
  readonly onChange: (language: string) => void;
}

export function LanguageSelect({ languages, value, isDisabled, onChange }: LanguageSelectProps) {
  const { t } = useTexts();
  if (languages.length < 2) return null;
  return (
    <select
      className="rn-language"
      aria-label={t("common.language")}
      value={value}
      disabled={isDisabled}
      onChange={(event) => onChange(event.target.value)}
    >
      {languages.map((language) => (
        <option key={language} value={language} lang={language} dir={directionOf(language)}>
          {languageName(language)}
        </option>
      ))}
    </select>
  );
}
