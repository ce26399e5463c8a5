/** Seen by browser tests alone. @type {readonly import("./list.mjs").PlantedFault[]} */
export const BROWSER_FAULTS = [
  {
    area: "offline answers",
    find: "(left) => queue.adopt(left)",
    replace: "() => undefined",
    wrong: "Answers that were given offline are not sent by the next opening of the page.",
    tests: ["survey.spec.ts"],
  },
  {
    area: "menu",
    find: `to={\`/\${entity.resource}\`}`,
    replace: `to={\`/\${entity.name}\`}`,
    wrong: "The menu's entries lead to pages that aren't there.",
    tests: ["menus.spec.ts"],
  },
];
