/** The demo's accounts (design section 6); never in production. */
export const DEMO_PASSWORD = "Sondeo-demo-1";
export const DEMO_ORIGIN = "demo";

export const DEMO_ACCOUNTS = [
  { role: "mainAdmin", email: "main-admin@demo.test" },
  { role: "administrator", email: "admin@demo.test" },
  { role: "moderator", email: "moderator@demo.test" },
  { role: "observer", email: "observer@demo.test" },
  { role: "member", email: "member@demo.test" },
  { role: "client", email: "client@demo.test" },
  { role: "backoffice", email: "backoffice@demo.test" },
] as const;
