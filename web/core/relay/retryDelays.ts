/** When a read is asked for again because something behind the gateway is away, in milliseconds. */
export const READ_RETRY_MS = [500, 1_500]

/**
 * The same for a write with a key, which happens once however often it is sent: together longer than a standby of the
 * database needs to stand in.
 */
export const WRITE_RETRY_MS = [500, 1_500, 4_000, 6_000]
