import { lazy, type ReactNode, Suspense, useMemo, useState } from "react";
import { useNavigate } from "react-router-dom";
import type { EntityRecord, RecordAction, RecordActionProps } from "../../../host/clientHost";
import { useClientRegistry } from "../../../host/clientRegistry";
import { useEntity } from "../../entity/entities";
import { useEntityPath } from "../../entity/useEntityPath";

interface RecordActions {
  /** What the person may do with this record. */
  readonly actions: readonly RecordAction[];
  readonly start: (action: RecordAction) => void;
  /** The dialog of the action that was chosen. */
  readonly dialog: ReactNode;
}

function Dialog({ action, ...props }: RecordActionProps & { readonly action: RecordAction }) {
  const Content = useMemo(() => lazy(action.load), [action]);
  return (
    <Suspense fallback={null}>
      <Content {...props} />
    </Suspense>
  );
}

/** The extensions' actions for a record. */
export function useRecordActions(record: EntityRecord, refresh: () => void): RecordActions {
  const { name, actions: allowed } = useEntity();
  const { recordActions } = useClientRegistry();
  const navigate = useNavigate();
  const path = useEntityPath();
  const [chosen, setChosen] = useState<RecordAction>();
  const actions = recordActions.filter(
    ({ entity, needs = "read", isShown }) => entity === name && allowed[needs] && (isShown?.(record) ?? true),
  );
  const close = () => setChosen(undefined);
  return {
    actions,
    start: setChosen,
    dialog: chosen ? (
      <Dialog
        action={chosen}
        record={record}
        refresh={refresh}
        onClose={close}
        openRecord={(id) => {
          close();
          navigate(path.record(id));
        }}
      />
    ) : null,
  };
}
