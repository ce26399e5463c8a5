import { useState } from "react";
import { RelativeTime } from "../../../screens/common/RelativeTime";
import { useTexts } from "../../../screens/common/useTexts";
import { useStagePath } from "../../../screens/record/actions/useStagePath";
import { listAddress, useWork } from "../../../screens/work/useWork";
import { WorkCard } from "../../../screens/work/WorkCard";

const MEMBER = { entity: "member", resource: "members" } as const;
const NEW_DAYS = 7;

/** Midnight some days ago: the same all day, so that the list is not another one at each look. */
function daysAgo(days: number): string {
  const day = new Date();
  day.setHours(0, 0, 0, 0);
  day.setDate(day.getDate() - days);
  return day.toISOString();
}

/** Who joined the community this week. */
export function NewMembers() {
  const { t } = useTexts();
  const pathOf = useStagePath();
  const [filter] = useState(() => ({ status: "ACTIVE", createdAt_gte: daysAgo(NEW_DAYS) }));
  const { data, error, refetch } = useWork({
    resource: MEMBER.resource,
    filter,
    sort: { field: "createdAt", order: "DESC" },
  });
  return (
    <WorkCard
      title={t("console.home.newMembers.title")}
      icon="People"
      lines={data?.map((member) => ({
        id: member.id,
        title: String(member.nickname ?? ""),
        detail: (
          <>
            {t("console.home.newMembers.joined")} <RelativeTime value={String(member.createdAt)} />
          </>
        ),
        action: t("console.home.newMembers.action"),
        to: pathOf(MEMBER.entity, member),
      }))}
      error={error}
      onRetry={() => void refetch()}
      empty={t("console.home.newMembers.empty")}
      all={{ to: listAddress(MEMBER.resource, filter) }}
    />
  );
}
