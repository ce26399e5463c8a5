import { attributes, type Html, html } from "../../../../server/kit";
import { type Section, sectionsOf } from "../../../../survey/logic/optionGroups";
import type {
  PlainChoice,
  PlainField,
  PlainGroup,
  PlainInput,
  PlainOption,
  PlainProse,
} from "../../../../survey/plainForm/plainForm";
import type { PlainEntries } from "../../../../survey/plainForm/plainValue";

/** What fields are drawn with. */
export interface ControlContext {
  /** What the form holds. */
  readonly entries: PlainEntries;
  /** Whether the browser asks for what an answer needs. */
  readonly isRequired: boolean;
  /** Ids of what names the question, and of what explains it. */
  readonly title: string;
  readonly described: string | undefined;
  readonly isInvalid: boolean;
  /** The text of the empty line of a list. */
  readonly choose: string;
}

type Renderer<Field> = (field: Field, drawing: ControlContext) => Html;

function idOf(name: string): string {
  return `plain-${name}`;
}

/** A field of its own name, or one that goes by the question's title. */
function naming(
  { label }: { readonly label?: string },
  drawing: ControlContext,
): Readonly<Record<string, string | boolean | undefined>> {
  return {
    "aria-labelledby": label === undefined ? drawing.title : undefined,
    "aria-describedby": drawing.described,
    "aria-invalid": drawing.isInvalid ? "true" : undefined,
  };
}

function labelled({ label, name }: { readonly label?: string; readonly name: string }, control: Html): Html {
  return label === undefined ? control : html`<div class="rn-field"><label for="${idOf(name)}">${label}</label>${control}</div>`;
}

function endsOf(ends: readonly [string, string] | undefined): Html {
  if (!ends?.some((end) => end !== "")) return html``;
  return html`<p class="rn-ends"><span>${ends[0]}</span><span>${ends[1]}</span></p>`;
}

function option(field: PlainChoice, { value, label, image }: PlainOption, drawing: ControlContext): Html {
  const input = attributes({
    type: field.control,
    name: field.name,
    value,
    checked: drawing.entries.get(field.name)?.includes(value) ?? false,
    required: field.control === "radio" && field.isNeeded === true && drawing.isRequired,
  });
  // The text beside it says what a picture shows.
  const picture = image === undefined ? html`` : html`<img src="${image}" alt="">`;
  return html`<label class="rn-option"><input${input}>${picture}<span>${label}</span></label>`;
}

function sectionsIn({ options, headings = [] }: PlainChoice): readonly Section<PlainOption>[] {
  return sectionsOf(options, headings, ({ value }) => value);
}

function choice(field: PlainChoice, drawing: ControlContext): Html {
  const list = sectionsIn(field).map(({ heading, items }) => {
    const options = html`<div class="rn-options rn-options-${field.look ?? "list"}">${items.map((one) => option(field, one, drawing))}</div>`;
    return heading ? html`<fieldset class="rn-choices"><legend>${heading.text}</legend>${options}</fieldset>` : options;
  });
  const all = html`${endsOf(field.ends)}${list}`;
  return field.label === undefined ? all : html`<fieldset class="rn-group"><legend>${field.label}</legend>${all}</fieldset>`;
}

function select(field: PlainChoice, drawing: ControlContext): Html {
  const [chosen] = drawing.entries.get(field.name) ?? [];
  const option = ({ value, label }: PlainOption) =>
    html`<option${attributes({ value, selected: value === chosen })}>${label}</option>`;
  const options = sectionsIn(field).map(({ heading, items }) => {
    const lines = items.map(option);
    return heading ? html`<optgroup label="${heading.text}">${lines}</optgroup>` : html`${lines}`;
  });
  const own = { id: idOf(field.name), name: field.name, required: field.isNeeded === true && drawing.isRequired };
  const control = html`<select class="rn-input"${attributes({ ...own, ...naming(field, drawing) })}><option value="">${drawing.choose}</option>${options}</select>`;
  return labelled(field, control);
}

function inputAttributes(field: PlainInput, drawing: ControlContext, usual: Parameters<typeof attributes>[0] = {}): Html {
  return attributes({
    ...usual,
    id: idOf(field.name),
    name: field.name,
    required: field.isNeeded === true && drawing.isRequired,
    placeholder: field.placeholder,
    ...field.limits,
    ...naming(field, drawing),
  });
}

/** A browser's own field for numbers drops in silence what it doesn't read: numbers are typed as text, and read by us. */
function typeOf({ control, limits }: PlainInput) {
  if (control !== "number") return { type: control, isText: false };
  return { type: "text", inputmode: Number(limits?.min) < 0 ? "text" : "decimal", isText: true };
}

function input(field: PlainInput, drawing: ControlContext): Html {
  const [value] = drawing.entries.get(field.name) ?? [];
  const { isText, ...usual } = typeOf(field);
  const drawn = isText ? { ...field, limits: {} } : field;
  const control = html`<input class="rn-input"${inputAttributes(drawn, drawing, { ...usual, value, autocomplete: "off" })}>`;
  const unit = field.unit ? html`<div class="rn-measure">${control}<span>${field.unit}</span></div>` : control;
  return labelled(field, html`${endsOf(field.ends)}${unit}`);
}

function area(field: PlainInput, drawing: ControlContext): Html {
  const [value] = drawing.entries.get(field.name) ?? [];
  // A parser swallows the first line break behind the tag.
  return labelled(field, html`<textarea class="rn-input" rows="4"${inputAttributes(field, drawing)}>\n${value}</textarea>`);
}

/** A browser never gives back what was chosen before: that is kept by entries of their own. */
function file(field: PlainInput, drawing: ControlContext): Html {
  const hasFiles = (drawing.entries.get("value") ?? []).length > 0;
  const isRequired = drawing.isRequired && !hasFiles;
  return html`<input class="rn-input" type="file"${inputAttributes(field, { ...drawing, isRequired })}>`;
}

function group({ legend, fields }: PlainGroup, drawing: ControlContext): Html {
  return html`<fieldset class="rn-group"><legend>${legend}</legend>${renderFields(fields, drawing)}</fieldset>`;
}

function prose({ texts, image }: PlainProse): Html {
  const paragraphs = texts.filter((text) => text !== "").map((text) => html`<p>${text}</p>`);
  const picture = image === undefined ? html`` : html`<img src="${image}" alt="">`;
  return html`<div class="rn-text">${paragraphs}${picture}</div>`;
}

const RENDERERS: { readonly [Control in PlainField["control"]]: Renderer<Extract<PlainField, { readonly control: Control }>> } & {
  readonly [Control in PlainChoice["control"]]: Renderer<PlainChoice>;
} & { readonly [Control in PlainInput["control"]]: Renderer<PlainInput> } = {
  radio: choice,
  checkbox: choice,
  select,
  text: input,
  number: input,
  date: input,
  "datetime-local": input,
  area,
  file,
  group,
  prose,
};

/** The fields of a question as HTML, with what the form holds in them. */
export function renderFields(fields: readonly PlainField[], drawing: ControlContext): readonly Html[] {
  return fields.map((field) => (RENDERERS[field.control] as Renderer<PlainField>)(field, drawing));
}
