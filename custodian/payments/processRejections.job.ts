import { createHash } from 'node:crypto'
import type { Tx } from '../platform/db/connect.ts'
import { writeContextIn } from '../platform/context/writeContext.ts'
import { parseReturns, requireReturns, type Returned, type Returns } from './returns.ts'
import { meansDeath } from '../../contract/returnCodes.ts'
import { NotImported, importReturn, type Taken } from './importReturn.ts'
import type { Services } from '../platform/context/services.ts'
import { requireBusinessDateReached } from '../platform/jobs/businessDateReached.ts'
import type { JobRun } from '../platform/jobs/job.ts'

/**
 * Stores a file of returns for the job; the same content is stored once. Content that an employee imported before is
 * processed again if the operator imports it, because the operator's import confirms the returns. Returns the SHA-256
 * and whether the job has processed the content before.
 * @throws 400 for content without readable returns
 */
export async function takeInReturns(
  { pii, clock, db: connections }: Services,
  content: Buffer,
  staff?: { tx: Tx; userId: number },
): Promise<{ sha256: string; isDone: boolean }> {
  requireReturns(content)
  const sha256 = createHash('sha256').update(content).digest('hex')
  const db = staff?.tx ?? connections
  const file = { sha256, content: pii.sealBytes(content, returnFileAssociatedData(sha256)), received_at: clock.now() }
  await db
    .insertInto('return_file')
    .values({ ...file, taken_in_by: staff?.userId ?? null })
    .onConflict((conflict) =>
      staff
        ? conflict.doNothing()
        : conflict
            .column('sha256')
            .doUpdateSet({ taken_in_by: null, done_at: null })
            .where('return_file.taken_in_by', 'is not', null),
    )
    .execute()
  const { done_at } = await db
    .selectFrom('return_file')
    .select('done_at')
    .where('sha256', '=', sha256)
    .executeTakeFirstOrThrow()
  return { sha256, isDone: done_at !== null }
}

const UNREADABLE = 'A person must read this line: its code or trace number is not that of a returned deposit.'

const DIED =
  'The bank says that the account holder has died. Nothing is paid there again before two people have looked into it.'

const FOR_PEOPLE: Partial<Record<Taken, string>> = {
  noted: 'The bank sent a notice that a person must review.',
  stays: 'The money is with the returns; the account has another active request.',
}

/**
 * Imports returned payments, one transaction each. A line that is unreadable or matches no payment is reported and
 * skipped. The file of a line whose processing failed stays open, so the next run retries the line.
 * @throws Error for a future business date
 */
export async function processRejections(services: Services, run: JobRun): Promise<Record<string, unknown>> {
  requireBusinessDateReached(services, run)
  const counts = { files: 0, returned: 0, corrected: 0, stays: 0, noted: 0, known: 0, refused: 0, failed: 0 }
  const files = await services.db
    .selectFrom('return_file')
    .select(['sha256', 'content', 'taken_in_by'])
    .where('done_at', 'is', null)
    .orderBy('received_at')
    .execute()
  for (const { sha256, content, taken_in_by: takenInBy } of files) {
    const returns = read(services, run, { sha256, content })
    const failedBefore = counts.failed
    if (returns === null) counts.failed += 1
    for (const line of returns?.unreadable ?? []) {
      run.failed(`${nameOf(sha256)} line ${line}`, new Error(UNREADABLE))
      counts.refused += 1
    }
    for (const returned of returns?.returned ?? []) counts[await takeOne(services, run, returned, takenInBy)] += 1
    if (counts.failed > failedBefore) continue
    await services.db.updateTable('return_file').set({ done_at: run.now }).where('sha256', '=', sha256).execute()
    counts.files += 1
  }
  return counts
}

/** The result is null for a file that can't be decrypted. The other files are still processed. */
function read({ pii }: Services, run: JobRun, file: { sha256: string; content: Uint8Array }): Returns | null {
  try {
    return parseReturns(pii.openBytes(file.content, returnFileAssociatedData(file.sha256)))
  } catch {
    run.failed(nameOf(file.sha256), new Error('The file does not open with the keys that are given.'))
    return null
  }
}

/** Names a file by the beginning of its hash, which `sha256sum` prints. */
const nameOf = (sha256: string) => `file ${sha256.slice(0, 8)}`

async function takeOne(
  services: Services,
  run: JobRun,
  returned: Returned,
  takenInBy: number | null,
): Promise<Taken | 'refused' | 'failed'> {
  const name = `${returned.traceNumber ?? `check ${returned.checkNumber}`} ${returned.code}`
  try {
    const taken = await services.db.transaction().execute((tx) => {
      const context = writeContextIn(tx, services, { requestId: run.batchId, now: run.now })
      return importReturn({ ...context, today: run.businessDate }, { jobId: run.jobId, takenInBy }, returned)
    })
    const forPeople = meansDeath(returned.code) && taken !== 'known' ? DIED : FOR_PEOPLE[taken]
    if (forPeople) run.failed(name, new Error(forPeople))
    return taken
  } catch (error) {
    const isRefused = error instanceof NotImported
    run.failed(name, isRefused ? new Error(error.message) : error)
    return isRefused ? 'refused' : 'failed'
  }
}

/** Associated data of an encrypted file of returns. */
export const returnFileAssociatedData = (sha256: string) => `return_file:${sha256}`
