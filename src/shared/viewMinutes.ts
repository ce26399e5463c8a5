/** Minutes after which looking at a company's suite ends by itself. */
export const VIEW_MINUTES = 30;
