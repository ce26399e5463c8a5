import { Box, Button } from "@mui/material";
import { useMemo, useState } from "react";
import {
  datedFileName,
  EmptyState,
  ErrorState,
  fetchFile,
  LoadingState,
  useDownload,
  useTexts,
} from "../../../../../client/kit/console";
import type { GalleryItem } from "../../../shared/api/files";
import { MOST_CHOSEN } from "../../../shared/comment";
import { filePath, type Place } from "../api/paths";
import { useBoard } from "../BoardContext";
import { type BoardFilter, filterQuery, isFiltered } from "../filters/boardFilter";
import { FilterBar } from "../filters/FilterBar";
import { ChoiceBar } from "./ChoiceBar";
import { GalleryCard } from "./GalleryCard";
import { useGallery } from "./useGallery";
import { Viewer } from "./Viewer";

const idOf = (address: string) => address.slice(address.lastIndexOf("/") + 1);

interface Wanted {
  readonly filter: BoardFilter;
  /** Addresses of files; with none all that the filter leaves. */
  readonly chosen: readonly string[];
}

/** Where images and videos of a conversation are downloaded in one file. */
function downloadPath(place: Place, { filter, chosen }: Wanted): string {
  const files = chosen.length > 0 ? chosen.map(idOf).join(",") : undefined;
  return filePath(place, "multimedia", { ...filterQuery(filter), isVisual: "true", files });
}

function Nothing({ isNarrowed }: { readonly isNarrowed: boolean }) {
  const { t } = useTexts();
  const kind = isNarrowed ? "filtered" : "empty";
  return (
    <EmptyState
      icon={isNarrowed ? "SearchOff" : "PhotoLibrary"}
      title={t(`comments.board.gallery.${kind}`)}
      body={t(`comments.board.gallery.${kind}Body`)}
    />
  );
}

/** Which files are chosen, by address, in the order in which they are shown. */
function useChoice(items: readonly GalleryItem[]) {
  const [addresses, setAddresses] = useState<ReadonlySet<string>>(new Set());
  const chosen = items.filter(({ file }) => addresses.has(file)).map(({ file }) => file);
  return {
    chosen,
    has: (file: string) => addresses.has(file),
    choose: (file: string, isChosen: boolean) =>
      setAddresses(new Set(isChosen ? [...addresses, file] : [...addresses].filter((other) => other !== file))),
    chooseShown: (isChosen: boolean) =>
      setAddresses(new Set(isChosen ? items.slice(0, MOST_CHOSEN).map(({ file }) => file) : [])),
    clear: () => setAddresses(new Set()),
  };
}

/** The image that is open, and the way to the next ones: what follows a page is read on before one comes to its end. */
function useOpened(items: readonly GalleryItem[], readMore: () => void) {
  const [file, setFile] = useState<string>();
  const index = items.findIndex((item) => item.file === file);
  return {
    index,
    item: items[index],
    open: setFile,
    close: () => setFile(undefined),
    move: (step: -1 | 1) => {
      const next = items[index + step];
      if (next) setFile(next.file);
      if (index + step >= items.length - 2) readMore();
    },
  };
}

/** Images and videos of a conversation: narrowed as the conversation is, seen large, chosen and downloaded. */
export function GalleryBoard() {
  const { t } = useTexts();
  const { place, state, title = "" } = useBoard();
  const fileName = datedFileName(`${title} – ${t("comments.board.gallery.fileName")}`, "zip");
  const [filter, setFilter] = useState<BoardFilter>({});
  const { data, error, refetch, hasNextPage, isFetchingNextPage, fetchNextPage, isPlaceholderData } = useGallery(place, filter);
  const items = useMemo(() => data?.pages.flatMap((page) => page.items) ?? [], [data]);
  const total = data?.pages[0]?.total ?? 0;
  const { chosen, has, choose, chooseShown, clear } = useChoice(items);
  const opened = useOpened(items, () => {
    if (hasNextPage && !isFetchingNextPage) void fetchNextPage();
  });
  const { isBusy, download } = useDownload();
  const topics = state?.topics ?? [];
  const topicOf = ({ topicId }: GalleryItem) => topics.find(({ id }) => id === topicId);
  return (
    <Box>
      <FilterBar
        filter={filter}
        onChange={(next) => {
          clear();
          setFilter(next);
        }}
        topics={topics}
        count={data ? t("comments.board.gallery.found", { smart_count: total }) : ""}
      />
      {error && !data ? <ErrorState error={error} onRetry={() => void refetch()} /> : null}
      {!error && !data ? <LoadingState /> : null}
      {data && items.length === 0 && <Nothing isNarrowed={isFiltered(filter)} />}
      {items.length > 0 && (
        <ChoiceBar
          chosen={chosen.length}
          shown={items.length}
          total={total}
          isBusy={isBusy}
          onChooseShown={chooseShown}
          onDownload={() => void download(() => fetchFile(downloadPath(place, { filter, chosen })), fileName)}
        />
      )}
      <Box
        component="ul"
        aria-label={t("comments.board.gallery.title")}
        sx={{
          listStyle: "none",
          p: 0,
          m: 0,
          display: "grid",
          gap: 2,
          gridTemplateColumns: "repeat(auto-fill, minmax(min(150px, 44%), 1fr))",
          opacity: isPlaceholderData ? 0.6 : 1,
        }}
      >
        {items.map((item) => (
          <GalleryCard
            key={item.file}
            item={item}
            topic={topicOf(item)}
            isChosen={has(item.file)}
            isFull={chosen.length >= MOST_CHOSEN}
            onChoose={(isChosen) => choose(item.file, isChosen)}
            onOpen={() => opened.open(item.file)}
          />
        ))}
      </Box>
      {hasNextPage && (
        <Box sx={{ display: "grid", justifyItems: "center", py: 2 }}>
          <Button variant="outlined" color="inherit" loading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
            {t("comments.board.loadMore")}
          </Button>
        </Box>
      )}
      {opened.item && (
        <Viewer
          item={opened.item}
          topic={topicOf(opened.item)}
          position={opened.index + 1}
          total={total}
          onMove={opened.move}
          onClose={opened.close}
        />
      )}
    </Box>
  );
}
