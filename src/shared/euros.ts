/** The product's one currency (spec section 5: prices and card values are in euros). */
const CURRENCY = "EUR";

/** The product's Portuguese is Portugal's; the bare tag stands for Brazil's habits. */
const LOCALES: Readonly<Partial<Record<string, string>>> = { pt: "pt-PT" };

/** An amount in euros as a language writes it: `10,00 €`, `€10.00`. */
export function formatEuros(amount: number, language: string, options: Intl.NumberFormatOptions = {}): string {
  return new Intl.NumberFormat(LOCALES[language] ?? language, { style: "currency", currency: CURRENCY, ...options }).format(
    amount,
  );
}
