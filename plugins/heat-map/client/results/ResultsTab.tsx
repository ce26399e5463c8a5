import { Button, Stack } from "@mui/material";
import { useState } from "react";
import { Link } from "react-router-dom";
import {
  EmptyState,
  ErrorState,
  Icon,
  LoadingState,
  type RecordTabProps,
  useTexts,
  View as ViewOf,
} from "../../../../src/client/kit/console";
import { profileTable } from "../../../../src/contracts/views/profileTable";
import { ImagePicker } from "./head/ImagePicker";
import { ImageResults } from "./ImageResults";
import { useHeatMap } from "./useHeatMap";
import { changeView, FIRST_VIEW, type View } from "./view";

function NotPrepared() {
  const { t } = useTexts();
  return (
    <EmptyState
      icon="AddPhotoAlternate"
      title={t("heatMap.results.unprepared.title")}
      body={t("heatMap.results.unprepared.body")}
      action={
        <Button component={Link} to="../step2" relative="path" variant="contained" startIcon={<Icon name="Edit" />}>
          {t("heatMap.results.unprepared.action")}
        </Button>
      }
    />
  );
}

/** What members marked on the images of a heat map, where, and why. */
export function ResultsTab({ record }: RecordTabProps) {
  const { t } = useTexts();
  const { data, error, refetch } = useHeatMap(record.id);
  const [imageId, setImageId] = useState<string>();
  const [view, setView] = useState<View>(FIRST_VIEW);
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!data) return <LoadingState />;
  const image = data.images.find(({ id }) => id === imageId) ?? data.images[0];
  if (!data.isSaved || !image) return <NotPrepared />;
  if (data.points === 0)
    return <EmptyState icon="Whatshot" title={t("heatMap.results.empty.title")} body={t("heatMap.results.empty.body")} />;
  function choose(id: string) {
    setImageId(id);
    setView((before) => changeView(before, { area: undefined }));
  }
  const title = String(record.title ?? "");
  return (
    <Stack sx={{ gap: 4 }}>
      <ImageResults
        key={image.id}
        activityId={record.id}
        title={title}
        heatMap={data}
        image={image}
        picker={data.images.length > 1 && <ImagePicker images={data.images} chosen={image.id} onChoose={choose} />}
        view={view}
        onView={(changes) => setView((before) => changeView(before, changes))}
      />
      <ViewOf of={profileTable} props={{ activityId: record.id, title }} />
    </Stack>
  );
}
