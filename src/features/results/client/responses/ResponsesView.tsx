import { Alert, Box, Button, Stack, Tab, Tabs, Typography } from "@mui/material";
import { useQueryClient } from "@tanstack/react-query";
import { type ReactNode, useId, useState } from "react";
import { EmptyState, failureText, useConfirm, useNotice, useTexts } from "../../../../client/kit/console";
import type { ResponseGroup, Results } from "../../shared/api";
import { countConditions } from "../filter/conditions";
import { results, type Selection } from "../results";
import { useFormats } from "../useFormats";
import { ResponsesList } from "./ResponsesList";

const RESULTS = "GET /api/activities/:id/results";
const LIST = "GET /api/activities/:id/responses";
const ONE = "GET /api/activities/:id/responses/:responseId";

interface ResponsesViewProps {
  readonly activityId: string;
  /** Of the selection. */
  readonly found: Pick<Results, "base" | "responses">;
  readonly selection: Selection;
  /** Stands over the responses that results count. */
  readonly filterBar: ReactNode;
  /** Stands in place of them where the filter leaves none. */
  readonly nothingLeft: ReactNode;
  readonly canDelete: boolean;
  readonly onDeleted: () => void;
}

function useDeletion(activityId: string, testResponses: number, onDeleted: () => void) {
  const { t } = useTexts();
  const confirm = useConfirm();
  const notice = useNotice();
  const queries = useQueryClient();
  return async () => {
    const options = { smart_count: testResponses };
    const isSure = await confirm({
      title: t("results.test.title", options),
      body: t("results.test.body"),
      confirmLabel: t("results.test.delete"),
      isDestructive: true,
    });
    if (!isSure) return;
    try {
      const { deleted } = await results.call("DELETE /api/activities/:id/responses", {
        params: { id: activityId },
        query: { test: "true" },
      });
      notice(t("results.test.deleted", { smart_count: deleted }), "success");
      await Promise.all(
        ([RESULTS, LIST, ONE] as const).map((name) => queries.invalidateQueries({ queryKey: results.keyOf(name) })),
      );
      onDeleted();
    } catch (error) {
      notice(failureText(error, t, "results.failed"), "error");
    }
  };
}

function TestNotice({ count, onDelete }: { readonly count: number; readonly onDelete: (() => void) | undefined }) {
  const { t } = useTexts();
  const formats = useFormats();
  return (
    <Alert
      severity="info"
      sx={{ flexWrap: { xs: "wrap", sm: "nowrap" }, "& .MuiAlert-message": { flex: "1 1 200px" } }}
      action={
        onDelete && (
          <Button color="inherit" size="small" onClick={onDelete}>
            {t("results.test.delete")}
          </Button>
        )
      }
    >
      {t("results.test.there", { smart_count: count, count: formats.count(count) })}
    </Alert>
  );
}

/** The responses one by one: those that results count under the filter, and apart from them the others and the tests. */
export function ResponsesView({
  activityId,
  found: { base, responses },
  selection,
  filterBar,
  nothingLeft,
  canDelete,
  onDeleted,
}: ResponsesViewProps) {
  const { t } = useTexts();
  const formats = useFormats();
  const id = useId();
  const [chosen, choose] = useState<ResponseGroup>("counted");
  const counts = { counted: base, uncounted: responses.total - responses.complete, test: responses.test };
  const groups = (["counted", "uncounted", "test"] as const).filter((group) => group === "counted" || counts[group] > 0);
  // The last test response may just have been deleted.
  const group = groups.includes(chosen) ? chosen : "counted";
  const remove = useDeletion(activityId, responses.test, onDeleted);
  const empty =
    countConditions(selection) > 0 ? (
      nothingLeft
    ) : (
      <EmptyState icon="Inbox" title={t("results.responses.none.counted")} body={t("results.responses.none.countedBody")} />
    );
  return (
    <Stack sx={{ gap: 2 }}>
      <Tabs
        value={group}
        onChange={(_event, next: ResponseGroup) => choose(next)}
        variant="scrollable"
        scrollButtons="auto"
        allowScrollButtonsMobile
        aria-label={t("results.responses.groups.label")}
      >
        {groups.map((one) => (
          <Tab
            key={one}
            value={one}
            id={`${id}-${one}`}
            aria-controls={`${id}-panel`}
            label={`${t(`results.responses.groups.${one}`)} (${formats.count(counts[one])})`}
          />
        ))}
      </Tabs>
      <Box id={`${id}-panel`} role="tabpanel" aria-labelledby={`${id}-${group}`} sx={{ display: "grid", gap: 2, minWidth: 0 }}>
        {group === "counted" && filterBar}
        {group === "uncounted" && (
          <Typography variant="body2" sx={{ color: "text.secondary" }}>
            {t("results.responses.help.uncounted")}
          </Typography>
        )}
        {group === "test" && <TestNotice count={responses.test} onDelete={canDelete ? () => void remove() : undefined} />}
        <ResponsesList
          key={JSON.stringify([group, group === "counted" ? selection : undefined])}
          activityId={activityId}
          group={group}
          selection={selection}
          empty={empty}
        />
      </Box>
    </Stack>
  );
}
