import type { APIRequestContext } from "@playwright/test";

type Texts = { readonly [key: string]: string | Texts };

/** A text of the product in a language, as its server gives it. */
export async function textOf(request: APIRequestContext, language: string, key: string): Promise<string> {
  const response = await request.get(`/api/locales/${language}`);
  const found = key
    .split(".")
    .reduce<string | Texts | undefined>(
      (part, name) => (typeof part === "object" ? part[name] : undefined),
      (await response.json()) as Texts,
    );
  if (typeof found !== "string") throw new Error(`no text "${key}" in ${language}`);
  return found;
}
