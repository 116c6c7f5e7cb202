import { sql } from 'kysely'

/**
 * Where a webhook begins that tells of what comes from now on: behind all that has a position, and behind what is written and
 * still waits for one.
 */
export const afterAllWritten = sql<number>`(select position + (select count(*) from event_outbox) from event_head)`
