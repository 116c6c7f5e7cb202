import { execFileSync } from 'node:child_process'
import { appendFileSync, chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { loadDemo } from '../custodian/demo/loadDemo.ts'
import { createServices } from '../custodian/platform/context/services.ts'
import { openDatabase } from '../custodian/platform/db/connect.ts'
import { migrate } from '../custodian/platform/db/migrate.ts'
import { testClock, testConfig } from '../custodian/testing.ts'
import { startServer } from './postgres.ts'

type Server = Awaited<ReturnType<typeof startServer>>

/** A PostgreSQL server with the demo data, and a standby that follows it by streaming replication. */
export async function startReplication(): Promise<{ primary: Server; standby: Server; remove: () => void }> {
  const folder = mkdtempSync(join(tmpdir(), 'portal-standby-'))
  chmodSync(folder, 0o755)
  const [original, copied] = ['primary', 'standby'].map((name) => join(folder, name)) as [string, string]
  mkdirSync(original)
  const made = await startServer(original)
  const plain = await openDatabase({ databaseUrl: made.url, dataDir: 'unused' })
  await migrate(plain)
  await loadDemo(createServices({ config: testConfig, database: plain, clock: testClock() }))
  await plain.close()
  await made.stop()
  execFileSync('cp', ['-a', original, copied]) // copies the file owner too, because PostgreSQL may run as another user
  const primary = await startServer(original)
  const { hostname, port, username } = new URL(primary.url)
  appendFileSync(
    join(copied, 'data/postgresql.auto.conf'),
    `primary_conninfo = 'host=${hostname} port=${port} user=${username}'\n`,
  )
  writeFileSync(join(copied, 'data/standby.signal'), '')
  const standby = await startServer(copied)
  return { primary, standby, remove: () => rmSync(folder, { recursive: true, force: true }) }
}
