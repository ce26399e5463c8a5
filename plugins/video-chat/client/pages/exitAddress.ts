/** Where one lands after a session. @param home address of the community @param back of the session, where one may come back */
export function exitAddress(home: string, back?: string): string {
  return `${home}videochat-exit${back === undefined ? "" : `?back=${encodeURIComponent(back)}`}`;
}
