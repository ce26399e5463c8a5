/** In a grid: live regions that say nothing stay in the page for screen readers, but take no gap. @param gap the grid's, in steps */
export const quietRegions = (gap: number) => ({ "& > :empty": { mt: -gap } });
