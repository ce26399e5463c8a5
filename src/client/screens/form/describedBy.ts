/** Ids of the help and error texts that {@link FieldTemplate} renders below a control. */
export function describedBy(id: string): string {
  return `${id}__error ${id}__help`;
}
