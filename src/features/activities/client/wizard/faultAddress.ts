import type { PublishFault } from "../../shared/api/wizard";

/** Where a fault is mended, from the wizard: its step, and in the general one its field. */
export function faultAddress({ step, path }: PublishFault): string {
  const [, field] = path.split("/");
  return step === "step1" && field ? `${step}?focus=${encodeURIComponent(field)}` : step;
}
