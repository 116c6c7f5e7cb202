/** The initial state of a tab. */
export const newActivity = () => ({
  /** Time of the last response, from which the server counts idle time. */
  answeredAt: Date.now(),
  /** Time of the last write. */
  wroteAt: 0,
  /** Called after a write of this tab's user, by which counts may have changed. */
  onWritten: (): void => undefined,
  /** True while a dialog asks for the password, so that the session can be renewed in place. */
  isAsking: false,
  /** Position in the change log up to which the tab is current; null if unknown. */
  position: null as string | null,
})

/** Last activity of this tab. */
export const activity = newActivity()
