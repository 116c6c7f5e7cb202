import { constants, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { cp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import { expect, it, onTestFinished } from 'vitest'
import { ended, root, startProgram } from '../../scripts/child.ts'
import { ensureChromium } from '../../scripts/chromium.ts'
import { answering } from '../../scripts/readiness.ts'
import { alone } from '../../scripts/web-build.ts'
import { freePort } from '../ports.ts'
import { preparedDataDir } from '../template.ts'

const SOURCE = join(root, 'web/graphiql/SignIn.tsx')
/** Long, because Vite transforms the modules of a screen when a page first asks for them. */
const PATIENCE = 120_000
const BUTTON = 'Continue without a session'

it('serves the portal and GraphiQL with npm run dev, and shows a code change without losing typed input', async () => {
  const [port, custodianPort, gatewayPort] = [await freePort(), await freePort(), await freePort()]
  const dataDir = mkdtempSync(join(tmpdir(), 'portal-dev-'))
  await cp(await preparedDataDir(), dataDir, { recursive: true, mode: constants.COPYFILE_FICLONE })
  const ports = { PORT: `${port}`, CUSTODIAN_PORT: `${custodianPort}`, GATEWAY_PORT: `${gatewayPort}` }
  const { DATABASE_URL: _ours, NODE_ENV: _test, VITEST: _vitest, ...environment } = process.env
  const env = { ...environment, ...ports, DATA_DIR: dataDir, DEMO_DATA: 'off', TIMETABLE: 'off' }
  const dev = startProgram('scripts/dev.ts', [], { env, stdio: ['ignore', 'pipe', 'pipe'] })
  const end = ended(dev)
  let output = ''
  dev.stdout?.on('data', (chunk: Buffer) => (output += chunk.toString()))
  dev.stderr?.on('data', (chunk: Buffer) => (output += chunk.toString()))
  const browser = await chromium.launch({ executablePath: (await ensureChromium()) ?? '', args: ['--no-sandbox'] })
  const before = readFileSync(SOURCE, 'utf8')
  onTestFinished(async () => {
    writeFileSync(SOURCE, before)
    await browser.close()
    dev.kill('SIGTERM')
    await end
    rmSync(dataDir, { recursive: true, force: true })
  })
  await answering(`http://127.0.0.1:${port}/`, dev).catch((error: Error) => {
    throw new Error(`${error.message}: ${output}`)
  })
  const page = await browser.newPage({ baseURL: `http://127.0.0.1:${port}` })
  page.setDefaultTimeout(PATIENCE)
  await page.goto('/login')
  await page.getByRole('heading', { name: 'Log in' }).waitFor()
  await page.goto('/graphiql')
  await page.getByText(BUTTON).waitFor()
  await page.getByLabel('Email').fill('typed@example.com')
  // The lock prevents other builds of the web while its source is changed.
  await alone(async () => {
    writeFileSync(SOURCE, before.replace(BUTTON, 'Changed while somebody typed'))
    await page.getByText('Changed while somebody typed').waitFor()
    // A watcher may merge two quick changes, so the source is restored repeatedly until the page shows it.
    await expect
      .poll(
        () => {
          writeFileSync(SOURCE, before)
          return page.getByText(BUTTON).isVisible()
        },
        { timeout: PATIENCE, interval: 2_000 },
      )
      .toBe(true)
  })
  expect(await page.getByLabel('Email').inputValue()).toBe('typed@example.com')
  // Saving a server's file without a change restarts that server.
  for (const server of ['gateway', 'custodian']) {
    const starts = () => output.match(new RegExp(`"service":"${server}".*listening`, 'gi'))?.length ?? 0
    const before = starts()
    const file = join(root, server, 'main.ts')
    writeFileSync(file, readFileSync(file))
    await expect.poll(starts, { timeout: PATIENCE }).toBe(before + 1)
  }
  await expect.poll(() => output).toContain(`GraphiQL   http://localhost:${port}/graphiql`)
})
