import type { PluginManifest } from "./manifest";

/** A plugin's folder after the start. */
export interface PluginStatus {
  /** Name of the folder. */
  readonly id: string;
  /** Absent where it can't be read. */
  readonly manifest?: PluginManifest;
  /** Why it was left out; absent where it runs. */
  readonly failure?: string;
}
