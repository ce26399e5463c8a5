/** Fields of a company that its own people keep, by the tab that shows them. No other field of it is theirs to write. */
export const COMPANY_TABS = {
  account: ["name"],
  contact: ["tradeName", "sector", "website", "phonePrefix", "phone", "contactName", "contactSurname", "contactSecondSurname"],
  billing: ["name", "vatNumber", "address", "postalCode", "town", "province", "country"],
} as const;

export type CompanyTab = keyof typeof COMPANY_TABS;
export type CompanyField = (typeof COMPANY_TABS)[CompanyTab][number];
