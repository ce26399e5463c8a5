import { useMemo } from "react";
import type { ClientEntity } from "../../../schema/clientCatalog";
import { useTexts } from "../../screens/common/useTexts";
import { useCatalog } from "../../screens/entity/entities";
import { entityName } from "../../screens/entity/entityTexts";
import { useConsole } from "../consoleProps";
import { navigationOf } from "../navigation";
import { assignLetters } from "./letters";

interface PlaceKey {
  readonly entity: ClientEntity;
  readonly name: string;
  /** The key after `g`. */
  readonly letter: string | undefined;
}

/** The places of the menu with the keys that lead to them, in the language of the screen. */
export function usePlaceKeys(): readonly PlaceKey[] {
  const { t } = useTexts();
  const { session } = useConsole();
  const catalog = useCatalog();
  return useMemo(() => {
    const entities = navigationOf(catalog, session.kind).flatMap((group) => group.entities);
    const names = entities.map((entity) => entityName(t, entity, 2));
    const letters = assignLetters(names);
    return entities.map((entity, index) => ({ entity, name: names[index] ?? "", letter: letters[index] }));
  }, [t, catalog, session.kind]);
}
