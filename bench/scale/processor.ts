import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Served } from './served.ts'

/** CPU milliseconds of the database server's processes on this machine so far, from Linux's scheduler. */
export async function databaseTime({ database }: Pick<Served, 'database'>): Promise<() => number> {
  const { rows } = await database.executeSql("select setting from pg_settings where name = 'data_directory'")
  const [postmaster = ''] = readFileSync(join(String(rows[0]?.['setting']), 'postmaster.pid'), 'utf8').split('\n')
  const children = () => readFileSync(`/proc/${postmaster}/task/${postmaster}/children`, 'utf8').trim().split(' ')
  return () => children().reduce((sum, child) => sum + computed(child), 0)
}

function computed(process: string): number {
  const file = `/proc/${process}/schedstat`
  if (!existsSync(file)) return 0
  const [nanoseconds] = readFileSync(file, 'utf8').split(' ')
  return Number(nanoseconds) / 1e6
}

/** CPU milliseconds of this process: the custodian, and the client that reads its responses. */
export function ownTime(): number {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1_000
}
