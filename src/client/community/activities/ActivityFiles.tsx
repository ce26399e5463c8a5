import AttachFileOutlined from "@mui/icons-material/AttachFileOutlined";
import PermMediaOutlined from "@mui/icons-material/PermMediaOutlined";
import Box from "@mui/material/Box";
import Link from "@mui/material/Link";
import type { ReactNode } from "react";
import { Link as RouterLink } from "react-router-dom";
import { fileSize } from "../../../shared/fileSize";
import { useTexts } from "../../texts/TextsProvider";
import { memberActivities } from "./useActivities";

const LINE = { display: "inline-flex", alignItems: "center", gap: 1, minHeight: 44, overflowWrap: "anywhere", minWidth: 0 };

function Line({ children }: { readonly children: ReactNode }) {
  return (
    <Box component="li" sx={{ minWidth: 0 }}>
      {children}
    </Box>
  );
}

/** What the team attached to an activity, under its text: files to open, and the way to pictures and videos. */
export function ActivityFiles({ activityId }: { readonly activityId: string }) {
  const { t, language } = useTexts();
  // If it doesn't arrive, the page is still of use, and "Information" shows the fault.
  const { data } = memberActivities.useCall("GET /api/member/activities/:id/info", { params: { id: activityId } });
  if (!data) return null;
  const { files, images, videos, image } = data;
  const hasMedia = image !== null || images.length > 0 || videos.length > 0;
  if (files.length === 0 && !hasMedia) return null;
  return (
    <Box
      component="ul"
      aria-label={t("community.info.files")}
      sx={{ listStyle: "none", p: 0, m: 0, mt: 1, display: "flex", flexWrap: "wrap", columnGap: 3 }}
    >
      {files.map(({ name, file, size }) => (
        <Line key={`${name} ${file}`}>
          <Link href={file} target="_blank" rel="noopener noreferrer" sx={LINE}>
            <AttachFileOutlined fontSize="small" />
            {size === null ? name : `${name} (${fileSize(size, language)})`}
          </Link>
        </Line>
      ))}
      {hasMedia && (
        <Line>
          <Link component={RouterLink} to={`/activities/${activityId}/info`} sx={LINE}>
            <PermMediaOutlined fontSize="small" />
            {t("community.info.media")}
          </Link>
        </Line>
      )}
    </Box>
  );
}
