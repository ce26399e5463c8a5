import { ListItemIcon, ListItemText, Menu, MenuItem } from "@mui/material";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useDataProvider, useListContext } from "ra-core";
import { useState } from "react";
import type { ClientTransition } from "../../../../schema/clientCatalog";
import { toTitle } from "../../../../schema/naming";
import { portionsOf } from "../../../../shared/portionsOf";
import { makeTransition } from "../../../data/recordApi";
import type { EntityRecord } from "../../../host/clientHost";
import { useClientRegistry } from "../../../host/clientRegistry";
import { Icon } from "../../../theme/icons";
import { useConfirm } from "../../common/confirm";
import { useTexts } from "../../common/useTexts";
import { useEntity } from "../../entity/entities";
import { missingFor } from "../../record/actions/transitions";
import { BulkButton } from "./BulkButton";
import { commonTransitions } from "./commonTransitions";
import { useBulkRun } from "./useBulkRun";

/** Beyond this many records the moves are made one page at a time. */
const MOST = 500;
/** Ids that the address of a list call holds. */
const PORTION = 200;

/** The selected records, those of other pages too; those of the selection before while these are on their way. */
function useSelected(isEnabled: boolean): { records: readonly EntityRecord[] | undefined; isReading: boolean } {
  const { resource } = useEntity();
  const { selectedIds } = useListContext();
  const dataProvider = useDataProvider();
  const ids = selectedIds.map(String);
  const { data, isPlaceholderData } = useQuery({
    queryKey: [resource, "getMany", "selected", ids],
    enabled: isEnabled && ids.length <= MOST,
    // The button stays where it is, and a press on it counts.
    placeholderData: keepPreviousData,
    queryFn: async () => {
      const read = (part: readonly string[]) => dataProvider.getMany<EntityRecord>(resource, { ids: [...part] });
      return (await Promise.all(portionsOf(ids, PORTION).map(read))).flatMap((answer) => answer.data);
    },
  });
  return { records: ids.length <= MOST ? data : undefined, isReading: isPlaceholderData };
}

/** Moves every selected record on, where each of them may make the move. */
export function BulkTransitions() {
  const entity = useEntity();
  const { t } = useTexts();
  const confirm = useConfirm();
  const { run, isRunning } = useBulkRun();
  const [anchor, setAnchor] = useState<HTMLElement>();
  const { recordTabs, nextSteps } = useClientRegistry();
  const { records, isReading } = useSelected((entity.states?.transitions.length ?? 0) > 0);
  const open = records ? commonTransitions(entity, records, recordTabs, nextSteps.get(entity.name)?.stateOf) : [];
  if (!records || open.length === 0) return null;
  const nameOf = ({ name }: ClientTransition) => t(`entities.${entity.name}.transitions.${name}`, { _: toTitle(name) });

  const move = async (transition: ClientTransition) => {
    setAnchor(undefined);
    const incomplete = records.filter((record) => missingFor(transition, record).length > 0).length;
    const warnings = [
      incomplete > 0 ? t("console.bulk.incomplete", { smart_count: incomplete }) : "",
      transition.irreversible ? t("console.transition.irreversible") : "",
    ];
    const isSure = await confirm({
      title: t("console.bulk.transition", { name: nameOf(transition), smart_count: records.length }),
      body: [t("console.bulk.each"), ...warnings].filter(Boolean).join(" "),
      confirmLabel: nameOf(transition),
      closeLabel: t("console.action.back"),
      isDestructive: transition.irreversible === true,
    });
    if (!isSure) return;
    const byId = new Map(records.map((record) => [record.id, record]));
    const each = async (ids: readonly string[], step: () => void) => {
      for (const id of ids) {
        await makeTransition({ resource: entity.resource, id }, transition.name, byId.get(id)?.version);
        step();
      }
    };
    await run(each, () => t("console.bulk.done", { smart_count: records.length }));
  };

  return (
    <>
      <BulkButton
        icon="Sync"
        label={t("console.bulk.move")}
        isBusy={isRunning}
        isReading={isReading}
        hasMenu
        onClick={setAnchor}
      />
      <Menu open={anchor !== undefined && !isReading} anchorEl={anchor ?? null} onClose={() => setAnchor(undefined)}>
        {open.map((transition) => (
          <MenuItem key={transition.name} onClick={() => void move(transition)}>
            <ListItemIcon>
              <Icon name={transition.icon ?? "ArrowForward"} />
            </ListItemIcon>
            <ListItemText>{nameOf(transition)}</ListItemText>
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}
