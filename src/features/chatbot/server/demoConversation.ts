import { type DemoSeed, newId } from "../../../server/kit";
import { MS_PER_DAY } from "../../../shared/dates/msPerDay";
import type { Paragraph } from "../shared/api";

interface DemoExchange {
  readonly daysAgo: number;
  readonly question: string;
  readonly answer: readonly Paragraph[];
  readonly isHandedOver?: true;
}

/** What the demo's member has asked: the last one went to the moderators, whose chat has it. */
const EXCHANGES: readonly DemoExchange[] = [
  {
    daysAgo: 6,
    question: "¿Hay un plazo para canjear los LABs?",
    answer: [
      {
        text: "Puedes canjear tus LABs cuando quieras: no hay fecha límite.",
        sources: [{ title: "Cuándo se canjea", path: "/redeem" }],
      },
    ],
  },
  {
    daysAgo: 6 - 0.01,
    question: "¿Qué sabéis de mí?",
    answer: [
      {
        text: "En tu perfil, en «Mis datos», puedes descargar todo lo que esta comunidad sabe de ti y eliminar tu cuenta.",
        sources: [{ title: "Tus datos", path: "/profile/data" }],
      },
    ],
  },
  {
    daysAgo: 2,
    question: "¿En el diario del trayecto vale también el fin de semana?",
    answer: [],
    isHandedOver: true,
  },
];

/** A conversation of the demo's member with the assistant. */
export const demoConversation: DemoSeed = {
  name: "chatbot",
  order: 78,
  run: async ({ spaceDb, communityId }) => {
    const db = spaceDb(communityId);
    const member = await db.selectFrom("member").select("id").where("email", "=", "member@demo.test").executeTakeFirst();
    if (!member) return;
    const conversation = newId();
    await db.insertInto("chatbotConversation").values({ id: conversation, member: member.id }).execute();
    for (const { daysAgo, question, answer, isHandedOver } of EXCHANGES) {
      const id = newId();
      const createdAt = new Date(Date.now() - daysAgo * MS_PER_DAY).toISOString();
      await db
        .insertInto("chatbotMessage")
        .values({
          ...{ id, conversation, member: member.id, clientKey: id, question, createdAt, method: "SEARCH" },
          ...{ answer: JSON.stringify(answer), isFound: answer.length > 0, handedOverAt: isHandedOver ? createdAt : null },
        })
        .execute();
    }
  },
};
