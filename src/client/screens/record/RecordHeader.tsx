import { Box, Button, IconButton, Tooltip } from "@mui/material";
import { Link, useNavigate } from "react-router-dom";
import type { EntityRecord } from "../../host/clientHost";
import { Icon } from "../../look/icons";
import { PageHeader } from "../common/PageHeader";
import { RelativeTime } from "../common/RelativeTime";
import { toneOf } from "../common/tone";
import { useTexts } from "../common/useTexts";
import { useEntity } from "../entity/entities";
import { FieldCell } from "../entity/FieldCell";
import { useEntityPath } from "../entity/useEntityPath";
import { useEntityTexts } from "../entity/useEntityTexts";
import { BackLink } from "./BackLink";
import { useDeleteRecord } from "./useDeleteRecord";

interface RecordHeaderProps {
  readonly record: EntityRecord;
  readonly isEditing: boolean;
}

function Facts({ record }: { readonly record: EntityRecord }) {
  const entity = useEntity();
  const { t } = useTexts();
  const states = entity.fields.filter((field) => field.schema.enum && toneOf(record[field.name]));
  const { updatedAt } = record;
  return (
    <Box sx={{ display: "flex", flexWrap: "wrap", alignItems: "center", gap: 1.5, mt: 0.5 }}>
      {states.map((field) => (
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
export function RecordHeader({ record, isEditing }: RecordHeaderProps) {
  const entity = useEntity();
  const { t } = useTexts();
  const { record: labelOf } = useEntityTexts();
  const path = useEntityPath();
  const navigate = useNavigate();
  const deleteRecord = useDeleteRecord();
  const remove = async () => {
    if (await deleteRecord(record)) navigate(path.list);
  };
  return (
    <>
      <BackLink />
      <PageHeader
        title={labelOf(record)}
        subtitle={<Facts record={record} />}
        actions={
          <>
            {entity.actions.delete ? (
              <Tooltip title={t("console.action.delete")}>
                <IconButton aria-label={t("console.action.delete")} onClick={remove}>
                  <Icon name="Delete" />
                </IconButton>
              </Tooltip>
            ) : null}
            {entity.actions.update && entity.update && !isEditing ? (
              <Button variant="contained" component={Link} to={path.record(record.id, "edit")} startIcon={<Icon name="Edit" />}>
                {t("console.action.edit")}
              </Button>
            ) : null}
          </>
        }
      />
    </>
  );
}
