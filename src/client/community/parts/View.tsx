import Skeleton from "@mui/material/Skeleton";
import { Suspense } from "react";
import type { ViewType } from "../../../contracts/defineView";
import { useTexts } from "../../texts/TextsProvider";
import { memberRegistry } from "../extensions";

interface ViewProps<Props extends object> {
  readonly of: ViewType<Props>;
  readonly props: Props;
}

/**
 * What another extension makes (`MemberHost.view`).
 *
 * @example
 * <View of={conversation} props={{ activityId, form: "feed" }} />
 */
export function View<Props extends object>({ of, props }: ViewProps<Props>) {
  const { t } = useTexts();
  const Found = memberRegistry.views.find(of);
  const busy = <Skeleton role="status" aria-label={t("common.loading")} variant="rounded" height={200} />;
  return (
    <Suspense fallback={busy}>
      <Found {...props} />
    </Suspense>
  );
}
