import { chromium, type Browser, type Locator, type Page } from '@playwright/test'
import { REQUEST_STATUS } from '../contract/requestStatus.ts'
import { ensureChromium } from '../scripts/chromium.ts'
import { settling } from '../scripts/settled.ts'
import { buildWhatIsStale } from '../scripts/web-build.ts'
import { password, people } from '../tests/clients.ts'
import { manyRequests } from '../tests/manyRequests.ts'
import { startStack } from '../tests/stack.ts'
import { median, type Measure } from './report.ts'

const ROUNDS = Number(process.env.ROUNDS ?? 3)
/** Measures only forms whose names contain this text. */
const ONLY = new RegExp(process.env.ONLY ?? '')
/** The resolution of the browser's Event Timing is 8 ms. */
const SHORTEST = 16

interface Form {
  name: string
  who: string | null
  path: string
  /** Opens the form from the screen. */
  open?: (page: Page) => Promise<Locator>
  /** Label of the submit button. */
  submit: string
}

const main = (page: Page) => Promise.resolve(page.getByRole('main'))
const dialog = (page: Page) => page.getByRole('dialog').first()

/** Opens the owner through the search, as staff do. */
async function actForAnn(page: Page): Promise<void> {
  await page.goto('/search')
  await page.getByLabel('Last Name').fill('Archer')
  await page.getByRole('main').getByRole('button', { name: 'Search' }).click()
  await page.getByRole('link', { name: '100001' }).click()
  await page.waitForURL(/\/home$/)
}

const FORMS: readonly Form[] = [
  { name: 'login', who: null, path: '/login', submit: 'Log In' },
  { name: 'registration', who: null, path: '/register/', submit: 'Next' },
  {
    name: 'profile: address',
    who: people.ann,
    path: '/profile',
    open: (page) => Promise.resolve(page.locator('form', { has: page.getByLabel('Zip') })),
    submit: 'Save',
  },
  { name: 'beneficiary', who: people.fay, path: '/509/beneficiary', submit: 'Add Beneficiary' },
  { name: 'wizard: amount', who: people.fay, path: '/home', open: toWizard, submit: 'Next' },
  {
    name: 'staff: edit of a withdrawal',
    who: people.service,
    path: '/withdrawals/pending',
    open: async (page) => {
      await page
        .getByRole('button', { name: /^Edit / })
        .first()
        .click()
      return dialog(page)
    },
    submit: 'Save',
  },
  {
    name: 'fee adjustment',
    who: people.admin,
    path: '/home',
    open: async (page) => {
      await actForAnn(page)
      await page.goto('/501/transaction')
      await page.getByRole('button', { name: 'Fee Adjustment' }).click()
      return dialog(page)
    },
    submit: 'Submit',
  },
  { name: 'search', who: people.service, path: '/search', submit: 'Search' },
]

async function toWizard(page: Page): Promise<Locator> {
  await page.getByRole('link', { name: 'Distribution', exact: true }).click()
  await page.getByRole('radio', { name: /Full amount/ }).waitFor()
  return main(page)
}

/** An action on a form, and the time until the page has painted its effect. */
interface Interaction {
  did: string
  ms: number
}

interface Filled {
  interactions: Interaction[]
  /** CPU time of the page's main thread for each action, which does not depend on the machine's load. */
  work: Interaction[]
}

/**
 * Measures the time from a key or mouse press to the next paint with the browser's Event Timing, at half the CPU speed:
 * fills in every field of a form, clears it, and submits the form to show its errors. The CPU time next to it is valid
 * even on a busy machine.
 */
export async function benchInteraction(): Promise<Measure[]> {
  await buildWhatIsStale()
  const executablePath = await ensureChromium()
  const browser = await chromium.launch({
    ...(executablePath ? { executablePath } : {}),
    args: ['--no-sandbox', '--disable-gpu'],
  })
  const stack = await startStack({ database: 'postgres' })
  try {
    await manyRequests(
      { executeSql: async (text) => ({ rows: await stack.sql(text) }) },
      10,
      REQUEST_STATUS.open,
      900_100,
    )
    const measures: Measure[] = []
    for (const form of FORMS.filter(({ name }) => ONLY.test(name))) {
      const all: Filled[] = []
      for (let round = 0; round < ROUNDS; round += 1) all.push(await filledIn(browser, stack.gatewayUrl, form))
      measures.push(summary(form.name, all))
    }
    return measures
  } finally {
    await browser.close()
    await stack.stop()
  }
}

function summary(name: string, all: readonly Filled[]): Measure {
  const interactions = all.flatMap((one) => one.interactions)
  return {
    what: `${name}: ${interactions.length} interactions`,
    ours: spread(interactions),
    reference: `work ${spread(all.flatMap(({ work }) => work))}`,
    ratio: null,
    goal: '≤ 100 ms',
  }
}

function spread(all: readonly Interaction[]): string {
  const sorted = all.toSorted((a, b) => a.ms - b.ms)
  const p95 = sorted[Math.ceil(sorted.length * 0.95) - 1]
  const most = sorted.at(-1)
  return `${told(median(sorted.map(({ ms }) => ms)))}, p95 ${told(p95?.ms)}, most ${told(most?.ms)} ms (${most?.did})`
}

const told = (ms = NaN) => ms.toFixed(0)

async function filledIn(browser: Browser, baseURL: string, form: Form): Promise<Filled> {
  const context = await browser.newContext({ baseURL, viewport: { width: 1440, height: 900 } })
  try {
    const page = await context.newPage()
    await page.addInitScript(watchInteractions, SHORTEST)
    if (form.who !== null) await signIn(page, form.who)
    const settled = settling(page)
    await page.goto(form.path)
    await page.getByRole('heading', { level: 1 }).waitFor()
    await settled()
    const scope = await (form.open ?? main)(page)
    await scope.getByRole('button', { name: form.submit, exact: true }).first().waitFor()
    await page.waitForTimeout(500)
    const cdp = await context.newCDPSession(page)
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: 2 })
    await cdp.send('Performance.enable', { timeDomain: 'threadTicks' })
    const worked = async () => {
      const { metrics } = await cdp.send('Performance.getMetrics')
      return 1000 * (metrics.find((one) => one.name === 'TaskDuration')?.value ?? NaN)
    }
    const work: Interaction[] = []
    const doing: Doing = async (did, act) => {
      const before = await worked()
      await act()
      await page.waitForTimeout(150)
      work.push({ did, ms: (await worked()) - before })
    }
    await page.evaluate(() => window.interactions.begin())
    await fillIn(page, scope, doing)
    // `force` also clicks a button that Playwright does not consider ready.
    const submit = scope.getByRole('button', { name: form.submit, exact: true }).first()
    await doing(form.submit, () => submit.click({ force: true }))
    await page.waitForTimeout(700)
    return { interactions: await page.evaluate(() => window.interactions.end()), work }
  } finally {
    await context.close()
  }
}

async function signIn(page: Page, who: string): Promise<void> {
  await page.goto('/login')
  await page.getByLabel('Email').fill(who)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('checkbox', { name: 'I agree to the terms and conditions' }).check()
  await page.getByRole('main').getByRole('button', { name: 'Log In' }).click()
  await page.waitForURL((url) => url.pathname !== '/login')
}

type Doing = (did: string, act: () => Promise<void>) => Promise<void>

/** Acts by mouse and keyboard, one action after the other. */
async function fillIn(page: Page, scope: Locator, doing: Doing): Promise<void> {
  const fields = scope.locator('input:visible:enabled, select:visible:enabled, textarea:visible:enabled')
  const count = await fields.count()
  for (let index = 0; index < count; index += 1) {
    const field = fields.nth(index)
    // An earlier choice may have removed the field.
    if ((await field.count()) === 0 || !(await field.isVisible()) || !(await field.isEnabled())) continue
    const { kind, name } = await field.evaluate((element) => ({
      kind: element instanceof HTMLInputElement ? element.type : element.tagName,
      name: element.getAttribute('name') ?? element.id,
    }))
    if (kind === 'file') continue
    if (kind === 'checkbox' || kind === 'radio') await doing(`press ${name}`, () => field.click({ force: true }))
    else if (kind === 'SELECT') {
      await field.focus()
      await doing(`choose ${name}`, () => page.keyboard.press('ArrowDown'))
    } else {
      await doing(`press ${name}`, () => field.click())
      for (const key of ['1', '2', 'a', 'ControlOrMeta+a', 'Backspace'])
        await doing(`${key} in ${name}`, () => page.keyboard.press(key))
    }
  }
}

declare global {
  interface Window {
    interactions: { begin(): void; end(): Interaction[] }
  }
}

interface Timing extends PerformanceEventTiming {
  interactionId: number
}

function watchInteractions(shortest: number): void {
  const seen = new Map<number, Interaction>()
  let begun = 0
  const count = () => (performance as Performance & { interactionCount: number }).interactionCount
  const observer = new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as Timing[]) {
      const { interactionId, duration, name, target } = entry
      if (interactionId === 0 || duration <= (seen.get(interactionId)?.ms ?? 0)) continue
      const of = target instanceof HTMLElement ? (target.getAttribute('name') ?? target.textContent?.slice(0, 20)) : ''
      seen.set(interactionId, { did: `${name} ${of}`, ms: duration })
    }
  })
  observer.observe({ type: 'event', durationThreshold: shortest, buffered: true } as PerformanceObserverInit)
  window.interactions = {
    begin: () => {
      observer.takeRecords()
      seen.clear()
      begun = count()
    },
    end: () => {
      const quick = Math.max(0, count() - begun - seen.size)
      return [...seen.values(), ...Array.from({ length: quick }, () => ({ did: 'quick', ms: 8 }))]
    },
  }
}
