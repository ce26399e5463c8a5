import { Box, MenuItem, Select, Table, TableBody, TableCell, TableHead, TableRow, Typography } from "@mui/material";
import type { ClientField } from "../../../schema/clientCatalog";
import type { ColumnMatch } from "../../data/importApi";
import { StateChip } from "../common/StateChip";
import { useTexts } from "../common/useTexts";
import { useEntityTexts } from "../entity/useEntityTexts";
import { mapped } from "./mapping";
import { useImportFields } from "./useImportFields";

interface ColumnMappingProps {
  readonly columns: readonly ColumnMatch[];
  /** Required fields that no column fills. */
  readonly missing: readonly ClientField[];
  /** Whether rows may name records that are there already by their ids. */
  readonly takesIds: boolean;
  readonly isDisabled: boolean;
  readonly onChange: (columns: readonly ColumnMatch[]) => void;
}

/** Which column of the file fills which field: as it was guessed, until the person says otherwise. */
export function ColumnMapping({ columns, missing, takesIds, isDisabled, onChange }: ColumnMappingProps) {
  const { t } = useTexts();
  const { label } = useEntityTexts();
  const all = useImportFields();
  const fields = takesIds ? all : all.filter(({ field }) => field.name !== "id");
  return (
    <Box>
      <Typography component="h3" sx={{ fontWeight: 600, mb: 0.5 }}>
        {t("console.import.mapping.title")}
      </Typography>
      {missing.length > 0 ? (
        <Typography variant="body2" color="error" role="alert" sx={{ mb: 1 }}>
          {t("console.import.mapping.missing", { names: missing.map(label).join(", ") })}
        </Typography>
      ) : null}
      <Table size="small" sx={{ "& .MuiTableCell-root": { borderColor: "divider", px: 1 } }}>
        <TableHead>
          <TableRow>
            <TableCell>{t("console.import.mapping.column")}</TableCell>
            <TableCell>{t("console.import.mapping.field")}</TableCell>
            <TableCell sx={{ display: { xs: "none", sm: "table-cell" } }}>{t("console.import.mapping.result")}</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {columns.map(({ column, field }) => (
            <TableRow key={column}>
              <TableCell sx={{ overflowWrap: "anywhere", fontWeight: 500 }}>{column}</TableCell>
              <TableCell>
                <Select
                  size="small"
                  fullWidth
                  displayEmpty
                  disabled={isDisabled}
                  value={field ?? ""}
                  SelectDisplayProps={{ "aria-label": t("console.import.mapping.fieldOf", { name: column }) }}
                  onChange={(event) => onChange(mapped(columns, column, event.target.value || null))}
                >
                  <MenuItem value="">{t("console.import.mapping.leaveOut")}</MenuItem>
                  {fields.map((one) => (
                    <MenuItem key={one.field.name} value={one.field.name}>
                      {label(one.field)}
                      {one.isRequired ? " *" : ""}
                    </MenuItem>
                  ))}
                </Select>
              </TableCell>
              <TableCell sx={{ width: 140, display: { xs: "none", sm: "table-cell" } }}>
                <StateChip
                  tone={field ? "good" : "calm"}
                  label={t(field ? "console.import.mapping.matched" : "console.import.mapping.left")}
                />
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </Box>
  );
}
