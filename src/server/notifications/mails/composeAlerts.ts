import type { Language } from "../../../shared/languages";
import type { Texts } from "../../platform/texts";
import { type AlertReader, linkOf, type NotificationKind } from "../notificationKind";

/** What is mailed of an alert. */
export interface MailedAlert {
  readonly kind: NotificationKind;
  readonly params: object | null;
  readonly title: string | null;
  readonly message: string | null;
  readonly link: string | null;
  readonly activity: { readonly id: string; readonly title: string; readonly memberPath: string | undefined } | undefined;
}

/** The words of a mail of alerts, and where its button leads. */
interface AlertMail {
  readonly title: string;
  readonly body: string;
  readonly path: string;
}

interface Writing {
  readonly texts: Pick<Texts, "translate" | "has">;
  readonly language: Language;
  readonly reader: AlertReader;
}

/** The list of alerts in both apps. */
const LIST = "/notifications";

function wordsOf(alerts: readonly MailedAlert[], { texts, language }: Writing) {
  const [first] = alerts as [MailedAlert];
  const { kind, activity } = first;
  const key = `notifications.${kind.name}`;
  const params = { ...first.params, activity: activity?.title ?? "", _: "" };
  if (alerts.length === 1)
    return {
      title: first.title ?? texts.translate(language, `${key}.title`, params),
      message: first.message ?? texts.translate(language, `${key}.message`, params),
    };
  const several = { ...params, smart_count: alerts.length };
  if (activity && texts.has(language, `${key}.many`))
    return { title: texts.translate(language, `${key}.many`, several), message: "" };
  const label = texts.translate(language, `${key}.label`, { _: kind.name });
  const listed = { label, activity: params.activity, smart_count: alerts.length };
  return { title: texts.translate(language, `notificationMails.compose.${activity ? "manyOf" : "many"}`, listed), message: "" };
}

function pathOf({ kind, link, activity, params }: MailedAlert, reader: AlertReader): string {
  return link ?? linkOf(kind, { reader, activity, params: { ...params } }) ?? LIST;
}

/** Puts what is due for one person into one mail: several of one kind and activity are one line. */
export function composeAlerts(alerts: readonly MailedAlert[], writing: Writing): AlertMail {
  const { texts, language, reader } = writing;
  const groups = new Map<string, MailedAlert[]>();
  for (const alert of alerts) {
    const key = `${alert.kind.name} ${alert.activity?.id ?? ""}`;
    groups.set(key, [...(groups.get(key) ?? []), alert]);
  }
  const entries = [...groups.values()].map((group) => ({ group, ...wordsOf(group, writing) }));
  const [only, ...others] = entries;
  if (only && others.length === 0)
    return {
      title: only.title,
      body: only.message || texts.translate(language, "notificationMails.compose.look"),
      path: pathOf(only.group[0] as MailedAlert, reader),
    };
  return {
    title: texts.translate(language, "notificationMails.compose.several", { smart_count: alerts.length }),
    body: entries.map(({ title, message }) => (message ? `• ${title}\n${message}` : `• ${title}`)).join("\n\n"),
    path: LIST,
  };
}
