import { createElement, useId, useSyncExternalStore } from "react";
import { type ItemValue, type SurveyModel as Model, type QuestionMatrixModel, Serializer } from "survey-core";
import { ReactQuestionFactory, SurveyQuestionMatrix } from "survey-react-ui";
import { isJsonObject, type Json, type JsonObject } from "../../../../shared/json";
import type { RowPair, RowSide } from "../../../../survey/answers/rowPair";

interface CardProps {
  readonly pair: RowPair;
  /** Texts of the choices. */
  readonly texts: ReadonlyMap<string, string>;
  /** By row. */
  readonly value: JsonObject;
  readonly isDisabled: boolean;
  /** What SurveyJS puts the focus on when it finds the answer wanting; only in the first card that is. */
  readonly focusId: string | undefined;
  readonly hasIssue: boolean;
  readonly onChoose: (row: string, choice: string) => void;
}

/** The choices of two rows, between their radio buttons. */
function Card({ pair, texts, value, isDisabled, focusId, hasIssue, onChoose }: CardProps) {
  const name = useId();
  const [first, second] = pair.rows;
  const focused = pair.rows.find((row) => value[row.value] === undefined) ?? first;
  const cell = (row: RowSide, choice: string, place: number) => (
    <td>
      <label className="rn-mark">
        <input
          type="radio"
          id={place === 0 && row === focused ? focusId : undefined}
          name={`${name}-${row.value}`}
          aria-label={`${row.label}: ${texts.get(choice)}`}
          checked={value[row.value] === choice}
          disabled={isDisabled}
          onChange={() => onChoose(row.value, choice)}
        />
      </label>
    </td>
  );
  return (
    <fieldset className={hasIssue ? "rn-pair rn-pair-open" : "rn-pair"}>
      <legend>
        {pair.title}
        {isDone(pair, value) && <span aria-hidden="true"> ✓</span>}
      </legend>
      <table>
        <thead>
          <tr>
            <th scope="colgroup" colSpan={2}>
              {first.label}
            </th>
            <th scope="colgroup" colSpan={2}>
              {second.label}
            </th>
          </tr>
        </thead>
        <tbody>
          {pair.choices.map((choice, place) => (
            <tr key={choice}>
              {cell(first, choice, place)}
              <th scope="row" colSpan={2}>
                {texts.get(choice)}
              </th>
              {cell(second, choice, place)}
            </tr>
          ))}
        </tbody>
      </table>
    </fieldset>
  );
}

function isDone({ rows }: RowPair, value: JsonObject): boolean {
  return rows.every((row) => value[row.value] !== undefined);
}

/** The answer with one more choice; what one row of a pair takes leaves the other. */
function withChoice(value: JsonObject, { rows }: RowPair, row: string, choice: string): JsonObject {
  const left = rows.filter((other) => value[other.value] === choice).map((other) => other.value);
  const kept = Object.entries(value).filter(([name]) => !left.includes(name));
  return { ...Object.fromEntries(kept), [row]: choice };
}

function valueIn(question: QuestionMatrixModel): JsonObject {
  const value = (question.value ?? null) as Json;
  return isJsonObject(value) ? value : {};
}

/** The question's value, again whenever it changes: it may also be taken back from outside. */
function useValue(question: QuestionMatrixModel): JsonObject {
  const read = () => JSON.stringify(valueIn(question));
  const subscribe = (onChange: () => void) => {
    const survey = question.survey as Model;
    survey.onValueChanged.add(onChange);
    return () => survey.onValueChanged.remove(onChange);
  };
  return JSON.parse(useSyncExternalStore(subscribe, read, read)) as JsonObject;
}

function Cards({ question, pairs }: { readonly question: QuestionMatrixModel; readonly pairs: readonly RowPair[] }) {
  const value = useValue(question);
  const texts = new Map(question.columns.map((column: ItemValue) => [String(column.value), column.text]));
  // What SurveyJS calls the first input of a matrix.
  const focusId = `${question.inputId}_${question.visibleRows[0]?.name}_0`;
  const firstWanting = pairs.find((pair) => !isDone(pair, value)) ?? pairs[0];
  return (
    <div className="rn-pairs">
      {pairs.map((pair) => (
        <Card
          key={pair.title}
          pair={pair}
          texts={texts}
          value={value}
          isDisabled={question.isReadOnly}
          focusId={pair === firstWanting ? focusId : undefined}
          hasIssue={question.errors.length > 0 && !isDone(pair, value)}
          onChoose={(row, choice) => {
            question.value = withChoice(valueIn(question), pair, row, choice);
          }}
        />
      ))}
    </div>
  );
}

class PairedRows extends SurveyQuestionMatrix {
  protected override renderElement() {
    const question = this.questionBase as QuestionMatrixModel;
    return question.rowPairs ? <Cards question={question} pairs={question.rowPairs} /> : super.renderElement();
  }
}

/** Has SurveyJS keep the pairs of rows that the server sends with a matrix, and draw each as a card. */
export function drawPairedRows(): void {
  if (!Serializer.findProperty("matrix", "rowPairs"))
    Serializer.addProperty("matrix", { name: "rowPairs:value", visible: false });
  ReactQuestionFactory.Instance.registerQuestion("matrix", (props: unknown) => createElement(PairedRows, props as object));
}
