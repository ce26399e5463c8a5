import { Box, Button, MenuItem, TablePagination, TextField, Typography } from "@mui/material";
import { useEffect, useState } from "react";
import { EmptyState, Icon, LoadButton, SectionCard, useEntityOf, usePageTexts, useTexts } from "../../../client/kit/console";
import type { OwnPeopleList } from "../shared/api/people";
import { PAGE_ROWS, STATES } from "../shared/ownDatabase";
import { AddDialog } from "./AddDialog";
import { PeopleTable } from "./PeopleTable";
import { type PeopleQuery, usePeopleActions } from "./usePeople";

const ALL = "ALL";
/** Long enough not to ask at each key. */
const PAUSE_MS = 300;

interface PeopleCardProps {
  readonly studyId: string;
  readonly people: OwnPeopleList;
  readonly query: PeopleQuery;
  readonly canUpdate: boolean;
  readonly onQuery: (query: PeopleQuery) => void;
}

/** Everybody who is invited, by state, with what may be done about each; and how more of them come. */
export function PeopleCard({ studyId, people, query, canUpdate, onQuery }: PeopleCardProps) {
  const { t } = useTexts();
  const pageTexts = usePageTexts();
  const { refresh } = usePeopleActions(studyId);
  const [isAdding, setAdding] = useState(false);
  const [words, setWords] = useState(query.words ?? "");
  const { state } = query;
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is typed is what starts it
  useEffect(() => {
    const timer = setTimeout(() => {
      if (words.trim() !== (query.words ?? ""))
        onQuery({ ...(state ? { state } : {}), ...(words.trim() ? { words: words.trim() } : {}) });
    }, PAUSE_MS);
    return () => clearTimeout(timer);
  }, [words]);
  // The provider sees to what clients bring, and adds nobody.
  const mayAdd = useEntityOf("addressees")?.create !== undefined && people.state !== "CLOSED";
  const isEmpty = people.counts.people === 0;
  return (
    <SectionCard title={t("ownDatabase.people.title")}>
      {mayAdd && (
        <Box sx={{ display: "flex", flexWrap: "wrap", gap: 1 }}>
          <LoadButton
            resource="addressees"
            fixed={{ study: studyId }}
            label={t("ownDatabase.people.upload")}
            variant={isEmpty ? "contained" : "outlined"}
            onClose={() => void refresh()}
          />
          <Button startIcon={<Icon name="PersonAdd" />} onClick={() => setAdding(true)}>
            {t("ownDatabase.people.add")}
          </Button>
        </Box>
      )}
      {isEmpty ? (
        <EmptyState icon="People" title={t("ownDatabase.people.empty.title")} body={t("ownDatabase.people.empty.body")} />
      ) : (
        <>
          <Box
            sx={{ display: "grid", gap: 1.5, gridTemplateColumns: { xs: "minmax(0, 1fr)", sm: "minmax(0, 2fr) minmax(0, 1fr)" } }}
          >
            <TextField
              size="small"
              type="search"
              label={t("ownDatabase.people.search")}
              value={words}
              onChange={(event) => setWords(event.target.value)}
              slotProps={{ htmlInput: { maxLength: 120 } }}
            />
            <TextField
              select
              size="small"
              label={t("ownDatabase.people.state")}
              value={state ?? ALL}
              onChange={({ target: { value } }) => {
                const chosen = STATES.find((one) => one === value);
                onQuery({ ...(chosen ? { state: chosen } : {}), ...(query.words ? { words: query.words } : {}) });
              }}
            >
              <MenuItem value={ALL}>{t("ownDatabase.people.all")}</MenuItem>
              {STATES.map((one) => (
                <MenuItem key={one} value={one}>
                  {t(`ownDatabase.people.states.${one}`)}
                </MenuItem>
              ))}
            </TextField>
          </Box>
          {people.rows.length === 0 ? (
            <Typography sx={{ color: "text.secondary", py: 2 }}>{t("ownDatabase.people.none")}</Typography>
          ) : (
            <PeopleTable studyId={studyId} rows={people.rows} canUpdate={canUpdate} />
          )}
          {people.total > PAGE_ROWS && (
            <TablePagination
              {...pageTexts}
              component="div"
              count={people.total}
              page={(query.page ?? 1) - 1}
              rowsPerPage={PAGE_ROWS}
              rowsPerPageOptions={[PAGE_ROWS]}
              onPageChange={(_event, page) => onQuery({ ...query, page: page + 1 })}
            />
          )}
        </>
      )}
      {isAdding && <AddDialog studyId={studyId} onClose={() => setAdding(false)} />}
    </SectionCard>
  );
}
