import { Autocomplete, TextField } from "@mui/material";
import { useState } from "react";
import { useEntityOf, useReferenceOptions, useTexts } from "../../../../../client/kit/console";

interface RecordFilterProps {
  /** A reference of comments: whose records are chosen from. */
  readonly field: "member" | "activity";
  readonly label: string;
  readonly value: string | undefined;
  readonly onChange: (id: string | undefined) => void;
}

interface Option {
  readonly id: string;
  readonly label: string;
}

/** One record, found while one types; nothing where the person may not list such records. */
export function RecordFilter({ field, ...props }: RecordFilterProps) {
  const comments = useEntityOf("comments");
  const reference = comments?.fields.find(({ name }) => name === field)?.reference;
  const isListed = useEntityOf(reference?.resource)?.actions.list === true;
  return reference && isListed ? <Picker {...props} reference={reference} /> : null;
}

interface PickerProps extends Omit<RecordFilterProps, "field"> {
  readonly reference: Parameters<typeof useReferenceOptions>[0]["reference"];
}

function Picker({ label, value, onChange, reference }: PickerProps) {
  const { t } = useTexts();
  const [text, setText] = useState("");
  const [isOpen, setIsOpen] = useState(false);
  const [chosen, setChosen] = useState<Option>();
  const { labels, isFetching, isSearching } = useReferenceOptions({ reference, text, isOpen });
  return (
    <Autocomplete<Option>
      size="small"
      options={[...labels].map(([id, name]) => ({ id, label: name }))}
      value={value && chosen?.id === value ? chosen : null}
      isOptionEqualToValue={(one, other) => one.id === other.id}
      getOptionKey={({ id }) => id}
      loading={isFetching}
      open={isOpen}
      onOpen={() => setIsOpen(true)}
      onClose={() => setIsOpen(false)}
      onChange={(_, next) => {
        setChosen(next ?? undefined);
        onChange(next?.id);
      }}
      onInputChange={(_, next, reason) => setText(reason === "input" ? next : "")}
      // The server has filtered already.
      {...(isSearching ? { filterOptions: (options) => options } : {})}
      loadingText={t("console.state.loading")}
      noOptionsText={t("fields.reference.none")}
      openText={t("fields.open")}
      closeText={t("fields.close")}
      clearText={t("fields.clear")}
      sx={{ flex: "0 1 170px", minWidth: 140 }}
      renderInput={(params) => <TextField {...params} label={label} />}
    />
  );
}
