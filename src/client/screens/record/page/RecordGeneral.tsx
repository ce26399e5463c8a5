import { Box, Paper, Typography } from "@mui/material";
import type { ClientField } from "../../../../schema/clientCatalog";
import type { EntityRecord } from "../../../host/clientHost";
import { useTexts } from "../../common/useTexts";
import { useEntity } from "../../entity/entities";
import { FieldCell } from "../../entity/FieldCell";
import { HiddenFields } from "../../entity/HiddenFields";
import { useEntityTexts } from "../../entity/useEntityTexts";
import { useVisibleFields } from "../../entity/useVisibleFields";
import { ownFields } from "../../entity/visibleFields";
import { leftOut, sectionsOf } from "../../form/Sections";

const LONG = 90;

/** Whether a value wants the whole width: a long one, and a table. */
function isWide(value: unknown): boolean {
  if (Array.isArray(value) && value.some((item) => typeof item === "object" && item !== null)) return true;
  const text = typeof value === "string" ? value : JSON.stringify(value ?? "");
  return text.length > LONG;
}

function Pair({ record, field }: { readonly record: EntityRecord; readonly field: ClientField }) {
  const { label } = useEntityTexts();
  const value = record[field.name];
  return (
    <Box sx={{ minWidth: 0, ...(isWide(value) ? { gridColumn: "1 / -1" } : {}) }}>
      <Typography component="dt" variant="body2" color="text.secondary">
        {label(field)}
      </Typography>
      <Box component="dd" sx={{ m: 0, mt: 0.5, minHeight: 24, overflowWrap: "anywhere", whiteSpace: "pre-line" }}>
        <FieldCell record={record} field={field} />
      </Box>
    </Box>
  );
}

interface GroupProps {
  readonly record: EntityRecord;
  readonly title: string | undefined;
  readonly fields: readonly ClientField[];
}

function Group({ record, title, fields }: GroupProps) {
  const { t } = useTexts();
  return (
    <Box component="section" sx={{ "& + &": { mt: 3, pt: 3, borderTop: 1, borderColor: "divider" } }}>
      {title ? (
        <Typography variant="h4" component="h2" sx={{ mb: 2 }}>
          {t(title, { _: title })}
        </Typography>
      ) : null}
      <Box
        component="dl"
        sx={{
          m: 0,
          display: "grid",
          columnGap: 4,
          rowGap: 2.5,
          gridTemplateColumns: { xs: "minmax(0, 1fr)", sm: "repeat(2, minmax(0, 1fr))", lg: "repeat(3, minmax(0, 1fr))" },
        }}
      >
        {fields.map((field) => (
          <Pair key={field.name} record={record} field={field} />
        ))}
      </Box>
    </Box>
  );
}

/** A record's fields as pairs of name and value, in the sections of its form. */
export function RecordGeneral({ record }: { readonly record: EntityRecord }) {
  const { sections } = useEntity();
  // The header says when the record changed last; a secret can't be read at all.
  const left = leftOut({ "ui:sections": sections }, record);
  const fields = ownFields(useVisibleFields()).filter(({ name, kind }) => kind !== "secret" && !left.has(name));
  const names = fields.map((field) => field.name);
  const groups = sectionsOf(names, { "ui:sections": sections })
    .map((section) => ({ ...section, members: section.fields.flatMap((name) => fields.filter((field) => field.name === name)) }))
    .filter(({ members }) => members.length > 0);
  return (
    <Paper sx={{ border: 1, borderColor: "divider", p: { xs: 2, sm: 3 } }}>
      {groups.map(({ title, members }) => (
        <Group key={members[0]?.name} record={record} title={title} fields={members} />
      ))}
      <HiddenFields sx={{ mt: 2.5 }} />
    </Paper>
  );
}
