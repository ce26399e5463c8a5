const OWN_PARAMETERS = new Set(["supplier", "exp", "sig", "ts", "status", "language", "preview"]);

/** As the server takes them. */
export function isWebAddress(text: string): boolean {
  return /^https?:\/\/[^\s@]+$/i.test(text) && URL.canParse(text);
}

/** Whether a parameter of this name can hold a respondent's id: the link's own names are taken. */
export function isParameter(name: string): boolean {
  return /^[A-Za-z][A-Za-z0-9_.-]{0,39}$/.test(name) && !OWN_PARAMETERS.has(name);
}
