/** The words of either app. */
export type Texts = (key: string, params?: Readonly<Record<string, unknown>>) => string;
