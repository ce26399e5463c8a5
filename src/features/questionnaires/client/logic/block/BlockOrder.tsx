import { Checkbox, FormControlLabel, Stack, TextField } from "@mui/material";
import { useId } from "react";
import { useTexts } from "../../../../../client/kit/console";
import { Pick } from "../../../../../client/kit/questions";
import type { Block, Order } from "../../../../../survey/questionnaire";
import type { BlockChanges } from "../../editor/draft/questionnaireDraft";
import { useEditor } from "../../editor/EditorContext";
import { LogicSection } from "../LogicSection";

const ORDERS: readonly Order[] = ["fixed", "random", "rotated", "even"];

function orderOf(value: string): Order {
  return ORDERS.find((order) => order === value) ?? "fixed";
}

interface BlockOrderProps {
  readonly block: Block;
  readonly isDisabled: boolean;
  readonly onChange: (changes: BlockChanges, isStep?: boolean) => void;
}

/** In which order its questions come, which blocks it changes places with, and whether one can come back. */
export function BlockOrder({ block, isDisabled, onChange }: BlockOrderProps) {
  const { t } = useTexts();
  const { editor } = useEditor();
  const listId = useId();
  const choices = ORDERS.map((order) => ({ value: order, label: t(`surveys.logic.orders.${order}`) }));
  const names = [...new Set(editor.draft.blocks.flatMap(({ group }) => group?.name ?? []))];
  function rename(name: string) {
    const order = editor.draft.blocks.find(({ group }) => group?.name === name)?.group?.order ?? block.group?.order ?? "random";
    onChange({ group: name === "" ? undefined : { name, order } }, false);
  }
  return (
    <>
      <LogicSection title={t("surveys.logic.block.order")} help={t("surveys.logic.block.orderHelp")}>
        <Stack sx={{ alignItems: "flex-start" }}>
          <Pick
            label={t("surveys.logic.block.order")}
            value={block.order ?? "fixed"}
            choices={choices}
            isDisabled={isDisabled}
            onChange={(order) => onChange({ order: order === "fixed" ? undefined : orderOf(order) })}
          />
        </Stack>
      </LogicSection>
      <LogicSection title={t("surveys.logic.block.group")} help={t("surveys.logic.block.groupHelp")}>
        <Stack direction="row" sx={{ flexWrap: "wrap", gap: 1.5, pt: 0.5 }}>
          <TextField
            size="small"
            label={t("surveys.logic.block.groupName")}
            value={block.group?.name ?? ""}
            disabled={isDisabled}
            onChange={(event) => rename(event.target.value)}
            slotProps={{ htmlInput: { list: listId, maxLength: 200 }, inputLabel: { shrink: true } }}
            sx={{ flex: "1 1 180px" }}
          />
          <datalist id={listId}>
            {names.map((name) => (
              <option key={name} value={name} />
            ))}
          </datalist>
          {block.group && (
            <Pick
              label={t("surveys.logic.block.groupOrder")}
              isLabelled
              value={block.group.order}
              choices={choices}
              isDisabled={isDisabled}
              flex="1 1 180px"
              onChange={(order) =>
                block.group && editor.change({ kind: "orderGroup", name: block.group.name, order: orderOf(order) })
              }
            />
          )}
        </Stack>
      </LogicSection>
      <LogicSection title={t("surveys.logic.block.back")} help={t("surveys.logic.block.backHelp")}>
        <div>
          <FormControlLabel
            control={
              <Checkbox
                checked={block.isFinal === true}
                disabled={isDisabled}
                onChange={(_event, isOn) => onChange({ isFinal: isOn || undefined })}
              />
            }
            label={t("surveys.logic.block.final")}
          />
        </div>
      </LogicSection>
    </>
  );
}
