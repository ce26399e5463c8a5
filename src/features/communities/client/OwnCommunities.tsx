import { useStagePath, useTexts, useWork, WorkCard } from "../../../client/kit/console";

/** The communities that changed last, each leading to its page, from where one goes in. */
export function OwnCommunities() {
  const { t } = useTexts();
  const pathOf = useStagePath();
  const { data, error, refetch } = useWork({ resource: "communities", sort: { field: "updatedAt", order: "DESC" } });
  return (
    <WorkCard
      title={t("communities.home.title")}
      icon="Groups"
      lines={data?.map((community) => ({
        id: community.id,
        title: String(community.name ?? ""),
        detail: `/c/${community.origin}`,
        action: t("communities.home.action"),
        to: pathOf("community", community),
      }))}
      error={error}
      onRetry={() => void refetch()}
      empty={t("communities.home.empty")}
      all={{ to: "/communities" }}
    />
  );
}
