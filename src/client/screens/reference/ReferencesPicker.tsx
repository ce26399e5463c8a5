import { DndContext, type DragEndEvent } from "@dnd-kit/core";
import { arrayMove, rectSortingStrategy, SortableContext } from "@dnd-kit/sortable";
import { Autocomplete, Box, TextField } from "@mui/material";
import { useGetManyAggregate } from "ra-core";
import { useState } from "react";
import type { ClientReference } from "../../../schema/clientCatalog";
import { useListDrag } from "../common/useListDrag";
import { useTexts } from "../common/useTexts";
import { recordLabel } from "../entity/entityTexts";
import { describedBy } from "../form/describedBy";
import { ReferenceChip } from "./ReferenceChip";
import { ReferenceOption } from "./ReferenceOption";
import { useOrderWords } from "./useOrderWords";
import { useReferenceOptions } from "./useReferenceOptions";

interface ReferencesPickerProps {
  readonly id: string;
  readonly reference: ClientReference;
  /** Ids in order. */
  readonly value: readonly string[];
  readonly isDisabled: boolean;
  readonly hasError: boolean;
  readonly onChange: (ids: readonly string[]) => void;
}

/** Chooses several related records and their order: by dragging, or by keyboard. */
export function ReferencesPicker({ id, reference, value, isDisabled, hasError, onChange }: ReferencesPickerProps) {
  const { t, language } = useTexts();
  const [text, setText] = useState("");
  const [isOpen, setIsOpen] = useState(false);
  const { labels, hints, isFetching, isSearching } = useReferenceOptions({ reference, text, isOpen });
  const { data: chosen } = useGetManyAggregate(reference.resource, { ids: [...value] }, { enabled: value.length > 0 });
  for (const record of chosen ?? []) if (record) labels.set(String(record.id), recordLabel(reference, record, language));
  const nameOf = (one: string) => labels.get(one) ?? "…";
  const words = useOrderWords(value, nameOf);
  const drag = useListDrag();
  const drop = ({ active, over }: DragEndEvent) => {
    const [from, to] = [value.indexOf(String(active.id)), value.indexOf(String(over?.id))];
    if (from >= 0 && to >= 0 && from !== to) onChange(arrayMove([...value], from, to));
  };
  return (
    <Box sx={{ display: "grid", gap: 1, minWidth: 0 }}>
      <DndContext {...drag} onDragEnd={drop} accessibility={words}>
        <SortableContext items={[...value]} strategy={rectSortingStrategy}>
          <Box
            component="ol"
            sx={{ listStyle: "none", m: 0, p: 0, display: value.length > 0 ? "flex" : "none", flexWrap: "wrap", gap: 0.75 }}
          >
            {value.map((one) => (
              <ReferenceChip
                key={one}
                id={one}
                label={nameOf(one)}
                isDisabled={isDisabled}
                onRemove={() => onChange(value.filter((other) => other !== one))}
              />
            ))}
          </Box>
        </SortableContext>
      </DndContext>
      <Autocomplete<string>
        id={id}
        size="small"
        fullWidth
        options={[...labels.keys()].filter((option) => !value.includes(option))}
        // What is chosen becomes a chip; the box is for the next one.
        value={null}
        inputValue={text}
        blurOnSelect={false}
        disableCloseOnSelect
        disabled={isDisabled}
        loading={isFetching}
        open={isOpen}
        onOpen={() => setIsOpen(true)}
        onClose={() => setIsOpen(false)}
        onChange={(_, next) => {
          setText("");
          if (next) onChange([...value, next]);
        }}
        onInputChange={(_, next, reason) => reason === "input" && setText(next)}
        getOptionLabel={nameOf}
        {...(isSearching ? { filterOptions: (options) => options } : {})}
        renderOption={({ key, ...option }, one) => (
          <ReferenceOption key={key} option={option} label={nameOf(one)} hint={hints.get(one)} />
        )}
        loadingText={t("console.state.loading")}
        noOptionsText={t("fields.reference.none")}
        openText={t("fields.open")}
        closeText={t("fields.close")}
        clearText={t("fields.clear")}
        renderInput={(params) => (
          <TextField
            {...params}
            error={hasError}
            placeholder={t("fields.references.add")}
            slotProps={{ htmlInput: { ...params.inputProps, "aria-describedby": describedBy(id) } }}
          />
        )}
      />
    </Box>
  );
}
