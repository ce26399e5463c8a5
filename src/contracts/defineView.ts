/** A piece of screen that one extension makes and others show; what it is given is the type parameter. */
export interface ViewType<Props extends object> {
  /** Unique, e.g. `conversation`. */
  readonly name: string;
  /** Of the type alone: there is no value. */
  readonly props?: Props;
}

/**
 * Declares a view, for `host.view` of one extension and `<View of={...}>` of others, in the consoles or the members' app.
 *
 * @example
 * export const clockFace = defineView<{ readonly zone: string }>("clockFace");
 */
export function defineView<Props extends object>(name: string): ViewType<Props> {
  return { name };
}
