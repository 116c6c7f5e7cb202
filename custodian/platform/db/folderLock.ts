import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { CannotStart } from '../command.ts'

/** Exit code EX_UNAVAILABLE: another process uses the embedded database. */
export const IN_USE = 69
/** Time to wait for a killed process to end, which takes a second or two with a database of one gigabyte. */
const WAIT_MS = 5_000
const LOOK_AGAIN_MS = 100

/** Thrown if another process has the embedded database open. */
export class DatabaseInUse extends CannotStart {
  readonly pid: number

  constructor(dataDir: string, pid: number) {
    super(`The embedded database in ${dataDir} is in use by process ${pid}: stop the portal first.`, IN_USE)
    this.pid = pid
  }
}

/**
 * Locks the folder of the embedded database for this process, because two processes would destroy the database.
 * Writes the id of this process to the folder. Throws if another process still has the lock after some seconds;
 * takes over from a killed process. Returns a function that unlocks the folder.
 * @param options.onWait called once, with the process that has the lock
 */
export async function lockFolder(
  dataDir: string,
  { waitMs = WAIT_MS, onWait }: { waitMs?: number; onWait?: ((pid: number) => void) | undefined } = {},
): Promise<() => void> {
  mkdirSync(dataDir, { recursive: true })
  const file = join(dataDir, 'database.lock')
  const me = claimOf(process.pid)
  const until = performance.now() + waitMs
  let isTold = false
  for (;;) {
    try {
      writeFileSync(file, me, { flag: 'wx' })
      return releaseOf(file)
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
    }
    const holder = read(file)
    const pid = Number.parseInt(holder, 10)
    if (holder === me || pid <= 0 || holder !== claimOf(pid)) {
      rmSync(file, { force: true })
      continue
    }
    if (performance.now() >= until) throw new DatabaseInUse(dataDir, pid)
    if (!isTold) onWait?.(pid)
    isTold = true
    await sleep(LOOK_AGAIN_MS)
  }
}

/**
 * Returns a function that unlocks the folder. The folder is also unlocked if the process ends without closing the
 * database, because draining took too long.
 */
function releaseOf(file: string): () => void {
  const remove = () => rmSync(file, { force: true })
  process.once('exit', remove)
  return () => {
    process.off('exit', remove)
    remove()
  }
}

/** Id and start time of a process, because process ids are reused. Empty if the process does not run. */
function claimOf(pid: number): string {
  try {
    process.kill(pid, 0)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EPERM') return ''
  }
  return `${pid} ${read(`/proc/${pid}/stat`).split(' ')[21] ?? ''}`
}

function read(file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return ''
  }
}
