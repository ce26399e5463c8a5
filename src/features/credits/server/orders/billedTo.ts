import type { SpaceDb } from "../../../../server/kit";
import type { Language } from "../../../../shared/languages";

/** The company's data as an invoice has them, in the language that it will be read in. */
export async function billedTo(db: SpaceDb, language: Language) {
  const company = await db
    .selectFrom("company")
    .leftJoin("country", "country.id", "company.country")
    .select(["company.name", "company.vatNumber", "company.address", "company.postalCode", "company.town", "company.province"])
    .select("country.code as country")
    .where("company.id", "=", db.spaceId)
    .executeTakeFirstOrThrow();
  const { name, vatNumber, address, postalCode, town, province } = company;
  const country =
    company.country && (new Intl.DisplayNames([language], { type: "region" }).of(company.country) ?? company.country);
  const lines = [address, [postalCode, town].filter(Boolean).join(" "), province, country].filter(Boolean);
  return {
    billedName: name,
    billedVatNumber: vatNumber,
    billedAddress: lines.join("\n") || null,
    billedLanguage: language,
  };
}
