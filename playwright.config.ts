import { defineConfig } from '@playwright/test'
import { compileCache } from './tests/compileCache.ts'
import { headlessShell } from './tests/journeys/browser.ts'

// Each worker loads this file, so the servers of its journeys use this compile cache.
Object.assign(process.env, compileCache)

// Every journey runs against the real three parts (tests/journeys/portal.ts starts them).
export default defineConfig({
  testDir: 'tests/journeys',
  globalSetup: './tests/journeys/setup.ts',
  outputDir: 'test-results/journeys',
  fullyParallel: false,
  workers: Number(process.env.JOURNEY_WORKERS ?? 2),
  timeout: 300_000,
  // A journey that passes only at a second try counts as failed, because people get only one.
  retries: 0,
  expect: { timeout: 15_000, toPass: { timeout: 60_000 } },
  forbidOnly: Boolean(process.env.CI),
  reporter: [['list']],
  use: {
    // Shorter than the test's timeout, so that a hanging step fails with its name.
    actionTimeout: 60_000,
    navigationTimeout: 60_000,
    // A journey for a phone says so by `phone` or `onEachDevice` of tests/journeys/portal.ts: a project of its own would
    // start its own workers, each with a portal.
    viewport: { width: 1440, height: 900 },
    locale: 'en-US',
    timezoneId: 'UTC',
    // One context for all journeys of a worker, emptied in between, which keeps the browser's compiled code.
    reuseContext: true,
    // Recording video and every step takes as long as the journey; actions and requests are recorded anyway.
    trace: { mode: 'retain-on-failure', screenshots: false, snapshots: false },
    screenshot: 'only-on-failure',
    launchOptions: headlessShell,
  },
})
