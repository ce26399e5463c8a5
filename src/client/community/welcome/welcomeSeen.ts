const key = (communityId: string, accountId: string) => `sondeo.welcome.${communityId}.${accountId}`;

/** Whether this person has read the welcome here, or put it away. */
export function hasSeen(communityId: string, accountId: string): boolean {
  return localStorage.getItem(key(communityId, accountId)) !== null;
}

export function keepSeen(communityId: string, accountId: string): void {
  localStorage.setItem(key(communityId, accountId), "1");
}
