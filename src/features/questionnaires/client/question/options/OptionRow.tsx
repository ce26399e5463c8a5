import { useSortable } from "@dnd-kit/sortable";
import { Box, Checkbox, FormControlLabel, IconButton, OutlinedInput } from "@mui/material";
import type { ClipboardEvent, KeyboardEvent } from "react";
import { Icon, useTexts } from "../../../../../client/kit/console";
import { PictureButton } from "../../../../../client/kit/questions";
import { directionOf } from "../../../../../shared/directionOf";
import type { Option, OptionGroup } from "../../../../../survey/questionnaire";
import { ActionMenu } from "../../editor/outline/ActionMenu";
import { withText } from "../localizedText";
import type { OptionList } from "../settings/settingsParts";
import { CodeInput } from "./CodeInput";
import { GroupSelect } from "./GroupSelect";
import { inGroup } from "./optionGroups";

interface OptionRowProps {
  readonly option: Option;
  /** 1-based. */
  readonly position: number;
  readonly isLast: boolean;
  readonly list: OptionList;
  /** What the option can stand under. */
  readonly groups: readonly OptionGroup[];
  readonly takenCodes: readonly string[];
  readonly language: string;
  readonly fallbackLanguage: string;
  readonly isDisabled: boolean;
  readonly onChange: (option: Option) => void;
  readonly onEnter: () => void;
  /** Whether the pasted text was taken as a list. */
  readonly onPaste: (text: string) => boolean;
  readonly onRemove: () => void;
  readonly onMove: (direction: -1 | 1) => void;
}

/** One option: its text, its code, its picture. */
export function OptionRow(props: OptionRowProps) {
  const { option, position, isLast, list, groups, language, fallbackLanguage, isDisabled, onChange, onMove, onRemove } = props;
  const { t } = useTexts();
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging } = useSortable({
    id: option.code,
    disabled: isDisabled,
  });
  const text = option.label[language] ?? "";
  const members = option as Option & Readonly<Record<string, unknown>>;

  function onKeyDown(event: KeyboardEvent) {
    // Enter that ends a composition chooses a character, not a line.
    if (event.key === "Enter" && !event.nativeEvent.isComposing) {
      event.preventDefault();
      props.onEnter();
    } else if (event.altKey && (event.key === "ArrowUp" || event.key === "ArrowDown")) {
      event.preventDefault();
      onMove(event.key === "ArrowUp" ? -1 : 1);
    } else if (event.key === "Backspace" && text === "") {
      event.preventDefault();
      onRemove();
    }
  }
  function onPaste(event: ClipboardEvent) {
    if (props.onPaste(event.clipboardData.getData("text/plain"))) event.preventDefault();
  }
  return (
    <Box
      component="li"
      ref={setNodeRef}
      style={{ transform: transform ? `translate3d(0, ${transform.y}px, 0)` : undefined, transition: transition ?? undefined }}
      sx={{ opacity: isDragging ? 0.4 : 1, display: "flex", flexWrap: "wrap", alignItems: "center", columnGap: 0.5, rowGap: 0.5 }}
    >
      {!isDisabled && (
        <IconButton
          size="small"
          ref={setActivatorNodeRef}
          {...attributes}
          {...listeners}
          aria-label={t("surveys.options.drag", { position })}
          sx={{ cursor: "grab", touchAction: "none", color: "text.secondary" }}
        >
          <Icon name="DragIndicator" />
        </IconButton>
      )}
      {list.hasImages && option.image && (
        <Box component="img" src={option.image} alt="" sx={{ width: 40, height: 40, objectFit: "cover", borderRadius: 0.5 }} />
      )}
      <OutlinedInput
        size="small"
        value={text}
        placeholder={option.label[fallbackLanguage] ?? t("surveys.options.placeholder", { position })}
        disabled={isDisabled}
        onChange={(event) => onChange({ ...option, label: withText(option.label, language, event.target.value) ?? {} })}
        onKeyDown={onKeyDown}
        onPaste={onPaste}
        inputProps={{
          "data-line": position,
          "aria-label": t("surveys.options.text", { position }),
          lang: language,
          dir: directionOf(language),
        }}
        sx={{ flex: "1 1 160px", minWidth: 0 }}
      />
      <CodeInput
        code={option.code}
        taken={props.takenCodes}
        label={t("surveys.options.code", { position })}
        isDisabled={isDisabled}
        onChange={(code) => onChange({ ...option, code })}
      />
      {list.hasImages && !isDisabled && (
        <PictureButton
          label={t(option.image ? "surveys.picture.replace" : "surveys.picture.choose")}
          isDisabled={false}
          onChange={(image) => onChange({ ...option, image })}
        />
      )}
      {/* Where there is little room they go to the next line together. */}
      <Box sx={{ display: "flex", alignItems: "center", gap: 0.5, minWidth: 0, ml: "auto" }}>
        {(groups.length > 0 || option.group) && (
          <GroupSelect
            group={option.group}
            groups={groups}
            label={t("surveys.optionGroups.ofOption", { position })}
            language={language}
            isDisabled={isDisabled}
            onChange={(group) => onChange(inGroup(option, group))}
          />
        )}
        {list.flags.map((flag) => (
          <FormControlLabel
            key={flag}
            control={
              <Checkbox
                size="small"
                checked={members[flag] === true}
                disabled={isDisabled}
                onChange={(_event, isOn) => onChange({ ...option, [flag]: isOn })}
              />
            }
            label={t(`questionTypes.settings.${flag}`, { _: flag })}
            slotProps={{ typography: { variant: "body2" } }}
            sx={{ mx: 0 }}
          />
        ))}
        {!isDisabled && (
          <ActionMenu
            label={t("surveys.options.actions", { position })}
            actions={[
              { label: t("surveys.question.up"), icon: "ArrowUpward", isDisabled: position === 1, run: () => onMove(-1) },
              { label: t("surveys.question.down"), icon: "ArrowDownward", isDisabled: isLast, run: () => onMove(1) },
              { label: t("surveys.options.remove"), icon: "Delete", run: onRemove },
            ]}
          />
        )}
      </Box>
    </Box>
  );
}
