import { readFileSync } from 'node:fs'
import { CannotStart } from '../command.ts'
import { DatabaseInUse, IN_USE } from '../db/folderLock.ts'

/**
 * Asks the running custodian to do the work; if none answers, does it in this process. If a custodian has become
 * ready in the meantime, asks it once more.
 * @throws CannotStart while the portal is starting
 */
export async function runningOrHere<T>(ask: () => Promise<T | null>, here: () => Promise<T>): Promise<T> {
  const answered = await ask()
  if (answered !== null) return answered
  try {
    return await here()
  } catch (error) {
    if (!(error instanceof DatabaseInUse)) throw error
    const late = await ask()
    if (late !== null) return late
    if (!isCustodian(error.pid)) throw error
    throw new CannotStart(
      `The portal is still starting (process ${error.pid}). Run the command again when it has printed its addresses.`,
      IN_USE,
    )
  }
}

function isCustodian(pid: number): boolean {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes('custodian/main.ts')
  } catch {
    return false
  }
}
