import { useQuery } from "@tanstack/react-query";
import { Navigate, useParams } from "react-router-dom";
import { ErrorState, LoadingState, recordsOf, useStagePath } from "../../../../../client/kit/console";

/** The address of one comment leads to where it stands in its activity. */
export function CommentAddress() {
  const { id = "" } = useParams();
  const pathOf = useStagePath();
  const { data, error, refetch } = useQuery({
    queryKey: ["conversation", "address", id],
    queryFn: async ({ signal }) => {
      const { activity } = await recordsOf("comments").get(id, { signal });
      return { ...(await recordsOf("activities").get(activity, { signal })) };
    },
  });
  if (error) return <ErrorState isPage error={error} onRetry={() => void refetch()} />;
  if (!data) return <LoadingState />;
  return <Navigate replace to={`${pathOf("activity", data, "results")}?comment=${encodeURIComponent(id)}`} />;
}
