/** Now by the page's clock, which runs evenly even where the system's is set meanwhile. ISO 8601. */
export const wallTime = () => new Date(performance.timeOrigin + performance.now()).toISOString();
