import { Box, Button, FormLabel, OutlinedInput } from "@mui/material";
import { useId, useRef } from "react";
import { flushSync } from "react-dom";
import { Icon, useTexts } from "../../../../../client/kit/console";
import { directionOf } from "../../../../../shared/directionOf";
import { groupsOf } from "../../../../../survey/logic/optionGroups";
import type { OptionGroup, Question } from "../../../../../survey/questionnaire";
import { ActionMenu } from "../../editor/outline/ActionMenu";
import { withText } from "../localizedText";
import { withGroups, withNewGroup, withoutGroup } from "./optionGroups";
import { moved } from "./optionList";

interface OptionGroupsEditorProps {
  readonly question: Question;
  readonly language: string;
  /** The language whose heading shows where the edited one has none. */
  readonly fallbackLanguage: string;
  readonly isDisabled: boolean;
  readonly onReplace: (question: Question) => void;
}

interface GroupRowProps {
  readonly group: OptionGroup;
  /** 1-based. */
  readonly position: number;
  readonly isLast: boolean;
  readonly language: string;
  readonly fallbackLanguage: string;
  readonly isDisabled: boolean;
  readonly onChange: (group: OptionGroup) => void;
  readonly onMove: (direction: -1 | 1) => void;
  readonly onRemove: () => void;
}

function GroupRow(props: GroupRowProps) {
  const { group, position, isLast, language, fallbackLanguage, isDisabled, onChange, onMove, onRemove } = props;
  const { t } = useTexts();
  return (
    <Box component="li" sx={{ display: "flex", alignItems: "center", columnGap: 0.5 }}>
      <OutlinedInput
        size="small"
        value={group.label[language] ?? ""}
        placeholder={group.label[fallbackLanguage] ?? t("surveys.optionGroups.placeholder", { position })}
        disabled={isDisabled}
        onChange={(event) => onChange({ ...group, label: withText(group.label, language, event.target.value) ?? {} })}
        inputProps={{
          "data-group": position,
          "aria-label": t("surveys.optionGroups.text", { position }),
          lang: language,
          dir: directionOf(language),
        }}
        sx={{ flex: 1, minWidth: 0 }}
      />
      {!isDisabled && (
        <ActionMenu
          label={t("surveys.optionGroups.actions", { position })}
          actions={[
            { label: t("surveys.question.up"), icon: "ArrowUpward", isDisabled: position === 1, run: () => onMove(-1) },
            { label: t("surveys.question.down"), icon: "ArrowDownward", isDisabled: isLast, run: () => onMove(1) },
            { label: t("surveys.optionGroups.remove"), icon: "Delete", run: onRemove },
          ]}
        />
      )}
    </Box>
  );
}

/** The headings that options stand under, in their order; a button alone where there are none. */
export function OptionGroupsEditor(props: OptionGroupsEditorProps) {
  const { question, language, fallbackLanguage, isDisabled, onReplace } = props;
  const { t } = useTexts();
  const titleId = useId();
  const box = useRef<HTMLDivElement>(null);
  const groups = groupsOf(question);
  const replace = (next: readonly OptionGroup[]) => onReplace(withGroups(question, next));
  /** Draws at once, so that the next key already goes into that heading; without any, to the button. */
  function replaceAndFocus(next: Question, position: number) {
    flushSync(() => onReplace(next));
    const heading = box.current?.querySelector<HTMLElement>(`input[data-group="${position}"]`);
    (heading ?? box.current?.querySelector<HTMLElement>("button[data-add]"))?.focus();
  }
  return (
    <Box component="section" role="group" aria-labelledby={titleId} ref={box}>
      <FormLabel
        id={titleId}
        component="span"
        sx={{ display: "block", mb: 0.5, typography: "body2", fontWeight: 600, color: "text.primary" }}
      >
        {t("questionTypes.settings.optionGroups")}
      </FormLabel>
      <Box component="span" sx={{ display: "block", mb: 1, typography: "body2", color: "text.secondary" }}>
        {t("surveys.optionGroups.help")}
      </Box>
      {groups.length > 0 && (
        <Box component="ol" sx={{ m: 0, p: 0, listStyle: "none", display: "grid", gap: 0.75 }}>
          {groups.map((group, index) => (
            <GroupRow
              key={group.code}
              group={group}
              position={index + 1}
              isLast={index === groups.length - 1}
              language={language}
              fallbackLanguage={fallbackLanguage}
              isDisabled={isDisabled}
              onChange={(next) => replace(groups.map((other, place) => (place === index ? next : other)))}
              onMove={(direction) => replace(moved(groups, index, index + direction))}
              onRemove={() => replaceAndFocus(withoutGroup(question, group.code), Math.max(1, index))}
            />
          ))}
        </Box>
      )}
      {!isDisabled && (
        <Button
          size="small"
          startIcon={<Icon name="Add" />}
          data-add
          onClick={() => replaceAndFocus(withNewGroup(question), groups.length + 1)}
          sx={{ mt: groups.length > 0 ? 1 : 0 }}
        >
          {t("surveys.optionGroups.add")}
        </Button>
      )}
    </Box>
  );
}
