import type { Maintenance } from '../../../contract/maintenance.ts'
import type { Db } from '../db/connect.ts'

const OFF: Maintenance = { mode: 'OFF', text: null, since: null }

/** The current maintenance mode. It is read on every call, so all custodians apply a change immediately. */
export async function maintenanceOf(db: Db): Promise<Maintenance> {
  const row = await db.selectFrom('maintenance').select(['mode', 'text', 'since']).executeTakeFirst()
  return row ? { mode: row.mode, text: row.text, since: row.since.toISOString() } : OFF
}

/** Whether background work pauses, because of read-only mode. */
export async function isReadOnly(db: Db): Promise<boolean> {
  return (await maintenanceOf(db)).mode === 'READ_ONLY'
}
