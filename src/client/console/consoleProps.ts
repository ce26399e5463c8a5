import { type ComponentType, createContext, type ReactNode, useContext } from "react";
import type { ClientCatalog } from "../../schema/clientCatalog";
import type { MenuGroup } from "../../schema/menuGroups";
import type { ThemeSettings } from "../../shared/theme/themeColours";
import type { Session } from "../data/session";
import type { Needs } from "../host/clientHost";
import type { OfPlugin } from "../host/pluginOf";
import { isGranted } from "../screens/entity/isGranted";

/** The community's look, as far as a console uses it. */
export interface ConsoleTheme {
  readonly name?: string | null;
  /** What the browser's tab says. */
  readonly title?: string | null;
  readonly mainColor?: string | null;
  /** All colours that a company chose for its suite. @default the main colour alone */
  readonly colours?: ThemeSettings;
  readonly logo?: string | null;
  /** @default the logo */
  readonly phoneLogo?: string | null;
  /** Behind the greeting of the home. */
  readonly backgroundImage?: string | null;
  /** Plugins that the community has disabled. */
  readonly disabledPlugins?: readonly string[];
  /** When it ends, ISO 8601. */
  readonly endsAt?: string | null;
  /** Of its country (ISO 3166-1). */
  readonly countryCode?: string | null;
}

/** A page of a console that is no entity's. */
export interface ConsoleRoute extends OfPlugin {
  /** First segment of its address; what comes after is the page's own to route. */
  readonly path: string;
  /** Locale key of its name. */
  readonly label: string;
  /** Locale key of its name to people with these access keys. @default `label` */
  readonly labelFor?: (accessKeys: readonly string[]) => string;
  /** Name of an icon. */
  readonly icon: string;
  readonly Page: ComponentType;
  /** Around the icon of its menu entry. @default nothing */
  readonly Badge?: ComponentType<{ readonly children: ReactNode }> | undefined;
  /** Group of the menu whose entities it stands after. @default below all groups */
  readonly group?: MenuGroup;
  /** Other addresses that lead there. @default none */
  readonly aliases?: readonly string[];
  /** Whether menu and palette lead there. @default true */
  readonly isListed?: boolean;
  /** Whether a person with these access keys may open it. @default everybody */
  readonly isFor?: (accessKeys: readonly string[]) => boolean;
  /** What a person must be allowed to do to open it. @default nothing */
  readonly needs?: Needs | undefined;
}

/** Whether the person whose catalog this is may open the page. */
export function mayOpen({ isFor, needs }: ConsoleRoute, catalog: ClientCatalog): boolean {
  return (isFor?.(catalog.accessKeys) ?? true) && isGranted(catalog, needs);
}

export interface ConsoleProps {
  readonly session: Session;
  /** Absent in the back office, which carries the product's own look. */
  readonly theme?: ConsoleTheme | undefined;
  /** @default `/c/{origin}` of the session's community */
  readonly basename?: string;
  /** The person signs out, or the session is no longer accepted. */
  readonly onSignOut: (reason?: "expired") => void;
  /** Listed in the menu after the entities. @default none */
  readonly pages?: readonly ConsoleRoute[];
  /** Shows the community's look as it is now, after it was changed. Absent where there is no community. */
  readonly reloadTheme?: (() => void) | undefined;
  /** Present where the person is signed in as a member too. */
  readonly switchToMember?: (() => void) | undefined;
  /** Whether the person came over from the client suite, and goes back there. @default false */
  readonly isFromSuite?: boolean;
}

const ConsoleContext = createContext<ConsoleProps | undefined>(undefined);

export const ConsoleProvider = ConsoleContext.Provider;

export function useConsole(): ConsoleProps {
  const props = useContext(ConsoleContext);
  if (!props) throw new Error("useConsole needs a Console above it");
  return props;
}

export const PRODUCT = "Sondeo";

/** What the console is called: the community, else the product. */
export function siteNameOf({ theme, session }: Pick<ConsoleProps, "theme" | "session">): string {
  return theme?.name ?? session.space?.name ?? PRODUCT;
}
