import type { Lost } from "../../shared/lost";
import { tagOf } from "../languages";
import { ALWAYS } from "../logic/formula";
import { saidOrLost } from "../logic/relevance";
import { nameIn } from "../names";
import type { Orders } from "../orders";
import { saysSomething } from "../settings";
import type { Survey } from "../survey";
import { pipedHtml, textIn, titleHtml } from "../texts";
import type { Table } from "../xml";
import { SURVEY_ID } from "./ids";

/** Blocks as groups, numbered from 1 in their order. */
export function groupTables(survey: Survey, orders: Orders, lost: Lost): readonly Table[] {
  const groups = survey.blocks.map(({ block }, index) => {
    const name = nameIn(block.title);
    const before = Math.min(...block.questions.map(({ id }) => survey.places.get(id) ?? 0), survey.places.size);
    const said = block.showIf && saidOrLost(block.showIf, { survey, lost }, { before, name });
    if (block.loop) lost.add(name, "loop");
    if (block.isFinal) lost.add(name, "setting", "isFinal");
    return {
      gid: index + 1,
      sid: SURVEY_ID,
      group_order: index + 1,
      randomization_group: (block.group && orders.groups.get(block.group.name)) ?? "",
      grelevance: said && said !== ALWAYS ? said.text : "",
    };
  });
  const texts = survey.blocks.flatMap(({ block }, index) => {
    const name = nameIn(block.title);
    const before = survey.places.get(block.questions[0]?.id ?? "") ?? 0;
    return survey.languages.map((language, place) => ({
      id: index * survey.languages.length + place + 1,
      gid: index + 1,
      group_name: titleHtml(textIn(block.title, language, survey.languages), { survey, lost, before, name }),
      description: saysSomething(block.description)
        ? pipedHtml(textIn(block.description, language, survey.languages), { survey, lost, before, name })
        : "",
      language: tagOf(language),
    }));
  });
  return [
    { name: "groups", fields: ["gid", "sid", "group_order", "randomization_group", "grelevance"], rows: groups },
    { name: "group_l10ns", fields: ["id", "gid", "group_name", "description", "language"], rows: texts },
  ];
}
