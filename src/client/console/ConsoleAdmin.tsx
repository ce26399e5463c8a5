import { QueryClient } from "@tanstack/react-query";
import { Suspense, useMemo } from "react";
import { Admin, CustomRoutes, localStorageStore, Resource } from "react-admin";
import { Navigate, Route } from "react-router-dom";
import { resolveLanguage } from "../../shared/languages";
import { ApiError } from "../data/api";
import { createAuthProvider } from "../data/authProvider";
import { dataProvider } from "../data/dataProvider";
import { ClientRegistryContext, withoutPlugins } from "../host/clientRegistry";
import { SiteNameContext } from "../screens/common/useDocumentTitle";
import { CatalogProvider, EntityProvider, useCatalog } from "../screens/entity/entities";
import { isGranted } from "../screens/entity/isGranted";
import { EntityList } from "../screens/list/EntityList";
import { RecordCreate } from "../screens/record/page/RecordCreate";
import { RecordPage } from "../screens/record/page/RecordPage";
import { SingleRecord } from "../screens/record/page/SingleRecord";
import { type Texts, TextsValue } from "../texts/TextsProvider";
import type { Boot } from "./boot";
import { mayOpen, siteNameOf, useConsole } from "./consoleProps";
import { createConsoleTheme } from "./consoleThemes";
import { Home } from "./home/Home";
import { AccessDenied, NotFound, PageError, PagePending } from "./pages";
import { usePreview } from "./preview/previewContext";
import { registry } from "./registry";
import { Notices } from "./shell/Notices";
import { Shell } from "./shell/Shell";
import { type TypedAddress, typedAddresses } from "./typedAddresses";
import { SetLanguageProvider, useConsoleLanguage } from "./useConsoleLanguage";

const TRIES = 2;

/** Only what may be better a moment later is asked again: no connection, a server in trouble. */
function canRetry(failures: number, error: unknown): boolean {
  const isRefusal = error instanceof ApiError && error.status >= 400 && error.status < 500;
  return !isRefusal && failures < TRIES;
}

function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      // Asked even where the browser believes to be offline: then the screen says so, and can be tried again.
      queries: { retry: canRetry, staleTime: 5_000, networkMode: "always" },
      mutations: { retry: false, networkMode: "always" },
    },
  });
}

/** Bumped when what the store holds changes its meaning. */
const STORE_VERSION = "1";

/** Leads on from an address without a screen of its own. */
function Detour({ to, needs, state }: TypedAddress) {
  const catalog = useCatalog();
  if (to === undefined) return <AccessDenied />;
  return isGranted(catalog, needs) ? <Navigate to={to} state={state} replace /> : <Navigate to="/" replace />;
}

/** react-admin around the catalog: a list, a record's page and a form for each entity. */
export function ConsoleAdmin({ boot }: { readonly boot: Boot }) {
  const props = useConsole();
  const { session, theme, pages = [], onSignOut } = props;
  const { catalog } = boot;
  const { i18nProvider, setLanguage } = useConsoleLanguage(boot);
  const { as } = usePreview();
  const mainColor = theme?.mainColor;
  const colours = theme?.colours;

  const providers = useMemo(() => {
    const store = localStorageStore(STORE_VERSION, `sondeo.${session.kind}.${session.space?.id ?? ""}${as ? `.${as}` : ""}`);
    // The language is the whole product's to keep: react-admin would go back to one of its own.
    store.removeItem("locale");
    return {
      store,
      queryClient: createQueryClient(),
      authProvider: createAuthProvider({ session, catalog, onExpired: () => onSignOut("expired"), onSignOut: () => onSignOut() }),
    };
  }, [session, catalog, onSignOut, as]);

  // Screens that members have too take their texts from here.
  const texts = useMemo<Texts>(
    () => ({
      t: i18nProvider.translate,
      language: resolveLanguage(i18nProvider.getLocale()),
      setLanguage: (language) => void setLanguage(language),
    }),
    [i18nProvider, setLanguage],
  );

  const offered = useMemo(() => withoutPlugins(registry, theme?.disabledPlugins ?? []), [theme]);

  const themes = useMemo(() => {
    const settings = colours ?? (mainColor ? { mainColor } : {});
    return { lightTheme: createConsoleTheme("light", settings), darkTheme: createConsoleTheme("dark", settings) };
  }, [mainColor, colours]);

  return (
    <ClientRegistryContext.Provider value={offered}>
      <CatalogProvider value={catalog}>
        <SiteNameContext.Provider value={theme?.title ?? siteNameOf(props)}>
          <SetLanguageProvider value={setLanguage}>
            <TextsValue value={texts}>
              <Admin
                {...providers}
                i18nProvider={i18nProvider}
                {...themes}
                dataProvider={dataProvider}
                layout={Shell}
                notification={Notices}
                dashboard={Home}
                loginPage={false}
                catchAll={NotFound}
                accessDenied={AccessDenied}
                authenticationError={AccessDenied}
                loading={PagePending}
                error={PageError}
                title={siteNameOf(props)}
                disableTelemetry
              >
                {catalog.entities
                  .filter((entity) => entity.actions.list || entity.actions.read)
                  .map((entity) => (
                    <Resource
                      key={entity.resource}
                      name={entity.resource}
                      recordRepresentation={entity.label}
                      list={<EntityProvider value={entity}>{entity.isSingle ? <SingleRecord /> : <EntityList />}</EntityProvider>}
                      edit={
                        <EntityProvider value={entity}>
                          <RecordPage />
                        </EntityProvider>
                      }
                      create={
                        <EntityProvider value={entity}>
                          <RecordCreate />
                        </EntityProvider>
                      }
                    />
                  ))}
                <CustomRoutes>
                  {pages.map((page) => (
                    <Route
                      key={page.path}
                      path={`/${page.path}/*`}
                      element={
                        mayOpen(page, catalog) ? (
                          <Suspense fallback={<PagePending />}>
                            <page.Page />
                          </Suspense>
                        ) : (
                          <AccessDenied />
                        )
                      }
                    />
                  ))}
                  {typedAddresses(session.kind, pages, catalog).map((address) => (
                    <Route key={address.path} path={`/${address.path}`} element={<Detour {...address} />} />
                  ))}
                </CustomRoutes>
              </Admin>
            </TextsValue>
          </SetLanguageProvider>
        </SiteNameContext.Provider>
      </CatalogProvider>
    </ClientRegistryContext.Provider>
  );
}
