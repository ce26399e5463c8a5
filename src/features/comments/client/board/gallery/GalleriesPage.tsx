import { Box, Button, Link as MuiLink, Paper, Typography } from "@mui/material";
import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router-dom";
import {
  consoleCommunity,
  datedFileName,
  EmptyState,
  ErrorState,
  fetchFile,
  Icon,
  LoadingState,
  PageHeader,
  useDocumentTitle,
  useDownload,
  useStagePath,
  useTexts,
} from "../../../../../client/kit/console";
import type { Gallery } from "../../../shared/api/files";
import { calls } from "../api/calls";
import { filePath } from "../api/paths";

function useGalleries() {
  const id = consoleCommunity();
  return useQuery({
    queryKey: ["conversation", "galleries", id],
    queryFn: ({ signal }) => calls.call("GET /client/communities/:id/galleries", { params: { id } }, { signal }),
  });
}

function GalleryRow({ gallery: { activity, total } }: { readonly gallery: Gallery }) {
  const { t } = useTexts();
  const pathOf = useStagePath();
  const { isBusy, download } = useDownload();
  const zip = filePath({ activityId: activity.id, audience: "EVERYBODY" }, "multimedia", { isVisual: "true" });
  return (
    <Paper
      component="li"
      variant="outlined"
      sx={{ p: 2, display: "flex", flexWrap: "wrap", alignItems: "center", columnGap: 2, rowGap: 1 }}
    >
      <Box sx={{ flex: "1 1 240px", minWidth: 0 }}>
        <MuiLink
          component={Link}
          to={`${pathOf("activity", { ...activity }, "results")}?view=gallery`}
          underline="hover"
          sx={{ fontWeight: 600, overflowWrap: "anywhere" }}
        >
          {activity.title}
        </MuiLink>
        <Typography variant="body2" color="text.secondary">
          {t(`activityTypes.${activity.type}.name`)} · {t("comments.board.gallery.found", { smart_count: total })}
        </Typography>
      </Box>
      <Button
        variant="outlined"
        color="inherit"
        loading={isBusy}
        startIcon={<Icon name="Download" />}
        aria-label={t("comments.board.galleries.downloadOf", { name: activity.title })}
        onClick={() => void download(() => fetchFile(zip), datedFileName(activity.title, "zip"))}
        sx={{ minHeight: { xs: 44, sm: 36 } }}
      >
        {t("comments.board.galleries.download")}
      </Button>
    </Paper>
  );
}

/** `image-downloader` (specification, section 2): what members sent with their comments, an activity at a time. */
export function GalleriesPage() {
  const { t } = useTexts();
  const { data, error, refetch } = useGalleries();
  useDocumentTitle(t("comments.board.galleries.title"));
  return (
    <>
      <PageHeader title={t("comments.board.galleries.title")} subtitle={t("comments.board.galleries.subtitle")} />
      {!data && error ? <ErrorState error={error} onRetry={() => void refetch()} /> : null}
      {!data && !error ? <LoadingState /> : null}
      {data?.galleries.length === 0 && (
        <EmptyState icon="PhotoLibrary" title={t("comments.board.gallery.empty")} body={t("comments.board.gallery.emptyBody")} />
      )}
      <Box component="ul" role="list" sx={{ listStyle: "none", m: 0, p: 0, display: "grid", gap: 1.5, maxWidth: 960 }}>
        {data?.galleries.map((gallery) => (
          <GalleryRow key={gallery.activity.id} gallery={gallery} />
        ))}
      </Box>
    </>
  );
}
