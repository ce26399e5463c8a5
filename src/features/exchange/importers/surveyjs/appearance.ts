/** Members of elements, pages and surveys that only change how they look. */
const NAMES: ReadonlySet<string> = new Set([
  "allowResize",
  "alternateRows",
  "autoGrow",
  "colCount",
  "cols",
  "columnColCount",
  "columnMinWidth",
  "contentMode",
  "cssVariables",
  "displayMode",
  "fitToContainer",
  "headerView",
  "hideNumber",
  "imageFit",
  "indent",
  "innerIndent",
  "itemSize",
  "itemTitleWidth",
  "rateColorMode",
  "renderAs",
  "requiredMark",
  "requiredText",
  "rightIndent",
  // Of a comment, how many lines it shows; the rows of a grid are carried over.
  "rows",
  "rowTitleWidth",
  "scaleColorMode",
  "searchEnabled",
  "separateSpecialChoices",
  "showBrandInfo",
  "showHeader",
  "showNumber",
  "showTOC",
  "showTitle",
  "size",
  "startWithNewLine",
  "state",
  "swapOrder",
  "textWrapEnabled",
  "themeName",
  "tocLocation",
  "verticalAlign",
  "width",
  "widthMode",
]);

const PATTERN =
  /^(min|max|image|minImage|maxImage|dropdown|questionTitle)(Width|Height)(Mode)?$|Location$|^(logo|background|progressBar|showProgressBar|showPageTitles|showPageNumbers|showQuestionNumbers|questionStartIndex|questionTitlePattern|css)/;

export function isAppearance(name: string): boolean {
  return NAMES.has(name) || PATTERN.test(name);
}
