import { Autocomplete, TextField } from "@mui/material";
import { useReference } from "ra-core";
import { useState } from "react";
import type { ClientReference } from "../../../schema/clientCatalog";
import { useTexts } from "../common/useTexts";
import { recordLabel } from "../entity/entityTexts";
import { describedBy } from "../form/describedBy";
import { ReferenceOption } from "./ReferenceOption";
import { useReferenceOptions } from "./useReferenceOptions";

interface ReferencePickerProps {
  readonly id?: string;
  readonly reference: ClientReference;
  readonly value: string | undefined;
  /** Name of the control where no visible label is tied to it. */
  readonly ariaLabel?: string;
  readonly isDisabled?: boolean;
  readonly hasError?: boolean;
  readonly onChange: (id: string | undefined) => void;
}

/** Chooses a related record by its label; the server searches. */
export function ReferencePicker(props: ReferencePickerProps) {
  const { id, reference, value, ariaLabel, isDisabled, hasError, onChange } = props;
  const { t, language } = useTexts();
  const [text, setText] = useState("");
  const [isOpen, setIsOpen] = useState(false);
  const { labels, hints, isFetching, isSearching } = useReferenceOptions({ reference, text, isOpen });
  const current = useReference({ reference: reference.resource, id: value ?? "", options: { enabled: value !== undefined } });
  if (value && current.referenceRecord) labels.set(value, recordLabel(reference, current.referenceRecord, language));
  return (
    <Autocomplete<string>
      {...(id ? { id } : {})}
      size="small"
      fullWidth
      options={[...labels.keys()]}
      value={value ?? null}
      disabled={isDisabled ?? false}
      loading={isFetching}
      open={isOpen}
      onOpen={() => setIsOpen(true)}
      onClose={() => setIsOpen(false)}
      onChange={(_, next) => onChange(next ?? undefined)}
      onInputChange={(_, next, reason) => setText(reason === "input" ? next : "")}
      getOptionLabel={(option) => labels.get(option) ?? ""}
      // The server has filtered already; a second filter here would hide what it found by other fields.
      {...(isSearching ? { filterOptions: (options) => options } : {})}
      renderOption={({ key, ...option }, one) => (
        <ReferenceOption key={key} option={option} label={labels.get(one) ?? ""} hint={hints.get(one)} />
      )}
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
