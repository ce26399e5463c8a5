import type { ActivityType, SpaceDb } from "../../../server/kit";
import { type LocalizedText, resolveLanguage } from "../../../shared/languages";
import { readChat, readQuestions } from "./readChat";

/** Labels of the results' variables, in the language of whoever reads them. */
const WORDS = {
  wrote: { es: "Escribió", en: "Wrote", fr: "A écrit", nl: "Schreef", it: "Ha scritto", pt: "Escreveu" },
  live: {
    es: "Durante la sesión",
    en: "During the session",
    fr: "Pendant la session",
    nl: "Tijdens de sessie",
    it: "Durante la sessione",
    pt: "Durante a sessão",
  },
  later: {
    es: "Solo después",
    en: "Only afterwards",
    fr: "Seulement après",
    nl: "Pas na afloop",
    it: "Solo dopo",
    pt: "Só depois",
  },
  none: {
    es: "No escribió",
    en: "Didn’t write",
    fr: "N’a pas écrit",
    nl: "Schreef niet",
    it: "Non ha scritto",
    pt: "Não escreveu",
  },
  messages: {
    es: "Número de mensajes",
    en: "Number of messages",
    fr: "Nombre de messages",
    nl: "Aantal berichten",
    it: "Numero di messaggi",
    pt: "Número de mensagens",
  },
  answered: {
    es: "Preguntas de la guía que respondió",
    en: "Questions of the guide answered",
    fr: "Questions du guide répondues",
    nl: "Beantwoorde vragen van de gids",
    it: "Domande della guida con risposta",
    pt: "Perguntas do guião respondidas",
  },
} as const satisfies Readonly<Record<string, LocalizedText>>;

/** Members who came to the session, whether they wrote or not. */
function readPresent(db: SpaceDb, activityId: string) {
  return db
    .selectFrom("chatPresence")
    .select("member")
    .where("activity", "=", activityId)
    .where("seenAt", "is not", null)
    .execute();
}

/** What members wrote that counts. */
function readMessages(db: SpaceDb, activityId: string) {
  return db
    .selectFrom("comment")
    .select(["member", "createdAt", "parentComment"])
    .where("activity", "=", activityId)
    .where("member", "is not", null)
    .where("audience", "=", "EVERYBODY")
    .where("status", "=", "PUBLISHED")
    .where("deletedAt", "is", null)
    .orderBy("seq")
    .execute();
}

type Message = Awaited<ReturnType<typeof readMessages>>[number];

/** Of each member who came or wrote: whether they wrote and when, how many messages, and how many questions they answered. */
export const readVariables: NonNullable<ActivityType["variables"]> = async ({ db, activityId, language }) => {
  const chat = await readChat(db, activityId);
  if (!chat) return { variables: [], values: new Map() };
  const word = (name: keyof typeof WORDS) => WORDS[name][resolveLanguage(language)];
  const asked = new Set((await readQuestions(db, activityId)).flatMap(({ comment }) => comment ?? []));
  const written = new Map<string, Message[]>();
  for (const message of await readMessages(db, activityId)) {
    if (message.member === null) continue;
    const own = written.get(message.member);
    if (own) own.push(message);
    else written.set(message.member, [message]);
  }
  const present = (await readPresent(db, activityId)).map(({ member }) => member);
  const ends = Date.parse(chat.endsAt);
  const valuesOf = (member: string) => {
    const own = written.get(member) ?? [];
    const isLive = own.some(({ createdAt }) => Date.parse(createdAt) <= ends);
    const answered = new Set(
      own.flatMap(({ parentComment }) => (parentComment && asked.has(parentComment) ? parentComment : [])),
    );
    return {
      chat_wrote: own.length === 0 ? "none" : isLive ? "live" : "later",
      chat_messages: own.length,
      chat_answered: answered.size,
    };
  };
  const codes = { live: word("live"), later: word("later"), none: word("none") };
  return {
    variables: [
      { name: "chat_wrote", label: word("wrote"), measure: "nominal", codes },
      { name: "chat_messages", label: word("messages"), measure: "scale" },
      { name: "chat_answered", label: word("answered"), measure: "scale" },
    ],
    values: new Map([...new Set([...present, ...written.keys()])].map((member) => [member, valuesOf(member)])),
  };
};
