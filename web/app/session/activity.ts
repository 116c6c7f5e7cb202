/**
 * When this tab last got an answer: the server counts from there how long nothing was done. And whether a dialog asks
 * for the password, so that a session that ends meanwhile can begin anew in its place.
 */
export const activity = { answeredAt: Date.now(), isAsking: false }
