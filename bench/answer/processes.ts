import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Linux counts CPU time in hundredths of a second if there is no finer clock. */
const MICROS_OF_A_TICK = 10_000
const REAPED = { user: 13, system: 14 }

/**
 * CPU microseconds of one PostgreSQL server: its postmaster and all its processes, including ended ones. Other servers
 * on the machine are not counted.
 * @param directory as given to `startServer`
 */
export function postgresCpu(directory: string): number {
  const postmaster = Number(readFileSync(join(directory, 'data/postmaster.pid'), 'utf8').split('\n', 1)[0])
  const children = readFileSync(`/proc/${postmaster}/task/${postmaster}/children`, 'utf8').trim()
  const pids = [postmaster, ...children.split(' ').filter(Boolean).map(Number)]
  return pids.reduce((sum, pid) => sum + onCpu(pid), reapedBy(postmaster))
}

/**
 * The CPU time of a PostgreSQL process, which has one thread. 0 for a process that ended after it was listed, because
 * the time of its parent includes its time.
 */
function onCpu(pid: number): number {
  try {
    return Number(readFileSync(`/proc/${pid}/schedstat`, 'utf8').split(' ', 1)[0]) / 1_000
  } catch {
    return 0
  }
}

function reapedBy(pid: number): number {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  return (Number(fields[REAPED.user]) + Number(fields[REAPED.system])) * MICROS_OF_A_TICK
}
