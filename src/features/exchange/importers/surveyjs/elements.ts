import type { LocalizedText } from "../../../../shared/languages";
import type { InformativeTextQuestion } from "../../../../survey/questions/informativeTextQuestion";
import { type Draft, draft } from "../shared/draft";
import type { Reason } from "../shared/reasons";
import { splitFirstLine } from "../shared/splitFirstLine";
import { images, multipleChoice, otherAddresses, ranking, singleChoice, yesNo } from "./choices";
import type { Element } from "./element";
import { matrix, matrixDropdown, matrixDynamic, type Part } from "./grids";
import { comment, multipleText, text, upload } from "./openTexts";
import { rating, slider } from "./scales";

type Converter = (element: Element) => Draft | readonly Part[];

/** SurveyJS's element types. */
export const CONVERTERS: Readonly<Record<string, Converter>> = {
  boolean: yesNo,
  buttongroup: (element) => singleChoice(element),
  checkbox: multipleChoice,
  comment,
  dropdown: (element) => singleChoice(element, "dropdown"),
  file: upload,
  html,
  image,
  imagepicker: images,
  matrix,
  matrixdropdown: matrixDropdown,
  matrixdynamic: matrixDynamic,
  multipletext: multipleText,
  radiogroup: (element) => singleChoice(element),
  ranking,
  rating,
  slider,
  tagbox: multipleChoice,
  text,
};

/** Types without a counterpart, and the reason under which they are listed. */
export const SKIPPED: Readonly<Record<string, Reason>> = {
  expression: "equation",
  signaturepad: "signature",
  imagemap: "unknownType",
};

/** Text displays: the text becomes title and text unless the element has a title of its own. */
function html(element: Element): Part[] {
  return [shown(element, element.takeText("html"), {})];
}

function image(element: Element): Part[] {
  const address = Object.values(element.texts.read(element.take("imageLink")).text)[0] ?? "";
  const others = otherAddresses(element, element.source.imageLink);
  if (others.length > 0) element.lose("media", others.join(", "));
  const isUsable = /^(\/[^/\\]|https:\/\/|data:image\/)/.test(address) && address.length <= 200_000;
  element.lose(isUsable ? "foreignImages" : "media", address.slice(0, 200));
  return [shown(element, element.takeText("altText"), isUsable ? { image: address } : {})];
}

function shown(element: Element, text: LocalizedText | undefined, settings: Partial<InformativeTextQuestion>): Part {
  const title = element.takeText("title");
  const texts = title ? { title, text } : splitFirstLine(text ?? {});
  const isTitled = Object.keys(texts.title).length > 0;
  return {
    ...draft<InformativeTextQuestion>("informative-text", { ...settings, text: texts.text }),
    title: isTitled ? texts.title : undefined,
    isShown: true,
  };
}
