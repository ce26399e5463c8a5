import type { Json, JsonObject } from "../../../../shared/json";
import { fetchJson } from "../../../data/api";

/** A plugin as the community has it. */
export interface CommunityPlugin {
  readonly id: string;
  /** `null` where its manifest can't be read. */
  readonly version: string | null;
  readonly state: "enabled" | "disabled" | "failed";
  /** Why it was left out at the start. */
  readonly failure: string | null;
  /** JSON Schema of its settings. */
  readonly schema: JsonObject;
  readonly settings: JsonObject;
}

export interface PluginChange {
  readonly enabled: boolean;
  readonly settings: Readonly<Record<string, Json>>;
}

export function readPlugins(signal: AbortSignal): Promise<readonly CommunityPlugin[]> {
  return fetchJson("/api/plugins", { signal });
}

/** @throws ApiError with the paths of settings that are refused: `/settings/<name>` */
export function changePlugin(id: string, body: PluginChange): Promise<CommunityPlugin> {
  return fetchJson(`/api/plugins/${encodeURIComponent(id)}`, { method: "PUT", body });
}
