import sharp, { type Sharp } from "sharp";
import type { TestApp } from "./app";
import { importForm } from "./imports";

/** A picture of one colour, unlike any other of another colour. */
export function picture(width = 40, height = 20, background = "#336699"): Sharp {
  return sharp({ create: { width, height, channels: 3, background } });
}

export interface ImageUpload {
  readonly token?: string;
  readonly content: Buffer;
  readonly name?: string;
  /** @default true */
  readonly isWhole?: boolean;
}

/** `POST /experienceLabs/file`. */
export function upload(app: TestApp, { token, content, name = "picture.png", isWhole = true }: ImageUpload) {
  const form = importForm({ name, content, fields: { publicLogo: String(isWhole) } });
  return app.call({ method: "POST", url: "/experienceLabs/file", ...(token ? { token } : {}), ...form });
}

/** An image that was put up, by its address. */
export async function uploaded(app: TestApp, token: string, given: Partial<ImageUpload> = {}): Promise<string> {
  const answer = await upload(app, { token, content: await picture().png().toBuffer(), ...given });
  if (answer.statusCode !== 200) throw new Error(answer.body);
  return answer.json().url;
}

/** What is sent up for fields of other kinds than images. */
const FILES = {
  file: { name: "programme.pdf", content: Buffer.from("%PDF-1.7\n1 0 obj << /Type /Catalog >> endobj\n%%EOF\n") },
  video: {
    name: "welcome.mp4",
    content: Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from("ftypmp42"), Buffer.alloc(4_000)]),
  },
};

/** `POST /api/files/{kind}`. @param file @default one that is taken */
export function sendFile(
  app: TestApp,
  token: string,
  kind: keyof typeof FILES,
  file: { name: string; content: Buffer } = FILES[kind],
) {
  return app.call({ method: "POST", url: `/api/files/${kind}`, token, ...importForm(file) });
}

/** A file or a video that was put up, by its address. */
export async function uploadedFile(app: TestApp, token: string, kind: keyof typeof FILES): Promise<string> {
  const answer = await sendFile(app, token, kind);
  if (answer.statusCode !== 200) throw new Error(answer.body);
  return answer.json().url;
}
