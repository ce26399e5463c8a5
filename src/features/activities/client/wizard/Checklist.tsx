import { Box, Link as MuiLink, Paper, Typography } from "@mui/material";
import { Icon, useTexts } from "../../../../client/kit/console";
import type { PublishFault } from "../../shared/api/wizard";

/** Where a fault is mended, from the wizard: its step, and in the general one its field. */
function faultAddress({ step, path }: PublishFault): string {
  const [, field] = path.split("/");
  return step === "step1" && field ? `${step}?focus=${encodeURIComponent(field)}` : step;
}

interface ChecklistProps {
  readonly faults: readonly PublishFault[];
  readonly onGo: (path: string) => void;
}

const LINES = [
  { step: "step1", label: "activities.wizard.check.general" },
  { step: "step2", label: "activities.wizard.check.content" },
] as const;

function Fault({ fault, onGo }: { readonly fault: PublishFault; readonly onGo: ChecklistProps["onGo"] }) {
  const { t } = useTexts();
  return (
    <li>
      {fault.place ? `${fault.place}: ` : ""}
      {fault.message}{" "}
      <MuiLink
        component="button"
        type="button"
        onClick={() => onGo(faultAddress(fault))}
        sx={{ minHeight: 24, fontWeight: 600, verticalAlign: "baseline", textAlign: "left" }}
      >
        {t(`activities.wizard.check.${fault.step}`)}
      </MuiLink>
    </li>
  );
}

/** What is done and what is missing before it can be published; each fault leads to where it is mended. */
export function Checklist({ faults, onGo }: ChecklistProps) {
  const { t } = useTexts();
  return (
    <Paper component="section" variant="outlined" sx={{ p: { xs: 2, sm: 3 } }} aria-labelledby="wizard-checklist">
      <Typography variant="h4" component="h2" id="wizard-checklist">
        {faults.length === 0
          ? t("activities.wizard.check.complete")
          : t("activities.wizard.check.missing", { smart_count: faults.length })}
      </Typography>
      <Box component="ul" sx={{ listStyle: "none", m: 0, mt: 1.5, p: 0, display: "grid", gap: 1.25 }}>
        {LINES.map(({ step, label }) => {
          const own = faults.filter((fault) => fault.step === step);
          const isDone = own.length === 0;
          return (
            <Box component="li" key={step} sx={{ display: "flex", gap: 1.25, alignItems: "flex-start" }}>
              <Icon
                name={isDone ? "CheckCircle" : "ErrorOutline"}
                sx={{ color: isDone ? "success.main" : "error.main", mt: 0.25 }}
              />
              <Box sx={{ minWidth: 0, overflowWrap: "anywhere" }}>
                <Typography component="span" sx={{ fontWeight: 600 }}>
                  {t(label)}
                </Typography>
                {isDone ? (
                  <Typography variant="body2" color="text.secondary">
                    {t("activities.wizard.check.done")}
                  </Typography>
                ) : (
                  <Box component="ul" sx={{ m: 0, mt: 0.25, pl: 2.5 }}>
                    {own.map((fault) => (
                      <Fault key={`${fault.path} ${fault.message}`} fault={fault} onGo={onGo} />
                    ))}
                  </Box>
                )}
              </Box>
            </Box>
          );
        })}
      </Box>
    </Paper>
  );
}
