import { expect, test } from "vitest";
import { guests } from "../../src/client/console/guests";
import { createClientRegistry } from "../../src/client/host/clientRegistry";
import { isKnownIcon } from "../../src/client/look/icons";
import { questionTypes } from "../../src/features/surveys/question-types";
import { loadCatalog } from "../helpers/catalog";

const entities = [...loadCatalog().entities.values()].flatMap(({ name, icon }) => (icon ? [[name, icon] as const] : []));
const types = questionTypes.map(({ name, icon }) => [name, icon] as const);
const tabs = createClientRegistry(guests).recordTabs.map(({ path, icon }) => [path, icon] as const);

test.each([...entities, ...types, ...tabs])("the consoles can draw the icon of %s (%s)", (_name, icon) => {
  expect(isKnownIcon(icon)).toBe(true);
});
