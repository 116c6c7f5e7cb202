import type { Maintenance } from '../../contract/maintenance.ts'
import type { WriteContext } from './context/writeContext.ts'
import type { Db } from './db/connect.ts'
import { ApiError } from './http/errors.ts'

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

/** @throws 409 with the code READ_ONLY and the operator's sentence while nothing may be written */
export async function requireWritable(db: Db): Promise<void> {
  const { mode, text } = await maintenanceOf(db)
  // No 503: the custodian is well, and nothing is gained by asking again.
  if (mode === 'READ_ONLY') throw new ApiError(409, { code: 'READ_ONLY', message: text })
}

/** Replaces what held before. */
export async function changeMaintenance(
  { tx, audit, now }: WriteContext,
  asked: { mode: 'OFF' } | { mode: 'ANNOUNCE' | 'READ_ONLY'; text: string },
): Promise<Maintenance> {
  const before = await maintenanceOf(tx)
  if (asked.mode === 'OFF') await tx.deleteFrom('maintenance').execute()
  else {
    const row = { mode: asked.mode, text: asked.text, since: now }
    await tx
      .insertInto('maintenance')
      .values(row)
      .onConflict((conflict) => conflict.column('only_one').doUpdateSet(row))
      .execute()
  }
  await audit({
    action: 'maintenance.set',
    entity: 'maintenance',
    before: { mode: before.mode, text: before.text },
    after: asked,
  })
  return maintenanceOf(tx)
}
