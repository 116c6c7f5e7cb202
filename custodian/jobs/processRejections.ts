import { createHash } from 'node:crypto'
import { doingIn } from '../distributions/doing.ts'
import { sqlState } from '../http/call.ts'
import { parseReturns, type Returned } from '../payments/returns.ts'
import { takeReturn, type Taken } from '../payments/takeReturn.ts'
import type { Services } from '../services.ts'
import type { JobRun } from './run.ts'

/**
 * Keeps what the bank or staff brought back until the job has worked it off; the same content is kept once.
 * @throws Error for content that is neither a bank file nor a list of returns
 */
export async function takeInReturns(services: Services, content: Buffer): Promise<void> {
  if (parseReturns(content) === null) throw new Error('This is neither a bank file nor a list of returns.')
  const sha256 = createHash('sha256').update(content).digest('hex')
  await services.db
    .insertInto('return_file')
    .values({
      sha256,
      content: services.pii.sealBytes(content, sealPlace(sha256)),
      received_at: services.clock.now(),
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

const FOR_PEOPLE: Partial<Record<Taken, string>> = {
  noted: 'The bank has something to say that a person must look at.',
  stays: 'The money is with the returns; the account has another active request.',
}

/** Payments that came back, one transaction each. A file is done when the database has taken every line of it. */
export async function processRejections(services: Services, run: JobRun): Promise<Record<string, unknown>> {
  const counts = { files: 0, returned: 0, corrected: 0, stays: 0, noted: 0, known: 0, refused: 0, failed: 0 }
  const files = await services.db
    .selectFrom('return_file')
    .select(['sha256', 'content'])
    .where('done_at', 'is', null)
    .orderBy('received_at')
    .execute()
  for (const { sha256, content } of files) {
    const returns = parseReturns(services.pii.openBytes(content, sealPlace(sha256))) ?? []
    const failedBefore = counts.failed
    for (const returned of returns) counts[await takeOne(services, run, returned)] += 1
    if (counts.failed > failedBefore) continue
    await services.db.updateTable('return_file').set({ done_at: run.now }).where('sha256', '=', sha256).execute()
    counts.files += 1
  }
  return counts
}

async function takeOne(services: Services, run: JobRun, returned: Returned): Promise<Taken | 'refused' | 'failed'> {
  const name = `${returned.traceNumber ?? `check ${returned.checkNumber}`} ${returned.code}`
  try {
    const taken = await services.db.transaction().execute((tx) => {
      const doing = doingIn(tx, services, { requestId: run.batchId, now: run.now })
      return takeReturn({ ...doing, today: run.businessDate }, run.jobId, returned)
    })
    const forPeople = FOR_PEOPLE[taken]
    if (forPeople) run.failed(name, new Error(forPeople))
    return taken
  } catch (error) {
    run.failed(name, error)
    return sqlState(error) === null ? 'refused' : 'failed'
  }
}

const sealPlace = (sha256: string) => `return_file:${sha256}`
