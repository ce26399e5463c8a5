import { Alert, Box, Button } from "@mui/material";
import { useMemo, useRef, useState } from "react";
import { useSearchParams } from "react-router-dom";
import { EmptyState, Icon, useTexts } from "../../../../../client/kit/console";
import { type ThreadSource, useThreads } from "../api/useThreads";
import { BoardProvider, useBoard } from "../BoardContext";
import { CodesPanel } from "../coding/CodesPanel";
import { useCoding } from "../coding/CodingContext";
import { type BoardFilter, isFiltered } from "../filters/boardFilter";
import { FilterBar } from "../filters/FilterBar";
import { NewThread } from "./NewThread";
import { ThreadList } from "./ThreadList";
import { useCommentKeys } from "./useCommentKeys";
import { useMarkSeen } from "./useMarkSeen";
import { useNews } from "./useNews";

/** Of an address that leads to one comment, and what it was found by. */
const LINKED = "comment";
const WORD = "word";

/** Which threads are shown: of the comment that an address names, of a code, or of the filter. */
function useSource(filter: BoardFilter, codeId: string | undefined) {
  const [params, setParams] = useSearchParams();
  const coding = useCoding();
  const linked = params.get(LINKED);
  const coded = codeId && coding?.passages.filter((one) => one.codeId === codeId).map(({ commentId }) => commentId);
  const ids = linked ? [linked] : coded ? [...new Set(coded)] : undefined;
  const source: ThreadSource = ids ? { commentIds: ids } : { filter };
  const showAll = () =>
    setParams((all) => {
      all.delete(LINKED);
      all.delete(WORD);
      return all;
    });
  const word = (linked && params.get(WORD)) || filter.word;
  return { source, isLinked: linked !== null, word, showAll };
}

function Nothing({ isNarrowed }: { readonly isNarrowed: boolean }) {
  const { t } = useTexts();
  return isNarrowed ? (
    <EmptyState icon="SearchOff" title={t("comments.board.empty.filtered")} body={t("comments.board.empty.filteredBody")} />
  ) : (
    <EmptyState icon="Forum" title={t("comments.board.empty.title")} body={t("comments.board.empty.body")} />
  );
}

/** Threads of a conversation, the newest first, with what is looked for and the codes. */
export function FeedBoard() {
  const { t } = useTexts();
  const board = useBoard();
  const { place, state } = board;
  const [filter, setFilter] = useState<BoardFilter>({});
  const [codeId, setCodeId] = useState<string>();
  const { source, isLinked, word, showAll } = useSource(filter, codeId);
  const query = useThreads(place, source);
  const listRef = useRef<HTMLDivElement>(null);
  const threads = useMemo(() => query.data?.pages.flatMap((page) => page.threads) ?? [], [query.data]);
  const known = useMemo(
    () => new Set(threads.flatMap(({ id, replies }) => [id, ...replies.map((reply) => reply.id)])),
    [threads],
  );
  const news = useNews(place, (id) => known.has(id));
  useCommentKeys(listRef);
  useMarkSeen(place, state?.lastSeq ?? 0);
  const total = query.data?.pages[0]?.total ?? 0;
  return (
    <Box
      sx={{
        display: "grid",
        gap: 2.5,
        gridTemplateColumns: { xs: "minmax(0, 1fr)", lg: "minmax(0, 1fr) 248px" },
        alignItems: "start",
      }}
    >
      <Box sx={{ minWidth: 0 }}>
        <FilterBar
          filter={filter}
          onChange={setFilter}
          topics={state?.topics ?? []}
          count={query.data ? t("comments.board.threads", { smart_count: total }) : ""}
          end={<NewThread />}
        />
        {isLinked && (
          <Alert
            role="status"
            severity="info"
            sx={{ mb: 1.5 }}
            action={
              <Button color="inherit" size="small" onClick={showAll}>
                {t("comments.board.showAll")}
              </Button>
            }
          >
            {t("comments.board.linked")}
          </Alert>
        )}
        {news.count > 0 && (
          <Box sx={{ display: "grid", justifyItems: "center", mb: 1.5 }}>
            <Button size="small" variant="contained" startIcon={<Icon name="ArrowUpward" />} onClick={news.reread}>
              {t("comments.board.news", { smart_count: news.count })}
            </Button>
          </Box>
        )}
        <BoardProvider board={{ ...board, word }}>
          <ThreadList
            isWhole={Boolean(word?.trim())}
            listRef={listRef}
            threads={threads}
            query={query}
            empty={<Nothing isNarrowed={isFiltered(filter) || "commentIds" in source} />}
          />
        </BoardProvider>
      </Box>
      <Box component="aside" sx={{ position: { lg: "sticky" }, top: { lg: 76 }, order: { xs: -1, lg: 0 } }}>
        <CodesPanel chosen={codeId} onChoose={setCodeId} />
      </Box>
    </Box>
  );
}
