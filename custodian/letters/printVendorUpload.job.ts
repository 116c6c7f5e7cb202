import { COPY_KINDS, countCopies, printCopies } from './printCopies.ts'
import { countLetters, LETTER_KINDS, printLetters } from './print.ts'
import { fromCents } from '../platform/money.ts'
import { printChecks } from '../payments/checks.ts'
import { voidChecks } from '../payments/checkVoids.ts'
import { countWaiting } from '../payments/payment.sql.ts'
import type { Services } from '../platform/context/services.ts'
import { auditRun } from '../platform/jobs/audit.ts'
import { requireBusinessDateReached } from '../platform/jobs/businessDateReached.ts'
import type { JobRun } from '../platform/jobs/job.ts'
import { expectWork, noteWork } from '../platform/jobs/progress.ts'

/**
 * Reports voided checks to the bank, then sends waiting checks, letters and document copies to the printer, each set of
 * files in its own transaction. Posts nothing.
 */
export async function printVendorUpload(services: Services, run: JobRun): Promise<Record<string, unknown>> {
  requireBusinessDateReached(services, run)
  const counts = { voids: 0, checks: 0, letters: 0, copies: 0 }
  let totalCents = 0n
  let after: number | null = 0
  await expectWork(
    services.db,
    run,
    (await countWaiting(services.db, 'CHECK')) + (await countLetters(services.db)) + (await countCopies(services.db)),
  )
  for (let voided = -1; voided !== 0; counts.voids += voided)
    voided = await services.db.transaction().execute(async (tx) => {
      const checks = await voidChecks(tx, services, run)
      if (checks > 0) await auditRun(tx, run, 'payment.void', { checks })
      return checks
    })
  while (after !== null) {
    const behind: number = after
    after = await services.db.transaction().execute(async (tx) => {
      const printed = await printChecks(tx, services, run, behind)
      if (printed === null) return null
      const total = fromCents(printed.totalCents)
      if (printed.checks > 0) await auditRun(tx, run, 'payment.print', { checks: printed.checks, total })
      counts.checks += printed.checks
      totalCents += printed.totalCents
      await noteWork(tx, run, printed.looked)
      return printed.last
    })
  }
  for (const kind of LETTER_KINDS)
    for (let printed = -1; printed !== 0; counts.letters += printed) {
      printed = await services.db.transaction().execute(async (tx) => {
        const letters = await printLetters(tx, services, run, kind)
        if (letters > 0) await auditRun(tx, run, 'letter.print', { letters })
        await noteWork(tx, run, letters)
        return letters
      })
    }
  for (const kind of COPY_KINDS)
    for (let printed = -1; printed !== 0; counts.copies += printed) {
      printed = await services.db.transaction().execute(async (tx) => {
        const copies = await printCopies(tx, services, run, kind)
        if (copies > 0) await auditRun(tx, run, 'document.print', { kind, copies })
        await noteWork(tx, run, copies)
        return copies
      })
    }
  return { ...counts, total: fromCents(totalCents) }
}
