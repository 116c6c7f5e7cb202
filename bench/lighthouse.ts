import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium, type Page } from '@playwright/test'
import lighthouse, { desktopConfig } from 'lighthouse'
import { ensureChromium } from '../scripts/chromium.ts'
import { settling } from '../scripts/settled.ts'
import { buildWhatIsStale } from '../scripts/web-build.ts'
import { password, people } from '../tests/clients.ts'
import { freePort } from '../tests/ports.ts'
import { startStack } from '../tests/stack.ts'
import { median, type Measure } from './report.ts'

/** A single run varies by a few hundredths on a busy machine. */
const ROUNDS = Number(process.env.ROUNDS ?? 3)
/** Checks only pages whose names contain this text. */
const ONLY = new RegExp(process.env.ONLY ?? '')

const PAGES: readonly { name: string; path: string; who: string | null }[] = [
  { name: 'login', path: '/login', who: null },
  { name: 'Home', path: '/home', who: people.ann },
  { name: 'book', path: '/501/transaction', who: people.ann },
  { name: 'step of the wizard', path: '/501/withdraw/distribution', who: people.ann },
  { name: 'list of staff', path: '/withdrawals/pending', who: people.service },
]
const DEVICES = [
  { device: 'desktop', config: desktopConfig, goal: 0.98 },
  { device: 'phone', config: undefined, goal: 0.95 },
] as const
const CATEGORIES = ['performance', 'accessibility', 'best-practices'] as const

type Looked = {
  scores: Record<(typeof CATEGORIES)[number], number>
  shift: number
  blocking: number
  speed: number
  amiss: string[]
}

/**
 * Lighthouse's scores of five pages on desktop and phone, with its simulated slow network and CPU. Audits that lower a
 * score, except performance, are listed.
 */
export async function benchLighthouse(): Promise<Measure[]> {
  await buildWhatIsStale()
  const stack = await startStack()
  const measures: Measure[] = []
  try {
    for (const page of PAGES.filter(({ name }) => ONLY.test(name)))
      for (const { device, config, goal } of DEVICES)
        measures.push(summary(`${page.name}, ${device}`, await looks(stack.gatewayUrl, page, config), goal))
  } finally {
    await stack.stop()
  }
  return measures
}

async function looks(
  origin: string,
  { path, who }: { path: string; who: string | null },
  config: typeof desktopConfig | undefined,
): Promise<Looked[]> {
  const folder = await mkdtemp(join(tmpdir(), 'portal-lighthouse-'))
  const executablePath = await ensureChromium()
  const port = await freePort()
  const browser = await chromium.launchPersistentContext(folder, {
    ...(executablePath ? { executablePath } : {}),
    args: ['--no-sandbox', `--remote-debugging-port=${port}`],
    baseURL: origin,
  })
  try {
    const page = await browser.newPage()
    if (who !== null) await signIn(page, who)
    const all: Looked[] = []
    for (let round = 0; round < ROUNDS; round += 1) all.push(await look(`${origin}${path}`, port, config))
    return all
  } finally {
    await browser.close()
    await rm(folder, { recursive: true, force: true })
  }
}

async function signIn(page: Page, who: string): Promise<void> {
  const settled = settling(page)
  await page.goto('/login')
  await page.getByLabel('Email').fill(who)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('checkbox', { name: 'I agree to the terms and conditions' }).check()
  await page.getByRole('main').getByRole('button', { name: 'Log In' }).click()
  await page.waitForURL('**/home')
  await settled()
  await page.close()
}

async function look(url: string, port: number, config: typeof desktopConfig | undefined): Promise<Looked> {
  // Clearing the storage would end the session.
  const kept = { disableStorageReset: true, onlyCategories: [...CATEGORIES] }
  const result = await lighthouse(url, { ...kept, port, logLevel: 'error' }, config)
  if (!result) throw new Error(`Lighthouse has nothing to say of ${url}`)
  const { categories, audits, finalDisplayedUrl, environment, runtimeError } = result.lhr
  if (runtimeError) console.log(`${url}: ${runtimeError.message}`)
  for (const { id, errorMessage } of Object.values(audits))
    if (errorMessage) console.log(`${url}: ${id}: ${errorMessage}`)
  if (finalDisplayedUrl !== url) throw new Error(`${url} ended at ${finalDisplayedUrl}`)
  const scores = Object.fromEntries(CATEGORIES.map((name) => [name, categories[name]?.score ?? 0]))
  const amiss = CATEGORIES.filter((name) => name !== 'performance').flatMap((name) =>
    (categories[name]?.auditRefs ?? []).flatMap(({ id, weight }) =>
      weight > 0 && (audits[id]?.score ?? 1) < 1 ? [id] : [],
    ),
  )
  const value = (id: string) => audits[id]?.numericValue ?? NaN
  return {
    scores: scores as Looked['scores'],
    shift: value('cumulative-layout-shift'),
    blocking: value('total-blocking-time'),
    // Lighthouse's own measure of the machine's speed: a busy machine lowers every score.
    speed: environment.benchmarkIndex,
    amiss,
  }
}

function summary(what: string, all: readonly Looked[], goal: number): Measure {
  const score = (name: (typeof CATEGORIES)[number]) => median(all.map(({ scores }) => scores[name]))
  const performance = all.map(({ scores }) => scores.performance.toFixed(2)).join(' ')
  const middle = (name: 'blocking' | 'speed') => median(all.map((one) => one[name])).toFixed(0)
  const shift = Math.max(...all.map((one) => one.shift))
  const amiss = [...new Set(all.flatMap((one) => one.amiss))]
  return {
    what,
    ours: `performance ${score('performance').toFixed(2)} (${performance}), blocking ${middle('blocking')} ms, machine ${middle('speed')}`,
    reference: `accessibility ${score('accessibility').toFixed(2)}, best practices ${score('best-practices').toFixed(2)}, shift ${shift.toFixed(3)}${amiss.length > 0 ? `: ${amiss.join(', ')}` : ''}`,
    ratio: null,
    goal: `≥ ${goal}, 1.00, 1.00, 0`,
  }
}
