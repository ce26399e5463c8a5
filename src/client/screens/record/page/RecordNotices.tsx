import { Box } from "@mui/material";
import { lazy, Suspense, useMemo } from "react";
import type { EntityRecord, RecordNotice } from "../../../host/clientHost";
import { useClientRegistry } from "../../../host/clientRegistry";
import { useEntity } from "../../entity/entities";

function Notice({ notice, record }: { readonly notice: RecordNotice; readonly record: EntityRecord }) {
  const Content = useMemo(() => lazy(notice.load), [notice]);
  return (
    <Suspense fallback={null}>
      <Content record={record} />
    </Suspense>
  );
}

/** What extensions say of a record above its tabs. */
export function RecordNotices({ record }: { readonly record: EntityRecord }) {
  const { name } = useEntity();
  const notices = useClientRegistry().recordNotices.filter(({ entity, isShown }) => entity === name && isShown(record));
  if (notices.length === 0) return null;
  return (
    <Box sx={{ display: "grid", gap: 1, mb: 2, gridTemplateColumns: "minmax(0, 1fr)" }}>
      {notices.map((notice, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the registry's order never changes
        <Notice key={at} notice={notice} record={record} />
      ))}
    </Box>
  );
}
