import { mkdtemp, rm, utimes } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { buildDatabase } from '../custodian/platform/db/builtDatabase.ts'
import { ended, root, startProgram } from '../scripts/child.ts'
import { answering } from '../scripts/readiness.ts'
import { buildWhatIsStale } from '../scripts/web-build.ts'
import { freePort } from '../tests/ports.ts'
import type { Measure } from './report.ts'

/**
 * Seconds from `npm start` (installed, built) to the first response: with an empty data folder, then with the data of
 * that start. Then seconds from a save to the response of the restarted server of `npm run dev`.
 */
export async function benchReady(): Promise<Measure[]> {
  await buildWhatIsStale()
  await buildDatabase()
  const dataDir = await mkdtemp(join(tmpdir(), 'portal-ready-'))
  const first = await start(dataDir)
  const again = await start(dataDir)
  const restarts = await restartsOfDev(dataDir)
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
    ...restarts,
  ]
}

/** The median restart time of each part after three saves. */
async function restartsOfDev(dataDir: string): Promise<Measure[]> {
  const [port, custodianPort, gatewayPort] = [await freePort(), await freePort(), await freePort()]
  const ports = {
    PORT: String(port),
    CUSTODIAN_PORT: String(custodianPort),
    GATEWAY_PORT: String(gatewayPort),
  }
  const env = { ...process.env, ...ports, DATA_DIR: dataDir }
  const child = startProgram('scripts/dev.ts', [], { env, stdio: 'ignore' })
  const gateway = `http://127.0.0.1:${gatewayPort}/ready`
  const custodian = `http://127.0.0.1:${custodianPort}/api/ready`
  await answering(`http://127.0.0.1:${port}/@vite/client`, child)
  const measures: Measure[] = []
  for (const [file, address] of [
    ['gateway/main.ts', gateway],
    ['custodian/main.ts', custodian],
    ['contract/notes.ts', gateway],
  ] as const) {
    const seconds = [await restarted(file, address), await restarted(file, address), await restarted(file, address)]
    const [, median = 0] = seconds.toSorted((a, b) => a - b)
    const what = `npm run dev answers after a save of ${file}`
    measures.push({ what, ours: `${median.toFixed(1)} s`, reference: '', ratio: null, goal: '≤ 2 s' })
  }
  const end = ended(child)
  child.kill('SIGTERM')
  await end
  return measures
}

async function restarted(file: string, address: string): Promise<number> {
  const isUp = () =>
    fetch(address).then(
      ({ ok }) => ok,
      () => false,
    )
  const until = async (wanted: boolean) => {
    while ((await isUp()) !== wanted) await pause(10)
  }
  await until(true)
  await pause(1_000)
  const started = performance.now()
  // A new modification time makes the watcher report a saved file.
  const now = new Date()
  await utimes(join(root, file), now, now)
  await until(false)
  await until(true)
  return (performance.now() - started) / 1000
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
