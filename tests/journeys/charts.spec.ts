import { readFile } from 'node:fs/promises'
import { people } from '../clients.ts'
import { expect, expectAccessible, signIn, test } from './portal.ts'

test("shows a chart's figures by keyboard and as a table", async ({ page }) => {
  await signIn(page, people.ann, '/501/transaction')
  const picture = page.getByRole('figure')
  await expect(picture.getByText('Paid in')).toHaveCount(1)
  await expect(picture.locator('figcaption')).toContainText('From $')
  const month = picture.getByRole('slider', { name: 'Month' })
  await month.focus()
  await page.keyboard.press('End')
  const last = await month.getAttribute('aria-valuetext')
  // On the first days of a month, the job of another journey has credited the interest of the month before.
  expect(last).toMatch(/^\d{2}\/\d{4}, \$10,0\d{2}\.\d{2}$/)
  await page.keyboard.press('ArrowLeft')
  await expect(month).not.toHaveAttribute('aria-valuetext', last ?? '')
  const before = await month.getAttribute('aria-valuetext')
  await page.keyboard.press('End')
  await expect(month).toHaveAttribute('aria-valuetext', last ?? '')

  await picture.getByText('Show as table').press('Enter')
  const rows = picture.getByRole('row')
  const [name = '', amount = ''] = before?.split(', ') ?? []
  await expect(rows.filter({ hasText: name }).filter({ hasText: amount })).toHaveCount(1)
  await expectAccessible(page)

  // The printed page contains the table only if the table is open.
  const printed = picture.getByRole('row').filter({ hasText: name }).filter({ hasText: amount })
  await page.emulateMedia({ media: 'print' })
  await expect(printed).toBeVisible()
  await page.emulateMedia({ media: null })
  await picture.getByText('Show as table').press('Enter')
  await page.emulateMedia({ media: 'print' })
  await expect(printed).toBeHidden()
  await expect(picture.getByText('Show as table')).toBeHidden()
})

test('downloads the filtered transactions as CSV and PDF', async ({ page }) => {
  await signIn(page, people.ann, '/501/transaction?type=ANNUAL_FEE')
  await expect(page.getByRole('button', { name: 'Download CSV' })).toBeVisible()
  const save = async (format: string) => {
    const started = page.waitForEvent('download')
    await page.getByRole('button', { name: `Download ${format}` }).click()
    const download = await started
    return { name: download.suggestedFilename(), content: (await readFile(await download.path())).toString('latin1') }
  }
  const csv = await save('CSV')
  expect(csv.name).toBe('transactions-100001.csv')
  expect(csv.content).toContain('Annual Fee')
  expect(csv.content).not.toContain('Contribution')
  const pdf = await save('PDF')
  expect(pdf.name).toBe('transactions-100001.pdf')
  expect(pdf.content).toMatch(/^%PDF-[^]*\/StructTreeRoot/)
  const years = page.getByRole('table', { name: 'Totals by year' })
  // The totals show payments and withheld tax separately, not as one sum.
  await expect(years).toContainText('($1,325.00)')
  await expect(years).toContainText('($150.00)')
  await expect(years).not.toContainText('($1,500.00)')
})
