import { TextField } from "@mui/material";
import { useState } from "react";
import { useTexts } from "../../../../client/kit/console";
import type { PanelCriterionChoice } from "../../../../contracts/api/panel";
import { readAgeRanges } from "./ages";

interface AgeRangesProps {
  readonly id: string;
  readonly choice: PanelCriterionChoice;
  /** That a table divides by. */
  readonly ranges: readonly string[];
  readonly mostRanges: number;
  readonly isDisabled: boolean;
  readonly onChange: (ranges: readonly string[]) => void;
}

/** By which ranges of ages a table divides: the listed ones, or one's own, which it takes as the field is left. */
export function AgeRanges({ id, choice, ranges, mostRanges, isDisabled, onChange }: AgeRangesProps) {
  const { t } = useTexts();
  const [typed, setTyped] = useState<string>();
  const texts = (typed ?? "").split(/[,;]/).filter((text) => text.trim() !== "");
  const read = readAgeRanges(texts);
  const isReadable = texts.length > 0 && texts.every((text) => readAgeRanges([text]) !== undefined);
  const issueOf = () => {
    if (!isReadable) return t("studies.profile.ages.issue", { ...choice.ages });
    if (!read) return t("studies.profile.agesMeet");
    return read.length > mostRanges ? t("studies.profile.tooMany") : undefined;
  };
  const issue = typed === undefined ? undefined : issueOf();
  const take = () => {
    if (typed === undefined || issue !== undefined || !read) return;
    setTyped(undefined);
    if (read.join() !== ranges.join()) onChange(read);
  };
  return (
    <TextField
      id={id}
      size="small"
      label={t("studies.profile.ageRanges")}
      value={typed ?? ranges.join(", ")}
      disabled={isDisabled}
      error={issue !== undefined}
      helperText={issue ?? t("studies.profile.ageRangesHelp")}
      onChange={({ target }) => setTyped(target.value)}
      onBlur={take}
      onKeyDown={(event) => {
        if (event.key !== "Enter") return;
        event.preventDefault();
        take();
      }}
      fullWidth
    />
  );
}
