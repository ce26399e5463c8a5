import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { useSearchParams } from "react-router-dom";
import { ownerClientOf } from "../../../../client/kit/console";
import type { NewView, ResultsView, ViewChange, viewsApi } from "../../shared/viewsApi";
import { useKept } from "../useKept";
import { applySettings, keptKeys } from "./viewState";

const views = ownerClientOf<typeof viewsApi>();
const LIST = "GET /api/activities/:id/views";
const ONE = "/api/activities/:id/views/:viewId";
/** In the address: `?view=<id>`. */
const PARAMETER = "view";

export interface SavedViews {
  readonly views: readonly ResultsView[];
  readonly canShare: boolean;
  /** The one that was chosen. */
  readonly current: ResultsView | undefined;
  /** The address names a view that is still to be put on the screen. */
  readonly isPending: boolean;
  /** The address names a view that isn't there. */
  readonly isMissing: boolean;
  /** Chooses a view, or none. */
  readonly choose: (view: ResultsView | undefined) => void;
}

/** The saved views of an activity's or a study's results; the address says which one is on the screen. */
export function useSavedViews(ownerId: string): SavedViews {
  const { data, error } = views.useCall(LIST, { params: { id: ownerId } });
  const [parameters, setParameters] = useSearchParams();
  const wanted = parameters.get(PARAMETER);
  const [chosen, setChosen] = useKept(keptKeys(ownerId).savedView, "");
  const found = data?.views.find(({ id }) => id === wanted);
  const choose = (view: ResultsView | undefined) => {
    if (view) applySettings(ownerId, view.settings);
    setChosen(view?.id ?? "");
    const next = new URLSearchParams(parameters);
    if (view) next.set(PARAMETER, view.id);
    else next.delete(PARAMETER);
    setParameters(next, { replace: true });
  };
  useEffect(() => {
    if (!found || found.id === chosen) return;
    applySettings(ownerId, found.settings);
    setChosen(found.id);
  }, [found, chosen, ownerId, setChosen]);
  return {
    views: data?.views ?? [],
    canShare: data?.canShare ?? false,
    current: data?.views.find(({ id }) => id === chosen),
    isPending: wanted !== null && wanted !== chosen && !error && (data === undefined || found !== undefined),
    isMissing: wanted !== null && data !== undefined && found === undefined,
    choose,
  };
}

function useViewWrite<Input, Output>(ownerId: string, mutationFn: (input: Input) => Promise<Output>) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn,
    onSettled: () => queries.invalidateQueries({ queryKey: views.keyOf(LIST, { params: { id: ownerId } }) }),
  });
}

export const useCreateView = (ownerId: string) =>
  useViewWrite(ownerId, (body: NewView) => views.call("POST /api/activities/:id/views", { params: { id: ownerId }, body }));

export const useChangeView = (ownerId: string) =>
  useViewWrite(ownerId, ({ viewId, ...body }: ViewChange & { readonly viewId: string }) =>
    views.call(`PUT ${ONE}`, { params: { id: ownerId, viewId }, body }),
  );

export const useDeleteView = (ownerId: string) =>
  useViewWrite(ownerId, (viewId: string) => views.call(`DELETE ${ONE}`, { params: { id: ownerId, viewId } }));
