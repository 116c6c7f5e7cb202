import { existsSync } from 'node:fs'
import { chromium } from '@playwright/test'
import { capture, runTool } from './child.ts'

/** The browser of the tests: the one in CHROMIUM, an installed Chromium, or Playwright's own. */
export function findChromium(): string | undefined {
  const places = [process.env.CHROMIUM, '/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome']
  return [...places, playwrightsOwn()].find((place) => place && existsSync(place))
}

/** Chromium without windows, which Debian has in a separate package; if that is not installed, the usual Chromium. */
export function findHeadlessShell(): string | undefined {
  const places = [process.env.CHROMIUM, '/usr/bin/chromium-headless-shell']
  return places.find((place) => place && existsSync(place)) ?? findChromium()
}

/** Finds a browser, or installs one with a message; undefined if neither works. */
export async function ensureChromium(): Promise<string | undefined> {
  const found = findChromium()
  if (found) return found
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    console.log(
      'No Chromium on this machine: installing the Debian packages (apt-get install chromium chromium-headless-shell) …',
    )
    const aptGet = (...args: string[]) => capture('env', ['DEBIAN_FRONTEND=noninteractive', 'apt-get', '-q', ...args])
    await aptGet('update')
    for (const name of ['chromium', 'chromium-headless-shell']) {
      const { code, output } = await aptGet('install', '-y', '--no-install-recommends', name)
      if (code !== 0) console.log(output.slice(-2_000))
    }
    if (findChromium()) return findChromium()
  }
  console.log('No Chromium on this machine: installing Playwright’s (npx playwright install chromium) …')
  await runTool('playwright', ['install', 'chromium'])
  return findChromium()
}

function playwrightsOwn(): string | undefined {
  try {
    return chromium.executablePath()
  } catch {
    return undefined // Playwright has no build for this system
  }
}
