import { createElement } from "react";
import { type QuestionMatrixModel, RendererFactory, Serializer } from "survey-core";
import { ReactQuestionFactory } from "survey-react-ui";
import { CardSort } from "./CardSort";

const RENDERER = "rn-cards";

/** Has SurveyJS draw a grid that asks for it as cards, and keep how many a group takes. */
export function drawCards(): void {
  if (!Serializer.findProperty("matrix", "roomInGroups"))
    Serializer.addProperty("matrix", { name: "roomInGroups:number", visible: false });
  RendererFactory.Instance.registerRenderer("matrix", "cards", RENDERER);
  ReactQuestionFactory.Instance.registerQuestion(RENDERER, (props: unknown) =>
    createElement(CardSort, props as { readonly question: QuestionMatrixModel }),
  );
}
