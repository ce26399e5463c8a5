import { useListContext } from "ra-core";
import { lazy, Suspense, useMemo, useState } from "react";
import type { BulkAction, BulkActionProps } from "../../../host/clientHost";
import { useClientRegistry } from "../../../host/clientRegistry";
import { useTexts } from "../../common/useTexts";
import { useEntity } from "../../entity/entities";
import { BulkButton } from "./BulkButton";

function ActionDialog({ action, ...props }: BulkActionProps & { readonly action: BulkAction }) {
  const Content = useMemo(() => lazy(action.load), [action]);
  return (
    <Suspense fallback={null}>
      <Content {...props} />
    </Suspense>
  );
}

/** What extensions offer to do with the selected records. */
export function BulkActions() {
  const { t } = useTexts();
  const { name, actions: allowed } = useEntity();
  const { selectedIds, onUnselectItems, refetch } = useListContext();
  const { bulkActions } = useClientRegistry();
  const [chosen, setChosen] = useState<BulkAction>();
  const actions = bulkActions.filter(({ entity, needs = "update" }) => entity === name && allowed[needs]);
  const done = () => {
    setChosen(undefined);
    onUnselectItems();
    void refetch();
  };
  return (
    <>
      {actions.map((action) => (
        <BulkButton key={action.name} icon={action.icon} label={t(action.label)} onClick={() => setChosen(action)} />
      ))}
      {chosen ? (
        <ActionDialog action={chosen} ids={selectedIds.map(String)} onClose={() => setChosen(undefined)} done={done} />
      ) : null}
    </>
  );
}
