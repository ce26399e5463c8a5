import type { ApiOptions } from "./api";

/** One of `GET /tester/communities/{id}/alerts/page/…`, in the session's language. */
export interface Alert {
  readonly id: string;
  readonly kind: string;
  /** Name of an icon. */
  readonly icon: string;
  readonly title: string;
  readonly message: string;
  /** Below the address of the app. */
  readonly link: string | null;
  readonly seen: boolean;
  /** Whether it is yet to be shown over what the person is doing. */
  readonly popup: boolean;
  readonly date: string;
}

export interface AlertPage {
  readonly alerts: readonly Alert[];
  /** Of all, not of the page alone. */
  readonly unseenAlerts: number;
  readonly totalElements: number;
}

/** The channel on which people hear that their alerts have changed. */
export const ALERTS_CHANNEL = "alerts";

/** Asked for again this often, for those whom no live event reaches. */
export const ALERTS_EVERY_MS = 60_000;

type Call = <T>(path: string, options?: ApiOptions) => Promise<T>;

/** The calls of one reader. @param side `tester` for members, `client` for staff */
export function createAlertApi(call: Call, side: "tester" | "client", communityId: string) {
  const base = `/${side}/communities/${communityId}`;
  const note = (name: string, ids?: readonly string[]) =>
    call<{ readonly unseenAlerts: number }>(`${base}/notifications/${name}`, {
      method: "POST",
      body: ids ? { ids } : {},
      isQuiet: true,
    });
  return {
    fetchPage: (page: number, size: number, signal?: AbortSignal) =>
      call<AlertPage>(`${base}/alertsWithPagination/page/${page}/pageSize/${size}`, {
        isQuiet: true,
        ...(signal ? { signal } : {}),
      }),
    noteSeen: (ids?: readonly string[]) => note("seen", ids),
    notePopupSeen: (ids: readonly string[]) => note("seenPopup", ids),
  };
}
