import { useGetList } from "ra-core";
import { Navigate } from "react-router-dom";
import type { EntityRecord } from "../../../host/clientHost";
import { EmptyState, ErrorState, LoadingState } from "../../common/states";
import { useDocumentTitle } from "../../common/useDocumentTitle";
import { useTexts } from "../../common/useTexts";
import { useEntity } from "../../entity/entities";
import { useEntityPath } from "../../entity/useEntityPath";
import { useEntityTexts } from "../../entity/useEntityTexts";

const ONE = { page: 1, perPage: 1 };

/** In a list's place where a space has one record at most: leads to it, or to where it is made. */
export function SingleRecord() {
  const { resource, actions, sort, icon = "Inbox", create } = useEntity();
  const { t } = useTexts();
  const { plural } = useEntityTexts();
  const path = useEntityPath();
  const { data, error, isPending, refetch } = useGetList<EntityRecord>(resource, { pagination: ONE, sort, filter: {} });
  useDocumentTitle(plural);
  if (error) return <ErrorState isPage error={error} onRetry={() => void refetch()} />;
  if (isPending) return <LoadingState />;
  const [record] = data ?? [];
  if (record) return <Navigate to={path.record(record.id, actions.update ? "edit" : "")} replace />;
  if (actions.create && create) return <Navigate to={path.create} replace />;
  const name = plural.toLowerCase();
  return (
    <EmptyState isPage icon={icon} title={t("console.list.empty.title", { name })} body={t("console.list.empty.bodyReadOnly")} />
  );
}
