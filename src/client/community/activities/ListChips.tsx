import Box from "@mui/material/Box";
import Chip from "@mui/material/Chip";
import { useEffect, useRef } from "react";
import { Link } from "react-router-dom";
import type { MemberActivity } from "../../../contracts/api/memberActivities";
import { listActivities, MEMBER_LISTS, type MemberList } from "../../../shared/activityLists";
import { useTexts } from "../../texts/TextsProvider";
import { KEEPS_FOCUS } from "../shell/keepsFocus";

interface ListChipsProps {
  readonly current: MemberList;
  /** Nothing while they are on their way. */
  readonly activities: readonly MemberActivity[] | undefined;
}

/** The lists of activities; the address keeps the one that is chosen. */
export function ListChips({ current, activities }: ListChipsProps) {
  const { t, language } = useTexts();
  const chosen = useRef<HTMLAnchorElement>(null);
  const unseen = activities ? listActivities(activities, "unseen").length : 0;
  // biome-ignore lint/correctness/useExhaustiveDependencies: another choice is what brings another chip into sight
  useEffect(() => {
    chosen.current?.scrollIntoView({ block: "nearest", inline: "nearest" });
  }, [current]);
  const labelOf = (list: MemberList) =>
    list === "unseen" && unseen > 0
      ? `${t("community.lists.unseen")} · ${unseen.toLocaleString(language)}`
      : t(`community.lists.${list}`);
  return (
    <Box component="nav" aria-label={t("community.lists.label")} sx={{ display: "flex", flexWrap: "wrap", gap: 1, mb: 2 }}>
      {MEMBER_LISTS.map((list) => (
        <Chip
          key={list}
          ref={list === current ? chosen : undefined}
          component={Link}
          to={list === "all" ? "." : `?list=${list}`}
          replace
          state={KEEPS_FOCUS}
          preventScrollReset
          clickable
          label={labelOf(list)}
          color={list === current ? "primary" : "default"}
          variant={list === current ? "filled" : "outlined"}
          aria-current={list === current ? "true" : undefined}
          sx={{ height: 44, borderRadius: 22, px: 0.5, flex: "none", scrollMarginInline: 16, typography: "body1" }}
        />
      ))}
    </Box>
  );
}
