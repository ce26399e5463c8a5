import SearchIcon from "@mui/icons-material/Search";
import Box from "@mui/material/Box";
import InputAdornment from "@mui/material/InputAdornment";
import TextField from "@mui/material/TextField";
import Typography from "@mui/material/Typography";
import { useSearchParams } from "react-router-dom";
import type { MemberActivity } from "../../../contracts/api/memberActivities";
import { commentSearch } from "../../../contracts/views/conversation";
import { useTexts } from "../../texts/TextsProvider";
import { ActivityCard } from "../activities/ActivityCard";
import { ACTIVITY_GRID, ActivitiesSkeleton } from "../activities/ActivityGroups";
import { matches } from "../activities/matches";
import { useActivities } from "../activities/useActivities";
import { ErrorState } from "../parts/ErrorState";
import { View } from "../parts/View";
import { KEEPS_FOCUS } from "../shell/keepsFocus";
import { Page } from "../shell/Page";

function Found({ activities, search }: { readonly activities: readonly MemberActivity[]; readonly search: string }) {
  const { t } = useTexts();
  if (search.trim() === "") return <Typography color="text.secondary">{t("community.search.hint")}</Typography>;
  const found = activities.filter((activity) => matches(activity, search.trim()));
  const addressOf = (id: string) => {
    const activity = activities.find((one) => one.id === id);
    return activity && `/activities/${id}/${activity.path}`;
  };
  return (
    <>
      <Typography role="status" variant="body2" sx={{ color: "text.secondary", mb: 1.5 }}>
        {t("community.lists.count", { smart_count: found.length })}
      </Typography>
      <Box sx={ACTIVITY_GRID}>
        {found.map((activity) => (
          <ActivityCard key={activity.id} activity={activity} level="h2" />
        ))}
      </Box>
      <View of={commentSearch} props={{ word: search.trim(), addressOf }} />
    </>
  );
}

/** `search`: activities that a member may see, by title and description, and what was said in them; the address keeps what is looked for. */
export function SearchScreen() {
  const { t } = useTexts();
  const [params, setParams] = useSearchParams();
  const search = params.get("text") ?? "";
  const { data: activities, error, refetch } = useActivities();
  const change = (text: string) => setParams(text ? { text } : {}, { replace: true, state: KEEPS_FOCUS });
  return (
    <Page title={t("community.search.title")}>
      <Typography variant="h1" sx={{ mb: 2, fontSize: { xs: "1.5rem", sm: "2rem" } }}>
        {t("community.search.title")}
      </Typography>
      <TextField
        fullWidth
        type="search"
        value={search}
        onChange={({ target }) => change(target.value)}
        placeholder={t("community.search.placeholder")}
        sx={{ mb: 2, maxWidth: 640 }}
        slotProps={{
          htmlInput: { "aria-label": t("community.search.title"), maxLength: 100 },
          input: {
            startAdornment: (
              <InputAdornment position="start">
                <SearchIcon />
              </InputAdornment>
            ),
          },
        }}
      />
      {!activities && !error && <ActivitiesSkeleton />}
      {!activities && error && <ErrorState error={error} onRetry={() => void refetch()} />}
      {activities && <Found activities={activities} search={search} />}
    </Page>
  );
}
