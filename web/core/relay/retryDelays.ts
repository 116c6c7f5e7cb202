/** Delays in milliseconds before each retry of a read while a server behind the gateway is unavailable. */
export const READ_RETRY_MS = [500, 1_500]

/** Delays for a write with an idempotency key. Their total is longer than a database failover. */
export const WRITE_RETRY_MS = [500, 1_500, 4_000, 6_000]
