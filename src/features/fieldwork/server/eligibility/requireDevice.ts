import { AppError } from "../../../../shared/errors";
import type { Seat } from "../context/seat";

/** @throws AppError `execution.wrongDevice` with the `devices` that will do */
export function requireDevice({ fieldwork: { devices }, visit: { device } }: Seat): void {
  if (!devices.includes(device)) throw new AppError("execution.wrongDevice", { extensions: { device, devices } });
}
