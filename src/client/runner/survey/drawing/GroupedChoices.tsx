import { createElement, type ReactElement, type ReactNode } from "react";
import { type ItemValue, type Question, Serializer } from "survey-core";
import {
  ReactQuestionFactory,
  SurveyQuestionCheckbox,
  SurveyQuestionDropdownSelect,
  SurveyQuestionRadiogroup,
} from "survey-react-ui";
import { type Heading, sectionsOf } from "../../../../survey/logic/optionGroups";

function headingsIn(question: Question): readonly Heading[] {
  return Array.isArray(question.headings) ? (question.headings as readonly Heading[]) : [];
}

interface ChoicesProps {
  /** Makes ids that no other question has. */
  readonly id: string;
  readonly heading: Heading;
  readonly children: ReactNode;
}

/** Choices under their heading, which assistive technology says when it comes to the first of them. */
function Choices({ id, heading, children }: ChoicesProps) {
  const titleId = `${id}-${heading.codes[0]}-heading`;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset's legend takes no part in the grid that spaces choices
    <div role="group" aria-labelledby={titleId} className="rn-choices">
      <p id={titleId} className="rn-choices-title">
        {heading.text}
      </p>
      {children}
    </div>
  );
}

/** SurveyJS's drawn choices, in one row as it hands them out, under the question's headings. */
function underHeadings(drawn: readonly ReactElement[], choices: readonly ItemValue[], question: Question): ReactNode[] {
  const items = choices.map((choice, place) => ({ code: String(choice.value), element: drawn[place] }));
  return sectionsOf(items, headingsIn(question), ({ code }) => code).flatMap(({ heading, items: members }): ReactNode[] => {
    const elements = members.map(({ element }) => element);
    if (!heading) return elements;
    return [
      <Choices key={`under ${heading.codes[0]}`} id={question.id} heading={heading}>
        {elements}
      </Choices>,
    ];
  });
}

class GroupedRadiogroup extends SurveyQuestionRadiogroup {
  protected override getItems(cssClasses: unknown, choices: ItemValue[]): ReactNode[] {
    return underHeadings(super.getItems(cssClasses, choices), choices, this.question);
  }
}

class GroupedCheckbox extends SurveyQuestionCheckbox {
  protected override getItems(cssClasses: unknown, choices: ItemValue[]): ReactNode[] {
    return underHeadings(super.getItems(cssClasses, choices), choices, this.question);
  }
}

function lines(items: readonly ItemValue[]): readonly ReactElement[] {
  return items.map(({ value, text }) => (
    <option key={String(value)} value={String(value)}>
      {text}
    </option>
  ));
}

/** The browser's own list, whose groups every browser and screen reader knows. */
class GroupedSelect extends SurveyQuestionDropdownSelect {
  protected override renderSelect(cssClasses: Readonly<Record<string, string>>) {
    if (this.isDisplayMode) return super.renderSelect(cssClasses);
    const { question } = this;
    const sections = sectionsOf<ItemValue>(question.visibleChoices, headingsIn(question), ({ value }) => String(value));
    return (
      <div className={cssClasses.selectWrapper}>
        <select
          id={question.inputId}
          className={`rn-select ${question.getControlClass()}`}
          ref={(select) => this.setControl(select)}
          onChange={this.updateValueOnEvent}
          required={question.isRequired}
          aria-labelledby={question.ariaTitleId}
          aria-invalid={question.a11y_input_ariaInvalid}
          aria-errormessage={question.a11y_input_ariaErrormessage}
        >
          <option value="">{question.placeholder}</option>
          {sections.map(({ heading, items }) =>
            heading ? (
              <optgroup key={`under ${heading.codes[0]}`} label={heading.text}>
                {lines(items)}
              </optgroup>
            ) : (
              lines(items)
            ),
          )}
        </select>
      </div>
    );
  }
}

/** Has SurveyJS keep the headings that the server sends with a question, and draw its choices under them. */
export function drawHeadings(): void {
  if (!Serializer.findProperty("selectbase", "headings"))
    Serializer.addProperty("selectbase", { name: "headings:value", visible: false });
  const factory = ReactQuestionFactory.Instance;
  factory.registerQuestion("radiogroup", (props: unknown) => createElement(GroupedRadiogroup, props as object));
  factory.registerQuestion("checkbox", (props: unknown) => createElement(GroupedCheckbox, props as object));
  factory.registerQuestion("sv-dropdown-select", (props: unknown) => createElement(GroupedSelect, props as object));
}
