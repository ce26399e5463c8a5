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
