import { sql } from 'kysely'
import type { Tx } from './connect.ts'

/** Suppresses the events of this transaction, whose changes concern nobody who follows events. */
export async function turnOffEvents(tx: Tx): Promise<void> {
  await sql`set local portal.events = 'off'`.execute(tx)
}
