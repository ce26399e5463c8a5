import { Box, Button, Chip, IconButton, ListItemIcon, ListItemText, Menu, MenuItem, Stack, Typography } from "@mui/material";
import { useState } from "react";
import { formatDay, Icon, RelativeTime, useTexts } from "../../../../client/kit/console";
import type { ListedReport } from "../../shared/reportsApi";
import { dayOf } from "./days";
import { closedReport, reportAddress } from "./reports";
import { useCopy } from "./useCopy";
import type { ReportAction } from "./useReportActions";

interface ReportRowProps {
  readonly report: ListedReport;
  readonly canManage: boolean;
  readonly onEdit: () => void;
  readonly onAction: (action: ReportAction) => void;
}

const ICONS = { edit: "Edit", renew: "Link", revoke: "LinkOff", remove: "Delete" } as const;

function ReportMenu({ report, onEdit, onAction }: Omit<ReportRowProps, "canManage">) {
  const { t } = useTexts();
  const [anchor, setAnchor] = useState<HTMLElement>();
  const actions = (["edit", "renew", "revoke", "remove"] as const).filter((action) => action !== "revoke" || !report.revokedAt);
  const label = t("reports.actionsOf", { name: report.name });
  return (
    <>
      <IconButton aria-label={label} aria-haspopup="menu" onClick={(event) => setAnchor(event.currentTarget)}>
        <Icon name="MoreVert" />
      </IconButton>
      <Menu open={anchor !== undefined} anchorEl={anchor ?? null} onClose={() => setAnchor(undefined)}>
        {actions.map((action) => (
          <MenuItem
            key={action}
            onClick={() => {
              setAnchor(undefined);
              if (action === "edit") onEdit();
              else onAction(action);
            }}
          >
            <ListItemIcon>
              <Icon name={ICONS[action]} />
            </ListItemIcon>
            <ListItemText>{t(`reports.actions.${action}`)}</ListItemText>
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}

/** A report in the list: what it is, whether it can still be opened, and its link. */
export function ReportRow(props: ReportRowProps) {
  const { report, canManage } = props;
  const { t, language } = useTexts();
  const copy = useCopy();
  const closed = closedReport(report);
  const { name, isFrozen, filter, segment, expiresAt, openedAt } = report;
  const or = ` ${t("results.filter.or")} `;
  const words = [
    ...(segment === null ? [] : [t("reports.segment", { segment })]),
    ...filter.map(({ question, answers, isNot }) => `${question} – ${isNot ? `${t("filters.isNot")} ` : ""}${answers.join(or)}`),
  ];
  return (
    <Box component="li" sx={{ py: 2, borderBottom: 1, borderColor: "divider", "&:last-child": { borderBottom: 0 } }}>
      <Stack direction="row" sx={{ gap: 1, alignItems: "flex-start", justifyContent: "space-between" }}>
        <Box sx={{ minWidth: 0 }}>
          <Typography dir="auto" sx={{ fontWeight: 600, overflowWrap: "anywhere" }}>
            {name}
          </Typography>
          <Stack direction="row" sx={{ flexWrap: "wrap", gap: 0.75, my: 0.75 }}>
            <Chip
              size="small"
              variant="outlined"
              icon={<Icon name={isFrozen ? "Lock" : "Sync"} />}
              label={t(`reports.kinds.${isFrozen ? "frozen" : "live"}.label`)}
            />
            {closed && <Chip size="small" color="warning" variant="outlined" label={t(`reports.closed.${closed}`)} />}
          </Stack>
          <Typography variant="body2" sx={{ color: "text.secondary" }}>
            {t("reports.until", { date: formatDay(dayOf(new Date(expiresAt)), language) })} ·{" "}
            {openedAt ? (
              <>
                {t("reports.opened")} <RelativeTime value={openedAt} />
              </>
            ) : (
              t("reports.unopened")
            )}
          </Typography>
          {words.map((line) => (
            <Typography key={line} dir="auto" variant="body2" sx={{ color: "text.secondary", overflowWrap: "anywhere" }}>
              {line}
            </Typography>
          ))}
        </Box>
        {canManage && <ReportMenu {...props} />}
      </Stack>
      {!closed && (
        <Button
          size="small"
          startIcon={<Icon name="ContentCopy" />}
          onClick={() => void copy(reportAddress(report))}
          aria-label={t("reports.copyOf", { name })}
          sx={{ mt: 0.5, ml: -0.75 }}
        >
          {t("reports.copy")}
        </Button>
      )}
    </Box>
  );
}
