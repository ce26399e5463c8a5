/** What a command can't do, in words that say what to do instead. */
export class CommandError extends Error {}
