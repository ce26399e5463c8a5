import { expect, test } from "vitest";
import type { ClientWizardStep } from "../../../../schema/clientCatalog";
import { wizardEntries } from "./wizardEntries";

const step = (name: string): ClientWizardStep => ({ name, title: name, form: { schema: {} } as ClientWizardStep["form"] });
const steps = [step("general"), step("seats"), step("mails")];
const progress = { shown: ["general", "mails"], faults: [], data: {}, visited: new Set(["general"]) };
const texts = {
  titleOf: ({ name }: ClientWizardStep) => name.toUpperCase(),
  summaryTitle: "Summary",
  addressOf: (name: string) => `/w/${name}`,
};

test.each([
  ["mails", ["done", "current", "open"]],
  ["summary", ["done", "open", "current"]],
])("at %s the steps that the answers leave in stand as they do, and the summary comes last", (current, states) => {
  const entries = wizardEntries({ steps, progress: { ...progress, current }, ...texts });
  expect(entries.map(({ state }) => state)).toEqual(states);
  expect(entries.at(-1)).toMatchObject({ name: "summary", title: "Summary", to: "/w/summary" });
  expect(entries[0]).toMatchObject({ title: "GENERAL", to: "/w/general" });
});
