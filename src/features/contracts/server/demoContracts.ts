import { createHash } from "node:crypto";
import PDFDocument from "pdfkit";
import { type DemoSeed, newId } from "../../../server/kit";
import { MS_PER_DAY } from "../../../shared/dates/msPerDay";

const dayFrom = (days: number) => new Date(Date.now() + days * MS_PER_DAY).toISOString().slice(0, "YYYY-MM-DD".length);

interface DemoContract {
  readonly number: string;
  readonly title: string;
  readonly amount: number;
  readonly startsOn: string;
  readonly endsOn: string;
  readonly validUntil: string | null;
  readonly clauses: readonly string[];
}

const SIGNED: DemoContract = {
  number: "CM-2026-014",
  title: "Contrato marco de estudios de mercado",
  amount: 18_000,
  startsOn: dayFrom(-120),
  endsOn: dayFrom(245),
  validUntil: null,
  clauses: [
    "1. Objeto. El proveedor realiza para el cliente encuestas a panel, comunidades y entrevistas por vídeo, según los estudios que el cliente lance en la suite.",
    "2. Precio. Los estudios se pagan con créditos. El importe de este contrato cubre la primera carga y el acceso a la suite durante doce meses.",
    "3. Datos personales. El proveedor trata los datos de los participantes como responsable; el cliente recibe resultados sin datos que los identifiquen.",
    "4. Duración. Doce meses desde la fecha de inicio. Las partes pueden renovarlo por escrito.",
  ],
};

const OFFERED: DemoContract = {
  number: "CM-2026-031",
  title: "Ampliación: comunidad de usuarios de autobús",
  amount: 9_600,
  startsOn: dayFrom(14),
  endsOn: dayFrom(379),
  validUntil: dayFrom(21),
  clauses: [
    "1. Objeto. Una comunidad permanente de hasta 150 usuarios de autobús urbano, con moderación del proveedor dos días por semana.",
    "2. Precio. El importe cubre doce meses de comunidad. Los premios de los participantes se facturan aparte, a su coste.",
    "3. Entregables. Un informe al mes con lo más comentado y las propuestas de mejora de la línea.",
  ],
};

async function pdfOf({ number, title, clauses }: DemoContract): Promise<Buffer> {
  const document = new PDFDocument({ size: "A4", margin: 56, lang: "es", info: { Title: `${title} (${number})` } });
  const parts: Buffer[] = [];
  document.on("data", (part: Buffer) => parts.push(part));
  const ended = new Promise<void>((resolve) => document.once("end", resolve));
  document.font("Helvetica-Bold").fontSize(20).text(title).moveDown(0.3);
  document.font("Helvetica").fontSize(11).text(number).moveDown(1.5);
  for (const clause of clauses) document.text(clause, { lineGap: 3 }).moveDown(0.8);
  document.end();
  await ended;
  return Buffer.concat(parts);
}

/** A contract that is in force, and an offer that waits for the demo's client. */
export const demoContracts: DemoSeed = {
  name: "contracts",
  order: 95,
  run: async ({ spaceDb, companyId, keepFile }) => {
    const db = spaceDb(companyId);
    const person = await db
      .selectFrom("staffRole")
      .select(["id", "name", "surname", "email"])
      .where("role", "=", "SUPERADMIN")
      .orderBy("id")
      .executeTakeFirst();
    const keep = async (contract: DemoContract) => {
      const { clauses: _, ...fields } = contract;
      const content = await pdfOf(contract);
      const file = { purpose: "file", name: `${contract.number}.pdf`, mediaType: "application/pdf", content };
      const document = await keepFile({ ...file, ofSpace: companyId });
      const id = newId();
      const home = { entity: "contract", recordId: id, field: "document", state: "ATTACHED" } as const;
      await db.updateTable("file").set(home).where("id", "=", document.slice("/files/".length)).execute();
      return { ...fields, id, document, documentHash: createHash("sha256").update(content).digest("hex"), isOffered: true };
    };
    const signedAt = new Date(Date.now() - 118 * MS_PER_DAY).toISOString();
    const signed = {
      ...(await keep(SIGNED)),
      status: "SIGNED",
      offeredAt: new Date(Date.now() - 121 * MS_PER_DAY).toISOString(),
      decidedAt: signedAt,
      signedOn: signedAt.slice(0, "YYYY-MM-DD".length),
      signerName: [person?.name, person?.surname].filter(Boolean).join(" "),
      signerEmail: person?.email ?? null,
      decidedBy: person?.id ?? null,
    };
    await db.insertInto("contract").values(signed).execute();
    const offered = { ...(await keep(OFFERED)), status: "OFFERED", offeredAt: new Date().toISOString() };
    await db.insertInto("contract").values(offered).execute();
  },
};
