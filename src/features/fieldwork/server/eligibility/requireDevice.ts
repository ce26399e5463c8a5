import { AppError } from "../../../../shared/errors";
import type { ResponseContext } from "../context/responseContext";

/** @throws AppError `execution.wrongDevice` with the `devices` that will do */
export function requireDevice({ fieldwork: { devices }, origin: { device } }: ResponseContext): void {
  if (!devices.includes(device)) throw new AppError("execution.wrongDevice", { extensions: { device, devices } });
}
