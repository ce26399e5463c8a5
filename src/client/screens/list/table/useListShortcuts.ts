import { useListContext } from "ra-core";
import type { RefObject } from "react";
import { useNavigate } from "react-router-dom";
import { useTexts } from "../../common/useTexts";
import { useEntity } from "../../entity/entities";
import { useEntityPath } from "../../entity/useEntityPath";
import { useShortcuts } from "../../shortcuts/shortcuts";
import { focusRow } from "./useTableKeys";

function rowInFocus(): string | undefined {
  return document.activeElement?.closest<HTMLElement>("[data-row]")?.dataset.row;
}

/** Controls within a row keep their Enter. */
function isRow(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && target.matches("[data-row]");
}

/** Rows by keyboard: walk, select, open, edit. */
export function useListShortcuts(table: RefObject<HTMLElement | null>): void {
  const { t } = useTexts();
  const { actions, update } = useEntity();
  const { onToggleItem } = useListContext();
  const path = useEntityPath();
  const navigate = useNavigate();
  const group = t("console.shortcuts.list");
  const withRow = (run: (id: string) => void) => () => {
    const id = rowInFocus();
    if (id) run(id);
  };
  const shortcut = (keys: string, name: string, run: () => void) => ({
    keys,
    label: t(`console.shortcuts.${name}`),
    group,
    run,
  });
  useShortcuts([
    shortcut("j", "next", () => focusRow(table.current, 1)),
    shortcut("k", "previous", () => focusRow(table.current, -1)),
    shortcut("x", "select", withRow(onToggleItem)),
    ...(actions.read
      ? [
          {
            ...shortcut(
              "Enter",
              "open",
              withRow((id) => navigate(path.record(id))),
            ),
            isFor: isRow,
          },
        ]
      : []),
    ...(actions.update && update
      ? [
          shortcut(
            "e",
            "edit",
            withRow((id) => navigate(path.record(id, "edit"))),
          ),
        ]
      : []),
  ]);
}
