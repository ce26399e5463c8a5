import { Box, Typography } from "@mui/material";
import { type KeyboardEvent, memo } from "react";
import { Icon, useTexts } from "../../../../client/kit/console";
import { directionOf } from "../../../../shared/directionOf";
import type { LanguagePair, TranslationNotes } from "./model/translationNotes";

interface TranslationRowProps {
  readonly textKey: string;
  /** What the text is, e.g. `Options, code 2`. */
  readonly name: string;
  /** The same with where it stands, for screen readers. */
  readonly label: string;
  readonly original: string;
  readonly words: string;
  readonly languages: LanguagePair;
  readonly notes: TranslationNotes;
  readonly isDisabled: boolean;
  readonly onChange: (key: string, words: string) => void;
}

/** Enter goes on to the next text; with Shift it is a new line. */
function goOn(event: KeyboardEvent<HTMLTextAreaElement>) {
  if (event.key !== "Enter" || event.shiftKey || event.nativeEvent.isComposing) return;
  event.preventDefault();
  const all = [...document.querySelectorAll<HTMLTextAreaElement>("textarea[data-translation]")];
  const next = all[all.indexOf(event.currentTarget) + 1];
  next?.focus();
  next?.scrollIntoView({ block: "nearest" });
}

function Note({ text }: { readonly text: string }) {
  return (
    <Box sx={{ display: "flex", gap: 0.75, typography: "body2", alignItems: "flex-start", mt: 0.5 }}>
      <Icon name="Warning" sx={{ color: "warning.main", fontSize: 18, mt: 0.25, flexShrink: 0 }} />
      <Box component="span" sx={{ overflowWrap: "anywhere" }}>
        {text}
      </Box>
    </Box>
  );
}

function Notes({ notes, id }: { readonly notes: TranslationNotes; readonly id: string }) {
  const { t } = useTexts();
  const { lostPipes, strangePipes, earlierSource } = notes;
  return (
    <div id={id}>
      {lostPipes.length > 0 && <Note text={t("surveys.translation.lostPipes", { pipes: lostPipes.join(", ") })} />}
      {strangePipes.length > 0 && <Note text={t("surveys.translation.strangePipes", { pipes: strangePipes.join(", ") })} />}
      {earlierSource !== undefined && <Note text={t("surveys.translation.outdated", { before: earlierSource })} />}
    </div>
  );
}

function TranslationRowView(props: TranslationRowProps) {
  const { textKey, name, label, original, words, languages, notes, isDisabled, onChange } = props;
  const { t } = useTexts();
  const id = `translation ${textKey}`.replaceAll(/[^\w-]/g, "-");
  return (
    <Box
      component="li"
      sx={{
        display: "grid",
        gap: { xs: 1, md: 3 },
        py: 1.25,
        gridTemplateColumns: { xs: "minmax(0, 1fr)", md: "minmax(0, 1fr) minmax(0, 1fr)" },
      }}
    >
      <Box sx={{ minWidth: 0 }}>
        <Typography variant="body2" sx={{ color: "text.secondary" }}>
          {name}
        </Typography>
        <Typography
          lang={languages.source}
          dir={directionOf(languages.source)}
          sx={{
            whiteSpace: "pre-wrap",
            overflowWrap: "anywhere",
            ...(original ? {} : { color: "text.secondary", fontStyle: "italic" }),
          }}
        >
          {original || t("surveys.translation.noOriginal")}
        </Typography>
      </Box>
      <Box sx={{ minWidth: 0 }}>
        <Box
          component="textarea"
          data-translation
          lang={languages.target}
          dir={directionOf(languages.target)}
          value={words}
          readOnly={isDisabled}
          rows={Math.max(1, Math.min(8, Math.ceil(Math.max(original.length, words.length) / 60)))}
          placeholder={t("surveys.translation.placeholder")}
          aria-label={label}
          aria-describedby={id}
          onChange={(event) => onChange(textKey, event.target.value)}
          onKeyDown={goOn}
          sx={{
            display: "block",
            width: "100%",
            minHeight: 44,
            p: 1.25,
            font: "inherit",
            color: "text.primary",
            bgcolor: "background.paper",
            border: 1,
            borderColor: notes.isMissing ? "warning.main" : "grey.500",
            borderRadius: 1,
            resize: "vertical",
            fieldSizing: "content",
            "&::placeholder": { color: "text.secondary", opacity: 1 },
            "&:focus-visible": { outline: 2, outlineColor: "primary.main", outlineOffset: -1 },
          }}
        />
        <Notes notes={notes} id={id} />
      </Box>
    </Box>
  );
}

/** One text: the original, and what it is in the other language. Memoised: typing changes one of many. */
export const TranslationRow = memo(
  TranslationRowView,
  (one, other) =>
    one.words === other.words &&
    one.original === other.original &&
    one.label === other.label &&
    one.isDisabled === other.isDisabled &&
    one.languages === other.languages &&
    JSON.stringify(one.notes) === JSON.stringify(other.notes),
);
