import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { root } from '../../scripts/child.ts'
import { password, people, restSignIn } from '../clients.ts'
import { makeCredential } from '../credential.ts'
import { expect, test } from './portal.ts'

const folder = join(root, 'docs/examples')
const examples = readdirSync(folder)
  .filter((name) => name.endsWith('.graphql'))
  .map((name) => {
    const text = readFileSync(join(folder, name), 'utf8')
    const operation = /^(query|mutation|subscription) (\w+)/m.exec(text)
    return {
      person: /^# As: (.+)$/m.exec(text)?.[1] ?? people.ann,
      isStream: operation?.[1] === 'subscription',
      title: (operation?.[2] ?? '').replace(/(?<=[a-z])(?=[A-Z])/g, ' '),
      field: /^ {2}(\w+)/m.exec(text.slice(operation?.index))?.[1] ?? '',
      isRefused: /^# Refused: /m.test(text),
    }
  })

const answer = (page: Page) => page.getByLabel('Result Window')
const panel = (page: Page, name: string) => page.getByRole('region', { name })

async function signIn(page: Page, person: string): Promise<void> {
  await page.goto('/graphiql')
  await page.getByLabel('Email').fill(person)
  await page.getByLabel('Password').fill(password)
  await page.getByRole('button', { name: 'Log in' }).click()
  await expect(page.getByText(`Logged in as ${person}`)).toBeVisible()
}

async function run(page: Page, shown: string | RegExp): Promise<void> {
  await page.getByRole('button', { name: /execute/i }).click()
  await expect(answer(page)).toContainText(shown)
}

/** Clicks the button only while the panel is closed; after a login, the panel is already open. */
async function openExamples(page: Page): Promise<void> {
  const show = page.getByRole('button', { name: 'Show Examples' })
  await show.or(page.getByRole('button', { name: 'Hide Examples' })).waitFor()
  if (await show.isVisible()) await show.click()
  await expect(panel(page, 'Examples')).toBeVisible()
}

async function openExample(page: Page, title: string, before = /^/): Promise<void> {
  await panel(page, 'Examples')
    .getByRole('button', { name: new RegExp(`${before.source}${title}$`) })
    .click()
  const tab = page.getByRole('tab', { name: title.replaceAll(' ', '') })
  await expect(tab.last()).toHaveAttribute('aria-selected', 'true')
}

test.describe('GraphiQL', () => {
  test('GraphiQL explains a field, copies an operation, and loads or stores nothing outside the portal', async ({
    page,
    context,
    baseURL,
  }) => {
    const elsewhere: string[] = []
    const refused: string[] = []
    page.on('request', (request) => {
      if (!request.url().startsWith(baseURL ?? '') && !/^(data|blob):/.test(request.url()))
        elsewhere.push(request.url())
    })
    page.on('console', (message) => {
      if (/Content Security Policy/i.test(message.text())) refused.push(message.text())
    })
    await page.goto('/graphiql')
    await page.getByLabel('Email').fill(people.ann)
    await page.getByLabel('Password').fill('wrong password')
    await page.getByRole('button', { name: 'Log in' }).click()
    await expect(page.getByRole('alert')).toHaveText('Invalid username or password')
    await signIn(page, people.ann)
    await run(page, '100001')

    await page.getByRole('button', { name: /documentation/i }).click()
    await page
      .getByRole('link', { name: 'Viewer' })
      .or(page.getByText('Viewer', { exact: true }))
      .first()
      .click()
    await expect(page.getByText('The signed-in user, with everything this user may see.')).toBeVisible()

    // The GraphQL document survives a reload; responses, variables and other text are not stored.
    const kept = () =>
      page.evaluate(() => JSON.stringify([Object.entries(sessionStorage), localStorage.length, document.cookie]))
    await expect.poll(kept).toContain('query Accounts')
    expect(await kept()).not.toMatch(/100001|archer/i)
    expect(new URL(page.url()).search + new URL(page.url()).hash).toBe('')
    await page.reload()
    await expect(page.getByRole('tab', { name: 'Accounts' })).toBeVisible()
    await run(page, '100001')

    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    for (const [what, part] of [
      ['fetch', 'await fetch('],
      ['curl', 'curl http'],
      ['TypeScript', 'AccountsData'],
    ] as const) {
      await page.getByRole('button', { name: 'Copy as' }).click()
      await page.getByRole('menuitem', { name: `Copy as ${what}` }).click()
      await expect(page.getByText(`Copied as ${what}.`)).toBeVisible()
      expect(await page.evaluate(() => navigator.clipboard.readText())).toContain(part)
    }

    await page.getByRole('button', { name: 'Log out' }).click()
    await expect(page.getByRole('button', { name: 'Continue without a session' })).toBeVisible()
    await expect.poll(kept).toBe('[[],0,""]')
    expect([elsewhere, refused]).toEqual([[], []])
  })

  // promises/examples.test.ts runs every example.
  test('runs an example in GraphiQL as each documented person, and shows its cost', async ({ page }) => {
    for (const person of new Set(examples.map((one) => one.person))) {
      await page.context().clearCookies()
      await signIn(page, person)
      await openExamples(page)
      const example = examples.find((one) => one.person === person && !one.isStream)
      await openExample(page, example?.title ?? '')
      await run(page, example?.isRefused ? '"code"' : `"${example?.field}"`)
      await expect(answer(page)).not.toContainText('"extensions"')
      await page.evaluate(() => sessionStorage.clear())
    }
    await page.getByRole('button', { name: 'Timings' }).click()
    await expect(panel(page, 'Timings')).toContainText(/\d+\.\d ms in the gateway, \d+\.\d ms in the browser/)
    await expect(panel(page, 'Timings').getByRole('row')).not.toHaveCount(1)
  })

  test('shows the events of a subscription in GraphiQL until it is stopped', async ({ page, portal }) => {
    const { person = people.service, title = '' } = examples.find((one) => one.isStream) ?? {}
    await signIn(page, person)
    await openExamples(page)
    await openExample(page, title)
    const opened = page.waitForResponse((response) =>
      Boolean(response.headers()['content-type']?.startsWith('text/event-stream')),
    )
    await page.getByRole('button', { name: /execute/i }).click()
    await opened
    const owner = await restSignIn(portal.custodianUrl, people.ann)
    await owner('PUT', '/api/phonenumber/cell/5125550301')
    await expect(answer(page)).toContainText('"PROFILE"')
    await page.getByRole('button', { name: /stop/i }).click()
    await expect(page.getByRole('button', { name: /execute/i })).toBeVisible()
  })

  test("sends the headers of GraphiQL's editor, finds a task, and passes values of a step to another person's steps", async ({
    page,
    portal,
  }) => {
    const step = (title: string) => openExample(page, title, /^\d+\. /)
    const asPerson = async (person: string) => {
      await panel(page, 'Examples')
        .getByRole('button', { name: `Log in as ${person}` })
        .first()
        .click()
      await page.getByRole('button', { name: new RegExp(`^${person},`) }).click()
      await expect(page.getByText(`Logged in as ${person}`)).toBeVisible()
      await openExamples(page)
    }
    const { token } = await makeCredential(portal, { scopes: ['owners:read'] })
    await signIn(page, people.ann)
    await page.getByRole('button', { name: 'Headers', exact: true }).click()
    const headers = page.getByRole('region', { name: 'Headers' }).getByRole('textbox')
    await headers.fill(`{"authorization": "Bearer ${token}"}`)
    await run(page, '(irap_')
    await headers.fill('')
    await openExamples(page)
    await panel(page, 'Examples')
      .getByRole('button', { name: `Log in as ${people.service}` })
      .first()
      .click()
    await expect(page.getByLabel('Email')).toHaveValue(people.service)
    await page.getByRole('button', { name: `${people.service}, customer service` }).click()
    await expect(page.getByText(`Logged in as ${people.service}`)).toBeVisible()
    await openExamples(page)
    await panel(page, 'Examples').getByLabel('Find a task').fill('a wire abroad')
    await expect(panel(page, 'Examples').getByText('No example has these words.')).toBeVisible()
    await panel(page, 'Examples').getByLabel('Find a task').fill('withdraw')
    await expect(panel(page, 'Examples').getByRole('button', { name: 'Withdraw Amount' })).toBeVisible()
    await panel(page, 'Examples').getByRole('button', { name: 'Mutation.saveWizardAmount' }).click()
    await expect(page.getByText('Step 1 of a withdrawal, rollover or transfer')).toBeVisible()
    await openExamples(page)
    await panel(page, 'Examples').getByLabel('Find a task').fill('two people')
    await step('Plan To Change')
    await run(page, '"interest"')
    await step('Plan Interest')
    await run(page, '"approvalId"')
    await asPerson(people.service2)
    await step('Approve Plan Interest')
    await run(page, '"APPROVED"')
  })
})
