import { Box, Tab, Tabs } from "@mui/material";
import { Route, Routes, useSearchParams } from "react-router-dom";
import { PageHeader, useDocumentTitle, useTexts } from "../../../../../client/kit/console";
import { useWaiting } from "../home/useWaiting";
import { CommentAddress } from "./CommentAddress";
import { SearchTab } from "./SearchTab";
import { type WaitingKind, WaitingTab } from "./WaitingTab";

const VIEW = "view";
const WAITING: readonly WaitingKind[] = ["reported", "unanswered", "thin", "silent"];

function Overview() {
  const { t } = useTexts();
  const [params, setParams] = useSearchParams();
  const { data: waiting } = useWaiting();
  const view = WAITING.find((one) => one === params.get(VIEW)) ?? "all";
  useDocumentTitle(t("comments.board.page.title"));
  return (
    <>
      <PageHeader title={t("comments.board.page.title")} subtitle={t("comments.board.page.subtitle")} />
      <Tabs
        value={view}
        onChange={(_, next: string) => setParams(next === "all" ? {} : { [VIEW]: next })}
        aria-label={t("comments.board.page.title")}
        variant="scrollable"
        sx={{ borderBottom: 1, borderColor: "divider", mb: 1.5 }}
      >
        <Tab value="all" label={t("comments.board.page.all")} />
        {WAITING.map((kind) => (
          <Tab
            key={kind}
            value={kind}
            label={t(`comments.board.waiting.tab.${kind}`, { count: waiting?.[kind].length ?? "…" })}
          />
        ))}
      </Tabs>
      <Box sx={{ maxWidth: 960 }}>{view === "all" ? <SearchTab /> : <WaitingTab kind={view} />}</Box>
    </>
  );
}

/** What people write in all activities: the search, and what waits for the team. */
export function CommentsPage() {
  return (
    <Routes>
      <Route index element={<Overview />} />
      <Route path=":id/*" element={<CommentAddress />} />
    </Routes>
  );
}
