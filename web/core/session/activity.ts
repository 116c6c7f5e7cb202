/** Initial activity state of a browser tab. */
export const newActivity = () => ({
  /** Time of the last response, from which the server counts idle time. */
  answeredAt: Date.now(),
  /** Time of the last write. */
  wroteAt: 0,
  /** Time at which the session expired, by `performance.now()`. */
  expiredAt: -Infinity,
  /** True while a dialog asks for the password, so that the user can renew the session without leaving the screen. */
  isAsking: false,
  /** Position in the change log up to which the tab's data is current; null if unknown. */
  position: null as string | null,
})

/** Most recent activity of this tab. */
export const activity = newActivity()
