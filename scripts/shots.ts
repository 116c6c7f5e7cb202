import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { chromium, type Page } from '@playwright/test'
import { password } from '../tests/clients.ts'
import { startStack } from '../tests/stack.ts'
import { root } from './child.ts'
import { ensureChromium } from './chromium.ts'
import { settling } from './settled.ts'
import { buildWhatIsStale } from './web-build.ts'

// `npm run shots` takes the screenshots of the documentation from the current portal with demo data.
const folder = join(root, 'docs/pictures')

interface Shot {
  name: string
  person: string
  path: string
  ready: string
  phone?: true
  dark?: true
}

const shots: Shot[] = [
  { name: 'home', person: 'ann.archer@example.com', path: '/home', ready: '100001 (Traditional IRA)' },
  {
    name: 'home-phone',
    person: 'ann.archer@example.com',
    path: '/home',
    ready: '100001 (Traditional IRA)',
    phone: true,
  },
  { name: 'book', person: 'ann.archer@example.com', path: '/501/transaction', ready: 'Account Balance' },
  { name: 'withdraw', person: 'ann.archer@example.com', path: '/501/withdraw/distribution/', ready: 'Full amount' },
  {
    name: 'withdraw-dark',
    person: 'ann.archer@example.com',
    path: '/501/withdraw/distribution/',
    ready: 'Full amount',
    dark: true,
  },
]

await buildWhatIsStale()
const executablePath = await ensureChromium()
await mkdir(folder, { recursive: true })
const stack = await startStack()
const browser = await chromium.launch({
  ...(executablePath ? { executablePath } : {}),
  args: ['--no-sandbox', '--disable-gpu'],
})
for (const { name, person, path, ready, phone, dark } of shots) {
  const page = await browser.newPage({
    baseURL: stack.gatewayUrl,
    viewport: phone ? { width: 390, height: 844 } : { width: 1280, height: 800 },
    colorScheme: dark ? 'dark' : 'light',
    reducedMotion: 'reduce',
  })
  const settled = settling(page)
  await signIn(page, person)
  await page.goto(path)
  await page.getByText(ready).first().waitFor()
  await settled()
  await page.screenshot({ path: join(folder, `${name}.png`) })
  console.log(`docs/pictures/${name}.png`)
  await page.context().close()
}
await browser.close()
await stack.stop()

async function signIn(page: Page, email: string): Promise<void> {
  await page.goto('/login')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('checkbox').check()
  await page.getByRole('main').getByRole('button', { name: 'Log In' }).click()
  await page.waitForURL('**/home')
}
