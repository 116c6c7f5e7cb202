/**
 * When this tab last got an answer: the server counts from there how long nothing was done. When it last saved
 * something. And whether a dialog asks
 * for the password, so that a session that ends meanwhile can begin anew in its place.
 */
export const activity = { answeredAt: Date.now(), wroteAt: 0, isAsking: false }
