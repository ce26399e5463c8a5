import { RECOVERY_CODE } from "../code/codeFormat";
import { DoorCode } from "./DoorCode";
import type { MethodProps } from "./methodProps";

/** One of the codes that the first second factor came with. */
export function RecoveryMethod(props: MethodProps) {
  return <DoorCode {...props} format={RECOVERY_CODE} />;
}
