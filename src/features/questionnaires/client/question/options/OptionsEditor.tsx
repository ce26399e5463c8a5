import { DndContext, type DragEndEvent } from "@dnd-kit/core";
import { SortableContext, verticalListSortingStrategy } from "@dnd-kit/sortable";
import { Box, Button, FormLabel, Stack, Typography } from "@mui/material";
import { memo, useId, useMemo, useRef } from "react";
import { flushSync } from "react-dom";
import { Icon, useListDrag, useTexts } from "../../../../../client/kit/console";
import { localize } from "../../../../../shared/languages";
import type { Option, OptionGroup } from "../../../../../survey/questionnaire";
import { useDragWords } from "../../editor/outline/dragWords";
import { withText } from "../localizedText";
import type { OptionList } from "../settings/settingsParts";
import { OptionRow } from "./OptionRow";
import { moved, pastedLines, repeatedLabels, withNewOptions } from "./optionList";

interface OptionsEditorProps {
  readonly title: string;
  readonly list: OptionList;
  readonly options: readonly Option[];
  /** What options can stand under; none where the list knows no groups. */
  readonly groups: readonly OptionGroup[];
  readonly language: string;
  /** The language whose text shows where the edited one has none. */
  readonly fallbackLanguage: string;
  readonly isDisabled: boolean;
  readonly onChange: (name: string, options: readonly Option[]) => void;
}

function OptionsEditorView(props: OptionsEditorProps) {
  const { title, list, options, groups, language, fallbackLanguage, isDisabled } = props;
  const onChange = (next: readonly Option[]) => props.onChange(list.name, next);
  const { t } = useTexts();
  const titleId = useId();
  const words = useDragWords((code) => {
    const option = options.find((other) => other.code === code);
    return localize(option?.label, language) || code;
  });
  const repeated = useMemo(() => repeatedLabels(options, language), [options, language]);
  const box = useRef<HTMLDivElement>(null);
  const drag = useListDrag();

  function focusLine(index: number) {
    box.current?.querySelectorAll<HTMLInputElement>("input[data-line]")[index]?.focus();
  }
  /** Draws at once, so that the next key already goes into the new line. */
  function changeAndFocus(next: readonly Option[], index: number) {
    flushSync(() => onChange(next));
    focusLine(index);
  }
  function insert(index: number, texts: readonly string[]) {
    changeAndFocus(withNewOptions(options, { texts, language, index }), index + texts.length - 1);
  }
  function replace(index: number, option: Option) {
    onChange(options.map((other, place) => (place === index ? option : other)));
  }
  function paste(index: number, text: string): boolean {
    const lines = pastedLines(text);
    const option = options[index];
    if (lines.length < 2 || !option) return false;
    const isBlank = !(option.label[language] ?? "").trim();
    const [first = "", ...others] = lines;
    const kept = isBlank
      ? options.map((other, place) =>
          place === index ? { ...other, label: withText(other.label, language, first) ?? {} } : other,
        )
      : options;
    onChange(withNewOptions(kept, { texts: isBlank ? others : lines, language, index: index + 1 }));
    return true;
  }
  function remove(index: number) {
    changeAndFocus(
      options.filter((_, place) => place !== index),
      Math.max(0, index - 1),
    );
  }
  function drop({ active, over }: DragEndEvent) {
    const from = options.findIndex(({ code }) => code === active.id);
    const to = options.findIndex(({ code }) => code === over?.id);
    if (from >= 0 && to >= 0) onChange(moved(options, from, to));
  }

  return (
    <Box component="section" role="group" aria-labelledby={titleId} ref={box}>
      <Stack direction="row" sx={{ justifyContent: "space-between", alignItems: "baseline", gap: 2, mb: 1 }}>
        <FormLabel id={titleId} component="span" sx={{ typography: "body2", fontWeight: 600, color: "text.primary" }}>
          {title}
        </FormLabel>
        {!isDisabled && (
          <Box component="span" sx={{ typography: "body2", color: "text.secondary", display: { xs: "none", sm: "inline" } }}>
            {t("surveys.options.hint")}
          </Box>
        )}
      </Stack>
      <DndContext {...drag} onDragEnd={drop} accessibility={words}>
        <SortableContext items={options.map(({ code }) => code)} strategy={verticalListSortingStrategy}>
          <Box component="ol" sx={{ m: 0, p: 0, listStyle: "none", display: "grid", gap: 0.75 }}>
            {options.map((option, index) => (
              <OptionRow
                key={option.code}
                option={option}
                position={index + 1}
                isLast={index === options.length - 1}
                list={list}
                groups={groups}
                takenCodes={options.filter((other) => other !== option).map(({ code }) => code)}
                language={language}
                fallbackLanguage={fallbackLanguage}
                isDisabled={isDisabled}
                onChange={(next) => replace(index, next)}
                onEnter={() => insert(index + 1, [""])}
                onPaste={(text) => paste(index, text)}
                onRemove={() => remove(index)}
                onMove={(direction) => changeAndFocus(moved(options, index, index + direction), index + direction)}
              />
            ))}
          </Box>
        </SortableContext>
      </DndContext>
      <Typography variant="body2" role="status" sx={{ color: "warning.main", mt: repeated.length > 0 ? 1 : 0 }}>
        {repeated.length > 0 && t("surveys.options.repeated", { labels: repeated.join(", ") })}
      </Typography>
      {!isDisabled && (
        <Button
          size="small"
          startIcon={<Icon name="Add" />}
          aria-label={`${t("surveys.options.add")}: ${title}`}
          onClick={() => insert(options.length, [""])}
          sx={{ mt: 1 }}
        >
          {t("surveys.options.add")}
        </Button>
      )}
    </Box>
  );
}

/** A list of coded texts: Enter adds a line, a pasted list becomes lines, arrows and dragging reorder. */
export const OptionsEditor = memo(OptionsEditorView);
