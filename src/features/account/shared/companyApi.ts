import Type from "typebox";
import { defineApi, defineCall, type ValueOf } from "../../../shared/calls/defineApi";
import { closed, component, EXAMPLE_ID, Id, nullable } from "../../../shared/calls/schemas";

/** Long enough for every field: what each takes exactly is the entity's to say. */
const Text = Type.String({ maxLength: 300 });

const fields = {
  name: Text,
  tradeName: nullable(Text),
  sector: nullable(Type.String({ maxLength: 40, description: "Of the list `companySectors`" })),
  website: nullable(Text),
  phonePrefix: nullable(Text),
  phone: nullable(Text),
  contactName: nullable(Text),
  contactSurname: nullable(Text),
  contactSecondSurname: nullable(Text),
  vatNumber: nullable(Type.String({ maxLength: 300, description: "Checked by the rules of the country" })),
  address: nullable(Text),
  postalCode: nullable(Text),
  town: nullable(Text),
  province: nullable(Text),
  country: nullable(Type.String({ format: "uuid", description: "Id of a country" })),
};

const Version = Type.Integer({ minimum: 1, description: "Of the company's record" });

const Company = component(
  "OwnCompany",
  closed({
    ...fields,
    id: Id,
    version: Version,
    person: closed({
      name: Type.String(),
      surname: nullable(Type.String()),
      email: Type.String(),
      role: Type.String({ enum: ["SUPERADMIN", "ADMINISTRATOR"] }),
    }),
  }),
);

const Changes = Type.Partial(closed(fields), { additionalProperties: false });

/** The company, and the person who looks at it. */
export type OwnCompany = ValueOf<typeof Company>;
/** Fields that are to have other values; null has none. */
export type CompanyChanges = ValueOf<typeof Changes>;

const answer: OwnCompany = {
  ...{ id: EXAMPLE_ID, version: 3, name: "Movilidad Urbana S. L.", tradeName: "Movilidad Urbana", sector: "TRAVEL_TRANSPORT" },
  ...{ website: "https://movilidad.example", phonePrefix: "+34", phone: "910 000 000" },
  ...{ contactName: "Elsa", contactSurname: "Client", contactSecondSurname: null },
  ...{ vatNumber: "ESB12345674", address: "Calle Mayor, 1", postalCode: "28013", town: "Madrid", province: "Madrid" },
  country: EXAMPLE_ID,
  person: { name: "Elsa", surname: "Client", email: "client@demo.test", role: "SUPERADMIN" },
};

/** A company's data, kept by its own super administrators and administrators. */
export const companyApi = defineApi({
  "GET /api/account/company": defineCall({
    summary: "The own company: account, contact and billing, and who asks",
    answer: Company,
    examples: { answer },
  }),
  "PUT /api/account/company": defineCall({
    summary: "Change fields of the own company",
    body: closed({ version: Version, changes: Changes }),
    answer: Company,
    examples: { body: { version: 2, changes: { vatNumber: "ESB12345674", town: "Madrid" } }, answer },
  }),
});
