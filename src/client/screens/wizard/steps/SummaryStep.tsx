import { Box, Button, Link as MuiLink, Paper, Typography } from "@mui/material";
import { Link } from "react-router-dom";
import type { ClientField, ClientWizardStep } from "../../../../schema/clientCatalog";
import type { WizardIssue } from "../../../data/wizardApi";
import type { EntityRecord } from "../../../host/clientHost";
import { Icon } from "../../../theme/icons";
import { useTexts } from "../../common/useTexts";
import { FieldCell } from "../../entity/FieldCell";
import type { FormData } from "../../form/formTypes";
import { issueLabel } from "../../record/form/issueLabel";
import { ownFields } from "./steps";

interface SummaryStepProps {
  readonly step: ClientWizardStep;
  readonly title: string;
  readonly to: string;
  readonly fields: readonly ClientField[];
  readonly label: (field: ClientField) => string;
  readonly values: FormData;
  /** Whether nothing of it can be changed any more. */
  readonly isFrozen: boolean;
  readonly faults: readonly WizardIssue[];
  readonly onIssue: (fault: WizardIssue) => void;
}

const CONCEALED = "••••••";

/** The answers of one step, with the way back to it. */
export function SummaryStep({ step, title, to, fields, label, values, isFrozen, faults, onIssue }: SummaryStepProps) {
  const { t } = useTexts();
  const asked = ownFields(step).flatMap((name) => fields.filter((field) => field.name === name));
  const known = new Map(fields.map((field) => [field.name, field]));
  const record = { id: "", ...values } as EntityRecord;
  return (
    <Paper
      component="section"
      sx={{ border: 1, borderColor: faults.length > 0 ? "warning.main" : "divider", p: { xs: 2, sm: 3 } }}
    >
      <Box sx={{ display: "flex", alignItems: "center", gap: 1, mb: 1.5 }}>
        <Typography variant="h4" component="h2" sx={{ flex: 1, minWidth: 0 }}>
          {title}
        </Typography>
        {!isFrozen && (
          <Button
            size="small"
            component={Link}
            to={to}
            startIcon={<Icon name="Edit" />}
            aria-label={t("console.wizard.editStep", { name: title })}
          >
            {t("console.action.edit")}
          </Button>
        )}
      </Box>
      {faults.length > 0 ? (
        <Box component="ul" sx={{ m: 0, mb: 1.5, pl: 2.5, color: "warning.main" }}>
          {faults.map((fault) => (
            <li key={fault.path}>
              <MuiLink
                component="button"
                type="button"
                color="inherit"
                onClick={() => onIssue(fault)}
                sx={{ fontWeight: 600, verticalAlign: "baseline", textAlign: "left" }}
              >
                {issueLabel(fault.path, known, label) || t("console.form.whole")}
              </MuiLink>
              {`: ${fault.message}`}
            </li>
          ))}
        </Box>
      ) : null}
      <Box
        component="dl"
        sx={{
          m: 0,
          display: "grid",
          columnGap: 3,
          rowGap: 1.5,
          gridTemplateColumns: { xs: "minmax(0, 1fr)", sm: "repeat(2, minmax(0, 1fr))" },
        }}
      >
        {asked.map((field) => (
          <Box key={field.name} sx={{ minWidth: 0 }}>
            <Typography component="dt" variant="body2" color="text.secondary">
              {label(field)}
            </Typography>
            <Box component="dd" sx={{ m: 0, mt: 0.25, overflowWrap: "anywhere", whiteSpace: "pre-line" }}>
              {field.kind === "secret" && values[field.name] ? CONCEALED : <FieldCell record={record} field={field} />}
            </Box>
          </Box>
        ))}
      </Box>
    </Paper>
  );
}
