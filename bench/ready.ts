import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buildDatabase } from '../custodian/platform/db/builtDatabase.ts'
import { ended, startProgram } from '../scripts/child.ts'
import { answering } from '../scripts/readiness.ts'
import { buildWhatIsStale } from '../scripts/web-build.ts'
import { freePort } from '../tests/ports.ts'
import type { Measure } from './report.ts'

/**
 * Seconds from `npm start` (installed, built) to the first response: with an empty data folder, and again with the same
 * one.
 */
export async function benchReady(): Promise<Measure[]> {
  await buildWhatIsStale()
  await buildDatabase()
  const dataDir = await mkdtemp(join(tmpdir(), 'portal-ready-'))
  const first = await start(dataDir)
  const again = await start(dataDir)
  await rm(dataDir, { recursive: true, force: true })
  return [
    {
      what: 'Ready after npm start, empty data folder',
      ours: `${first.toFixed(1)} s`,
      reference: '',
      ratio: null,
      goal: '≤ 5 s',
    },
    {
      what: 'Ready after npm start, afterwards',
      ours: `${again.toFixed(1)} s`,
      reference: '',
      ratio: null,
      goal: '≤ 2.5 s',
    },
  ]
}

async function start(dataDir: string): Promise<number> {
  const port = await freePort()
  const env = { ...process.env, PORT: String(port), CUSTODIAN_PORT: String(await freePort()), DATA_DIR: dataDir }
  const started = performance.now()
  const child = startProgram('scripts/start.ts', [], { env, stdio: 'ignore' })
  await answering(`http://127.0.0.1:${port}/ready`, child)
  const seconds = (performance.now() - started) / 1000
  const end = ended(child)
  child.kill('SIGTERM')
  await end
  return seconds
}
