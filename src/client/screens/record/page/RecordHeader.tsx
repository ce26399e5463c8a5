import { Box } from "@mui/material";
import type { EntityRecord } from "../../../host/clientHost";
import { PageHeader } from "../../common/PageHeader";
import { RelativeTime } from "../../common/RelativeTime";
import { toneOf } from "../../common/tone";
import { useTexts } from "../../common/useTexts";
import { useEntity } from "../../entity/entities";
import { FieldCell } from "../../entity/FieldCell";
import { useEntityTexts } from "../../entity/useEntityTexts";
import { RecordActions } from "../actions/RecordActions";
import { BackLink } from "./BackLink";

interface RecordHeaderProps {
  readonly record: EntityRecord;
  readonly isEditing: boolean;
  /** Path segment of the tab in view. */
  readonly current: string;
  readonly refresh: () => void;
}

function Facts({ record }: { readonly record: EntityRecord }) {
  const { fields, states } = useEntity();
  const { t } = useTexts();
  const isState = ({ name }: { readonly name: string }) => name === states?.field;
  const chips = fields.filter((field) => isState(field) || (field.schema.enum && toneOf(record[field.name], field)));
  const { updatedAt } = record;
  return (
    <Box sx={{ display: "flex", flexWrap: "wrap", alignItems: "center", gap: 1.5, mt: 0.5 }}>
      {chips
        .toSorted((a, b) => Number(isState(b)) - Number(isState(a)))
        .map((field) => (
          <FieldCell key={field.name} record={record} field={field} />
        ))}
      {typeof updatedAt === "string" ? (
        <Box component="span" sx={{ typography: "body2" }}>
          {t("console.record.updated")} <RelativeTime value={updatedAt} />
        </Box>
      ) : null}
    </Box>
  );
}

/** What the record is called, how it stands and what can be done with it. */
export function RecordHeader({ record, isEditing, current, refresh }: RecordHeaderProps) {
  const entity = useEntity();
  const { record: labelOf, plural } = useEntityTexts();
  return (
    <>
      <BackLink />
      <PageHeader
        title={entity.isSingle ? plural : labelOf(record)}
        subtitle={<Facts record={record} />}
        actions={isEditing ? null : <RecordActions record={record} current={current} refresh={refresh} />}
      />
    </>
  );
}
