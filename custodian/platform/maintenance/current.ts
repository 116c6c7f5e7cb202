import type { Maintenance } from '../../../contract/maintenance.ts'
import type { Db } from '../db/connect.ts'

const OFF: Maintenance = { mode: 'OFF', text: null, since: null }

/** What holds now. It is looked up each time, so that all processes of the custodian obey at once. */
export async function maintenanceOf(db: Db): Promise<Maintenance> {
  const row = await db.selectFrom('maintenance').select(['mode', 'text', 'since']).executeTakeFirst()
  return row ? { mode: row.mode, text: row.text, since: row.since.toISOString() } : OFF
}

/** Whether everything that works by itself waits. */
export async function isReadOnly(db: Db): Promise<boolean> {
  return (await maintenanceOf(db)).mode === 'READ_ONLY'
}
