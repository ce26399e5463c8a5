/** What a study says of the devices that people answer on, as a record or a wizard's draft has it. */
export interface DeviceWishes {
  readonly allowedDevices?: unknown;
  readonly desktopShare?: unknown;
  readonly mobileShare?: unknown;
  readonly sampleSize?: unknown;
}

/** People who are to answer on a computer, and on a phone or a tablet. */
export interface DeviceSplit {
  readonly desktop: number;
  readonly mobile: number;
}

const isNumber = (value: unknown): value is number => typeof value === "number";

/** How the sample is divided between devices; nothing where whoever may answer counts alike. */
export function deviceSplit({ allowedDevices, desktopShare, mobileShare, sampleSize }: DeviceWishes): DeviceSplit | undefined {
  if ((allowedDevices ?? "BOTH") !== "BOTH" || !isNumber(sampleSize)) return undefined;
  const rest = isNumber(mobileShare) ? 100 - mobileShare : undefined;
  const share = isNumber(desktopShare) ? desktopShare : rest;
  if (share === undefined) return undefined;
  const desktop = Math.round((sampleSize * share) / 100);
  return { desktop, mobile: sampleSize - desktop };
}

/** What people may answer on: of a split only that of which anybody is wanted. */
export function allowedDevices(wishes: DeviceWishes): "DESKTOP" | "MOBILE" | "BOTH" {
  const split = deviceSplit(wishes);
  if (split?.mobile === 0) return "DESKTOP";
  if (split?.desktop === 0) return "MOBILE";
  return (wishes.allowedDevices ?? "BOTH") as "DESKTOP" | "MOBILE" | "BOTH";
}
