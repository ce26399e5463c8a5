export const PEOPLE: string;
