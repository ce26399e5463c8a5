/** What went wrong while a plugin registered. */
export class PluginFailure extends Error {
  constructor(
    readonly plugin: string,
    override readonly cause: unknown,
  ) {
    super(`the plugin "${plugin}": ${cause instanceof Error ? cause.message : String(cause)}`);
    this.name = "PluginFailure";
  }
}
