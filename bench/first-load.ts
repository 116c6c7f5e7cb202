import { join } from 'node:path'
import { chromium, errors, type Browser, type BrowserContext, type Page } from '@playwright/test'
import { ensureChromium } from '../scripts/chromium.ts'
import { buildWhatIsStale } from '../scripts/web-build.ts'
import { password, people } from '../tests/clients.ts'
import { startStack } from '../tests/stack.ts'
import { isMain, median, report, type Measure } from './report.ts'

const rounds = Number(process.env.ROUNDS ?? 7)
const networks = {
  fast: { latency: 20, downloadThroughput: (40 * 1_000_000) / 8, uploadThroughput: (40 * 1_000_000) / 8 },
  '4G': { latency: 60, downloadThroughput: (9 * 1_000_000) / 8, uploadThroughput: (9 * 1_000_000) / 8 },
}

type Network = (typeof networks)['fast']

/** The folder of another checkout, built, whose portal is to stand beside. */
const BEFORE = process.env.BEFORE

interface Contender {
  name: string
  stack: Awaited<ReturnType<typeof startStack>>
  session: State
}

/**
 * Milliseconds from opening /home, signed in and with an empty cache, to the balance on the screen; and in-app steps, by a
 * script and, in visits of their own, by a mouse. Where another checkout is named, both take turns visit by visit.
 */
export async function benchFirstLoad(): Promise<Measure[]> {
  await buildWhatIsStale()
  const executablePath = await ensureChromium()
  const browser = await chromium.launch({
    ...(executablePath ? { executablePath } : {}),
    args: ['--no-sandbox', '--disable-gpu'],
  })
  const contenders: Contender[] = []
  const add = async (name: string, start: typeof startStack) => {
    const stack = await start()
    contenders.push({ name, stack, session: await signedIn(browser, stack.gatewayUrl) })
  }
  try {
    await add('ours', startStack)
    if (BEFORE)
      await add(
        'before',
        ((await import(join(BEFORE, 'tests/stack.ts'))) as { startStack: typeof startStack }).startStack,
      )
    const measures: Measure[] = []
    // Servers that have answered nothing yet would be measured while they compile.
    for (const contender of contenders)
      for (let count = 0; count < WARM_UP; count += 1) await visitInTime(browser, contender, networks.fast, 'script')
    for (const [name, network] of Object.entries(networks)) {
      const visits = contenders.map(() => [] as Visit[])
      for (let round = 0; round < rounds; round += 1)
        for (const turn of contenders.keys()) {
          const at = (round + turn) % contenders.length
          const contender = contenders[at]
          if (!contender) continue
          const one = await visitInTime(browser, contender, network, 'script')
          const { step: byMouse } = await visitInTime(browser, contender, network, 'mouse')
          visits[at]?.push({ ...one, byMouse })
        }
      const [ours = [], before] = visits
      const goals = name === 'fast' ? ['≤ 750 ms, then ≤ 550', '≤ 100 ms'] : ['≤ 908 ms, then ≤ 652', '≤ 115 ms']
      measures.push(
        {
          what: `First load of /home to its content, ${name}, CPU ×2`,
          ...compared(ours, before, 'first'),
          goal: goals[0] ?? '',
        },
        { what: '… of that, until its data is there', ...compared(ours, before, 'data'), goal: '' },
        { what: '… until the page’s own code has it', ...compared(ours, before, 'own'), goal: '' },
        {
          what: `In-app step to the book, ${name}`,
          ...compared(ours, before, 'step'),
          goal: goals[1] ?? '',
        },
        {
          what: '… by a mouse that rests on the link before',
          ...compared(ours, before, 'byMouse'),
          goal: goals[1] ?? '',
        },
        {
          what: `Work of the page until its own code has it, ${name}`,
          ...compared(ours, before, 'firstWork'),
          goal: '',
        },
        { what: `… and for the step, ${name}`, ...compared(ours, before, 'stepWork'), goal: '' },
      )
    }
    return measures
  } finally {
    await browser.close()
    await Promise.all(contenders.map(({ stack }) => stack.stop()))
  }
}

function compared(
  ours: Visit[],
  before: Visit[] | undefined,
  what: keyof Visit,
): Pick<Measure, 'ours' | 'reference' | 'ratio'> {
  const times = ours.map((one) => one[what])
  const theirs = before?.map((one) => one[what])
  return {
    ours: `${ms(times)} (${Math.min(...times).toFixed(0)} to ${Math.max(...times).toFixed(0)})`,
    reference: theirs
      ? `${ms(theirs)} (${Math.min(...theirs).toFixed(0)} to ${Math.max(...theirs).toFixed(0)}) before`
      : '',
    ratio: theirs ? median(times) / median(theirs) : null,
  }
}

const ms = (times: number[]) => `${median(times).toFixed(0)} ms`

type State = Awaited<ReturnType<BrowserContext['storageState']>>

async function signedIn(browser: Browser, baseURL: string): Promise<State> {
  const context = await browser.newContext({ baseURL })
  const page = await context.newPage()
  await page.goto('/login')
  await page.getByLabel('Email').fill(people.ann)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('checkbox', { name: 'I agree to the terms and conditions' }).check()
  await page.getByRole('main').getByRole('button', { name: 'Log In' }).click()
  await page.getByRole('link', { name: '$10,000.00' }).waitFor()
  const state = await context.storageState()
  await context.close()
  return state
}

interface Visit {
  /** When the balance is in sight, whoever has rendered it. */
  first: number
  /** When the page's own code shows it. */
  own: number
  /** When the last answer of the data before the content had come, or the page that brought it along. */
  data: number
  step: number
  /** From letting the button go, where a mouse has rested on the link and pressed it. */
  byMouse: number
  /** Processor time of the page's main thread, which a busy machine makes no longer. */
  firstWork: number
  stepWork: number
}

const WARM_UP = 3
const STALLED_MS = 10_000
/** What the visit before has left to do is done. */
const PAUSE_MS = 400

/** A script presses without any sign before. A mouse rests on what it is going to press, and holds the button for a moment. */
type Press = 'script' | 'mouse'
const REST_MS = 100
const HOLD_MS = 60

/** The emulated network of Chromium stands still now and then, for all that is asked; such a visit is made again. */
async function visitInTime(
  browser: Browser,
  { stack, session }: Contender,
  network: Network,
  by: Press,
): Promise<Omit<Visit, 'byMouse'>> {
  for (;;)
    try {
      await new Promise((resolve) => setTimeout(resolve, PAUSE_MS))
      return await visit(browser, stack.gatewayUrl, session, network, by)
    } catch (error) {
      if (!(error instanceof errors.TimeoutError)) throw error
      console.log(`A visit stood still for ${STALLED_MS} ms and is made again.`)
    }
}

/** One visit in a browser that has never been here (an empty cache), on a slower network and half the CPU. */
async function visit(
  browser: Browser,
  baseURL: string,
  storageState: State,
  network: Network,
  by: Press,
): Promise<Omit<Visit, 'byMouse'>> {
  await using context = await browser.newContext({ baseURL, storageState, viewport: { width: 1440, height: 900 } })
  const page = await context.newPage()
  page.setDefaultTimeout(STALLED_MS)
  await page.addInitScript(watchForTexts)
  const cdp = await context.newCDPSession(page)
  await cdp.send('Network.enable')
  await cdp.send('Network.emulateNetworkConditions', { offline: false, ...network })
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: 2 })
  await cdp.send('Performance.enable', { timeDomain: 'threadTicks' })
  const work = async () => {
    const { metrics } = await cdp.send('Performance.getMetrics')
    return 1000 * (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? NaN)
  }
  await page.goto('/home')
  const { first, own } = await page.evaluate(async () => ({
    first: await window.firstShown,
    own: await window.ownShown,
  }))
  const firstWork = await work()
  const data = await page.evaluate(() => {
    const asked = performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('/graphql'))
    const brought = performance.getEntriesByType('navigation')
    const from = (asked.length > 0 ? asked : brought) as PerformanceResourceTiming[]
    return Math.max(...from.map(({ responseEnd }) => responseEnd))
  })
  await page.waitForLoadState('networkidle')
  const beforeStep = await work()
  const step = by === 'script' ? await stepByScript(page) : await stepByMouse(page)
  const stepWork = (await work()) - beforeStep
  return { first, own, data, step, firstWork, stepWork }
}

const LINK = '$10,000.00'

const stepByScript = (page: Page) =>
  page.evaluate(async (text) => {
    const link = [...document.querySelectorAll('a')].find((one) => one.textContent === text)
    const started = performance.now()
    link?.click()
    return (await window.whenShown('Account Balance')) - started
  }, LINK)

async function stepByMouse(page: Page): Promise<number> {
  await page.evaluate(() => {
    window.stepped = new Promise((resolve) =>
      document.addEventListener(
        'click',
        ({ timeStamp }) => void window.whenShown('Account Balance').then((shown) => resolve(shown - timeStamp)),
        { once: true, capture: true },
      ),
    )
  })
  await page.getByRole('link', { name: LINK, exact: true }).hover()
  await page.waitForTimeout(REST_MS)
  await page.mouse.down()
  await page.waitForTimeout(HOLD_MS)
  await page.mouse.up()
  return page.evaluate(() => window.stepped)
}

declare global {
  interface Window {
    /** The moment (performance.now) at which a text is on the page. */
    whenShown(text: string, isCounted?: () => boolean): Promise<number>
    /** How long a step took that a mouse has made. */
    stepped: Promise<number>
    firstShown: Promise<number>
    ownShown: Promise<number>
  }
}

/** Runs before anything of the page: what the gateway has rendered may be in sight before it has loaded. */
function watchForTexts(): void {
  window.whenShown = (text, isCounted = () => true) =>
    new Promise((resolve) => {
      const look = () => {
        if (!document.body?.textContent?.includes(text) || !isCounted()) return false
        requestAnimationFrame(() => resolve(performance.now()))
        return true
      }
      if (look()) return
      const observer = new MutationObserver(() => {
        if (look()) observer.disconnect()
      })
      observer.observe(document, { childList: true, subtree: true, characterData: true, attributes: true })
    })
  window.firstShown = window.whenShown('$10,000.00')
  window.ownShown = window.whenShown('$10,000.00', () => !document.querySelector('[data-rendered]'))
}

if (isMain(import.meta.url)) report(await benchFirstLoad())
