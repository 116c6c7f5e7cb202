import type { Maintenance } from '../../contract/maintenance.ts'
import type { WriteContext } from '../platform/context/writeContext.ts'
import { maintenanceOf } from '../platform/maintenance/current.ts'

/** Replaces the current maintenance mode. */
export async function changeMaintenance(
  { tx, audit, now }: Pick<WriteContext, 'tx' | 'audit' | 'now'>,
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
