import { sql } from 'kysely'

/** The start position of a new webhook: after all published and all waiting events. */
export const afterAllWritten = sql<number>`(select position + (select count(*) from event_outbox) from event_head)`
