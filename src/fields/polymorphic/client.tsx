import { Box } from "@mui/material";
import {
  type ClientHost,
  type EntityRecord,
  FilterBox,
  type FilterProps,
  ReferenceLink,
  TextBox,
  useField,
  useTexts,
  type WidgetProps,
} from "../../client/kit/console";
import type { ClientField } from "../../schema/clientCatalog";
import { partsOf } from "./partsOf";
import { TargetPicker } from "./TargetPicker";

function Cell({ record, field }: { readonly record: EntityRecord; readonly field: ClientField }) {
  const { t } = useTexts();
  const { entity, recordId } = partsOf(record[field.name]);
  const target = field.targets?.find((one) => one.entity === entity);
  if (!target) return <span aria-hidden>–</span>;
  return (
    // Beside the link rather than around it: in running text it would have to be underlined.
    <Box component="span" sx={{ display: "inline-flex", flexWrap: "wrap", alignItems: "baseline", columnGap: 0.75 }}>
      <Box component="span" sx={{ color: "text.secondary" }}>
        {t(`entities.${entity}.name`, { smart_count: 1, _: entity })}
      </Box>
      <ReferenceLink reference={target} id={recordId} />
    </Box>
  );
}

function Widget(props: WidgetProps) {
  const targets = useField()?.targets ?? [];
  // Someone who may not see any of the entities can still keep what is there.
  if (targets.length === 0) return <TextBox widget={{ ...props, disabled: true }} />;
  return (
    <TargetPicker
      id={props.id}
      label={props.label}
      targets={targets}
      value={props.value}
      isDisabled={props.disabled}
      hasError={props.errors.length > 0}
      onChange={props.onChange}
    />
  );
}

function Filter({ field, label, value, onChange }: FilterProps) {
  return (
    <FilterBox label={label}>
      <TargetPicker
        label={label}
        targets={field.targets ?? []}
        value={value[field.name]}
        onChange={(next) => onChange({ [field.name]: next })}
      />
    </FilterBox>
  );
}

export function register(host: ClientHost): void {
  host.fieldKind({ name: "polymorphic", Cell, widget: "polymorphic", Widget, Filter });
}
