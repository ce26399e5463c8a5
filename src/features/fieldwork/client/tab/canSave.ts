import type { FieldworkDraft } from "./fieldworkCalls";
import { isParameter, isWebAddress } from "./isWebAddress";

/** Whether the server would take it: what can't be saved is marked where it stands. */
export function canSave({ devices, suppliers }: FieldworkDraft): boolean {
  return (
    devices.length > 0 &&
    suppliers.every(
      ({ name, parameter, redirects, callback }) =>
        name.trim() !== "" &&
        isParameter(parameter) &&
        [...Object.values(redirects), ...(callback ? [callback] : [])].every(isWebAddress),
    )
  );
}
