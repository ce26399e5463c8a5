import { Badge, Box, Button, InputAdornment, TextField } from "@mui/material";
import { type ReactNode, useState } from "react";
import { Icon, useTexts, useTyped } from "../../../../../client/kit/console";
import { type BoardFilter, changedFilter } from "./boardFilter";
import { ChoiceBox } from "./ChoiceBox";
import type { ChangeFilter } from "./changeFilter";
import { MoreFilters } from "./MoreFilters";
import { RecordFilter } from "./RecordFilter";

interface FilterBarProps {
  readonly filter: BoardFilter;
  readonly onChange: (filter: BoardFilter) => void;
  /** Topics to choose from. */
  readonly topics?: readonly { readonly id: string; readonly title: string }[];
  /** Whether activities can be chosen. @default false */
  readonly hasActivity?: boolean;
  /** How many were found. */
  readonly count: string;
  /** Stands at the end of the bar. */
  readonly end?: ReactNode;
}

const STATUSES = ["PUBLISHED", "HIDDEN", "SENT_BACK"] as const;

function WordBox({ word, onChange }: { readonly word: string; readonly onChange: (word: string) => void }) {
  const { t } = useTexts();
  const [text, setText] = useTyped(word, onChange);
  return (
    <TextField
      size="small"
      type="search"
      value={text}
      placeholder={t("comments.board.filter.word")}
      onChange={(event) => setText(event.target.value)}
      sx={{ flex: "1 1 180px", minWidth: 160 }}
      slotProps={{
        htmlInput: { "aria-label": t("comments.board.filter.word"), maxLength: 100 },
        input: {
          startAdornment: (
            <InputAdornment position="start">
              <Icon name="Search" />
            </InputAdornment>
          ),
        },
      }}
    />
  );
}

/** What is looked for, in sight while one scrolls. */
export function FilterBar({ filter, onChange, topics = [], hasActivity = false, count, end }: FilterBarProps) {
  const { t } = useTexts();
  const [anchor, setAnchor] = useState<HTMLElement>();
  const change: ChangeFilter = (values) => onChange(changedFilter(filter, values));
  const { tag, hasMedal, from, to } = filter;
  const more = [tag, hasMedal, from, to].filter(Boolean).length;
  return (
    <Box
      role="search"
      aria-label={t("comments.board.filter.title")}
      sx={{
        position: "sticky",
        top: 64,
        zIndex: 2,
        display: "flex",
        flexWrap: "wrap",
        alignItems: "center",
        gap: 1,
        py: 1,
        bgcolor: "background.default",
      }}
    >
      <WordBox word={filter.word ?? ""} onChange={(word) => change({ word })} />
      {hasActivity && (
        <RecordFilter
          field="activity"
          label={t("comments.board.filter.activity")}
          value={filter.activityId}
          onChange={(activityId) => change({ activityId })}
        />
      )}
      <RecordFilter
        field="member"
        label={t("comments.board.filter.author")}
        value={filter.authorId}
        onChange={(authorId) => change({ authorId })}
      />
      {topics.length > 0 && (
        <ChoiceBox
          label={t("comments.board.filter.topic")}
          value={filter.topicId}
          options={topics.map(({ id, title }) => ({ value: id, label: title }))}
          onChange={(topicId) => change({ topicId })}
        />
      )}
      <ChoiceBox
        label={t("comments.board.filter.status")}
        value={filter.status}
        options={STATUSES.map((value) => ({ value, label: t(`comments.board.states.${value}`) }))}
        onChange={(status) => change({ status })}
      />
      <Badge badgeContent={more} color="primary">
        <Button color="inherit" startIcon={<Icon name="Tune" />} onClick={(event) => setAnchor(event.currentTarget)}>
          {t("comments.board.filter.more")}
        </Button>
      </Badge>
      {anchor && <MoreFilters anchor={anchor} filter={filter} onChange={change} onClose={() => setAnchor(undefined)} />}
      <Box sx={{ flexBasis: "100%", display: "flex", alignItems: "center", gap: 1, minHeight: 30 }}>
        <Box role="status" sx={{ typography: "body2", color: "text.secondary", flex: 1 }}>
          {count}
        </Box>
        {Object.keys(filter).length > 0 && (
          <Button size="small" color="inherit" startIcon={<Icon name="Close" />} onClick={() => onChange({})}>
            {t("console.list.clearFilters")}
          </Button>
        )}
        {end}
      </Box>
    </Box>
  );
}
