import { useQuery } from "@tanstack/react-query";
import { recordsOf, useEntityOf } from "../../../../client/kit/console";

export interface StudyName {
  readonly id: string;
  readonly name: string;
}

const MOST = 200;

/** The studies that the person sees, the newest first; none for those who may see none. */
export function useStudies(): readonly StudyName[] {
  const mayList = useEntityOf("studies")?.actions.list ?? false;
  const { data } = useQuery({
    queryKey: ["studies", "names"],
    enabled: mayList,
    queryFn: ({ signal }) => recordsOf("studies").list({ range: [0, MOST - 1], sort: ["createdAt", "DESC"] }, { signal }),
  });
  return (data ?? []).map(({ id, name }) => ({ id: String(id), name: String(name ?? "") }));
}
