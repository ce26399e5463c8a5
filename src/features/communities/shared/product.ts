/** What licences call communities. */
export const COMMUNITY_PRODUCT = "ONLINE_COMMUNITY";
