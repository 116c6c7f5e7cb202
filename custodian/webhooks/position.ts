import { sql } from 'kysely'

/** Start position of a webhook for future events: after all published and all waiting events. */
export const afterAllWritten = sql<number>`(select position + (select count(*) from event_outbox) from event_head)`
