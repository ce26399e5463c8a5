/** In a grid: live regions that say nothing stay in the page for screen readers, but take neither a row nor its gap. */
export const QUIET_REGIONS = { "& > :empty": { position: "absolute" } } as const;
