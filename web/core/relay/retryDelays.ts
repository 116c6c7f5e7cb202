/** Delays before a read is retried while a server behind the gateway is away, in milliseconds. */
export const READ_RETRY_MS = [500, 1_500]

/** Delays for a write with an idempotency key: together longer than a failover of the database. */
export const WRITE_RETRY_MS = [500, 1_500, 4_000, 6_000]
