import type { ServiceType } from "../../contracts/defineService";

/** Services of the extensions, by name. */
export interface ServiceRegistry {
  /** @throws Error where it is provided already */
  readonly provide: <Service extends object>(type: ServiceType<Service>, service: Service) => void;
  /** @param user named in errors. @returns reads the service, once all have registered */
  readonly use: <Service extends object>(type: ServiceType<Service>, user: string) => () => Service;
  /** @throws Error where a service is used that nobody provides */
  readonly demandProviders: () => void;
}

/** What extensions do for each other, by name. */
export function createServiceRegistry(): ServiceRegistry {
  const services = new Map<string, object>();
  const users = new Map<string, string>();
  return {
    provide: ({ name }, service) => {
      if (services.has(name)) throw new Error(`two extensions provide the service "${name}"`);
      services.set(name, service);
    },
    use: <Service extends object>({ name }: ServiceType<Service>, user: string) => {
      users.set(name, user);
      // Registered under the type's own name: it is what the type says.
      return () => services.get(name) as Service;
    },
    demandProviders: () => {
      for (const [name, user] of users)
        if (!services.has(name)) throw new Error(`the extension "${user}" uses the service "${name}", which nobody provides`);
    },
  };
}
