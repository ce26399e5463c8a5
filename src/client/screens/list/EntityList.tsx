import { useMediaQuery } from "@mui/material";
import type { Theme } from "@mui/material/styles";
import { ListBase, useListContext } from "ra-core";
import { useMemo, useRef, useState } from "react";
import { ErrorState } from "../common/states";
import { useDocumentTitle } from "../common/useDocumentTitle";
import { useEntity } from "../entity/entities";
import { useEntityTexts } from "../entity/useEntityTexts";
import { EntityCards } from "./EntityCards";
import { type PendingFilter, PendingFilterProvider } from "./filters/useFilters";
import { FlashesProvider } from "./flashes";
import { ListHeader } from "./ListHeader";
import { ListSkeleton } from "./ListSkeleton";
import { ListSurface } from "./ListSurface";
import { ListToolbar } from "./ListToolbar";
import { NewRecords } from "./NewRecords";
import { NoRecords } from "./NoRecords";
import { HiddenRows } from "./paging/HiddenRows";
import { Pages } from "./paging/Pages";
import { EntityTable } from "./table/EntityTable";
import { TrashProvider } from "./trash";
import { useLiveList } from "./useLiveList";
import { useQuickViews } from "./views/useQuickViews";
import { useSavedViews } from "./views/useSavedViews";
import { useViewId } from "./views/useViewState";
import { ViewTabs } from "./views/ViewTabs";
import { ViewProvider } from "./views/viewContext";

function ListContent() {
  const { isPending, error, refetch, data } = useListContext();
  const isPhone = useMediaQuery<Theme>((theme) => theme.breakpoints.down("sm"));
  const live = useLiveList();
  if (error) return <ErrorState error={error} onRetry={() => refetch()} />;
  if (isPending) return <ListSkeleton />;
  return (
    <>
      <NewRecords count={live.created} onShow={live.show} />
      {data?.length === 0 ? <NoRecords /> : isPhone ? <EntityCards /> : <EntityTable />}
      <HiddenRows />
      {isPhone ? null : <Pages />}
    </>
  );
}

interface ListBodyProps {
  readonly isTrash: boolean;
  readonly onTrash: (isTrash: boolean) => void;
}

function ListBody({ isTrash, onTrash }: ListBodyProps) {
  const { resource } = useEntity();
  const { plural } = useEntityTexts();
  const saved = useSavedViews();
  const quick = useQuickViews();
  const [viewId] = useViewId(resource);
  const view = [...quick, ...saved.views].find(({ id }) => id === viewId);
  const pendingFilter = useRef<PendingFilter>(undefined);
  const state = useMemo(() => ({ view: isTrash ? undefined : view }), [isTrash, view]);
  useDocumentTitle(plural);
  return (
    <ViewProvider value={state}>
      <FlashesProvider>
        <ListHeader />
        <ViewTabs quick={quick} saved={saved} view={view} isTrash={isTrash} onTrash={onTrash} />
        <PendingFilterProvider value={pendingFilter}>
          <ListSurface>
            <ListToolbar />
            <ListContent />
          </ListSurface>
        </PendingFilterProvider>
      </FlashesProvider>
    </ViewProvider>
  );
}

/** The generated list of an entity; its deleted records where they can be restored. */
export function EntityList() {
  const entity = useEntity();
  const [isTrash, setIsTrash] = useState(false);
  const place = isTrash
    ? { storeKey: `${entity.resource}.trash`, disableSyncWithLocation: true, queryOptions: { meta: { trash: true } } }
    : { storeKey: `${entity.resource}.list.${entity.hash}`, disableSyncWithLocation: false };
  return (
    <TrashProvider value={isTrash}>
      <ListBase key={String(isTrash)} perPage={25} sort={entity.sort} {...place}>
        <ListBody isTrash={isTrash} onTrash={setIsTrash} />
      </ListBase>
    </TrashProvider>
  );
}
