/** As many test responses as one call creates. */
export const MOST_TEST_RESPONSES = 2_000;
