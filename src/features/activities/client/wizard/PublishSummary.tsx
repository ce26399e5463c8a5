import { Box, Paper, Typography } from "@mui/material";
import type { ReactNode } from "react";
import { type EntityRecord, Icon, useTexts } from "../../../../client/kit/console";
import { zonedTime } from "../../../../shared/dates/zonedTime";
import type { Publication } from "../../shared/api/wizard";

interface PublishSummaryProps {
  readonly record: EntityRecord;
  readonly publication: Publication;
}

function Line({ icon, label, children }: { readonly icon: string; readonly label: string; readonly children: ReactNode }) {
  return (
    <Box sx={{ position: "relative", pl: 4, minWidth: 0 }}>
      <Typography component="dt" variant="body2" color="text.secondary">
        <Icon name={icon} sx={{ position: "absolute", left: 0, top: 2 }} />
        {label}
      </Typography>
      <Box component="dd" sx={{ m: 0, overflowWrap: "anywhere" }}>
        {children}
      </Box>
    </Box>
  );
}

function Detail({ children }: { readonly children: ReactNode }) {
  return (
    <Typography variant="body2" color="text.secondary">
      {children}
    </Typography>
  );
}

/** Those who are notified, a few by name, and how many of them by mail. */
function Notified({ notified: { count, mailed, names } }: Pick<Publication, "notified">) {
  const { t } = useTexts();
  if (count === 0) return t("activities.wizard.summary.nobody");
  const others = count - names.length;
  return (
    <>
      {t("activities.wizard.summary.members", { smart_count: count })}
      <Detail>
        {names.join(", ")}
        {others > 0 ? ` ${t("activities.wizard.people.more", { smart_count: others })}` : ""}
      </Detail>
      <Detail>
        {mailed > 0
          ? t("activities.wizard.summary.mailed", { smart_count: mailed })
          : t("activities.wizard.summary.mailedNobody")}
      </Detail>
    </>
  );
}

function Prerequisites({ prerequisites }: Pick<Publication, "prerequisites">) {
  const { t } = useTexts();
  return (
    <Box component="ol" sx={{ m: 0, pl: 2.5 }}>
      {prerequisites.map(({ id, title, status }) => (
        <li key={id}>
          {title} <Detail>{t(`entities.activity.enums.status.${status}`)}</Detail>
        </li>
      ))}
    </Box>
  );
}

/** What comes of publishing: for whom it is, what it costs, who is told, and when. */
export function PublishSummary({ record, publication }: PublishSummaryProps) {
  const { t, language } = useTexts();
  const { people, completing, labsCost, notified, timeZone, prerequisites } = publication;
  const number = new Intl.NumberFormat(language);
  const time = (value: unknown) => (typeof value === "string" ? zonedTime(new Date(value), language, timeZone) : undefined);
  const [starts, ends] = [time(record.startsAt), time(record.endsAt)];
  const labs = Number(record.labs ?? 0);
  return (
    <Paper component="section" variant="outlined" sx={{ p: { xs: 2, sm: 3 } }} aria-labelledby="wizard-summary">
      <Typography variant="h4" component="h2" id="wizard-summary">
        {t("activities.wizard.summary.title")}
      </Typography>
      <Box
        component="dl"
        sx={{
          m: 0,
          mt: 2,
          display: "grid",
          columnGap: 4,
          rowGap: 2.5,
          gridTemplateColumns: { xs: "minmax(0, 1fr)", sm: "repeat(2, minmax(0, 1fr))" },
        }}
      >
        <Line icon="Groups" label={t("activities.wizard.summary.people")}>
          {t("activities.wizard.summary.members", { smart_count: people })}
          <Detail>{t(`activities.wizard.summary.${record.visibility === "PRIVATE" ? "private" : "public"}`)}</Detail>
        </Line>
        <Line icon="MonetizationOn" label={t("activities.wizard.summary.cost")}>
          {t("activities.wizard.summary.labs", { labs: number.format(labsCost) })}
          <Detail>
            {labs > 0
              ? t("activities.wizard.summary.perPerson", {
                  labs: number.format(labs),
                  people: number.format(completing),
                  smart_count: completing,
                })
              : t("activities.wizard.summary.free")}
          </Detail>
        </Line>
        <Line icon="Schedule" label={t("activities.wizard.summary.when")}>
          {starts ?? t("activities.wizard.summary.atOnce")}
          <Detail>{ends ? t("activities.wizard.summary.until", { time: ends }) : t("activities.wizard.summary.noEnd")}</Detail>
        </Line>
        <Line icon="Notifications" label={t("activities.wizard.summary.notified")}>
          <Notified notified={notified} />
        </Line>
        {prerequisites.length > 0 ? (
          <Line icon="Lock" label={t("entities.activity.fields.prerequisites")}>
            <Prerequisites prerequisites={prerequisites} />
          </Line>
        ) : null}
      </Box>
    </Paper>
  );
}
