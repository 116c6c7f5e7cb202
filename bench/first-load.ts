import { chromium, type Browser, type BrowserContext } from '@playwright/test'
import { ensureChromium } from '../scripts/chromium.ts'
import { buildWhatIsStale } from '../scripts/web-build.ts'
import { password, people } from '../tests/clients.ts'
import { startStack } from '../tests/stack.ts'
import { isMain, median, report, type Measure } from './report.ts'

const rounds = 7
const networks = {
  fast: { latency: 20, downloadThroughput: (40 * 1_000_000) / 8, uploadThroughput: (40 * 1_000_000) / 8 },
  '4G': { latency: 60, downloadThroughput: (9 * 1_000_000) / 8, uploadThroughput: (9 * 1_000_000) / 8 },
}

/** Milliseconds from opening /home, signed in and with an empty cache, to the balance on the screen; and in-app steps. */
export async function benchFirstLoad(): Promise<Measure[]> {
  await buildWhatIsStale()
  const executablePath = await ensureChromium()
  const stack = await startStack()
  const browser = await chromium.launch({
    ...(executablePath ? { executablePath } : {}),
    args: ['--no-sandbox', '--disable-gpu'],
  })
  try {
    const session = await signedIn(browser, stack.gatewayUrl)
    const measures: Measure[] = []
    for (const [name, network] of Object.entries(networks)) {
      const times: number[] = []
      const steps: number[] = []
      for (let round = 0; round < rounds; round += 1) {
        const { first, step } = await visit(browser, stack.gatewayUrl, session, network)
        times.push(first)
        steps.push(step)
      }
      const goals = name === 'fast' ? ['≤ 750 ms, then ≤ 550', '≤ 100 ms'] : ['≤ 908 ms, then ≤ 652', '≤ 115 ms']
      measures.push(
        {
          what: `First load of /home to its content, ${name}, CPU ×2`,
          ours: ms(times),
          reference: '',
          ratio: null,
          goal: goals[0] ?? '',
        },
        {
          what: `In-app step to the book, cold chunk, ${name}`,
          ours: ms(steps),
          reference: '',
          ratio: null,
          goal: goals[1] ?? '',
        },
      )
    }
    return measures
  } finally {
    await browser.close()
    await stack.stop()
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

/** One visit in a browser that has never been here (an empty cache), on a slower network and half the CPU. */
async function visit(browser: Browser, baseURL: string, storageState: State, network: (typeof networks)['fast']) {
  const context = await browser.newContext({ baseURL, storageState, viewport: { width: 1440, height: 900 } })
  const page = await context.newPage()
  await page.addInitScript(watchForTexts)
  const cdp = await context.newCDPSession(page)
  await cdp.send('Network.enable')
  await cdp.send('Network.emulateNetworkConditions', { offline: false, ...network })
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: 2 })
  await page.goto('/home')
  const first = await page.evaluate(() => window.whenShown('$10,000.00'))
  await page.waitForLoadState('networkidle')
  const step = await page.evaluate(async () => {
    const link = [...document.querySelectorAll('a')].find((one) => one.textContent === '$10,000.00')
    const started = performance.now()
    link?.click()
    return (await window.whenShown('Account Balance')) - started
  })
  await context.close()
  return { first, step }
}

declare global {
  interface Window {
    /** The moment (performance.now) at which a text is on the page. */
    whenShown(text: string): Promise<number>
  }
}

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
}

if (isMain(import.meta.url)) report(await benchFirstLoad())
