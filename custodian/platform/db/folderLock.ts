import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { CannotStart } from '../command.ts'

/** EX_UNAVAILABLE. */
const IN_USE = 69

/**
 * The embedded database belongs to one process: two would destroy it. Writes who has the folder, or throws when that
 * process still runs. What a killed process left behind is taken over. Answers how to give the folder back.
 */
export function lockFolder(dataDir: string): () => void {
  mkdirSync(dataDir, { recursive: true })
  const file = join(dataDir, 'database.lock')
  const me = claimOf(process.pid)
  for (;;) {
    try {
      writeFileSync(file, me, { flag: 'wx' })
      return releaseOf(file)
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
    }
    const holder = read(file)
    const pid = Number.parseInt(holder, 10)
    if (holder !== me && pid > 0 && holder === claimOf(pid))
      throw new CannotStart(`the embedded database in ${dataDir} is in use by process ${pid}`, IN_USE)
    rmSync(file, { force: true })
  }
}

/** Whoever ends without closing the database, because draining took too long, gives the folder back as well. */
function releaseOf(file: string): () => void {
  const remove = () => rmSync(file, { force: true })
  process.once('exit', remove)
  return () => {
    process.off('exit', remove)
    remove()
  }
}

/** Number and start of a process: a number alone is given out again after a while. Empty when it does not run. */
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
