import sharp from "sharp";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { startApp, type TestApp } from "../helpers/app";
import { otherCommunity } from "../helpers/communities";
import { CANARY, type HostileFile, hostileFiles, type UploadPurpose } from "../helpers/hostileFiles";
import { rows } from "../helpers/identity";
import { publishedSurvey } from "../helpers/surveys";

const BOUNDARY = "----sondeo-hostile-boundary";
const REFUSED = [413, 415, 422];
const DRAFT = {
  languages: ["es"],
  title: { es: "Archivos" },
  closing: { es: "Gracias" },
  blocks: [
    {
      id: "one",
      questions: [
        { id: "picture", variable: "picture", type: "image-upload", title: { es: "Foto" } },
        { id: "document", variable: "document", type: "file-upload", title: { es: "Archivo" } },
      ],
    },
  ],
};

/** A form as a browser sends it, or somebody who lies about the file's type. */
function formOf({ name, type, content }: HostileFile, isWhole: boolean) {
  const disposition = 'Content-Disposition: form-data; name="';
  const field = `--${BOUNDARY}\r\n${disposition}publicLogo"\r\n\r\n${isWhole}\r\n`;
  const head = `--${BOUNDARY}\r\n${disposition}file"; filename="${name}"\r\nContent-Type: ${type}\r\n\r\n`;
  const body = Buffer.concat([Buffer.from(isWhole ? field + head : head), content, Buffer.from(`\r\n--${BOUNDARY}--\r\n`)]);
  return { headers: { "content-type": `multipart/form-data; boundary=${BOUNDARY}` }, body };
}

describe("sixty files that are not what they say", () => {
  let app: TestApp;
  let member: string;
  let administrator: string;
  let strangers: readonly (string | undefined)[];
  let survey: string;
  let files: readonly HostileFile[];
  beforeAll(async () => {
    app = await startApp();
    const other = await otherCommunity(app);
    [member, administrator] = [await app.signIn("member"), await app.signIn("administrator")];
    strangers = [undefined, other.member, other.administrator, other.client, await app.signIn("backoffice")];
    survey = await publishedSurvey(app, await app.signIn("moderator"), DRAFT);
    const started = await app.call({ method: "POST", url: `/api/activities/${survey}/execution`, token: member });
    expect(started.statusCode, started.body).toBe(200);
    files = await hostileFiles();
  });
  afterAll(() => app.close());
  beforeEach(() => rows(app, "delete from attempt"));

  function send(file: HostileFile, place: UploadPurpose) {
    const isLook = place === "look";
    const url = isLook ? "/experienceLabs/file" : `/api/activities/${survey}/execution/files/${place}`;
    return app.call({ method: "POST", url, token: isLook ? administrator : member, ...formOf(file, isLook) });
  }

  /** Whether a file that was taken can do no harm: an image of our own encoding, or nothing that a browser shows. */
  async function faultOf(url: string, file: HostileFile, place: UploadPurpose): Promise<string | undefined> {
    const read = await app.call({ url, token: place === "look" ? administrator : member });
    const { "content-type": type, "content-disposition": disposition } = read.headers;
    if (read.statusCode !== 200) return `is not read: ${read.statusCode}`;
    if (read.headers["x-content-type-options"] !== "nosniff") return "may be sniffed";
    if (read.headers["content-security-policy"] !== "default-src 'none'; sandbox") return "may run what it holds";
    if (place === "document") return String(disposition).startsWith("attachment;") ? undefined : `is shown: ${disposition}`;
    if (type !== "image/png" && type !== "image/jpeg") return `is shown as ${type}`;
    if (read.rawPayload.equals(file.content)) return "is not encoded anew";
    if (/canary|<script|<!doctype|%PDF/i.test(read.rawPayload.toString("latin1"))) return "says what it said";
    const { format, exif, xmp } = await sharp(read.rawPayload).metadata();
    return `image/${format}` === type && !exif && !xmp ? undefined : `is ${format} with metadata`;
  }

  test("are sixty, of which most say the same script", () => {
    expect(new Set(files.map(({ what }) => what)).size).toBe(60);
    expect(files.filter(({ content }) => content.includes(CANARY)).length).toBeGreaterThan(35);
  });

  test.each<UploadPurpose>(["look", "picture", "document"])("are refused or made harmless: %s", async (place) => {
    const wrong: string[] = [];
    for (const file of files) {
      const answer = await send(file, place);
      const isTaken = answer.statusCode === 200 || answer.statusCode === 201;
      if (isTaken !== file.taken.includes(place)) wrong.push(`${file.what}: ${answer.statusCode}`);
      if (!isTaken && !REFUSED.includes(answer.statusCode)) wrong.push(`${file.what}: ${answer.statusCode} ${answer.body}`);
      const fault = isTaken ? await faultOf(answer.json().url, file, place) : undefined;
      if (fault) wrong.push(`${file.what}: ${fault}`);
    }
    expect(wrong).toEqual([]);
  });

  test("are shown to nobody who may not see the answer, at any download", async () => {
    const kept = await rows<{ id: string }>(app, "select id from file where purpose = 'answer'");
    expect(kept.length).toBeGreaterThan(30);
    const open: string[] = [];
    for (const { id } of kept) {
      for (const token of strangers) {
        const { statusCode } = await app.call({ url: `/files/${id}`, ...(token ? { token } : {}) });
        if (statusCode !== 404) open.push(`${id}: ${statusCode}`);
      }
    }
    expect(open).toEqual([]);
    const url = `/files/${kept[0]?.id}`;
    expect((await app.call({ url, token: member })).statusCode).toBe(200);
    await app.call({ method: "POST", url: "/api/logout", token: member });
    expect((await app.call({ url, token: member })).statusCode).toBe(404);
  });
});
