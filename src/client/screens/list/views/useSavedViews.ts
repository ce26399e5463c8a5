import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useDataProvider, useGetIdentity, useStore } from "ra-core";
import type { EntityRecord } from "../../../host/clientHost";
import { useEntity, useEntityOf } from "../../entity/entities";
import { type SavedView, toSavedView } from "./savedView";

const VIEWS = "saved-views";
const PAGE = { page: 1, perPage: 100 };
const SORT = { field: "name", order: "ASC" } as const;

/** What is given when a view is saved; with an `id` that view changes. */
export type ViewDraft = Pick<SavedView, "name" | "settings" | "isShared" | "isDefault"> & { readonly id?: string };

export interface SavedViews {
  readonly views: readonly SavedView[];
  readonly isPending: boolean;
  /** Whether views are kept on the server, where they can be shared. */
  readonly canShare: boolean;
  /** Resolves to the view's id. @throws ApiError */
  readonly save: (draft: ViewDraft) => Promise<string>;
  /** @throws ApiError */
  readonly remove: (id: string) => Promise<void>;
}

function useStoredViews(): SavedViews {
  const { resource } = useEntity();
  const { identity } = useGetIdentity();
  const dataProvider = useDataProvider();
  const queries = useQueryClient();
  const accountId = identity === undefined ? undefined : String(identity.id);
  const queryKey = [VIEWS, "of", resource, accountId];
  const canRead = useEntityOf(VIEWS)?.actions.list === true;
  const { data: views = [], isPending } = useQuery({
    queryKey,
    enabled: canRead && accountId !== undefined,
    queryFn: async () => {
      const list = { pagination: PAGE, sort: SORT, filter: { resource } };
      const { data } = await dataProvider.getList<EntityRecord>(VIEWS, list);
      return data.flatMap((record) => toSavedView(record, accountId) ?? []);
    },
  });
  const done = () => queries.invalidateQueries({ queryKey });

  /** One view opens first: the one before gives way. */
  const yieldDefault = async ({ id, isDefault }: ViewDraft) => {
    const others = isDefault ? views.filter((view) => view.isOwn && view.isDefault && view.id !== id) : [];
    for (const other of others) await change(other.id, { isDefault: false });
  };
  const change = async (id: string, data: object) => {
    await dataProvider.update(VIEWS, { id, data, previousData: { id } });
  };
  return {
    views,
    isPending: canRead && isPending,
    canShare: true,
    save: async ({ id, ...draft }) => {
      await yieldDefault({ id, ...draft } as ViewDraft);
      if (id) await change(id, draft);
      const saved = id ?? String((await dataProvider.create(VIEWS, { data: { ...draft, resource } })).data.id);
      await done();
      return saved;
    },
    remove: async (id) => {
      await dataProvider.delete(VIEWS, { id });
      await done();
    },
  };
}

/** In this browser, for those whose space keeps none: the back office. */
function useLocalViews(): SavedViews {
  const { resource } = useEntity();
  const [views, setViews] = useStore<readonly SavedView[]>(`${resource}.views`, []);
  return {
    views,
    isPending: false,
    canShare: false,
    save: async ({ id = crypto.randomUUID(), ...draft }) => {
      const others = views.filter((view) => view.id !== id);
      const rest = draft.isDefault ? others.map((view) => ({ ...view, isDefault: false })) : others;
      setViews([...rest, { ...draft, id, isOwn: true }]);
      return id;
    },
    remove: async (id) => setViews(views.filter((view) => view.id !== id)),
  };
}

/** The views of this list: one's own and those that others share. */
export function useSavedViews(): SavedViews {
  const stored = useStoredViews();
  const local = useLocalViews();
  return useEntityOf(VIEWS) ? stored : local;
}
