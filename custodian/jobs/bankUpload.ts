import { sendBankFile } from '../payments/bankFile.ts'
import { fromCents } from '../money.ts'
import type { Services } from '../services.ts'
import { auditRun } from './audit.ts'
import type { JobRun } from './run.ts'

/** Direct deposits go to the bank: one file of those that are still here. Nothing is posted. */
export async function bankUpload(services: Services, run: JobRun): Promise<Record<string, unknown>> {
  return services.db.transaction().execute(async (tx) => {
    const sent = await sendBankFile(tx, services, run)
    if (sent === null) return { payments: 0 }
    const { totalCents, ...counts } = sent
    const outcome = { ...counts, total: fromCents(totalCents) }
    await auditRun(tx, run, 'payment.bankFile', outcome)
    return outcome
  })
}
