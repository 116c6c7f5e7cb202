/** Initial activity state of a browser tab. */
export const newActivity = () => ({
  /** Time of the last response, from which the server counts idle time. */
  answeredAt: Date.now(),
  /** Time of the last write. */
  wroteAt: 0,
  /** Time at which the session expired, by `performance.now()`. */
  expiredAt: -Infinity,
  /** Time at which the idle session ends, as last computed. Infinity if the session has no idle limit. */
  idleEndsAt: Infinity,
  /** True while a dialog asks for the password, so that the user can renew the session without leaving the screen. */
  isAsking: false,
  /** Position in the change log up to which the tab's data is current; null if unknown, undefined before a response. */
  position: undefined as string | null | undefined,
  /** True if a stream opened without a position, so the next response, such as that of the refetch, has the position. */
  isCatchingUp: false,
})

/** Most recent activity of this tab. */
export const activity = newActivity()
