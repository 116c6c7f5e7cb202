import { readFile } from 'node:fs/promises'
import { parse } from 'csv-parse/sync'
import type { Page } from '@playwright/test'
import { people } from '../clients.ts'
import { expect, expectAccessible, signIn, test } from './portal.ts'

const OWNER = 1001

const dollars = (amount: number) => amount.toLocaleString('en-US', { style: 'currency', currency: 'USD' })

/** Presses Download and parses the file: its headers, rows and last line. */
async function downloaded(page: Page) {
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    // The first button belongs to the newest export.
    page
      .getByRole('button', { name: /^Download/ })
      .first()
      .click(),
  ])
  const lines = parse(await readFile(await file.path()), { bom: true }) as string[][]
  const [header = [], ...body] = lines
  const rows = body.slice(0, -1).map((line) => Object.fromEntries(header.map((name, at) => [name, line[at] ?? ''])))
  return { name: file.suggestedFilename(), rows, last: body.at(-1) ?? [], header }
}

test("exports a list with the screen's filters and sort order, and matching totals", async ({ page }) => {
  await signIn(page, people.admin, `/owners/${OWNER}/501/transaction?sort=DATE_ASC&type=INTEREST`)
  const range = page.getByText(/^1 - \d+ \/ \d+$/)
  await expect(range).toBeVisible()
  const [, shown = ''] = /\/ (\d+)$/.exec(await range.innerText()) ?? []
  // Rows on a desktop, cards on a phone.
  const lines = page
    .getByRole('table', { name: 'Transactions' })
    .getByRole('row')
    .filter({ hasNot: page.getByRole('columnheader') })
    .or(page.getByRole('list', { name: 'Transactions' }).getByRole('listitem'))
  const onScreen = await lines.allInnerTexts()
  expect(onScreen.length).toBe(Number(shown))

  await page.getByRole('button', { name: 'Export Transactions' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByText('Type: Interest')).toBeVisible()
  await expect(dialog.getByText('Date, ascending')).toBeVisible()
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Export', exact: true }).click()
  await expect(dialog.getByText('The file is ready.')).toBeVisible()
  await expect(dialog.getByText(shown, { exact: true })).toBeVisible()
  await expect(dialog.getByText(/^3 downloads left, until /)).toBeVisible()
  await expectAccessible(page, { sizes: 'own' })

  // A download that never started is not counted.
  await page.route('**/files/export/*', (route) => route.abort(), { times: 1 })
  await dialog.getByRole('button', { name: /^Download CSV of / }).click()
  await expect(dialog.getByText('There was an error downloading the file.')).toBeVisible()
  await expect(dialog.getByText(/^3 downloads left, until /)).toBeVisible()

  const { name, rows, last, header } = await downloaded(page)
  expect(name).toMatch(/^transactions-of-account-501-\d{4}-\d\d-\d\d\.csv$/)
  expect(rows.length).toBe(Number(shown))
  expect(last.slice(0, 2)).toEqual(['Total', `${shown} rows`])
  for (const [at, row] of rows.entries()) {
    expect(onScreen[at]).toContain(row['Transaction ID'])
    expect(onScreen[at]).toContain(dollars(Number(row['Amount'])))
  }
  const total = rows.reduce((sum, row) => sum + Math.round(Number(row['Amount']) * 100), 0) / 100
  expect(Number(last[header.indexOf('Amount')])).toBe(total)
  await expect(dialog.getByText(dollars(total), { exact: true })).toBeVisible()
  await expect(dialog.getByText(/^2 downloads left, until /)).toBeVisible()
})
