import {
  Box,
  InputAdornment,
  List,
  ListItemButton,
  ListItemText,
  ListSubheader,
  Popover,
  TextField,
  Typography,
} from "@mui/material";
import { useState } from "react";
import { Icon, useTexts } from "../../../../client/kit/console";
import { searchText } from "../../../../shared/searchText";
import type { QuestionResult } from "../../shared/api";
import type { Selection } from "../results";
import { ConditionEditor } from "./ConditionEditor";
import type { Target } from "./conditions";
import { type FilterGroup, type FilterItem, useFilterGroups } from "./filterTargets";

/** What the menu is opened at: the list, or a condition that is there. */
export interface OpenedMenu {
  readonly anchor: HTMLElement;
  readonly target?: Target;
}

interface FilterMenuProps {
  readonly activityId: string;
  readonly opened: OpenedMenu | undefined;
  readonly questions: readonly QuestionResult[];
  readonly selection: Selection;
  readonly onChange: (selection: Selection) => void;
  readonly onClose: () => void;
}

/** First what is filtered by, then its values. */
export function FilterMenu({ opened, ...props }: FilterMenuProps) {
  return (
    <Popover
      open={opened !== undefined}
      anchorEl={opened?.anchor ?? null}
      onClose={props.onClose}
      anchorOrigin={{ vertical: "bottom", horizontal: "left" }}
      slotProps={{ paper: { sx: { width: 380, maxWidth: "calc(100vw - 32px)", maxHeight: 480, mt: 0.5 } } }}
    >
      {opened && <Contents key={JSON.stringify(opened.target ?? null)} target={opened.target} {...props} />}
    </Popover>
  );
}

function Contents({
  activityId,
  target,
  questions,
  selection,
  onChange,
  onClose,
}: Omit<FilterMenuProps, "opened"> & { readonly target: Target | undefined }) {
  const groups = useFilterGroups(activityId, questions);
  const [key, setKey] = useState(target?.question ?? target?.variable);
  const item = groups.flatMap(({ items }) => items).find((one) => one.key === key);
  if (!item) return <ItemPicker groups={groups} onChoose={({ key: next }) => setKey(next)} />;
  return (
    <ConditionEditor
      key={item.key}
      activityId={activityId}
      item={item}
      kind={item.key === (target?.question ?? target?.variable) ? target?.kind : undefined}
      selection={selection}
      onChange={onChange}
      onBack={() => setKey(undefined)}
      onDone={onClose}
    />
  );
}

interface ItemPickerProps {
  readonly groups: readonly FilterGroup[];
  readonly onChoose: (item: FilterItem) => void;
}

function ItemPicker({ groups, onChoose }: ItemPickerProps) {
  const { t } = useTexts();
  const [words, setWords] = useState("");
  const wanted = searchText(words.trim());
  const found = groups
    .map((group) => ({
      ...group,
      items: group.items.filter(({ label, detail = "" }) => searchText(`${group.label} ${detail} ${label}`).includes(wanted)),
    }))
    .filter(({ items }) => items.length > 0);
  return (
    <Box sx={{ p: 1.5 }}>
      <TextField
        autoFocus
        fullWidth
        size="small"
        value={words}
        onChange={(event) => setWords(event.target.value)}
        placeholder={t("filters.search")}
        slotProps={{
          htmlInput: { "aria-label": t("filters.search") },
          input: {
            startAdornment: (
              <InputAdornment position="start">
                <Icon name="Search" />
              </InputAdornment>
            ),
          },
        }}
      />
      {found.map(({ key, label, items }) => (
        <List key={key} dense component="div" role="group" aria-label={label} disablePadding sx={{ mt: 1 }}>
          <ListSubheader component="div" disableGutters disableSticky sx={{ px: 1, lineHeight: "28px", bgcolor: "transparent" }}>
            {label}
          </ListSubheader>
          {items.map((item) => (
            <ListItemButton key={item.key} onClick={() => onChoose(item)} sx={{ borderRadius: 1 }}>
              <ListItemText primary={item.label} secondary={item.detail} sx={{ overflowWrap: "anywhere" }} />
              <Icon name="ChevronRight" />
            </ListItemButton>
          ))}
        </List>
      ))}
      {found.length === 0 && (
        <Typography variant="body2" sx={{ p: 1, color: "text.secondary" }}>
          {t("results.filter.nothing")}
        </Typography>
      )}
    </Box>
  );
}
