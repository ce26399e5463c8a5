import { useTexts } from "../../../../client/kit/console";

const DECIMALS = { minimumFractionDigits: 2, maximumFractionDigits: 2 } as const;

/** Coins as the reader's language writes them: `of` a balance, `change` with its sign. */
export function useCoins() {
  const { language } = useTexts();
  const [plain, signed] = [
    new Intl.NumberFormat(language, DECIMALS),
    new Intl.NumberFormat(language, { ...DECIMALS, signDisplay: "exceptZero" }),
  ];
  return { of: (coins: number) => plain.format(coins), change: (coins: number) => signed.format(coins) };
}
