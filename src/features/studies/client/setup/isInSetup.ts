const BEFORE_RELEASE: readonly unknown[] = ["UNDER_CONSTRUCTION", "PROCESSING"];

/** Whether a company still prepares what is ordered, for the first time or after it was sent back. */
export const isInSetup = ({ status }: { readonly [field: string]: unknown }): boolean => BEFORE_RELEASE.includes(status);
