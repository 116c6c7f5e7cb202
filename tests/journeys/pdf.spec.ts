import { readFile } from 'node:fs/promises'
import { people } from '../clients.ts'
import { pdfFile } from '../files.ts'
import { chromium } from './browser.ts'
import { expect, expectAccessible, requestLink, requestRow, signIn, test } from './portal.ts'
import { drawerAccessible, drawerOf, ownNumber, pendingFrom, placeOnPage } from './requestDesk.ts'

// Journeys that need the whole browser: it shows PDFs, and draws text as people see it.
test.use({ showsPdfs: true, launchOptions: chromium })

const lastYear = new Date().getUTCFullYear() - 1

test("finds, previews and downloads last year's statement, a tagged PDF that is listed once", async ({
  page,
  portal,
}) => {
  // The statement of a quarter is made after the interest of the quarter is credited.
  await portal.job('calculate-interest')
  for (let run = 0; run < 2; run += 1) await portal.job('statement-upload', `${lastYear + 1}-01-01`)
  await signIn(page, people.ann, '/document')
  const name = `statement-${lastYear}-q4-100001.pdf`
  const statement = page.getByRole('link', { name, exact: true })
  await expect(page.getByRole('link', { name: 'letter.pdf', exact: true })).toBeVisible()
  await page.getByLabel('Year').selectOption(String(lastYear))
  await page.getByRole('button', { name: 'Filter', exact: true }).click()
  await expect(page.getByRole('link', { name: 'letter.pdf', exact: true })).toHaveCount(0)
  await expect(statement).toHaveCount(1)
  await expectAccessible(page)

  const answered = page.waitForResponse((response) => response.url().endsWith('?show'))
  await page.getByRole('button', { name: `Open ${name}` }).click()
  const title = `Statement, Q4 ${lastYear}`
  const dialog = page.getByRole('dialog', { name: title })
  await expect(dialog).toBeVisible()
  expect((await answered).headers()['content-type']).toBe('application/pdf')
  await expect(dialog.locator('iframe')).toHaveAttribute('title', title)
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()

  const started = page.waitForEvent('download')
  await statement.click()
  const file = await readFile(await (await started).path())
  expect(file.toString('latin1')).toMatch(/^%PDF-[^]*\/StructTreeRoot/)
})

test('shows the signed form next to the decision if the window is wide enough', async ({ page, portal }) => {
  const first = ownNumber(360_001)
  const list = await pendingFrom(portal, first, 1)
  await signIn(page, people.admin, list.replace('?', `/${first}?`))
  await expect(drawerOf(page).getByRole('heading', { name: 'History' })).toBeVisible()
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'form.pdf', mimeType: 'application/pdf', buffer: pdfFile() })
  await drawerOf(page).getByRole('button', { name: 'Save' }).click()
  await expect(drawerOf(page)).toBeHidden()
  const shown = page.waitForResponse(/\/files\/attachment\/.*\?show$/)
  await requestLink(page, first).click()
  await expect(drawerOf(page).getByRole('link', { name: `withdrawal-M${first}.pdf` })).toBeVisible()
  const form = drawerOf(page).getByTitle(`Form of Many Owner ${first}, M${first}`)
  await expect(form).toBeVisible()
  // The browser's own viewer displays the PDF; a blocked frame would log to the console.
  expect((await (await shown).headerValue('content-type')) ?? '').toBe('application/pdf')
  await drawerAccessible(page)
  await expect(form).toBeHidden()
})

test('keeps rows in place while some are selected, and keeps column widths on every page', async ({ page, portal }) => {
  const first = ownNumber(380_001)
  const list = await pendingFrom(portal, first, 3)
  await signIn(page, people.admin, list)
  // The second width is that of the narrowest phone, which has the narrowest action bar.
  for (const size of [
    { width: 1440, height: 900 },
    { width: 320, height: 640 },
  ]) {
    await page.setViewportSize(size)
    await page.reload()
    await expect(requestLink(page, first + 2)).toBeVisible()
    const row = requestRow(page, first + 2)
    const before = await placeOnPage(row)
    await row.getByRole('checkbox').check()
    await expect(page.getByText(/^1 of 3 selected/)).toBeVisible()
    expect(await placeOnPage(row)).toEqual(before)
    await page.getByRole('button', { name: 'Clear selection' }).click()
    await expect(page.getByText(/of 3 selected/)).toBeHidden()
    expect(await placeOnPage(row)).toEqual(before)
  }

  await page.setViewportSize({ width: 1440, height: 900 })
  const starts = () =>
    page.getByRole('columnheader').evaluateAll((heads) => heads.map((head) => head.getBoundingClientRect().left))
  await expect(page.getByRole('columnheader')).toHaveCount(12)
  const columns = await starts()
  await portal.sql(
    "update account_owner set first_name = 'Bo', last_name = 'Wolfeschlegelsteinhausen' where account_owner_id = $1",
    [first],
  )
  await page.reload()
  await expect(page.getByText('Wolfeschlegelsteinhausen').first()).toBeVisible()
  await expect.poll(starts).toEqual(columns)
})
