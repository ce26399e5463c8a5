import ArrowForward from "@mui/icons-material/ArrowForward";
import Button from "@mui/material/Button";
import { useId } from "react";
import type { MemberActivity } from "../../../contracts/api/memberActivities";
import { useTexts } from "../../texts/TextsProvider";
import { useCommunity } from "../CommunityContext";

const LABELS: Readonly<Partial<Record<MemberActivity["state"], string>>> = {
  begun: "community.continue",
  done: "community.look",
  ended: "community.look",
};

interface CardLinkProps {
  readonly activity: MemberActivity;
  readonly titleId: string;
}

/** The way in; the whole card is its target. A plain link, since the member screens of activities are pages of their own. */
export function CardLink({ activity, titleId }: CardLinkProps) {
  const { t } = useTexts();
  const { origin } = useCommunity();
  const id = useId();
  return (
    <Button
      id={id}
      href={`/c/${origin}/activities/${activity.id}/${activity.path}`}
      aria-labelledby={`${id} ${titleId}`}
      variant={activity.state === "begun" ? "contained" : "outlined"}
      endIcon={<ArrowForward />}
      sx={{ ml: "auto", minHeight: 44, "&::after": { content: '""', position: "absolute", inset: 0 } }}
    >
      {t(LABELS[activity.state] ?? "community.start")}
    </Button>
  );
}
