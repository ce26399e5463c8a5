import type { ServiceType } from "../../contracts/defineService";
import { PluginFailure } from "./pluginFailure";

/** Services of the extensions, by name. */
export interface ServiceRegistry {
  /** @throws Error where it is provided already */
  readonly provide: <Service extends object>(type: ServiceType<Service>, service: Service) => void;
  /** @param user named in errors. @returns reads the service, once all have registered */
  readonly use: <Service extends object>(type: ServiceType<Service>, user: string) => () => Service;
  /**
   * @param isPlugin whether a user is a plugin
   * @throws Error where a service is used that nobody provides; `PluginFailure` where a plugin uses it
   */
  readonly demandProviders: (isPlugin: (user: string) => boolean) => void;
}

/** What extensions do for each other, by name. */
export function createServiceRegistry(): ServiceRegistry {
  const services = new Map<string, object>();
  const users: { readonly name: string; readonly user: string }[] = [];
  return {
    provide: ({ name }, service) => {
      if (services.has(name)) throw new Error(`two extensions provide the service "${name}"`);
      services.set(name, service);
    },
    use: <Service extends object>({ name }: ServiceType<Service>, user: string) => {
      users.push({ name, user });
      // Registered under the type's own name: it is what the type says.
      return () => services.get(name) as Service;
    },
    demandProviders: (isPlugin) => {
      for (const { name, user } of users) {
        if (services.has(name)) continue;
        const missing = new Error(`the extension "${user}" uses the service "${name}", which nobody provides`);
        throw isPlugin(user) ? new PluginFailure(user, missing) : missing;
      }
    },
  };
}
