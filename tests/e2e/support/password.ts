/** Of every demo account. */
export const PASSWORD = "Sondeo-demo-1";
