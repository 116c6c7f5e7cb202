import { sendBankFile } from './bankFile.ts'
import { fromCents } from '../platform/money.ts'
import type { Services } from '../platform/context/services.ts'
import { auditRun } from '../platform/jobs/audit.ts'
import { requireBusinessDateReached } from '../platform/jobs/businessDateReached.ts'
import type { JobRun } from '../platform/jobs/job.ts'
import { expectWork, noteWork } from '../platform/jobs/progress.ts'
import { countWaiting } from './payment.sql.ts'

/**
 * Writes unsent direct deposits to files for the bank, each file in its own transaction. Posts nothing to the
 * ledger.
 */
export async function bankUpload(services: Services, run: JobRun): Promise<Record<string, unknown>> {
  requireBusinessDateReached(services, run)
  const counts = { payments: 0 }
  let totalCents = 0n
  let after: number | null = 0
  await expectWork(services.db, run, await countWaiting(services.db, 'ACH'))
  while (after !== null) {
    const behind: number = after
    after = await services.db.transaction().execute(async (tx) => {
      const sent = await sendBankFile(tx, services, run, behind)
      if (sent === null) return null
      const { payments, looked, effectiveDate, last } = sent
      const total = fromCents(sent.totalCents)
      if (payments > 0) await auditRun(tx, run, 'payment.bankFile', { payments, total, effectiveDate })
      counts.payments += payments
      totalCents += sent.totalCents
      await noteWork(tx, run, looked)
      return last
    })
  }
  return { ...counts, total: fromCents(totalCents) }
}
