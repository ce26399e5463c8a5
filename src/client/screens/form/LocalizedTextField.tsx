import { Box, OutlinedInput, Tab, Tabs } from "@mui/material";
import { useState } from "react";
import { LANGUAGES, type LocalizedText } from "../../../shared/languages";
import { Icon } from "../../theme/icons";
import { useTexts } from "../common/useTexts";
import { describedBy } from "./describedBy";

interface LocalizedTextFieldProps {
  readonly id: string;
  readonly label: string;
  readonly value: LocalizedText | undefined;
  /** The one language to edit; absent: a tab for each. */
  readonly language?: string | undefined;
  readonly isMultiline: boolean;
  readonly isDisabled: boolean;
  readonly hasError: boolean;
  readonly onChange: (value: LocalizedText | undefined) => void;
  readonly onBlur?: () => void;
}

function withText(value: LocalizedText | undefined, language: string, text: string): LocalizedText | undefined {
  const { [language]: _, ...others } = value ?? {};
  const next = text === "" ? others : { ...others, [language]: text };
  return Object.keys(next).length > 0 ? next : undefined;
}

/** A text in several languages: one box at a time, with a sign at the languages that are written. */
export function LocalizedTextField(props: LocalizedTextFieldProps) {
  const { id, label, value, language, isMultiline, isDisabled, hasError, onChange, onBlur } = props;
  const texts = useTexts();
  const [tab, setTab] = useState(texts.language);
  const current = language ?? tab;
  const languages = [...new Set([...LANGUAGES, ...Object.keys(value ?? {})])];
  const nameOf = (code: string) => texts.t(`console.languages.${code}`, { _: code });
  return (
    <Box sx={{ display: "grid", gap: 0.75, minWidth: 0 }}>
      {language ? null : (
        <Tabs
          value={current}
          onChange={(_, next: string) => setTab(next)}
          variant="scrollable"
          scrollButtons={false}
          aria-label={label}
          sx={{ minHeight: 32, "& .MuiTab-root": { minHeight: 32, minWidth: 48, px: 1.25, py: 0.5 } }}
        >
          {languages.map((code) => (
            <Tab
              key={code}
              value={code}
              label={code.toUpperCase()}
              aria-label={`${nameOf(code)}${value?.[code] ? ` · ${texts.t("fields.localized.written")}` : ""}`}
              iconPosition="end"
              {...(value?.[code] ? { icon: <Icon name="Check" sx={{ fontSize: 14 }} /> } : {})}
            />
          ))}
        </Tabs>
      )}
      <OutlinedInput
        id={id}
        size="small"
        fullWidth
        multiline={isMultiline}
        {...(isMultiline ? { minRows: 3, maxRows: 14 } : {})}
        value={value?.[current] ?? ""}
        disabled={isDisabled}
        error={hasError}
        onChange={(event) => onChange(withText(value, current, event.target.value))}
        {...(onBlur ? { onBlur } : {})}
        inputProps={{ lang: current, "aria-label": `${label} (${nameOf(current)})`, "aria-describedby": describedBy(id) }}
      />
    </Box>
  );
}
