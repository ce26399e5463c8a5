import { Box, Chip, Stack, Typography } from "@mui/material";
import { ErrorState, LoadingState, ownerClientOf, useTexts } from "../../../../src/client/kit/console";
import type { ResponseSelection } from "../../../../src/contracts/api/responseSelection";
import type { navigationApi, QuestionNavigation } from "../../shared/api/navigation";
import { siteNames } from "../../shared/navigation/pageName";
import { Figure } from "../results/Figure";
import { useFormats } from "../results/useFormats";
import { Funnel } from "./Funnel";
import { PagesTable, Paths } from "./Pages";

const navigations = ownerClientOf<typeof navigationApi>();
const LIVE_MS = 30_000;

/** The numbers of a task: success as measured, how it came about, and clicks in vain. */
function Figures({ navigation }: { readonly navigation: QuestionNavigation }) {
  const { t } = useTexts();
  const formats = useFormats();
  const { people, success, successPeople, successSeconds, clicks, misclicks, rageClicks } = navigation;
  const intervalOf = ({ low, high }: { readonly low: number; readonly high: number }) =>
    t("uxTest.results.interval", { range: formats.shares({ low, high }) });
  return (
    <Box component="dl" sx={{ display: "flex", flexWrap: "wrap", columnGap: 5, rowGap: 2, m: 0 }}>
      {success && (
        <>
          <Figure
            value={formats.share(success.share)}
            label={t("uxTest.navigation.success", { smart_count: people })}
            note={intervalOf(success.interval)}
          />
          <Figure
            value={String(successPeople.direct)}
            label={t("uxTest.navigation.direct")}
            note={t("uxTest.navigation.indirect", { smart_count: successPeople.indirect })}
          />
        </>
      )}
      {successSeconds !== null && <Figure value={formats.seconds(successSeconds)} label={t("uxTest.navigation.successTime")} />}
      {clicks > 0 && (
        <Figure
          value={formats.share(misclicks / clicks)}
          label={t("uxTest.navigation.misclicks")}
          note={t("uxTest.navigation.ofClicks", { smart_count: clicks })}
        />
      )}
      <Figure value={String(rageClicks)} label={t("uxTest.navigation.rageClicks")} />
    </Box>
  );
}

interface NavigationPanelProps {
  /** Of the activity or study; which of the two follows from the console's address. */
  readonly ownerId: string;
  /** Whom the figures are of. */
  readonly selection: ResponseSelection;
  readonly questionId: string;
}

/** What the snippet measured at one navigation task. */
export function NavigationPanel({ ownerId, selection, questionId }: NavigationPanelProps) {
  const { t } = useTexts();
  const call = { params: { id: ownerId }, query: selection };
  const { data, error, refetch } = navigations.useCall("GET /api/activities/:id/ux-test/navigation", call, {
    refetchInterval: LIVE_MS,
    keepsPrevious: true,
  });
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!data) return <LoadingState />;
  const navigation = data.questions.find((one) => one.questionId === questionId);
  if (!navigation?.people)
    return (
      <Typography variant="body2" sx={{ color: "text.secondary" }}>
        {t(data.isSelected ? "uxTest.navigation.nothingSelected" : "uxTest.navigation.nothing")}
      </Typography>
    );
  const { checkpoints, people, paths, pages } = navigation;
  const { site, nameOf } = siteNames([...pages.map(({ page }) => page), ...paths.flatMap((path) => path.pages)]);
  return (
    <Stack sx={{ gap: 2.5 }}>
      <Box sx={{ display: "flex", flexWrap: "wrap", gap: 1, alignItems: "center" }}>
        <Chip
          size="small"
          variant="outlined"
          color="success"
          label={t("uxTest.navigation.measured")}
          title={t("uxTest.navigation.measuredHelp")}
        />
        <Typography variant="body2" sx={{ color: "text.secondary" }}>
          {t("uxTest.navigation.base", { smart_count: people })}
        </Typography>
      </Box>
      <Figures navigation={navigation} />
      {checkpoints.length > 0 && (
        <Stack component="section" sx={{ gap: 1.5 }}>
          <Typography variant="h5" component="h4">
            {t("uxTest.navigation.checkpoints")}
          </Typography>
          <Funnel checkpoints={checkpoints} people={people} />
        </Stack>
      )}
      <Stack component="section" sx={{ gap: 1.5 }}>
        <Typography variant="h5" component="h4">
          {t("uxTest.navigation.paths")}
        </Typography>
        {site !== "" && (
          <Typography variant="body2" sx={{ color: "text.secondary", overflowWrap: "anywhere" }}>
            {t("uxTest.navigation.site", { site })}
          </Typography>
        )}
        <Paths paths={paths} nameOf={nameOf} />
      </Stack>
      <Stack component="section" sx={{ gap: 1.5 }}>
        <Typography variant="h5" component="h4">
          {t("uxTest.navigation.pages")}
        </Typography>
        <PagesTable pages={pages} nameOf={nameOf} />
      </Stack>
    </Stack>
  );
}
