import { Autocomplete, TextField } from "@mui/material";
import { useGetList } from "ra-core";
import { useState } from "react";
import { useTexts } from "../../screens/common/useTexts";
import { useCatalog } from "../../screens/entity/entities";
import { entityName, recordLabel } from "../../screens/entity/entityTexts";
import { useTyped } from "../../screens/inputs/useTyped";

/** Entities whose records are spaces themselves. */
const SPACES = ["company", "community"] as const;
const MOST = 20;

/** A company or a community, as the back office chooses it. */
export interface ChosenSpace {
  readonly id: string;
  readonly name: string;
  /** Name of its entity, for people. */
  readonly group: string;
}

function useSpaces(name: (typeof SPACES)[number], q: string): readonly ChosenSpace[] {
  const { t, language } = useTexts();
  const entity = useCatalog().entities.find((one) => one.name === name);
  const { data = [] } = useGetList<{ readonly id: string }>(
    entity?.resource ?? name,
    {
      filter: q ? { q } : {},
      pagination: { page: 1, perPage: MOST },
      sort: { field: entity?.label ?? "id", order: "ASC" },
    },
    { enabled: entity !== undefined },
  );
  return entity
    ? data.map((record) => ({ id: record.id, name: recordLabel(entity, record, language), group: entityName(t, entity, 2) }))
    : [];
}

interface SpaceBoxProps {
  /** null: what belongs to no space. */
  readonly value: ChosenSpace | null;
  readonly onChange: (space: ChosenSpace | null) => void;
}

/** Chooses whose log the back office reads. */
export function SpaceBox({ value, onChange }: SpaceBoxProps) {
  const { t } = useTexts();
  const [q, setQ] = useState("");
  const [text, setText] = useTyped(q, setQ);
  const [isOpen, setOpen] = useState(false);
  const options = [...useSpaces("company", q), ...useSpaces("community", q)];
  return (
    <Autocomplete
      size="small"
      open={isOpen}
      onOpen={() => setOpen(true)}
      onClose={() => setOpen(false)}
      options={options}
      filterOptions={(found) => found}
      groupBy={({ group }) => group}
      value={value}
      inputValue={isOpen ? text : (value?.name ?? "")}
      onInputChange={(_, typed, reason) => setText(reason === "input" ? typed : "")}
      isOptionEqualToValue={(one, other) => one.id === other.id}
      getOptionKey={({ id }) => id}
      getOptionLabel={({ name }) => name}
      noOptionsText={t("fields.reference.none")}
      openText={t("fields.open")}
      closeText={t("fields.close")}
      clearText={t("fields.clear")}
      onChange={(_, space) => onChange(space)}
      renderInput={(params) => (
        <TextField
          {...params}
          label={t("activityLog.filter.space")}
          placeholder={t("activityLog.filter.platform")}
          slotProps={{ inputLabel: { shrink: true } }}
        />
      )}
    />
  );
}
