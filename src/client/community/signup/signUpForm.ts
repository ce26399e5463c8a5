/** What is typed, by the names that the call has. */
export type SignUpValues = Readonly<Record<string, string | boolean>>;
