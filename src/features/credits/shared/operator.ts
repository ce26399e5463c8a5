export const LONGEST_NAME = 120;
export const LONGEST_TAX_NUMBER = 30;
export const LONGEST_ADDRESS = 600;
/** €. */
export const HIGHEST_CREDIT_PRICE = 1_000;
