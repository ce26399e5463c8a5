import type { Entity } from "../../../schema/catalog";
import type { JsonObject } from "../../../shared/json";
import { updateRecords } from "../../api/rest/write/changeRecords";
import type { Precondition } from "../../api/rest/write/recordWrites";
import { inTransaction } from "../../db/transaction";
import { readCommunityTheme, themeVersion } from "../../platform/communityTheme";
import type { CommunityTools } from "../communityTools";
import type { Editor } from "../editor";
import { configurationOf } from "../settings/configurationOf";
import { demandSettingsVersion } from "../settings/demandSettingsVersion";

/** What the body says of these fields; what is cleared and has a default is at its default again. */
function valuesOf(entity: Entity, names: readonly string[], body: JsonObject): JsonObject {
  const given = names.filter((name) => body[name] !== undefined);
  return Object.fromEntries(given.map((name) => [name, body[name] ?? entity.fields.get(name)?.schema.default ?? null]));
}

export interface ThemeChange extends Precondition {
  readonly body: JsonObject;
  /** Fields of the community that the call sets. */
  readonly own: readonly string[];
  /** Fields of its configuration that the call sets. */
  readonly configured: readonly string[];
}

/**
 * Changes a community's look; what is absent stays as it is. `version` is that of the whole look, as it is read.
 * @throws AppError `request.invalid`, `record.conflict`
 */
export async function changeCommunityTheme(tools: CommunityTools, editor: Editor, change: ThemeChange): Promise<void> {
  const { root, context, community, configuration } = tools;
  const { body, version } = change;
  const own = valuesOf(community, change.own, body);
  const configured = valuesOf(configuration, change.configured, body);
  await inTransaction(root, async () => {
    await demandSettingsVersion(root, {
      communityId: editor.communityId,
      expected: version,
      versionOf: themeVersion,
      read: () => readCommunityTheme(root, { field: "id", value: editor.communityId }),
      proposed: body,
    });
    await updateRecords(context, community, editor.inCompany, [editor.communityId], own);
    if (Object.keys(configured).length === 0) return;
    const id = await configurationOf(root, context.spaceDb(editor.communityId));
    await updateRecords(context, configuration, editor.inCommunity, [id], configured);
  });
}
