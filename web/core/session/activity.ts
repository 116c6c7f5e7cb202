/** A tab without activity yet. */
export const newActivity = () => ({
  /** When it got an answer: the server counts from there how long nothing was done. */
  answeredAt: Date.now(),
  /** When it saved something. */
  wroteAt: 0,
  /** A dialog asks for the password, so that a session that ends meanwhile can begin anew in its place. */
  isAsking: false,
  /** The position of the log of changes up to which it shows or was told everything; null while it knows none. */
  position: null as string | null,
})

/** Last activity of this tab. */
export const activity = newActivity()
