import { Box, Button, Typography } from "@mui/material";
import type { ReactNode } from "react";
import { ErrorState, LoadingState, type usePages, useTexts } from "../../../../client/kit/console";

interface PagedListProps<Item extends { readonly id: string }> {
  readonly pages: ReturnType<typeof usePages<Item>>;
  /** Says that the list couldn't be loaded. @default the general text alone */
  readonly failed?: string;
  /** What stands in place of an empty list. */
  readonly empty: ReactNode;
  /** A list item. */
  readonly children: (item: Item) => ReactNode;
}

/** A list that is read page by page, with what stands there while it is read, fails or is empty. */
export function PagedList<Item extends { readonly id: string }>({ pages, failed, empty, children }: PagedListProps<Item>) {
  const { t } = useTexts();
  const { items, total, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = pages;
  if (error && total === undefined)
    return (
      <>
        {failed && <Typography role="alert">{failed}</Typography>}
        <ErrorState error={error} onRetry={() => void refetch()} />
      </>
    );
  if (total === undefined) return <LoadingState />;
  if (total === 0) return empty;
  return (
    <Box sx={{ display: "grid", gap: 2, maxWidth: 880, gridTemplateColumns: "minmax(0, 1fr)" }}>
      <Box component="ul" role="list" sx={{ m: 0, p: 0, listStyle: "none", display: "grid", gap: 1.5 }}>
        {items.map(children)}
      </Box>
      {hasNextPage && (
        <Button
          variant="outlined"
          loading={isFetchingNextPage}
          onClick={() => void fetchNextPage()}
          sx={{ justifySelf: "start" }}
        >
          {t("mailings.more")}
        </Button>
      )}
    </Box>
  );
}
