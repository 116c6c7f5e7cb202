import { join } from 'node:path'
import { chromium, errors, type Browser, type BrowserContext, type Page } from '@playwright/test'
import { ensureChromium } from '../scripts/chromium.ts'
import { settling } from '../scripts/settled.ts'
import { buildWhatIsStale } from '../scripts/web-build.ts'
import { password, people } from '../tests/clients.ts'
import { freePort } from '../tests/ports.ts'
import { startStack } from '../tests/stack.ts'
import { idleShare, judge, LATE_MS, processorTime, timeline, type Loaded, type Verdict } from './lateVisit.ts'
import { isMain, median, report, type Measure } from './report.ts'
import { startSlowLink, type Network, type SlowLink } from './slowLink.ts'

const rounds = Number(process.env.ROUNDS ?? 7)
/** Number of consecutive visits in which to count the late ones; 0 runs the usual rounds. */
const VISITS = Number(process.env.VISITS ?? 0)
const networks: Record<string, Network> = {
  fast: { latency: 20, throughput: (40 * 1_000_000) / 8 },
  '4G': { latency: 60, throughput: (9 * 1_000_000) / 8 },
}

/** The folder of another built checkout, for comparison. */
const BEFORE = process.env.BEFORE

interface Contender {
  name: string
  stack: Awaited<ReturnType<typeof startStack>>
  link: SlowLink
  session: State
  visits: number
  late: Record<Verdict, number>
}

/**
 * Milliseconds from opening /home, signed in and with an empty cache, until the balance is visible; and of in-app
 * steps, by a script and, in other visits, by a mouse. With another checkout, the two alternate visit by visit.
 */
export async function benchFirstLoad(): Promise<Measure[]> {
  await buildWhatIsStale()
  const executablePath = await ensureChromium()
  const browser = await chromium.launch({
    ...(executablePath ? { executablePath } : {}),
    args: ['--no-sandbox', '--disable-gpu'],
  })
  const contenders: Contender[] = []
  const add = async (name: string, start: typeof startStack) =>
    void contenders.push(await startContender(browser, name, start))
  try {
    await add('ours', startStack)
    if (BEFORE)
      await add(
        'before',
        ((await import(join(BEFORE, 'tests/stack.ts'))) as { startStack: typeof startStack }).startStack,
      )
    const measures: Measure[] = []
    // Warm up, because servers compile their code during the first responses.
    for (const contender of contenders)
      for (let count = 0; count < WARM_UP; count += 1) await visit(browser, contender, 'fast', 'script')
    for (const contender of contenders) forgetVisits(contender)
    if (VISITS > 0) return await visitsInARow(browser, contenders)
    for (const name of Object.keys(networks)) {
      const visits = contenders.map(() => [] as Visit[])
      for (let round = 0; round < rounds; round += 1)
        for (const turn of contenders.keys()) {
          const at = (round + turn) % contenders.length
          const contender = contenders[at]
          if (!contender) continue
          const one = await visit(browser, contender, name, 'script')
          const { step: byMouse } = await visit(browser, contender, name, 'mouse')
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
          what: `Work of the page until its content, ${name}`,
          ...compared(ours, before, 'firstWork'),
          goal: '',
        },
        { what: `… and for the step, ${name}`, ...compared(ours, before, 'stepWork'), goal: '' },
      )
    }
    return [...measures, lateMeasure(contenders)]
  } finally {
    await browser.close()
    await Promise.all(contenders.map(({ stack, link }) => link.close().then(() => stack.stop())))
  }
}

/** Starts a portal behind a slow network. */
async function startContender(browser: Browser, name: string, start: typeof startStack): Promise<Contender> {
  const port = await freePort()
  const link = await startSlowLink(port, networks['fast'] as Network)
  const stack = await start({ port, env: { PUBLIC_ORIGIN: link.url } })
  const contender = { name, stack, link, session: await signedIn(browser, link.url) }
  return forgetVisits(contender as Contender)
}

function forgetVisits(contender: Contender): Contender {
  return Object.assign(contender, { visits: 0, late: { 'in time': 0, 'stood still': 0, 'slow machine': 0 } })
}

/** Alternates between both networks, and between script and mouse. */
async function visitsInARow(browser: Browser, contenders: readonly Contender[]): Promise<Measure[]> {
  const kinds = Object.keys(networks).flatMap((network) =>
    (['script', 'mouse'] as const).map((by) => ({ network, by })),
  )
  const times = new Map(kinds.map(({ network }) => [network, [] as number[]]))
  for (let made = 0; made < VISITS; made += 1) {
    const { network, by } = kinds[made % kinds.length] ?? { network: 'fast', by: 'script' }
    for (const contender of contenders) {
      const { first } = await visit(browser, contender, network, by)
      if (contender === contenders[0]) times.get(network)?.push(first)
    }
    if ((made + 1) % 50 === 0) console.log(`${made + 1} visits: ${lateMeasure(contenders).ours}`)
  }
  if (contenders[0]?.late['stood still']) process.exitCode = 1
  const measures = [...times].map(([network, firsts]) => ({
    what: `First load of /home, ${network}: ${firsts.length} visits`,
    ours: `${ms(firsts)} (${Math.min(...firsts).toFixed(0)} to ${Math.max(...firsts).toFixed(0)})`,
    reference: '',
    ratio: null,
    goal: '',
  }))
  return [...measures, lateMeasure(contenders)]
}

function lateMeasure(contenders: readonly Contender[]): Measure {
  const [ours, before] = contenders.map(
    ({ visits, late }) =>
      `${late['stood still'] + late['slow machine']} of ${visits}; ${late['stood still']} stood still, ` +
      `${late['slow machine']} on a busy machine`,
  )
  return {
    what: `Visits or steps over ${LATE_MS / 1000} s`,
    ours: ours ?? '',
    reference: before ? `${before} before` : '',
    ratio: null,
    goal: 'none stood still',
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
  /** Milliseconds until the balance is visible. */
  first: number
  /** Milliseconds until the last response with data has arrived, or the page that embeds it. */
  data: number
  step: number
  /** Milliseconds from the release of the mouse button on the link until the next screen is visible. */
  byMouse: number
  /** CPU time of the page's main thread, which does not depend on the machine's load. */
  firstWork: number
  stepWork: number
}

const WARM_UP = 3
/** A visit is abandoned after this time and counted as this long. */
const LONGEST_MS = 30_000
/** Long enough for the previous visit to end all its work. */
const PAUSE_MS = 400

/** A script clicks immediately. A mouse hovers first, and holds the button for a moment. */
type Press = 'script' | 'mouse'
const REST_MS = 100
const HOLD_MS = 60

/**
 * One visit in a new browser (an empty cache), on a slower network and at half the CPU speed. A late visit is counted
 * and printed with its timeline; no visit is repeated.
 */
async function visit(
  browser: Browser,
  contender: Contender,
  network: string,
  by: Press,
): Promise<Omit<Visit, 'byMouse'>> {
  await new Promise((resolve) => setTimeout(resolve, PAUSE_MS))
  const { link, session } = contender
  link.network = networks[network] ?? link.network
  await using context = await browser.newContext({
    baseURL: link.url,
    storageState: session,
    viewport: { width: 1440, height: 900 },
  })
  const page = await context.newPage()
  page.setDefaultTimeout(LONGEST_MS)
  const taken = {
    first: LONGEST_MS,
    data: LONGEST_MS,
    step: LONGEST_MS,
    firstWork: NaN,
    stepWork: NaN,
  }
  const before = processorTime()
  await takeTimes(page, by, taken).catch((error: unknown) => {
    if (!(error instanceof errors.TimeoutError)) throw error
  })
  const idle = idleShare(before, processorTime())
  const verdict = judge([taken.first, taken.step], idle)
  contender.visits += 1
  contender.late[verdict] += 1
  if (verdict !== 'in time') {
    console.log(
      `${new Date().toISOString()} ${contender.name}, visit ${contender.visits}, ${network}, ${by}: ${verdict}. ` +
        `Balance ${taken.first.toFixed(0)} ms, step ${taken.step.toFixed(0)}; ` +
        `${(100 * idle).toFixed(0)} % of the processors idle, ${taken.firstWork.toFixed(0)} ms of work of the page`,
    )
    for (const line of timeline(await requestsOf(page))) console.log(`  ${line}`)
  }
  return taken
}

/** Stores each time as soon as it is measured, so that an abandoned visit keeps its first times. */
async function takeTimes(page: Page, by: Press, taken: Omit<Visit, 'byMouse'>): Promise<void> {
  await page.addInitScript(watchForTexts)
  const cdp = await page.context().newCDPSession(page)
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: 2 })
  await cdp.send('Performance.enable', { timeDomain: 'threadTicks' })
  const work = async () => {
    const { metrics } = await cdp.send('Performance.getMetrics')
    return 1000 * (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? NaN)
  }
  const settled = settling(page)
  await page.goto('/home')
  taken.first = await inTime(page.evaluate(() => window.firstShown))
  taken.firstWork = await work()
  const requests = await requestsOf(page)
  const asked = requests.filter(({ path }) => path === '/graphql')
  taken.data = Math.max(...(asked.length > 0 ? asked : requests.slice(0, 1)).map(({ end }) => end))
  await inTime(settled())
  const beforeStep = await work()
  taken.step = await inTime(by === 'script' ? stepByScript(page) : stepByMouse(page))
  taken.stepWork = (await work()) - beforeStep
}

/** Limits the time of code in the page, which Playwright's timeout does not stop. */
function inTime<T>(work: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new errors.TimeoutError(`Not within ${LONGEST_MS} ms`)), LONGEST_MS)
    work.then(resolve, reject).finally(() => clearTimeout(timer))
  })
}

/** The requests of a page, its document first. Requests to other origins would have no times. */
const requestsOf = (page: Page): Promise<Loaded[]> =>
  page.evaluate(() =>
    [...performance.getEntriesByType('navigation'), ...performance.getEntriesByType('resource')].map((entry) => {
      const { name, startTime, responseStart, responseEnd } = entry as PerformanceResourceTiming
      return { path: new URL(name).pathname, asked: startTime, firstByte: responseStart, end: responseEnd }
    }),
  )

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
    /** Resolves with the time (performance.now) at which a text appears on the page. */
    whenShown(text: string): Promise<number>
    /** Duration of a step with a mouse. */
    stepped: Promise<number>
    firstShown: Promise<number>
  }
}

/** Code that runs in the page before the page's own code. */
function watchForTexts(): void {
  window.whenShown = (text) =>
    new Promise((resolve) => {
      const look = () => {
        if (!document.body?.textContent?.includes(text)) return false
        requestAnimationFrame(() => resolve(performance.now()))
        return true
      }
      if (look()) return
      const observer = new MutationObserver(() => {
        if (look()) observer.disconnect()
      })
      observer.observe(document, { childList: true, subtree: true, characterData: true })
    })
  window.firstShown = window.whenShown('$10,000.00')
}

if (isMain(import.meta.url)) report(await benchFirstLoad())
