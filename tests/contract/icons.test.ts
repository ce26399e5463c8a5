import { expect, test } from "vitest";
import { extensions } from "../../src/client/console/extensions";
import { createClientRegistry } from "../../src/client/host/clientRegistry";
import { isKnownIcon } from "../../src/client/theme/icons";
import { questionTypes } from "../../src/features/questionnaires/question-types";

const types = questionTypes.map(({ name, icon }) => [name, icon] as const);
const { recordTabs, studyProducts } = createClientRegistry(extensions);
const tabs = recordTabs.map(({ path, icon }) => [path, icon] as const);
const products = studyProducts.map(({ name, icon }) => [name, icon] as const);

test.each([...types, ...tabs, ...products])("the consoles can draw the icon of %s (%s)", (_name, icon) => {
  expect(isKnownIcon(icon)).toBe(true);
});
