import { Autocomplete, TextField } from "@mui/material";
import { useGetList, useReference } from "ra-core";
import { useEffect, useState } from "react";
import type { ClientField } from "../../../schema/clientCatalog";
import { useTexts } from "../common/useTexts";
import { useEntityOf } from "../entity/entities";
import { recordLabel } from "../entity/entityTexts";
import { describedBy } from "../form/describedBy";

interface ReferencePickerProps {
  readonly id?: string;
  readonly reference: NonNullable<ClientField["reference"]>;
  readonly value: string | undefined;
  /** Name of the control where no visible label is tied to it. */
  readonly ariaLabel?: string;
  readonly isDisabled?: boolean;
  readonly hasError?: boolean;
  readonly onChange: (id: string | undefined) => void;
}

const PAGE = 25;

/** The text after a pause in typing. */
function useSettled(text: string): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), 250);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}

/** Chooses a related record by its label; the server searches. */
export function ReferencePicker(props: ReferencePickerProps) {
  const { id, reference, value, ariaLabel, isDisabled, hasError, onChange } = props;
  const { t, language } = useTexts();
  const entity = useEntityOf(reference.resource);
  const [text, setText] = useState("");
  const [isOpen, setIsOpen] = useState(false);
  const q = useSettled(text);
  const isSearching = entity?.isSearchable === true && q !== "";
  const list = useGetList(
    reference.resource,
    {
      pagination: { page: 1, perPage: entity?.isSearchable ? PAGE : 250 },
      sort: entity?.sort ?? { field: "id", order: "ASC" },
      filter: isSearching ? { q } : {},
    },
    { enabled: isOpen && entity !== undefined },
  );
  const current = useReference({ reference: reference.resource, id: value ?? "", options: { enabled: value !== undefined } });
  const labels = new Map<string, string>(
    (list.data ?? []).map((record) => [String(record.id), recordLabel(reference, record, language)]),
  );
  if (value && current.referenceRecord) labels.set(value, recordLabel(reference, current.referenceRecord, language));
  return (
    <Autocomplete<string>
      {...(id ? { id } : {})}
      size="small"
      fullWidth
      options={[...labels.keys()]}
      value={value ?? null}
      disabled={isDisabled ?? false}
      loading={list.isFetching}
      open={isOpen}
      onOpen={() => setIsOpen(true)}
      onClose={() => setIsOpen(false)}
      onChange={(_, next) => onChange(next ?? undefined)}
      onInputChange={(_, next, reason) => setText(reason === "input" ? next : "")}
      getOptionLabel={(option) => labels.get(option) ?? ""}
      // The server has filtered already; a second filter here would hide what it found by other fields.
      {...(isSearching ? { filterOptions: (options) => options } : {})}
      loadingText={t("console.state.loading")}
      noOptionsText={t("fields.reference.none")}
      openText={t("fields.open")}
      closeText={t("fields.close")}
      clearText={t("fields.clear")}
      renderInput={(params) => (
        <TextField
          {...params}
          error={hasError ?? false}
          slotProps={{
            htmlInput: {
              ...params.inputProps,
              ...(ariaLabel ? { "aria-label": ariaLabel } : {}),
              ...(id ? { "aria-describedby": describedBy(id) } : {}),
            },
          }}
        />
      )}
    />
  );
}
