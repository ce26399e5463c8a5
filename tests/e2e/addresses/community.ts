/** Who looks at an address of a community. */
export type Looker = "member" | "observer" | "moderator" | "administrator" | "mainAdmin";

export const TEAM: readonly Looker[] = ["observer", "moderator", "administrator", "mainAdmin"];

/** Where an address leads: the address itself where it says nothing else. */
export interface Row {
  /** Below `/c/{origin}/`; `ID` is a survey that runs. */
  readonly path: string;
  readonly member?: string;
  readonly team?: string;
  /** Where observers are led elsewhere than the others of the team; null where they are told that they have no access. */
  readonly observer?: string | null;
  /** A page for whoever comes, with or without an account: nothing of the app is there, which has no link to it. */
  readonly isDocument?: boolean;
}

/** The addresses of the specification (section 2) whose screens are built, and others that people type. */
export const ROWS: readonly Row[] = [
  { path: "" },
  { path: "welcome" },
  { path: "profile" },
  { path: "notifications" },
  { path: "historial", team: "gestion-labs" },
  { path: "search", team: "comments" },
  { path: "redeem" },
  { path: "redeemReport", member: "redeem", team: "redeemReport" },
  { path: "members", member: "" },
  { path: "members/preview", member: "", team: "members" },
  { path: "gestion-labs", member: "" },
  { path: "moderator-admin", member: "", team: "moderators", observer: null },
  { path: "image-downloader", member: "" },
  { path: "email", member: "", observer: null },
  { path: "chat" },
  { path: "chat/7", member: "chat", team: "chat" },
  { path: "activities" },
  { path: "activities/step1", member: "activities", observer: "activities" },
  { path: "activities/ID", member: "activities/ID/info" },
  { path: "activities/ID/info", team: "activities/ID" },
  { path: "activities/ID/step1", member: "activities/ID/info", team: "activities/ID" },
  { path: "activities/ID/step2", member: "activities/ID/info" },
  { path: "activities/ID/step3", member: "activities/ID/info", team: "activities/ID" },
  // Of another type of activity.
  { path: "activities/ID/heatmap", member: "activities/ID/info", team: "activities/ID" },
  { path: "activities/ID/wat-ux", member: "activities/ID/info", team: "activities/ID" },
  { path: "activities/ID/video-chat", member: "activities/ID/info", team: "activities/ID" },
  { path: "activities/ID/video-chat-rest", member: "activities/ID/info", team: "activities/ID" },
  { path: "video-backend", member: "activities" },
  { path: "videochat-test", isDocument: true },
  { path: "videochat-exit", isDocument: true },
  { path: "complete-profile", member: "", team: "" },
  { path: "2FA", member: "", team: "" },
];

/** Addresses of screens that are yet to be built, and what is nearest. A row that is built goes up; the list only shrinks. */
export const AWAITED: readonly Row[] = [{ path: "report", member: "", team: "activities" }];

/** What the first heading says at the address that one is led to, for members and for the team; `TITLE` is the survey's. */
export const HEADINGS: Readonly<Record<string, { readonly member?: string | RegExp; readonly team?: string | RegExp }>> = {
  "": { member: /^Hola/, team: /^Hola/ },
  welcome: { member: "Hablemos de cómo te mueves por la ciudad", team: "Página de bienvenida" },
  profile: { member: "Tu perfil", team: "Mi perfil" },
  notifications: { member: "Notificaciones", team: "Notificaciones" },
  historial: { member: "Tus LABs" },
  "gestion-labs": { team: "LABs" },
  search: { member: "Buscar" },
  comments: { team: "Comentarios" },
  redeem: { member: "Canjear", team: "Canjes" },
  redeemReport: { team: "Informe de canjes" },
  members: { team: "Miembros" },
  moderators: { team: "Moderadores" },
  "image-downloader": { team: "Imágenes por actividad" },
  email: { team: "Correos y avisos" },
  "video-backend": { team: "Videochats" },
  "videochat-test": { member: "Prueba tus dispositivos", team: "Prueba tus dispositivos" },
  "videochat-exit": { member: "La sesión ha terminado", team: "La sesión ha terminado" },
  chat: { member: "Chat con el equipo", team: /^Chat/ },
  activities: { member: "Actividades", team: "Actividades" },
  "activities/step1": { team: "Crear actividad" },
  "activities/ID": { team: "TITLE" },
  "activities/ID/info": { member: "TITLE" },
  "activities/ID/step2": { team: "TITLE" },
};

/** Entities that nothing stands behind yet: by a typed address, too, there is nothing of them. */
export const CLOSED = ["reports", "video-chats", "recordings", "transcripts", "email-records"];
