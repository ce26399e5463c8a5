import { useMemo } from "react";
import { Admin, localStorageStore, Resource } from "react-admin";
import { createAuthProvider } from "../data/authProvider";
import { dataProvider } from "../data/dataProvider";
import { ClientRegistryContext, createClientRegistry } from "../host/clientRegistry";
import { BrandContext } from "../screens/common/useDocumentTitle";
import { CatalogProvider, EntityProvider } from "../screens/entity/entities";
import { EntityList } from "../screens/list/EntityList";
import { RecordCreate } from "../screens/record/RecordCreate";
import { RecordPage } from "../screens/record/RecordPage";
import type { Boot } from "./boot";
import { brandOf, useConsole } from "./consoleProps";
import { createConsoleTheme } from "./consoleThemes";
import { guests } from "./guests";
import { Home } from "./home/Home";
import { createI18nProvider } from "./i18n";
import { AccessDenied, NotFound, PageError, PagePending } from "./pages";
import { createQueryClient } from "./queryClient";
import { Shell } from "./shell/Shell";

const registry = createClientRegistry(guests);

/** Bumped when what the store holds changes its meaning. */
const STORE_VERSION = "1";

/** react-admin around the catalog: a list, a record's page and a form for each entity. */
export function ConsoleAdmin({ boot }: { readonly boot: Boot }) {
  const props = useConsole();
  const { session, theme, onSignOut } = props;
  const { catalog, language } = boot;
  const accent = theme?.mainColor ?? undefined;

  const providers = useMemo(() => {
    const store = localStorageStore(STORE_VERSION, `sondeo.${session.kind}.${session.space?.id ?? ""}`);
    // The language chosen last, anywhere in the product, wins over the one that react-admin kept.
    store.setItem("locale", language);
    return {
      store,
      queryClient: createQueryClient(),
      i18nProvider: createI18nProvider(boot),
      authProvider: createAuthProvider({ session, catalog, onExpired: () => onSignOut("expired"), onSignOut: () => onSignOut() }),
    };
  }, [session, boot, catalog, language, onSignOut]);

  const themes = useMemo(
    () => ({ lightTheme: createConsoleTheme("light", accent), darkTheme: createConsoleTheme("dark", accent) }),
    [accent],
  );

  return (
    <ClientRegistryContext.Provider value={registry}>
      <CatalogProvider value={catalog}>
        <BrandContext.Provider value={brandOf(props)}>
          <Admin
            {...providers}
            {...themes}
            dataProvider={dataProvider}
            layout={Shell}
            dashboard={Home}
            loginPage={false}
            catchAll={NotFound}
            accessDenied={AccessDenied}
            authenticationError={AccessDenied}
            loading={PagePending}
            error={PageError}
            title={brandOf(props)}
            disableTelemetry
          >
            {catalog.entities
              .filter((entity) => entity.actions.list || entity.actions.read)
              .map((entity) => (
                <Resource
                  key={entity.resource}
                  name={entity.resource}
                  recordRepresentation={entity.label}
                  list={
                    <EntityProvider value={entity}>
                      <EntityList />
                    </EntityProvider>
                  }
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
          </Admin>
        </BrandContext.Provider>
      </CatalogProvider>
    </ClientRegistryContext.Provider>
  );
}
