import { defineConfig } from '@playwright/test'
import { findChromium } from './scripts/chromium.ts'
import { compileCache } from './tests/compileCache.ts'

// Each worker reads this file, and starts the servers of its journeys.
Object.assign(process.env, compileCache)

// The same steps on either size: a phone would repeat the clicks. Its layout is in screens.spec.ts, for every screen.
const onDesktopOnly = [
  'bank',
  'branches',
  'credentials',
  'graphiql',
  'guards',
  'job-retry',
  'keyboard',
  'mail',
  'maintenance',
  'months',
  'outage',
  'overview',
  'payments',
  'plan-money',
  'requests',
  'webhooks',
  'wizard-edges',
]
const onPhoneOnly = ['screens', 'thumb']
const filesOf = (names: string[]) => names.map((name) => `**/${name}.spec.ts`)
/** They set the size of their window themselves. */
const ofOwnSize = /holds at 320 pixels and 400 percent|has made twice as large|a tablet has room/

// Every journey runs against the real three parts (tests/journeys/portal.ts starts them), on a desktop and on a phone.
export default defineConfig({
  testDir: 'tests/journeys',
  outputDir: 'test-results/journeys',
  fullyParallel: false,
  workers: Number(process.env.JOURNEY_WORKERS ?? 2),
  timeout: 300_000,
  // The second try has a portal of its own; `npm test` names each journey that needed it, with the reason.
  retries: 1,
  expect: { timeout: 15_000 },
  forbidOnly: Boolean(process.env.CI),
  reporter: [['list']],
  use: {
    locale: 'en-US',
    timezoneId: 'UTC',
    // One context for all journeys of a worker, emptied in between: what the browser has compiled of the portal stays.
    reuseContext: true,
    // The film and the page at every step take as long as the journey; what was done and asked is kept without them.
    trace: { mode: 'retain-on-failure', screenshots: false, snapshots: false },
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: findChromium(),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--process-per-site',
      ],
    },
  },
  projects: [
    { name: 'desktop', testIgnore: filesOf(onPhoneOnly), use: { viewport: { width: 1440, height: 900 } } },
    {
      name: 'phone',
      testIgnore: filesOf(onDesktopOnly),
      grepInvert: ofOwnSize,
      use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
    },
  ],
})
