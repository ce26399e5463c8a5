import { useQuery } from "@tanstack/react-query";
import { PageHeader } from "../../../screens/common/PageHeader";
import { ErrorState, LoadingState } from "../../../screens/common/states";
import { useDocumentTitle } from "../../../screens/common/useDocumentTitle";
import { useTexts } from "../../../screens/common/useTexts";
import { useConsole } from "../../consoleProps";
import { isAdministrator } from "../isAdministrator";
import { ThemeEditor } from "./ThemeEditor";
import { readTheme, readVendors } from "./themeApi";

/** `/c/{origin}/personalisation`: how the community looks, tried out before it is saved. */
export default function ThemePage() {
  const { t } = useTexts();
  const { session } = useConsole();
  const origin = session.space?.origin ?? "";
  const runsCommunity = isAdministrator(session.accessKeys);
  const { data, error, isPending, refetch } = useQuery({
    queryKey: ["look", origin],
    queryFn: async ({ signal }) => {
      const saved = await readTheme(origin, signal);
      return { saved, vendors: runsCommunity ? await readVendors(saved.communityId, signal) : [] };
    },
    // What is being changed must not change under the hand.
    refetchOnWindowFocus: false,
    gcTime: 0,
  });
  useDocumentTitle(t("console.personalisation.title"));
  return (
    <>
      <PageHeader title={t("console.personalisation.title")} subtitle={t("console.personalisation.subtitle")} />
      {isPending ? <LoadingState /> : null}
      {error ? <ErrorState error={error} onRetry={() => void refetch()} /> : null}
      {data ? <ThemeEditor {...data} /> : null}
    </>
  );
}
