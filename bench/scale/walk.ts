import { chromium, devices, type Browser, type Locator, type Page } from '@playwright/test'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { table } from '../../scripts/box.ts'
import { root } from '../../scripts/child.ts'
import { ensureChromium } from '../../scripts/chromium.ts'
import { answering } from '../../scripts/readiness.ts'
import { settling } from '../../scripts/settled.ts'
import { buildWhatIsStale } from '../../scripts/web-build.ts'
import { password } from '../../tests/clients.ts'
import { freePort } from '../../tests/ports.ts'
import { startMeasured } from '../server.ts'
import { scaleDatabase } from './database.ts'

// `npm run bench -- walk [owners]`: staff search, sort, page on, open and come back in a real browser, at a desk, on a phone
// and by keyboard (or one of them: WAY=phone); milliseconds and requests of each step. It ends at the first step that shows something else.

const [owners = 1_000_000] = process.argv.slice(3).map(Number)
const DESKTOP = { viewport: { width: 1440, height: 900 } }
const WAYS = { desktop: DESKTOP, phone: devices['iPhone 14'], keyboard: DESKTOP }
type Way = keyof typeof WAYS
const ways = (Object.keys(WAYS) as Way[]).filter((way) => way === (process.env['WAY'] ?? way))

export async function benchWalk(): Promise<void> {
  await buildWhatIsStale()
  const database = await scaleDatabase(owners)
  const [port, gatewayPort] = [await freePort(), await freePort()]
  const [custodianUrl, origin] = [`http://127.0.0.1:${port}`, `http://127.0.0.1:${gatewayPort}`]
  const env = {
    NODE_ENV: 'development',
    DATABASE_URL: database.url,
    DATA_DIR: database.dataDir,
    LOG_LEVEL: 'warn',
    TIMETABLE: 'off',
  }
  const custodian = startMeasured('custodian/main.ts', { ...env, CUSTODIAN_PORT: String(port) })
  const gateway = startMeasured('gateway/main.ts', { ...env, PORT: String(gatewayPort), CUSTODIAN_URL: custodianUrl })
  const executablePath = await ensureChromium()
  const browser = await chromium.launch({
    ...(executablePath ? { executablePath } : {}),
    args: ['--no-sandbox', '--disable-gpu'],
  })
  try {
    await answering(`${custodianUrl}/api/ready`, custodian.child)
    await answering(`${origin}/ready`, gateway.child)
    const rows = new Map<string, string[]>()
    for (const way of ways)
      for (const { step, took } of await walk(browser, origin, way)) rows.set(step, [...(rows.get(step) ?? []), took])
    console.log(`\n${table([['Step', ...ways], ...[...rows].map(([step, cells]) => [step, ...cells])])}\n`)
  } finally {
    await browser.close()
    await gateway.stop()
    await custodian.stop()
    await database.stop()
  }
}

async function walk(browser: Browser, origin: string, way: Way): Promise<{ step: string; took: string }[]> {
  const { defaultBrowserType: _, ...device } = WAYS[way] as (typeof devices)[string]
  const context = await browser.newContext({ ...device, baseURL: origin })
  const page = await context.newPage()
  const settled = settling(page)
  const queries = screenQueries(page)
  const steps: { step: string; took: string }[] = []
  const step = async (name: string, act: () => Promise<unknown>, seen: () => Promise<unknown>) => {
    queries.length = 0
    const began = performance.now()
    await act()
    await seen()
    const took = performance.now() - began
    await settled()
    steps.push({ step: name, took: `${took.toFixed(0)} ms, ${queries.length}` })
    console.log(`  ${way}: ${name}: ${took.toFixed(0)} ms, ${queries.join(' ')}`)
  }
  const press = async (target: Locator) => {
    if (way !== 'keyboard') return target.click()
    await target.click({ trial: true })
    await target.focus()
    await page.keyboard.press('Enter')
  }
  const text = (pattern: RegExp) => () => page.getByText(pattern).first().waitFor()
  const sortBy = async (header: string, option: string) => {
    const fold = page.getByRole('button', { name: /^(Filter and sort|Sort)/ })
    if (way !== 'phone') return press(page.getByRole('button', { name: header, exact: true }))
    if ((await fold.getAttribute('aria-expanded')) !== 'true') await fold.click()
    await page.getByLabel('Sort by').selectOption(option)
  }
  /** The first of what a list shows: a row at a desk, a card on a phone. */
  const first = (name: RegExp) => page.getByRole('main').getByRole('link', { name }).first()
  const isBack = (pattern: RegExp, link: RegExp, shown: () => string) => async () => {
    await text(pattern)()
    if ((await first(link).innerText()) !== shown())
      throw new Error(`${way}: something else is shown after coming back`)
  }
  let shown = ''
  const open = async (link: RegExp) => {
    shown = await first(link).innerText()
    await press(first(link))
  }

  await step('log in', () => signIn(page, press), text(/^Today's money/))
  await page.goto('/search')
  await page.getByLabel('Last Name').fill('Brown')
  await step(
    'search by last name',
    () => press(page.getByRole('button', { name: 'Search', exact: true })),
    text(/^1 - /),
  )
  await step('sort what was found', () => sortBy('First Name', 'FIRST_NAME_ASC'), sorted(page, way, 'First Name'))
  await step('page on', () => press(page.getByRole('button', { name: 'Next' })), text(/^(11|26|51) - /))
  const ACCOUNT = /^[A-Z]?\d{6,}$/
  await step(
    'open an owner',
    () => open(ACCOUNT),
    () => page.waitForURL((url) => url.pathname !== '/search'),
  )
  await step(
    'back',
    () => page.goBack(),
    isBack(/^(11|26|51) - /, ACCOUNT, () => shown),
  )

  await step('a list', () => page.goto('/withdrawals/pending'), text(/^1 - /))
  await step('sort it', () => sortBy('Amount', 'AMOUNT_ASC'), sorted(page, way, 'Amount'))
  await step(
    'filter it',
    async () => {
      await page.getByLabel('Name, account or request number').fill('b')
      await press(page.getByRole('button', { name: 'Filter', exact: true }))
    },
    async () => {
      await page.waitForURL(/find=b/)
      // The rows of before stand until the new ones are there.
      await page.locator('[aria-busy="true"]').waitFor({ state: 'detached' })
      await text(/^1 - /)()
    },
  )
  await step('page on in it', () => press(page.getByRole('button', { name: 'Next' })), text(/^(11|26|51) - /))
  if (way === 'phone') {
    // A card names the owner and has no link to them.
    const edit = page.getByRole('button', { name: 'Edit' }).first()
    await step(
      'open one of it',
      () => edit.click(),
      () => page.getByRole('dialog').waitFor(),
    )
    await step('back to the list', () => page.keyboard.press('Escape'), text(/^(11|26|51) - /))
  } else {
    await step(
      'open one of it',
      () => open(ACCOUNT),
      () => page.waitForURL((url) => !url.pathname.endsWith('/pending')),
    )
    await step(
      'back to the list',
      () => page.goBack(),
      isBack(/^(11|26|51) - /, ACCOUNT, () => shown),
    )
  }
  await context.close()
  return steps
}

/** By a header that says so; a phone has cards, whose order only the address tells. */
function sorted(page: Page, way: Way, header: string) {
  return () =>
    way === 'phone'
      ? page.getByText(/^1 - /).first().waitFor()
      : page.locator('th[aria-sort="ascending"]', { hasText: header }).waitFor()
}

async function signIn(page: Page, press: (target: Locator) => Promise<void>): Promise<void> {
  await page.goto('/login')
  await page.getByLabel('Email').fill('service@example.com')
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('checkbox', { name: 'I agree to the terms and conditions' }).check()
  await press(page.getByRole('main').getByRole('button', { name: 'Log In' }))
}

/** The names of the queries that fetched something since they were last cleared, without those of the frame. */
function screenQueries(page: Page): string[] {
  const documents = JSON.parse(readFileSync(join(root, 'gateway/documents.json'), 'utf8')) as Record<string, string>
  const seen: string[] = []
  page.on('request', (request) => {
    if (new URL(request.url()).pathname !== '/graphql') return
    const { id = '' } = (request.postDataJSON() ?? {}) as { id?: string }
    const name = /^query (\w+)/.exec(documents[id] ?? '')?.[1]
    if (name && !/MainLayout|fetchSignedInUser/.test(name)) seen.push(name)
  })
  return seen
}
