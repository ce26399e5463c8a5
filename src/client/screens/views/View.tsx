import { type ReactNode, Suspense } from "react";
import type { ViewType } from "../../../contracts/defineView";
import { useClientRegistry } from "../../host/clientRegistry";
import { LoadingState } from "../common/states";

interface ViewProps<Props extends object> {
  readonly of: ViewType<Props>;
  readonly props: Props;
  /** What stands there until it is loaded. @default the loading state */
  readonly fallback?: ReactNode;
}

/**
 * What another extension makes (`ClientHost.view`).
 *
 * @example
 * <View of={conversationBoard} props={{ activityId: record.id, title: String(record.title), canModerate: canUpdate }} />
 */
export function View<Props extends object>({ of, props, fallback = <LoadingState /> }: ViewProps<Props>) {
  const Found = useClientRegistry().views.find(of);
  return (
    <Suspense fallback={fallback}>
      <Found {...props} />
    </Suspense>
  );
}
