/** A text without case and accents, as people search it. */
export const searchText = (text: string): string => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
