import { writeContextIn } from '../platform/context/writeContext.ts'
import type { Services } from '../platform/context/services.ts'
import { approvalOf, approvalRow, lockedApprovalRow } from './approvals.sql.ts'
import { hasLapsed, lapse, type EffectNamed } from './decide.ts'

const AT_ONCE = 200

/**
 * Marks overdue approvals as expired; reading or deciding an approval does the same. Handles the approvals one by one,
 * so a failure does not stop the others. Returns the number of expired approvals.
 */
export async function lapseOverdue(services: Services, effectNamed: EffectNamed): Promise<number> {
  const now = services.clock.now()
  const overdue = await services.db
    .selectFrom('approval')
    .select('approval_id')
    .where('status', '=', 'WAITING')
    .where('lapses_at', '<=', now)
    .orderBy('lapses_at')
    .limit(AT_ONCE)
    .execute()
  let lapsed = 0
  for (const { approval_id } of overdue)
    try {
      if (await lapseOne(services, effectNamed, approval_id)) lapsed += 1
    } catch (error) {
      services.log.error(
        { approvalId: approval_id, failure: error instanceof Error ? error.name : 'unknown' },
        'approval did not lapse',
      )
    }
  return lapsed
}

function lapseOne(services: Services, effectNamed: EffectNamed, approvalId: number): Promise<boolean> {
  return services.db.transaction().execute(async (tx) => {
    const context = writeContextIn(tx, services, { requestId: 'lapse' })
    const before = await approvalRow(tx, approvalId)
    if (!before) return false
    const effect = effectNamed(before.effect)
    await effect.lock(context, await approvalOf(tx, services, effect, before))
    const row = await lockedApprovalRow(tx, approvalId)
    if (row?.status !== 'WAITING' || !hasLapsed(row, context.now)) return false
    await lapse(context, effect, await approvalOf(tx, services, effect, row))
    return true
  })
}
