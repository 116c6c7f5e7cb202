import { writeAudit, about } from '../platform/audit/audit.ts'
import { enqueueMailTo, mailContext } from '../mail/outbox.ts'
import type { Services } from '../platform/context/services.ts'
import { contentOf, quarantined, setScanState } from './files.sql.ts'

const AT_ONCE = 20
/** After this many files without a verdict in a row, the scanner counts as unavailable. */
const MOST_UNKNOWN = 3

/**
 * Scans quarantined files again, beginning after the last file that the previous run tried, so that files without a
 * verdict don't block the others. Returns the number of files that got a result. Stops early if the scanner is
 * unavailable. An owner who uploaded an infected file gets an email.
 * @param tried changed to the number of the last file that this run tried
 */
export async function rescanQuarantined(services: Services, tried = { last: 0 }): Promise<number> {
  let settled = 0
  let unknown = 0
  for (const file of await quarantined(services.db, { after: tried.last, most: AT_ONCE })) {
    tried.last = file.attachment_id
    const verdict = await services.scanner.scan(contentOf(services.pii, file))
    if (verdict === 'unknown') {
      unknown += 1
      if (unknown >= MOST_UNKNOWN) return settled
      continue
    }
    unknown = 0
    const state = verdict === 'clean' ? 'CLEAN' : 'INFECTED'
    const actor = { userId: null, roleId: null, requestId: 'rescan', ip: null, now: services.clock.now() }
    await services.db.transaction().execute(async (tx) => {
      if (!(await setScanState(tx, file.attachment_id, state))) return
      await writeAudit(tx, actor, {
        action: 'attachment.scan',
        ...about('attachment', file.attachment_id, file.account_owner_id),
        before: { scanState: 'QUARANTINED' },
        after: { scanState: state },
      })
      if (state === 'INFECTED' && file.sender !== null)
        await enqueueMailTo(
          tx,
          mailContext(services, actor.now),
          'document-infected',
          { userId: file.sender },
          { fileName: file.file_name },
        )
    })
    settled += 1
  }
  return settled
}
