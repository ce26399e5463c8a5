import AssignmentOutlined from "@mui/icons-material/AssignmentOutlined";
import Box from "@mui/material/Box";
import Card from "@mui/material/Card";
import LinearProgress from "@mui/material/LinearProgress";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { useId } from "react";
import type { MemberActivity } from "../../../contracts/api/memberActivities";
import { useTexts } from "../../texts/TextsProvider";
import { memberRegistry } from "../extensions";
import { ActivityState } from "./ActivityState";
import { CardLink } from "./CardLink";
import { CommentCount } from "./CommentCount";
import { LabsPill, PendingNote } from "./LabsPill";
import { Missing } from "./Missing";
import { TimeLeft } from "./TimeLeft";

function Progress({ value }: { readonly value: number }) {
  const { t, language } = useTexts();
  const percent = new Intl.NumberFormat(language, { style: "percent", maximumFractionDigits: 0 }).format(value);
  const label = t("community.progress", { percent });
  return (
    <Box sx={{ mt: 1 }}>
      <LinearProgress variant="determinate" value={value * 100} aria-label={label} sx={{ height: 6, borderRadius: 3 }} />
      <Typography variant="body2" sx={{ color: "text.secondary", mt: 0.5 }}>
        {label}
      </Typography>
    </Box>
  );
}

interface ActivityCardProps {
  readonly activity: MemberActivity;
  /** Of its title: below that of its group. @default "h3" */
  readonly level?: "h2" | "h3";
}

/** An activity: what it is, how long it is open, what it brings, and the way in. */
export function ActivityCard({ activity, level = "h3" }: ActivityCardProps) {
  const { t } = useTexts();
  const titleId = useId();
  const TypeIcon = memberRegistry.activityTypes.get(activity.type)?.Icon ?? AssignmentOutlined;
  const hasScreen = memberRegistry.activityTypes.get(activity.type)?.load !== undefined;
  const isOpen = activity.state === "new" || activity.state === "begun";
  const mayEnter = isOpen || ((activity.state === "done" || activity.state === "ended") && hasScreen);
  return (
    <Card
      component="article"
      aria-labelledby={titleId}
      sx={{
        position: "relative",
        display: "flex",
        flexDirection: "column",
        gap: 1,
        p: 2.5,
        border: 1,
        borderColor: "divider",
        transition: "border-color 150ms, box-shadow 150ms",
        ...(isOpen && { "&:hover": { borderColor: "primary.main", boxShadow: 2 } }),
      }}
    >
      <Stack direction="row" spacing={1} sx={{ alignItems: "center", justifyContent: "space-between" }}>
        <Stack direction="row" spacing={1} sx={{ alignItems: "center", color: "text.secondary", minWidth: 0 }}>
          <TypeIcon fontSize="small" />
          <Typography variant="body2" noWrap>
            {t(`activityTypes.${activity.type}.name`, { _: "" })}
          </Typography>
        </Stack>
        <ActivityState state={activity.state} />
      </Stack>
      <Typography
        id={titleId}
        variant="h4"
        component={level}
        sx={{ textWrap: "balance", color: isOpen ? "text.primary" : "text.secondary" }}
      >
        {activity.title}
      </Typography>
      {activity.description && (
        <Typography
          variant="body1"
          sx={{
            color: "text.secondary",
            display: "-webkit-box",
            WebkitBoxOrient: "vertical",
            WebkitLineClamp: 3,
            overflow: "hidden",
          }}
        >
          {activity.description}
        </Typography>
      )}
      {activity.state === "begun" && activity.progress !== null && <Progress value={activity.progress} />}
      {activity.state === "locked" && <Missing activity={activity} />}
      <PendingNote activity={activity} />
      <Stack direction="row" sx={{ mt: "auto", pt: 1, gap: 1.5, alignItems: "center", flexWrap: "wrap" }}>
        <LabsPill labs={activity.labs} />
        <TimeLeft activity={activity} />
        <CommentCount conversation={activity.conversation} />
        {mayEnter && <CardLink activity={activity} titleId={titleId} />}
      </Stack>
    </Card>
  );
}
