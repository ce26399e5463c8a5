import { Link as MuiLink, Skeleton } from "@mui/material";
import { useCreatePath, useReference } from "ra-core";
import { Link } from "react-router-dom";
import type { ClientReference } from "../../../schema/clientCatalog";
import { useTexts } from "../common/useTexts";
import { useEntityOf } from "../entity/entities";
import { recordLabel } from "../entity/entityTexts";

interface ReferenceLinkProps {
  readonly reference: ClientReference;
  readonly id: string;
}

/** The label of a related record, leading to it; the ids on a page are fetched together. */
export function ReferenceLink({ reference, id }: ReferenceLinkProps) {
  const entity = useEntityOf(reference.resource);
  return entity?.actions.list ? <Known reference={reference} id={id} canOpen={entity.actions.read} /> : "–";
}

function Known({ reference, id, canOpen }: ReferenceLinkProps & { readonly canOpen: boolean }) {
  const { language } = useTexts();
  const createPath = useCreatePath();
  const { referenceRecord, isPending } = useReference({ reference: reference.resource, id });
  if (isPending) return <Skeleton width={80} />;
  if (!referenceRecord) return "–";
  const label = recordLabel(reference, referenceRecord, language);
  if (!canOpen) return label;
  return (
    <MuiLink
      component={Link}
      underline="hover"
      to={createPath({ resource: reference.resource, id, type: "edit" })}
      onClick={(event) => event.stopPropagation()}
    >
      {label}
    </MuiLink>
  );
}
