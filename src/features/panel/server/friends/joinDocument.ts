import { attributes, type Html, html } from "../../../../server/kit";
import { frame, languageNav, type SpeakingPage } from "../page/frame";

/** What a form had when it was sent. */
export type JoinForm = Readonly<Partial<Record<"name" | "email" | "birthDate" | "gender", string>>>;

interface JoinPage extends SpeakingPage {
  /** Its own address. */
  readonly address: string;
}

/** What of a form was wrong. */
export type JoinFault = "name" | "email" | "birthDate" | "consent";

/** Texts of the landing page, beside those of all pages. */
export const JOIN_STYLE = `.check{display:flex;gap:12px;align-items:flex-start;color:inherit;margin-top:20px}.check input{flex:none;width:24px;min-height:24px;margin:0}select{width:100%;min-height:48px;padding:10px 12px;border:1px solid var(--rn-edge-strong);border-radius:8px;background:var(--rn-surface);color:var(--rn-text);font:inherit}.fault{color:var(--rn-danger,inherit);font-size:14px;font-weight:600}.points{margin:16px 0 0;padding-inline-start:20px;list-style:disc}.points li{margin:6px 0}input[readonly]{font-size:14px}`;

function field(name: string, { label, input, fault }: { label: string; input: Html; fault: string | undefined }): Html {
  return html`<label for="${name}">${label}</label>${input}${fault && html`<p class="fault" id="${name}-fault" role="alert">${fault}</p>`}`;
}

/** Where friends of a panelist register: what it is, what they get, and the form. */
export function joinDocument(page: JoinPage, form: JoinForm = {}, faults: readonly JoinFault[] = []) {
  const { say, address, language } = page;
  const faultOf = (name: JoinFault) => (faults.includes(name) ? say(`join.faults.${name}`) : undefined);
  const input = (name: JoinFault, more: Readonly<Record<string, string | boolean | number>>) =>
    html`<input${attributes({ id: name, name, required: true, "aria-describedby": faults.includes(name) && `${name}-fault`, "aria-invalid": faults.includes(name) && "true", ...more })}>`;
  const option = (value: string, label: string) =>
    html`<option${attributes({ value, selected: form.gender === value })}>${label}</option>`;
  const gender = html`<select id="gender" name="gender">${option("", say("join.genders.none"))}${option("W", say("join.genders.W"))}${option("M", say("join.genders.M"))}</select>`;
  const fields = [
    field("name", {
      label: say("join.name"),
      input: input("name", { value: form.name ?? "", maxlength: 80, autocomplete: "given-name" }),
      fault: faultOf("name"),
    }),
    field("email", {
      label: say("join.email"),
      input: input("email", { type: "email", value: form.email ?? "", maxlength: 254, autocomplete: "email" }),
      fault: faultOf("email"),
    }),
    field("birthDate", {
      label: say("join.birthDate"),
      input: input("birthDate", { type: "date", value: form.birthDate ?? "", autocomplete: "bday" }),
      fault: faultOf("birthDate"),
    }),
    field("gender", { label: say("join.gender"), input: gender, fault: undefined }),
  ];
  const consent = html`<label class="check">${input("consent", { type: "checkbox", value: "yes" })}<span>${say("join.consent")}</span></label>${faultOf("consent") && html`<p class="fault" id="consent-fault" role="alert">${faultOf("consent")}</p>`}`;
  const points = html`<ul class="points">${["earn", "choose", "private"].map((point) => html`<li>${say(`join.points.${point}`)}</li>`)}</ul>`;
  const sent = html`<form${attributes({ method: "post", enctype: "multipart/form-data", action: `${address}?language=${language}` })}>${fields}${consent}<button type="submit">${say("join.go")}</button></form>`;
  const main = html`<h1 class="page-title">${say("join.title")}</h1><p>${say("join.body")}</p>${points}<h2>${say("join.form")}</h2>${sent}${languageNav(page, address)}`;
  return frame(say("join.title"), main);
}

/** A page that says one thing, with a button where there is something to do. */
export function saidDocument({ say }: Pick<SpeakingPage, "say">, key: string, action?: string) {
  const form =
    action === undefined
      ? undefined
      : html`<form${attributes({ method: "post", enctype: "multipart/form-data", action })}><button type="submit">${say(`${key}.go`)}</button></form>`;
  return frame(say(`${key}.title`), html`<h1 class="page-title">${say(`${key}.title`)}</h1><p>${say(`${key}.body`)}</p>${form}`);
}
