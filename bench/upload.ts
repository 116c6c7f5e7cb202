import { randomBytes } from 'node:crypto'
import { constants } from 'node:fs'
import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { request } from 'undici'
import { jpeg } from '../custodian/documents/testing.files.ts'
import { answering } from '../scripts/readiness.ts'
import { freePort } from '../tests/ports.ts'
import { preparedDataDir } from '../tests/template.ts'
import { cookieOf } from './cookie.ts'
import { isMain, median, report, type Measure } from './report.ts'
import { startMeasured } from './server.ts'

const UPLOADS = 7
const EVERY_MS = 20
const BYTES = 10 * 1024 * 1024 - 1_000

/** A picture of just under 10 MB whose bytes cannot be compressed, as a camera makes it. */
function picture(): Buffer {
  const end = jpeg.subarray(-2)
  // 0xff would begin a marker.
  const pixels = randomBytes(BYTES).map((byte) => (byte === 0xff ? 0xfe : byte))
  return Buffer.concat([jpeg.subarray(0, -2), pixels, end])
}

const UPLOAD = `mutation ($input: UploadFileInput!) { uploadFile(input: $input) { guid errors { message } } }`

type Probe = { name: string; ask: () => Promise<unknown> }

/** How long others wait while one person uploads 10 MB, through the gateway and the custodian with the embedded database. */
export async function benchUpload(): Promise<Measure[]> {
  const dataDir = await mkdtemp(join(tmpdir(), 'portal-bench-'))
  await cp(await preparedDataDir(), dataDir, { recursive: true, mode: constants.COPYFILE_FICLONE })
  const [port, custodianPort] = [await freePort(), await freePort()]
  const env = {
    NODE_ENV: 'test',
    GRAPHIQL: 'on',
    PORT: String(port),
    CUSTODIAN_PORT: String(custodianPort),
    DATA_DIR: dataDir,
    TIMETABLE: 'off',
    LOG_LEVEL: 'error',
  }
  const custodian = startMeasured('custodian/main.ts', env)
  const custodianOrigin = `http://127.0.0.1:${custodianPort}`
  await answering(`${custodianOrigin}/api/ready`, custodian.child)
  const gateway = startMeasured('gateway/main.ts', env)
  const origin = `http://127.0.0.1:${port}`
  await answering(`${origin}/ready`, gateway.child)

  const headers = { 'content-type': 'application/json', 'x-portal': '1', cookie: await cookieOf(origin) }
  const post = async (body: string | Buffer, more: Record<string, string> = {}) => {
    const answer = await request(`${origin}/graphql`, { method: 'POST', headers: { ...headers, ...more }, body })
    return answer.body.text()
  }
  const get = async (url: string) => (await request(url)).body.dump()
  const read = JSON.stringify({ query: '{ viewer { user { email } } }' })
  const probes: Probe[] = [
    { name: 'gateway /health', ask: () => get(`${origin}/health`) },
    { name: 'custodian /health', ask: () => get(`${custodianOrigin}/api/health`) },
    { name: 'custodian /ready', ask: () => get(`${custodianOrigin}/api/ready`) },
    { name: 'a small read', ask: () => post(read) },
  ]
  const input = { fileName: 'photo.jpg', contentType: 'image/jpeg', isWithdrawal: false, accountId: 0 }
  const body = Buffer.from(
    JSON.stringify({
      query: UPLOAD,
      variables: { input: { ...input, fileContent: picture().toString('base64') } },
    }),
  )
  const upload = async () => {
    const answer = await post(body, { 'x-operation': 'uploadFile' })
    if (!answer.includes('"guid":"')) throw new Error(`the upload was not taken: ${answer.slice(0, 500)}`)
  }

  await watch(probes, () => pause(500))
  const idle = await watch(probes, () => pause(2_000))
  const memoryBefore = await custodian.memory()
  const during: Record<string, number>[] = []
  const took: number[] = []
  for (let count = 0; count < UPLOADS; count += 1) {
    const began = performance.now()
    during.push(await watch(probes, upload))
    took.push(performance.now() - began)
    await pause(300)
  }
  const memory = [await gateway.memory(), await custodian.memory()]
  await Promise.all([gateway.stop(), custodian.stop()])
  await rm(dataDir, { recursive: true, force: true })
  console.log(
    `  uploads took ${took.map((ms) => ms.toFixed(0)).join(', ')} ms, memory ${memory.join(' / ')} MB, custodian before ${memoryBefore} MB`,
  )
  for (const { name } of probes)
    console.log(`  ${name}: ${during.map((worst) => worst[name]?.toFixed(0)).join(', ')} ms`)
  return probes.map(({ name }) => ({
    what: `Longest wait for ${name} during an upload of 10 MB`,
    ours: `${median(during.map((worst) => worst[name] ?? NaN)).toFixed(0)} ms`,
    reference: `${idle[name]?.toFixed(0)} ms without`,
    ratio: null,
    goal: '≤ 200 ms',
  }))
}

/** Asks each probe again 20 ms after its answer while the work is done; the longest waits in milliseconds. */
async function watch(probes: Probe[], work: () => Promise<unknown>): Promise<Record<string, number>> {
  const worst: Record<string, number> = {}
  let isOver = false
  const asked = probes.map(async ({ name, ask }) => {
    while (!isOver) {
      const began = performance.now()
      await ask()
      worst[name] = Math.max(worst[name] ?? 0, performance.now() - began)
      await pause(EVERY_MS)
    }
  })
  await work()
  isOver = true
  await Promise.all(asked)
  return worst
}

if (isMain(import.meta.url)) report(await benchUpload())
