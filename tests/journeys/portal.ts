import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test as base, expect, type Locator, type Page, type Request } from '@playwright/test'
import type axe from 'axe-core'
import type { AxeResults, RunOptions } from 'axe-core'
import { idOfEnumValue, type EnumValue } from '../../contract/enumeration.ts'
import { ROLE } from '../../contract/roles.ts'
import { root } from '../../scripts/child.ts'
import { isStream, watchTraffic } from '../../scripts/settled.ts'
import { password } from '../clients.ts'
import { freePort } from '../ports.ts'
import { startStack, type Stack, type StackOptions } from '../stack.ts'

interface Fixtures {
  /** Names of the GraphQL operations that the page has sent since the last call. */
  requests: () => string[]
  /** Uses production settings, with a second factor for staff. */
  production: boolean
  /** Shows PDFs in the browser's viewer, whose start takes longer than most screens. */
  showsPdfs: boolean
  /** The portal with this file's data, on PostgreSQL, so that a journey can insert rows. */
  portal: Stack
}

interface WorkerFixtures {
  portals: {
    of: (file: string, options: Pick<StackOptions, 'production' | 'env'>) => Promise<Stack>
  }
}

export const PHONE = { width: 390, height: 844 }

/** The options of a phone's browser, for `test.use`. */
export const phone = { viewport: PHONE, hasTouch: true, isMobile: true }

/**
 * `own` skips the phone layout: a resize would close the opened element, the screen does not support a phone, or
 * screens.spec.ts covers the screen.
 */
interface Sizes {
  sizes: 'own' | 'phone too'
}

interface Running {
  file: string
  stack: Stack
}

/** A journey through the real web, gateway and custodian in a browser. Console output of a page fails the test. */
export const test = base.extend<Fixtures, WorkerFixtures>({
  production: [false, { option: true }],
  showsPdfs: [false, { option: true }],
  // One portal, worker and browser for many files, because a start takes as long as several journeys, and a portal that
  // has run for a while is faster. The rows of the demo data are restored for each file.
  portals: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of the fixtures from the pattern
    async ({}, use) => {
      // Always the same addresses, so that the browser's cache is shared between files.
      const ports = { usual: await freePort(), special: await freePort() }
      const running: { usual?: Running; special?: Running } = {}
      /** Names the test file that used the portal before in the failure message. */
      const ofFileBefore = <T>({ file, stack }: Running, work: (stack: Stack) => Promise<T>): Promise<T> =>
        work(stack).catch((error: Error) => {
          throw new Error(`The portal of ${file}: ${error.message}`)
        })
      const end = async (kind: keyof typeof running) => {
        const ending = running[kind]
        delete running[kind]
        if (ending) await ofFileBefore(ending, (stack) => stack.stop())
      }
      await use({
        async of(file, options) {
          const isUsual = !options.production
          const kind = isUsual ? 'usual' : 'special'
          if (running.special?.file !== file) await end('special')
          const there = running[kind]
          if (there?.file === file) return there.stack
          if (there && (await ofFileBefore(there, (stack) => stack.rewind()))) {
            there.file = file
            return there.stack
          }
          await end(kind)
          const always = { database: 'postgres', port: ports[kind], rewinds: isUsual } as const
          running[kind] = { file, stack: await startStack({ ...options, ...always }) }
          return running[kind].stack
        },
      })
      await end('special')
      await end('usual')
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  portal: [
    async ({ portals, production }, use, { file }) => {
      const env: Record<string, string> = production ? { STAFF_SECOND_FACTOR: 'on' } : {}
      await use(await portals.of(file, { production, env }))
    },
    { timeout: 120_000 },
  ],
  baseURL: async ({ portal }, use) => {
    await use(portal.gatewayUrl)
  },
  requests: async ({ page }, use) => {
    let seen: string[] = []
    page.on('request', (request) => {
      if (isStream(request)) return
      if (new URL(request.url()).pathname === '/graphql') seen.push(operationOf(request))
    })
    await use(() => {
      const now = seen
      seen = []
      return now
    })
  },
  page: async ({ page, showsPdfs }, use) => {
    // Browsers of phones have no PDF viewer either.
    if (!showsPdfs)
      await page.addInitScript(() => Object.defineProperty(navigator, 'pdfViewerEnabled', { get: () => false }))
    quiet.set(page, watchTraffic(page))
    const complaints: string[] = []
    page.on('console', (message) => {
      // The browser logs every 4xx response; these are expected refusals of the portal.
      if (['error', 'warning'].includes(message.type()) && !/Failed to load resource/.test(message.text())) {
        complaints.push(message.text())
      }
    })
    page.on('pageerror', (error) => complaints.push(error.message))
    await use(page)
    expect(complaints, 'console errors and warnings').toEqual([])
  },
})

export { expect }

/** Defines journeys twice: for a desktop, and for a phone, on which they get `isMobile`. */
export function onEachDevice(define: () => void): void {
  test.describe('desktop', define)
  test.describe('phone', () => {
    test.use(phone)
    define()
  })
}

/** For each page: whether its network has been idle for half a second. */
const quiet = new WeakMap<Page, () => boolean>()

/** The link that opens a request in a list. */
export const requestLink = (page: Page, requestId: number) => page.locator(`#request-${requestId}`)

/** The row of a request, or its card on a phone. */
export const requestRow = (page: Page, requestId: number) =>
  page
    .getByRole('row')
    .or(page.getByRole('listitem'))
    .filter({ has: requestLink(page, requestId) })
    .last()

/** Waits until the page has sent no request for half a second, apart from event streams. */
export async function untilQuiet(page: Page): Promise<void> {
  await expect.poll(() => quiet.get(page)?.() ?? false, { intervals: [50] }).toBe(true)
}

/** Keeps notices until the page is left, so that a slow machine does not hide them too early. */
export const keepNotices = (page: Page) =>
  page.evaluate(() => {
    const pause = () => {
      for (const timer of document.querySelectorAll<HTMLElement>('[data-timer-status]'))
        timer.style.animationPlayState = 'paused'
    }
    new MutationObserver(pause).observe(document.body, { childList: true, subtree: true, attributes: true })
  })

/** Operation names like `query HomePageQuery`, by the id that the web sends. */
const documents = new Map(
  Object.entries(JSON.parse(readFileSync(join(root, 'gateway/documents.json'), 'utf8')) as Record<string, string>).map(
    ([id, text]) => [id, text.slice(0, text.search(/[({]/)).trim()],
  ),
)

const logInDocument = [...documents].find(([, name]) => name === 'mutation useLogInMutation')?.[0]

/** The operation of a request, like `query HomePageQuery`. */
export function operationOf(request: Request): string {
  return operationNamed(request.postData() ?? '{}')
}

/** The operation of a request's body. */
export function operationNamed(body: string): string {
  const { id = '' } = JSON.parse(body) as { id?: string }
  return documents.get(id) ?? `unknown document ${id}`
}

/** Queries of a screen, without mutations and the queries of the frame. */
export function screenQueries(requests: string[]): string[] {
  return requests.filter((name) => name.startsWith('query ') && !/MainLayout|MenuCounts|fetchSignedInUser/.test(name))
}

/** Signs in through the login form. */
export async function signInByForm(page: Page, email: string, from = '/login'): Promise<void> {
  await page.goto(from)
  await expect(page.getByLabel('Email')).toBeVisible()
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('checkbox', { name: 'I agree to the terms and conditions' }).check()
  await page.getByRole('main').getByRole('button', { name: 'Log In' }).click()
  await expect(page).not.toHaveURL(/\/login/)
}

/**
 * Signs in without the form and opens an address, which saves two screens in journeys about other features. An address
 * with an owner leads on when the owner is chosen: a page opened earlier would have no owner.
 */
export async function signIn(page: Page, email: string, at = '/'): Promise<void> {
  // Open the icon first: this page loads little, gives access to localStorage, and unloads the previous person's
  // screen.
  await page.goto('/icon.svg')
  const answer = await page.request.post('/graphql', {
    headers: { 'x-portal': '1' },
    data: { id: logInDocument, variables: { input: { username: email, password } } },
    // The gateway may close an idle connection just when the request uses it.
    maxRetries: 1,
  })
  const { data } = (await answer.json()) as { data: { login: SignedIn } }
  expect(data.login.errors, `sign-in of ${email}`).toEqual([])
  const { role, accountOwnerId, userId, expiresAt } = data.login
  const roleId = idOfEnumValue(ROLE, role)
  const state = { drawerOpen: true, jwtExpiry: Date.parse(expiresAt), accountId: 0, accountOwnerId, roleId, userId }
  await page.evaluate(
    (stored) => {
      sessionStorage.clear()
      localStorage.setItem('ira-portal', stored)
    },
    JSON.stringify({ state, version: 1 }),
  )
  await page.goto(at)
  await expect(page).not.toHaveURL(/\/(login|owners\/)/)
}

interface SignedIn {
  errors: unknown[]
  role: EnumValue<keyof typeof ROLE>
  accountOwnerId: number
  userId: number
  expiresAt: string
}

/**
 * Presses an Approve button that opens a dialog, confirms it, and returns once the approval is saved. While the dialog
 * is open, elements of the page behind it have no roles, so elements counted too early seem missing.
 */
export async function approve(button: Locator): Promise<void> {
  const page = button.page()
  const question = page.getByRole('alertdialog')
  await button.click()
  await question.getByRole('button', { name: 'Approve' }).click()
  await expect(question).toBeHidden()
}

/**
 * Runs axe in light and dark mode, also in the phone layout. Nothing may be wider than the window or a phone. Fluent's
 * focus helpers are invisible to people and to axe.
 */
export async function expectAccessible(page: Page, options: Sizes = { sizes: 'phone too' }) {
  const look = async () => {
    await expectNothingWider(page)
    await expectNoViolations(page, 'light')
  }
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
  await look()
  if (options.sizes === 'phone too') await onPhone(page, look)
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' })
  await expectNoViolations(page, 'dark')
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: null })
}

/** Runs `look` at a phone's size; does nothing for a page that already has this size. */
async function onPhone(page: Page, look: () => Promise<void>): Promise<void> {
  const size = page.viewportSize()
  if (!size || size.width <= PHONE.width) return
  const scrolled = await page.evaluate(() => window.scrollY)
  await page.setViewportSize(PHONE)
  // Scroll to the top: elsewhere the top bar may cover half of a control, which axe then reports as too small.
  await page.evaluate(() => window.scrollTo(0, 0))
  await look()
  await page.setViewportSize(size)
  await page.evaluate((top) => window.scrollTo(0, top), scrolled)
  await drawn(page)
}

/** Runs axe on the page in its current size and color mode. */
export async function expectNoViolations(page: Page, look: keyof typeof rulesOf): Promise<void> {
  // Wait for animations to end, because a fading element has too little contrast for a moment.
  await page.waitForFunction(() =>
    document
      .getAnimations()
      .every(({ playState, effect }) => playState !== 'running' || effect?.getComputedTiming().endTime === Infinity),
  )
  await endDialogs(page)
  const violations = await violationsOf(page, look)
  const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`)
  expect(found, `axe on ${page.url()} in ${look}`).toEqual([])
}

/** Scrolls open dialogs to their end. Above the end, the bar of actions may cover half of a field. */
const endDialogs = (page: Page) =>
  page.evaluate(() => {
    for (const content of document.querySelectorAll('[role="dialog"] .fui-DialogContent'))
      content.scrollTop = content.scrollHeight
  })

/** Dark mode changes only colors, and the phone layout only sizes, so axe runs only the rules about these there. */
const rulesOf = {
  light: { type: 'tag', values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'] },
  dark: { type: 'rule', values: ['color-contrast', 'link-in-text-block'] },
  smaller: { type: 'rule', values: ['target-size', 'scrollable-region-focusable'] },
} satisfies Record<string, RunOptions['runOnly']>

/** The minified axe, because every page of a journey loads it. */
const axeSource = readFileSync(join(root, 'node_modules/axe-core/axe.min.js'), 'utf8')

/**
 * The pages have no frames, so axe runs once, in the page itself, and reports only violations. It parses no style
 * sheets, which only an experimental rule needs.
 */
async function violationsOf(page: Page, look: keyof typeof rulesOf): Promise<AxeResults['violations']> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeSource)
  return page.evaluate(
    async (options) => {
      const { run } = (window as unknown as { axe: typeof axe }).axe
      return (await run({ exclude: ['[data-tabster-dummy]'] }, options)).violations
    },
    { runOnly: rulesOf[look], resultTypes: ['violations'], preload: { assets: ['media'] } } satisfies RunOptions,
  )
}

/** Takes screenshots in light and dark mode if PICTURES names a folder; of the whole page unless a dialog is open. */
export async function picture(page: Page, name: string): Promise<void> {
  const folder = process.env['PICTURES']
  if (!folder) return
  const size = (page.viewportSize()?.width ?? 0) < 600 ? 'phone' : 'desktop'
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    // Waits for color transitions to end.
    await page.evaluate(async () => {
      const passing = document.getAnimations().filter((one) => one instanceof CSSTransition)
      await Promise.allSettled(passing.map(({ finished }) => finished))
    })
    const fullPage = (await page.getByRole('dialog').count()) === 0
    await page.screenshot({ path: join(folder, `${name}-${size}-${colorScheme}.png`), fullPage })
  }
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: null })
}

/** Expects no horizontal overflow at the window's width and at a phone's width. */
export async function expectNoSidewaysScroll(page: Page, options: Sizes = { sizes: 'phone too' }): Promise<void> {
  await expectNothingWider(page)
  if (options.sizes === 'phone too') await onPhone(page, () => expectNothingWider(page))
}

/** Waits until a changed size is painted. */
const drawn = (page: Page) =>
  page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))

async function expectNothingWider(page: Page): Promise<void> {
  await drawn(page)
  const { scroll, client } = await page.evaluate(() => ({
    scroll: document.documentElement.scrollWidth,
    client: document.documentElement.clientWidth,
  }))
  expect(scroll, `width of ${page.url()} at ${page.viewportSize()?.width}`).toBeLessThanOrEqual(client)
}

/** All data that the page's scripts can read or store. */
export async function readableByScripts(page: Page): Promise<string> {
  return page.evaluate(() =>
    [
      document.cookie,
      JSON.stringify(Object.entries(localStorage)),
      JSON.stringify(Object.entries(sessionStorage)),
      location.href,
    ].join('\n'),
  )
}
