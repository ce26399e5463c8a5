import { type Callbacks, createCallbacks } from "../callbacks/callbacks";
import { createCallbackDelivery } from "../callbacks/deliverCallback";
import type { Database } from "../db/database";
import type { Config } from "../platform/config";
import { readSecretKey } from "../platform/secretKey";
import type { Texts } from "../platform/texts";
import { createSmsDelivery } from "../sms/deliverSms";
import { createSms, type Sms } from "../sms/sms";
import { createMailDelivery } from "./deliverMail";
import { readDkimKey } from "./dkimKey";
import { createMailer, type Mailer } from "./mailer";
import { createOutbox, type Outbox, SIDE_BY_SIDE } from "./outbox/outbox";
import { createHtmlRenderer, type RenderHtml } from "./rendering/renderHtml";
import { createSmtp } from "./smtp";
import { createSuppressions, type Suppressions } from "./suppressions";
import { TEMPLATES } from "./templates";
import type { MailTemplate } from "./templates/mailTemplate";
import { createUnsubscriptions, type Unsubscriptions } from "./unsubscribe";

/** All that leaves the product for people's own inboxes and telephones, and for other servers. */
export interface Messages {
  readonly mailer: Mailer;
  readonly sms: Sms;
  readonly callbacks: Callbacks;
  readonly outbox: Outbox;
  readonly unsubscriptions: Unsubscriptions;
  readonly suppressions: Suppressions;
  readonly renderHtml: RenderHtml;
}

export interface MessagesOptions {
  readonly config: Pick<
    Config,
    "smtpUrl" | "mailFrom" | "dkim" | "smsUrl" | "smsToken" | "secretKeyFile" | "isProduction" | "callbackNetworks"
  >;
  readonly database: Database;
  readonly texts: Texts;
  /** By name. @default the product's own */
  readonly mailTemplates?: ReadonlyMap<string, MailTemplate>;
  /** Where people reach the product; nothing where that is not known. */
  readonly address: () => string | undefined;
  readonly onError: (error: unknown) => void;
}

/** The mailer, the short messages and the outbox that both go through; closed by {@link Outbox.close}. */
export function createMessages({
  config,
  database,
  texts,
  mailTemplates = TEMPLATES,
  address,
  onError,
}: MessagesOptions): Messages {
  const root = database.kysely;
  const { smtpUrl, mailFrom, secretKeyFile, isProduction } = config;
  const secretKey = readSecretKey(secretKeyFile);
  const unsubscriptions = createUnsubscriptions(root, secretKey);
  const suppressions = createSuppressions(root, secretKey);
  const renderHtml = createHtmlRenderer(texts);
  const connections = SIDE_BY_SIDE[database.isEmbedded ? "embedded" : "server"];
  const dkim = config.dkim && { selector: config.dkim.selector, privateKey: readDkimKey(config.dkim) };
  const smtp = smtpUrl ? createSmtp({ smtpUrl, mailFrom, connections, dkim }) : undefined;
  const outbox = createOutbox({
    database,
    deliver: {
      mail: createMailDelivery({ root, unsubscriptions, suppressions, renderHtml, smtp }),
      sms: createSmsDelivery(config),
      callback: createCallbackDelivery(config),
    },
    keepsSecrets: !isProduction,
    onError,
  });
  return {
    mailer: createMailer({ root, texts, templates: mailTemplates, unsubscriptions, address, onMail: outbox.wake }),
    sms: createSms({ root, onMessage: outbox.wake }),
    callbacks: createCallbacks({ root, onCallback: outbox.wake, config }),
    outbox: {
      ...outbox,
      close: async () => {
        await outbox.close();
        smtp?.close();
      },
    },
    unsubscriptions,
    suppressions,
    renderHtml,
  };
}
