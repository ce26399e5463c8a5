import { Box } from "@mui/material";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { PageHeader } from "../../../screens/common/PageHeader";
import { EmptyState, ErrorState, LoadingState } from "../../../screens/common/states";
import { useDocumentTitle } from "../../../screens/common/useDocumentTitle";
import { useTexts } from "../../../screens/common/useTexts";
import { useConsole } from "../../consoleProps";
import { PluginCard } from "./PluginCard";
import { type CommunityPlugin, readPlugins } from "./pluginApi";

const KEY = ["plugins"];

/** `/c/{origin}/plugins` of administrators: what plugins the community uses, and how. */
export default function PluginsPage() {
  const { t } = useTexts();
  const { reloadTheme } = useConsole();
  const client = useQueryClient();
  const { data, error, isPending, refetch } = useQuery({
    queryKey: KEY,
    queryFn: ({ signal }) => readPlugins(signal),
    refetchOnWindowFocus: false,
  });
  useDocumentTitle(t("console.plugins.title"));

  function changed(plugin: CommunityPlugin) {
    client.setQueryData<readonly CommunityPlugin[]>(KEY, (before) =>
      before?.map((other) => (other.id === plugin.id ? plugin : other)),
    );
    // It says which plugins show nothing.
    reloadTheme?.();
  }

  return (
    <>
      <PageHeader title={t("console.plugins.title")} subtitle={t("console.plugins.subtitle")} />
      {isPending && <LoadingState />}
      {error && !data && <ErrorState error={error} onRetry={() => void refetch()} />}
      {data?.length === 0 && <EmptyState icon="Extension" title={t("console.plugins.empty")} />}
      {data && data.length > 0 && (
        <Box component="ul" sx={{ listStyle: "none", p: 0, m: 0, display: "grid", gap: 2, maxWidth: 860 }}>
          {data.map((plugin) => (
            <PluginCard key={plugin.id} plugin={plugin} onChanged={changed} />
          ))}
        </Box>
      )}
    </>
  );
}
