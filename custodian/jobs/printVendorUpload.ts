import { printLetters } from '../letters/print.ts'
import { fromCents } from '../money.ts'
import { printChecks } from '../payments/checks.ts'
import type { Services } from '../services.ts'
import { auditRun } from './audit.ts'
import type { JobRun } from './run.ts'

/** Checks and letters that wait go to the printer, each in one set of files. Nothing is posted. */
export async function printVendorUpload(services: Services, run: JobRun): Promise<Record<string, unknown>> {
  return services.db.transaction().execute(async (tx) => {
    const { checks, totalCents } = await printChecks(tx, services, run)
    const letters = await printLetters(tx, services, run)
    const outcome = { checks, total: fromCents(totalCents), letters }
    if (checks + letters > 0) await auditRun(tx, run, 'payment.print', outcome)
    return outcome
  })
}
