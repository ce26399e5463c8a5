/** What one extension does for others: one provides it, any may use it. */
export interface ServiceType<Service extends object> {
  /** Unique, e.g. `ledger`. */
  readonly name: string;
  /** Of the type alone: there is no value. */
  readonly service?: Service;
}

/**
 * Declares a service, for `host.provide` and `host.use`. Built-in extensions declare theirs in `src/contracts/services`, a plugin in its own folder.
 *
 * @example
 * export const clock = defineService<{ readonly now: () => Date }>("clock");
 */
export function defineService<Service extends object>(name: string): ServiceType<Service> {
  return { name };
}
