import type { MailTemplate } from "../../../../server/kit";

/** To a friend who registered: its button confirms the address. */
export const CONFIRM_MAIL: MailTemplate = { name: "panelConfirm", parts: ["button", "footnote"], values: [] };

/** To whoever is of the panel and registers again. */
export const KNOWN_MAIL: MailTemplate = { name: "panelKnown", parts: ["button", "footnote"], values: [] };
