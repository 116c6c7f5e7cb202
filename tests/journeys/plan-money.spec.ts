import type { Page } from '@playwright/test'
import { people, restSignIn, type Rest } from '../clients.ts'
import type { Stack } from '../stack.ts'
import { expect, expectAccessible, picture, signIn, test } from './portal.ts'

const today = () => new Date().toISOString().slice(0, 10)

/** Two employees who work through the API, because other journeys cover their screens. */
async function desk(portal: Stack) {
  const [admin, service] = [
    await restSignIn(portal.custodianUrl, people.admin),
    await restSignIn(portal.custodianUrl, people.service),
  ]
  const waiting = async (rest: Rest) =>
    ((await rest('GET', '/api/approval')).body as { approvals: Array<{ id: number; effect: string; amount: number }> })
      .approvals
  async function approveAll() {
    for (const { id, effect, amount } of await waiting(service))
      expect(
        await service('POST', `/api/approval/${id}/approve`, effect === 'plan-money' ? { controlTotal: amount } : {}),
      ).toMatchObject({ status: 200 })
  }
  let taken = 0
  /** Uploads a plan file of Alpha Plan with one person, accepted by both employees. Returns its number. */
  async function planFile(dollars: number): Promise<number> {
    taken += 1
    const names = 'SSN,FirstName,LastName,DateOfBirth,Address1,City,State,Zip,Amount,AccountType'
    const row = `${900_480_000 + taken},Pia,Poe${taken},03/03/1960,1 A St,B,TX,75001,${dollars.toFixed(2)},Traditional`
    await admin('POST', '/api/attachment/planupload', {
      fileName: `people-${taken}.csv`,
      planTypeId: 1,
      planId: 1,
      contentType: 'text/csv',
      fileContent: Buffer.from(`${names}\n${row}\n`).toString('base64'),
    })
    await expect.poll(async () => (await waiting(service)).length).toBe(1)
    const [found] = (
      (await service('GET', '/api/approval')).body as { approvals: Array<{ entity: string; subjectId: string }> }
    ).approvals
    await approveAll()
    return Number(found?.subjectId)
  }
  return { admin, planFile, approveAll }
}

/** Imports a statement of today with these deposits: dollars and reference. A negative amount is a fee of the bank. */
async function readStatement(portal: Stack, lines: ReadonlyArray<readonly [number, string]>) {
  const row = (side: string, dollars: number, type: string, reference = '', text = '') =>
    `${today()},000123456789,${side},${dollars.toFixed(2)},${type},,${reference},${text}`
  const opening = 500_000
  await portal.bankStatement(
    [
      'as_of,account,side,amount,type,bank_ref,customer_ref,text',
      row('', opening, 'opening'),
      ...lines.map(([dollars, reference]) =>
        dollars < 0
          ? row('D', -dollars, '698', reference, 'MONTHLY FEE')
          : row('C', dollars, '142', reference, 'DEPOSIT OF A PLAN'),
      ),
      row(
        '',
        lines.reduce((sum, [dollars]) => sum + dollars, opening),
        'closing',
      ),
      '',
    ].join('\n'),
  )
}

const row = (page: Page, text: string | RegExp) =>
  page.getByRole('row').or(page.getByRole('listitem')).filter({ hasText: text }).last()

async function looked(page: Page, name: string, sizes: 'own' | 'phone too' = 'phone too') {
  await expectAccessible(page, { sizes })
  await picture(page, name)
}

test('matches a bank fee and deposits that differ from plan files, settles the difference, recovers a write-off, and undoes a match', async ({
  page,
  portal,
}) => {
  test.slow()
  const { admin, planFile, approveAll } = await desk(portal)
  const [first, second, over, given] = [
    await planFile(1_000),
    await planFile(500),
    await planFile(60),
    await planFile(25),
  ]
  await admin('POST', `/api/bank/plan-money/${given}/settle`, { note: 'The plan says it will not come' })
  await approveAll()
  await signIn(page, people.admin, '/bank')
  await expect(page.getByText('No bank statement has been imported for this day or an earlier one.')).toBeVisible()
  await readStatement(portal, [
    [-12.5, ''],
    [1_490, ''],
    [75, `PLAN-${over}`],
    [25, `PLAN-${given}`],
  ])
  await page.reload()
  await expect(page.getByText(/bank lines? of .* not matched\. All else agrees on/)).toBeVisible()
  await expect(row(page, `PLAN-${first}`)).toContainText('$1,000.00')
  await expect(
    page.getByText(`Of the file PLAN-${given} $25.00 was written off: this may be its recovery.`),
  ).toBeVisible()
  await looked(page, 'bank-open')

  // One deposit covers two files, and is ten dollars short.
  const dialog = page.getByRole('dialog')
  const ask = () => dialog.getByRole('button', { name: 'Ask a second person' }).click()
  await row(page, '$1,490.00')
    .getByRole('button', { name: /^Match by hand/ })
    .click()
  await dialog.getByRole('radio', { name: /^Plan money/ }).check()
  await looked(page, 'match-files')
  await dialog.getByLabel('Reason').fill('One wire for both files')
  await ask()
  await expect(dialog.getByText('Please choose whose money it is').first()).toBeVisible()
  await dialog.getByRole('checkbox', { name: new RegExp(`^PLAN-${first}`) }).check()
  await dialog.getByRole('checkbox', { name: new RegExp(`^PLAN-${second}`) }).check()
  await expect(dialog.getByText('$10.00 is missing')).toBeVisible()
  await ask()
  await expect(dialog.getByText('Please choose what happens to the rest').first()).toBeVisible()
  await looked(page, 'match-short', 'own')
  await dialog.getByRole('radio', { name: /^Still owed/ }).check()
  await ask()
  await expect(dialog).toBeHidden()

  // The deposit is fifteen dollars more than the file announced.
  await row(page, '$75.00')
    .getByRole('button', { name: /^Match by hand/ })
    .click()
  await dialog.getByRole('radio', { name: /^Plan money/ }).check()
  await dialog.getByRole('checkbox', { name: new RegExp(`^PLAN-${over}`) }).check()
  await expect(dialog.getByText(/^\$15\.00 more came in than is owed/)).toBeVisible()
  await looked(page, 'match-over', 'own')
  await dialog.getByLabel('Reason').fill('The plan sent fifteen too much')
  await ask()
  await expect(dialog).toBeHidden()

  // The books have nothing that matches the bank's fee.
  await row(page, '$12.50')
    .getByRole('button', { name: /^Match by hand/ })
    .click()
  await expect(dialog.getByText('MONTHLY FEE')).toBeVisible()
  await dialog.getByRole('radio', { name: /^Nothing in the books/ }).check()
  await ask()
  await expect(dialog.getByText('Please say why').first()).toBeVisible()
  await expectAccessible(page)
  await dialog.getByLabel('Reason').fill('Fee of the bank for the month')
  await ask()
  await expect(dialog).toBeHidden()
  await row(page, '$12.50')
    .getByRole('button', { name: /^Match by hand/ })
    .click()
  await expect(dialog.getByText('Something about this line waits for a second person.')).toBeVisible()
  await page.goto('/returns-desk')
  await expect(row(page, '$1,490.00')).toContainText('Second person')
  await looked(page, 'desk-lines')
  await approveAll()
  await page.reload()
  await expect(row(page, 'Overpaid by Alpha Plan')).toContainText('$15.00')
  await looked(page, 'desk-surplus', 'own')

  // Settles the amount that the plan still owes with the money that it overpaid.
  await page.goto('/bank')
  await expect(row(page, `PLAN-${second}`)).toContainText('$10.00')
  await page.getByRole('button', { name: `Settle PLAN-${second}` }).click()
  await ask()
  await expect(dialog.getByText('Please choose how it is settled').first()).toBeVisible()
  await looked(page, 'settle')
  await dialog.getByRole('radio', { name: new RegExp(`^Overpaid with PLAN-${over}`) }).check()
  await dialog.getByLabel('Reason').fill('Sent with the other file')
  await ask()
  await expect(dialog).toBeHidden()
  await approveAll()
  await page.reload()

  // Two people undo the settlement: the plan owes the amount again, and the surplus is available again.
  await page.getByRole('button', { name: `Undo settlement of PLAN-${second}` }).click()
  await expect(dialog.getByText('From overpaid money')).toBeVisible()
  await ask()
  await expect(dialog.getByText('Please say why').first()).toBeVisible()
  await looked(page, 'undo-settlement', 'own')
  await dialog.getByLabel('Reason').fill('The plan wants it back')
  await ask()
  await expect(dialog).toBeHidden()
  await approveAll()
  await page.reload()
  await expect(page.getByRole('button', { name: `Settle PLAN-${second}` })).toBeVisible()
  await expect(page.getByRole('button', { name: `Undo settlement of PLAN-${second}` })).toHaveCount(0)

  // Records the later deposit as a recovered write-off.
  await page.getByRole('button', { name: /^Match by hand/ }).click()
  await dialog.getByRole('radio', { name: /^Recovered from Alpha Plan/ }).check()
  await dialog.getByLabel('Reason').fill('It came late')
  // The phone layout of the dialog was checked above; here, the bar of actions would cover half of the last field.
  await expectAccessible(page, { sizes: 'own' })
  await picture(page, 'match-recovered')
  await ask()
  await expect(dialog).toBeHidden()
  await approveAll()
  await page.goto('/bank?all=true')
  await expect(page.getByText('Written-off plan money, recovered')).toBeVisible()
  await expect(page.getByText(/^The books agree with the bank on/)).toBeVisible()
  await looked(page, 'bank-settled', 'own')

  // Two people undo the match that recorded the fee, so that the bank line is unmatched again.
  await row(page, '$12.50')
    .getByRole('button', { name: /^Undo match of line/ })
    .click()
  await expect(dialog.getByText('Nothing: a difference')).toBeVisible()
  await dialog.getByLabel('Reason').fill('It was the charge for checks')
  await expectAccessible(page)
  await ask()
  await expect(dialog).toBeHidden()
  await approveAll()
  await page.goto('/bank')
  await expect(page.getByText('Its match was undone.')).toBeVisible()
  await expect(page.getByText('Went out, not matched yet')).toBeVisible()
})

test('returns money of a plan file to the plan on the transaction page', async ({ page, portal }) => {
  const { admin, planFile, approveAll } = await desk(portal)
  await planFile(1_200)
  const receipts = ((await admin('GET', '/api/accounting/book')).body as Array<{ id: number; name: string }>).find(
    ({ name }) => name === 'Plan Receipts',
  )
  const { transactions } = (await admin('GET', `/api/accounting/book/${receipts?.id}`)).body as {
    transactions: Array<{ transactionId: number }>
  }
  const newest = Math.max(...transactions.map(({ transactionId }) => transactionId))
  await signIn(page, people.admin, `/transaction/${newest}`)
  await page.getByRole('button', { name: 'Return to Plan' }).click()
  await expect(page.getByLabel('Amount')).toHaveValue(/1,200\.00/)
  await page.getByLabel('Amount').fill('1200.01')
  await page.getByRole('button', { name: 'Return Money' }).click()
  await expect(page.getByText('Please select a reason').first()).toBeVisible()
  await page.getByLabel('Reason').selectOption('Recalled by the plan')
  await page.getByLabel('What happened').fill('The plan paid the wrong person')
  await page.getByRole('button', { name: 'Return Money' }).click()
  await expect(page.getByText('At most $1,200.00 of this money can go back.').first()).toBeVisible()
  await looked(page, 'return-to-plan')
  await page.getByLabel('Amount').fill('1150.00')
  await page.getByRole('button', { name: 'Return Money' }).click()
  await expect(page.getByText('Waits for a Second Person', { exact: true })).toBeVisible()
  await approveAll()
  await page.reload()
  await page.getByRole('button', { name: 'Return to Plan' }).click()
  await expect(page.getByText('At most $50.00')).toBeVisible()
})
