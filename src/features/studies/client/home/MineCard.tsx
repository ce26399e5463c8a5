import { Box, Button, Chip } from "@mui/material";
import { Link } from "react-router-dom";
import {
  Icon,
  listAddress,
  StateChip,
  toneOf,
  useEntityOf,
  useTexts,
  WorkCard,
  type WorkLine,
} from "../../../../client/kit/console";
import type { RecentStudy, StudyOverview } from "../../shared/api/home";
import { useOverview } from "./useOverview";

const STUDIES = "studies";

/** How many stand at each status, each leading to its list. */
function Groups({ groups }: Pick<StudyOverview, "groups">) {
  const { t, language } = useTexts();
  const number = new Intl.NumberFormat(language);
  return (
    <Box
      role="group"
      aria-label={t("entities.study.fields.status")}
      sx={{ px: 2, pb: 1.5, display: "flex", flexWrap: "wrap", gap: 1 }}
    >
      {groups.map(({ status, studies }) => (
        <Chip
          key={status}
          clickable
          variant="outlined"
          component={Link}
          to={listAddress(STUDIES, { status: [status] })}
          label={
            <>
              {t(`studies.view.${status}`)} <strong>{number.format(studies)}</strong>
            </>
          }
        />
      ))}
    </Box>
  );
}

function Detail({ status, sample, price, standing }: RecentStudy) {
  const { t, language } = useTexts();
  const number = new Intl.NumberFormat(language);
  const field = useEntityOf(STUDIES)?.fields.find(({ name }) => name === "status");
  const facts = [
    ...(sample === null ? [] : [t("studies.home.mine.sample", { smart_count: sample, sample: number.format(sample) })]),
    ...(price === null ? [] : [t("studies.home.mine.price", { smart_count: price, price: number.format(price) })]),
  ];
  return (
    <Box component="span" sx={{ display: "flex", flexWrap: "wrap", alignItems: "center", columnGap: 1, rowGap: 0.25 }}>
      {standing ? (
        <StateChip tone={standing === "approved" ? "good" : "wait"} label={t(`studies.home.mine.${standing}`)} />
      ) : (
        <StateChip tone={toneOf(status, field) ?? "calm"} label={t(`entities.study.enums.status.${status}`)} />
      )}
      <span>{facts.join(" · ")}</span>
    </Box>
  );
}

/** All that the company ordered: how many stand where, and the last ones. */
export function MineCard() {
  const { t } = useTexts();
  const { data, error, refetch } = useOverview();
  const mayOrder = useEntityOf(STUDIES)?.create !== undefined;
  const lineOf = (study: RecentStudy): WorkLine => ({
    id: study.id,
    title: study.name,
    detail: <Detail {...study} />,
    action: t("studies.home.mine.action"),
    to: `/${STUDIES}/${study.id}`,
  });
  return (
    <WorkCard
      title={t("studies.home.mine.title")}
      icon="Science"
      lead={data && data.groups.length > 0 ? <Groups groups={data.groups} /> : null}
      lines={data?.recent.map(lineOf)}
      error={error}
      onRetry={() => void refetch()}
      empty={t("studies.home.mine.empty")}
      action={
        mayOrder ? (
          <Button size="small" component={Link} to={`/${STUDIES}/create`} startIcon={<Icon name="Add" />} sx={{ flex: "none" }}>
            {t("studies.products.new")}
          </Button>
        ) : null
      }
      all={{ to: `/${STUDIES}` }}
    />
  );
}
