/** When this tab last got an answer: the server counts from there how long nothing was done. */
export const activity = { answeredAt: Date.now() }
