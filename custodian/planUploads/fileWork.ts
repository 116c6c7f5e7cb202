import type { Logger } from 'pino'
import { rescanQuarantined } from '../documents/rescan.ts'
import { isReadOnly } from '../platform/maintenance/current.ts'
import { atWork, type Services } from '../platform/context/services.ts'
import { planFilesSettled, processWaitingPlanFiles } from './planFile.ts'

const EVERY_MS = 60_000

/**
 * Resumes unfinished files at the start and every minute: first files without a virus scan result, then waiting plan
 * files. Returns a stop function that waits for work in progress.
 */
export function startFileWork(services: Services, log: Logger): () => Promise<void> {
  let current: Promise<void> | null = null
  const tried = { last: 0 }
  const work = () => {
    const own = atWork(services)
    current ??= workUnlessReadOnly(own, tried)
      .catch((error: unknown) =>
        log.error({ failure: error instanceof Error ? error.name : 'unknown' }, 'plan file work failed'),
      )
      .finally(() => {
        current = null
      })
  }
  work()
  const timer = setInterval(work, EVERY_MS)
  return async () => {
    clearInterval(timer)
    await current
    await planFilesSettled()
  }
}

async function workUnlessReadOnly(services: Services, tried: { last: number }): Promise<void> {
  if (await isReadOnly(services.db)) return
  await rescanQuarantined(services, tried)
  await processWaitingPlanFiles(services)
}
