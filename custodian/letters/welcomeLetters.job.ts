import { writeContextIn } from '../platform/context/writeContext.ts'
import { countToWelcome, ownersToWelcome, welcome } from './welcome.ts'
import type { Services } from '../platform/context/services.ts'
import type { JobRun } from '../platform/jobs/job.ts'
import { expectWork, noteWork } from '../platform/jobs/progress.ts'

/** Writes a letter to every owner of accounts without a welcome letter, each in its own transaction. Posts nothing. */
export async function welcomeLetters(services: Services, run: JobRun): Promise<Record<string, unknown>> {
  let letters = 0
  await expectWork(services.db, run, await countToWelcome(services))
  for (let owners = await ownersToWelcome(services, 0); owners.length > 0;) {
    for (const ownerId of owners) {
      try {
        const isWritten = await services.db
          .transaction()
          .execute((tx) => welcome(writeContextIn(tx, services, { requestId: run.batchId, now: run.now }), ownerId))
        if (isWritten) letters += 1
      } catch (error) {
        run.failed(`owner ${ownerId}`, error)
      }
      await noteWork(services.db, run, 1)
    }
    owners = await ownersToWelcome(services, owners.at(-1) ?? 0)
  }
  return { letters }
}
