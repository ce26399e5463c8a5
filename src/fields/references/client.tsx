import { Box } from "@mui/material";
import {
  type ClientHost,
  type EntityRecord,
  FilterBox,
  type FilterProps,
  ReferenceLink,
  ReferencePicker,
  ReferencesPicker,
  TextBox,
  useField,
  useTexts,
  type WidgetProps,
} from "../../client/kit/console";
import type { ClientField } from "../../schema/clientCatalog";

/** A list's row has room for this many. */
const IN_ROW = 3;

function idsOf(value: unknown): readonly string[] {
  return Array.isArray(value) ? value.map(String) : [];
}

/** All where there is room; the first ones and how many more in a list. */
function Cell({ record, field }: { readonly record: EntityRecord; readonly field: ClientField }) {
  const { t } = useTexts();
  const { reference } = field;
  const ids = idsOf(record[field.name]);
  if (ids.length === 0 || !reference) return <span aria-hidden>–</span>;
  const more = ids.length - IN_ROW;
  return (
    <Box
      component="span"
      sx={{
        display: "inline-flex",
        flexWrap: "wrap",
        columnGap: 1.5,
        rowGap: 0.5,
        "& > .more": { display: "none" },
        [`td & > span:nth-of-type(n + ${IN_ROW + 1}), li & > span:nth-of-type(n + ${IN_ROW + 1})`]: { display: "none" },
        "td & > .more.more, li & > .more.more": { display: "inline", color: "text.secondary" },
      }}
    >
      {ids.map((id) => (
        <span key={id}>
          <ReferenceLink reference={reference} id={id} />
        </span>
      ))}
      {more > 0 ? <span className="more">{t("fields.references.more", { count: more })}</span> : null}
    </Box>
  );
}

function Widget(props: WidgetProps) {
  const reference = useField()?.reference;
  const ids = idsOf(props.value);
  // Someone who may not see the other entity can still keep what is there.
  if (!reference) return <TextBox widget={{ ...props, disabled: true }} text={ids.join(", ")} />;
  return (
    <ReferencesPicker
      id={props.id}
      reference={reference}
      value={ids}
      isDisabled={props.disabled}
      hasError={props.errors.length > 0}
      onChange={props.onChange}
    />
  );
}

function Filter({ field, label, value, onChange }: FilterProps) {
  const operand = value[field.name];
  if (!field.reference) return null;
  return (
    <FilterBox label={label}>
      <ReferencePicker
        reference={field.reference}
        value={typeof operand === "string" ? operand : undefined}
        ariaLabel={label}
        onChange={(id) => onChange({ [field.name]: id })}
      />
    </FilterBox>
  );
}

export function register(host: ClientHost): void {
  host.fieldKind({ name: "references", Cell, widget: "references", Widget, Filter });
}
