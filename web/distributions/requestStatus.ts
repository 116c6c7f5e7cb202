/** The statuses of a request that the screens decide by; a test compares them with those of the servers. */
export const REQUEST_STATUS = { open: 1, approved: 2, pending: 3, historical: 5, incomplete: 6 } as const
