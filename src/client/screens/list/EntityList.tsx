import { type TablePaginationProps, useMediaQuery } from "@mui/material";
import type { Theme } from "@mui/material/styles";
import { ListBase, useListContext } from "ra-core";
import { Pagination } from "react-admin";
import { ErrorState } from "../common/states";
import { useDocumentTitle } from "../common/useDocumentTitle";
import { useTexts } from "../common/useTexts";
import { useEntity } from "../entity/entities";
import { useEntityTexts } from "../entity/useEntityTexts";
import { EntityCards } from "./EntityCards";
import { EntityTable } from "./EntityTable";
import { ListHeader } from "./ListHeader";
import { ListSkeleton } from "./ListSkeleton";
import { ListSurface } from "./ListSurface";
import { ListToolbar } from "./ListToolbar";
import { NoRecords } from "./NoRecords";

function ListContent() {
  const { isPending, error, refetch, data } = useListContext();
  const isPhone = useMediaQuery<Theme>((theme) => theme.breakpoints.down("sm"));
  if (error) return <ErrorState error={error} onRetry={() => refetch()} />;
  if (isPending) return <ListSkeleton />;
  if (data?.length === 0) return <NoRecords />;
  return isPhone ? <EntityCards /> : <EntityTable />;
}

/** On a phone MUI names the buttons itself, in English. */
const PAGE_TEXTS = {
  first: "ra.navigation.first",
  previous: "ra.navigation.previous",
  next: "ra.navigation.next",
  last: "ra.navigation.last",
} as const;

/** Pages of what is there: without rows there is nothing to leaf through. */
function Pages() {
  const { t } = useTexts();
  const { data, error } = useListContext();
  if (error || !data?.length) return null;
  // react-admin's type leaves it out; its Pagination hands it on to MUI's.
  const names: Pick<TablePaginationProps, "getItemAriaLabel"> = { getItemAriaLabel: (type) => t(PAGE_TEXTS[type]) };
  return <Pagination rowsPerPageOptions={[10, 25, 50, 100]} {...names} />;
}

function ListBody() {
  const { plural } = useEntityTexts();
  useDocumentTitle(plural);
  return (
    <>
      <ListHeader />
      <ListSurface>
        <ListToolbar />
        <ListContent />
        <Pages />
      </ListSurface>
    </>
  );
}

/** The generated list of an entity. */
export function EntityList() {
  const entity = useEntity();
  return (
    <ListBase perPage={25} sort={entity.sort} storeKey={`${entity.resource}.list.${entity.hash}`} disableSyncWithLocation={false}>
      <ListBody />
    </ListBase>
  );
}
