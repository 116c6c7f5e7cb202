import { writeAudit, about } from '../platform/audit/audit.ts'
import type { Services } from '../platform/context/services.ts'
import { contentOf, quarantined, setScanState } from './files.sql.ts'

const AT_ONCE = 20

/**
 * Scans quarantined files again. Returns the number of files that got a result. Stops early if the scanner is
 * unavailable.
 */
export async function rescanQuarantined(services: Services): Promise<number> {
  let settled = 0
  for (const file of await quarantined(services.db, AT_ONCE)) {
    const verdict = await services.scanner.scan(contentOf(services.pii, file))
    if (verdict === 'unknown') return settled
    const state = verdict === 'clean' ? 'CLEAN' : 'INFECTED'
    const actor = { userId: null, roleId: null, requestId: 'rescan', ip: null, now: services.clock.now() }
    await services.db.transaction().execute(async (tx) => {
      await setScanState(tx, file.attachment_id, state)
      await writeAudit(tx, actor, {
        action: 'attachment.scan',
        ...about('attachment', file.attachment_id, file.account_owner_id),
        before: { scanState: 'QUARANTINED' },
        after: { scanState: state },
      })
    })
    settled += 1
  }
  return settled
}
