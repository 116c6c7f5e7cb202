import type { Page } from '@playwright/test'
import { REQUEST_STATUS } from '../../contract/requestStatus.ts'
import { confirmedDeath } from '../../custodian/deaths/testing.deaths.ts'
import { password, people, restSignIn } from '../clients.ts'
import { pdfFile } from '../files.ts'
import {
  approve,
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  picture,
  readableByScripts,
  signIn,
  test,
} from './portal.ts'

test("reports an owner's death by one employee, confirms it by another, and ends the owner's sign-in", async ({
  page,
  browser,
  portal,
}) => {
  await signIn(page, people.service, '/owners/1002/home')
  const main = page.getByRole('main')
  await main.getByRole('link', { name: 'Report the death of the owner' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Death of Ben Brook' })).toBeVisible()
  await expectAccessible(page)

  await main.getByRole('button', { name: 'Report death' }).click()
  await expect(main.getByText('Please choose a document')).toBeVisible()
  await expect(main.getByRole('link', { name: 'Upload it for this owner' })).toBeVisible()
  const service = await restSignIn(portal.custodianUrl, people.service)
  const certificateFile = { fileName: 'certificate.pdf', contentType: 'application/pdf', accountOwnerId: 1002 }
  expect(
    await service('POST', '/api/attachment/admin/upload/', {
      ...certificateFile,
      fileContent: pdfFile().toString('base64'),
    }),
  ).toMatchObject({ status: 200 })

  await page.goto('/death')
  await main.getByLabel('Date of death').fill('03/01/2026')
  const certificate = main.getByLabel('Death certificate', { exact: true })
  await certificate.selectOption({ index: 1 })
  await expect(certificate.locator('option:checked')).toContainText('certificate.pdf')
  await main.getByRole('button', { name: 'Report death' }).click()
  await expect(main.getByText('Open the file and confirm that it is the death certificate').last()).toBeVisible()
  await main.getByRole('checkbox', { name: 'I opened this file. It is the death certificate of Ben Brook.' }).check()
  await main.getByRole('button', { name: 'Report death' }).click()
  const question = page.getByRole('alertdialog')
  await expect(question).toContainText('Ben Brook, account owner 1002, died on 03/01/2026.')
  await expectAccessible(page, { sizes: 'own' })
  await picture(page, 'death-question')
  await question.getByRole('button', { name: 'Report death' }).click()
  await expect(page.getByText('Death Reported', { exact: true })).toBeVisible()
  await expect(main.getByRole('heading', { level: 2, name: 'Death reported' })).toBeVisible()
  await expect(main.getByText('You requested this or worked on it. Another person must decide.')).toBeVisible()
  await expect(page.getByRole('region', { name: 'Acting for' })).toContainText('Death reported')
  await expectAccessible(page, { sizes: 'own' })

  const other = await browser.newContext({ baseURL: portal.gatewayUrl })
  const owner = await other.newPage()
  await owner.goto('/login')
  await owner.getByLabel('Email').fill(people.ben)
  await owner.getByLabel('Password', { exact: true }).fill(password)
  await owner.getByRole('checkbox', { name: 'I agree to the terms and conditions' }).check()
  await owner.getByRole('main').getByRole('button', { name: 'Log In' }).click()
  await expect(owner.getByText('You cannot log in at the moment. Please call us.').first()).toBeVisible()
  await other.close()

  await signIn(page, people.admin, '/owners/1002/death')
  await expect(main.getByText('Open the file before you approve this')).toBeVisible()
  // One card shows both the report and its decision, so the date appears once.
  await expect(main.getByText('03/01/2026')).toHaveCount(1)
  await expect(main.getByRole('button', { name: /^Approve/ })).toBeDisabled()
  await expectAccessible(page, { sizes: 'own' })
  await picture(page, 'death-to-confirm')
  await Promise.all([page.waitForEvent('download'), main.getByRole('link', { name: 'certificate.pdf' }).last().click()])
  await main.getByRole('button', { name: /^Approve/ }).click()
  await expect(question).toContainText('Ben Brook (1002)')
  await question.getByRole('button', { name: 'Cancel' }).click()
  await approve(main.getByRole('button', { name: /^Approve/ }))
  await expect(main.getByRole('heading', { level: 2, name: 'Deceased' })).toBeVisible()
  await expect(page.getByRole('region', { name: 'Acting for' })).toContainText('Deceased')
  await expect(main.getByRole('button', { name: 'Cancel the report' })).toBeVisible()
  await expectAccessible(page, { sizes: 'own' })

  await page.goto('/home')
  await expect(main.getByText('nobody can log in as the owner')).toBeVisible()
  await expect(main.getByText('None in the owner’s name: deceased.').first()).toBeVisible()
  await expect(main.getByRole('link', { name: 'Distribution', exact: true })).toHaveCount(0)
  await expectAccessible(page, { sizes: 'own' })
  await page.goto('/search')
  await main.getByLabel('Find an owner').fill('Brook')
  await main.getByRole('button', { name: 'Search' }).click()
  await expect(main.getByText('Deceased').first()).toBeVisible()
  await expectNoSidewaysScroll(page)
})

const ann = { ownerId: 1001, accountId: 501, account: '100001', name: 'Ann Archer' }

test("makes a beneficiary's claim, accepts the claim form by a second employee, and pays the recipient", async ({
  page,
  portal,
}) => {
  test.slow()
  const { ownerId, accountId, account, name } = ann
  const look = async (name: string, sizes: 'own' | 'phone too' = 'own') => {
    await expectAccessible(page, { sizes })
    await picture(page, name)
  }
  // Beneficiaries that the owner designated before the death.
  for (const text of [
    `insert into beneficiary (account_owner_id, account_id, first_name, last_name, dob, is_primary, amount)
     values (${ownerId}, ${accountId}, 'Iris', 'Lane', '1988-04-05', true, 60), (${ownerId}, ${accountId}, 'Otto', 'Lane', '1990-06-07', true, 40)`,
    `insert into attachment (guid, account_owner_id, attachment_type_id, file_name, content_type, size_bytes, sha256, created_at)
     values ('death-${ownerId}', ${ownerId}, 1, 'certificate.pdf', 'application/pdf', 8, 'x', now())`,
    ...confirmedDeath({
      ownerId,
      diedOn: '2026-01-05',
      guid: `death-${ownerId}`,
      reporter: `(select user_id from portal_user where email = '${people.service}')`,
      confirmer: `(select user_id from portal_user where email = '${people.admin}')`,
    }),
  ])
    await portal.sql(text)

  await signIn(page, people.service, `/owners/${ownerId}/death`)
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { level: 2, name: 'Claims' })).toBeVisible()
  await expect(main.getByText('Iris Lane')).toBeVisible()
  await expect(main.getByText('Nobody has claimed yet.')).toBeVisible()
  await look('claims-none')
  await main.getByRole('link', { name: `New claim on ${account} (Traditional IRA)` }).click()

  await expect(page).toHaveURL(new RegExp(`/death/claim\\?accountId=${accountId}$`))
  await main.getByRole('radio', { name: /^Iris Lane/ }).check()
  await main.getByLabel('Amount', { exact: true }).fill('1000')
  await main.getByLabel('Social Security Number').fill('900-55-5501')
  await main.getByLabel('Address 1').fill('7 Lake Street')
  await main.getByLabel('City').fill('Sacramento')
  await main.getByLabel('State of residence').selectOption('CA')
  await main.getByLabel('Zip').fill('94203')
  await main.getByRole('radio', { name: /^Direct Deposit/ }).check()
  await main.getByLabel('Routing Number').fill('021000021')
  await expect(main.getByLabel('Bank Name')).not.toHaveValue('')
  await main.getByLabel('Account Number', { exact: true }).fill('5566778899')
  await main.getByRole('button', { name: 'Next' }).click()
  await expect(main.getByRole('heading', { name: 'There is a problem' })).toBeVisible()
  await look('claim-problem', 'phone too')
  await main.getByLabel('Confirm Account Number').fill('5566778899')
  await look('claim-recipient')
  await main.getByRole('button', { name: 'Next' }).click()

  await expect(main.getByRole('heading', { level: 2, name: 'Withholding and review' })).toBeFocused()
  await expect(main.getByText('•••-••-5501')).toBeVisible()
  await expect(main.getByText(/^To the checking account ending in 8899 at /)).toBeVisible()
  await expect(main.getByLabel('State withholding')).toHaveValue('$10.00')
  await look('claim-review', 'phone too')
  expect(await readableByScripts(page)).not.toMatch(/5501|5566778899/)
  // A deposit that is approved in the last days of a year is paid in the next one, a check is not.
  await main.getByRole('button', { name: 'Back' }).click()
  await main.getByRole('radio', { name: /^Check/ }).check()
  await main.getByRole('button', { name: 'Next' }).click()
  await main.getByRole('button', { name: 'Make claim' }).click()
  await expect(page.getByText(/^Add the claim form to the request; another person accepts it/)).toBeVisible()
  await expect(main.getByText('Iris Lane').last()).toBeVisible()
  await expect(main.getByText('Missing')).toBeVisible()
  await look('claim-made')

  const [made] = await portal.sql<{ request_id: number }>(
    'select request_id from distribution_request where account_id = $1 order by request_id desc limit 1',
    [accountId],
  )
  const requestId = made?.request_id ?? 0
  await main.getByRole('link', { name: new RegExp(`^W-\\d{4}-0*${requestId}$`) }).click()
  const opened = `/withdrawals/pending/${requestId}`
  await expect(page).toHaveURL(opened)
  await giveClaimForm(page)
  await expect(drawer(page).getByText(/^The claim form must be accepted by someone/)).toBeVisible()
  await expect(drawer(page).getByRole('button', { name: 'Accept claim form' })).toBeHidden()
  await look('claim-form-given')

  await signIn(page, people.service2, opened)
  await expect(drawer(page).getByText('Iris Lane').first()).toBeVisible()
  await expect(drawer(page).getByText(/^Iris Lane, born 04\/05\/1988, 60% → Iris Lane, person, /)).toBeVisible()
  await expect(drawer(page).getByText('Open the file before you approve this')).toBeVisible()
  await look('claim-to-accept')
  await Promise.all([
    page.waitForEvent('download'),
    drawer(page).getByRole('link', { name: 'claim.pdf' }).last().click(),
  ])
  await drawer(page).getByRole('button', { name: 'Accept claim form' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Accept' }).click()
  await expect(drawer(page).getByText(/^Accepted /)).toBeVisible()
  await look('claim-form-accepted')
  await drawer(page).getByRole('button', { name: 'Approve', exact: true }).click()
  await expect(
    page.getByRole('alertdialog').getByRole('row', {
      name: new RegExp(`${name}, ${account} ?W-\\d{4}-\\d{6}, Check to Iris Lane \\$1,000.00`),
    }),
  ).toBeVisible()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Approve' }).click()
  await expect
    .poll(async () => portal.sql('select status_id from distribution_request where request_id = $1', [requestId]))
    .toEqual([{ status_id: REQUEST_STATUS.approved }])

  for (const job of ['calculate-withdrawals', 'process-withdrawals']) await portal.job(job)
  expect(
    await portal.sql(
      `select t.amount_cents::int as cents, v.first_name || ' ' || v.last_name as recipient
       from payment t join payee_version v on v.payee_id = t.payee_id where t.request_id = $1`,
      [requestId],
    ),
  ).toEqual([{ cents: 86_500, recipient: 'Iris Lane' }])
  await signIn(page, people.service, `/owners/${ownerId}/death`)
  await expect(main.getByText('$865.00')).toBeVisible()
  await expect(main.getByText('Accepted', { exact: true })).toBeVisible()
  await look('claim-paid')
  await main.getByRole('button', { name: 'Correct Iris Lane' }).click()
  const correcting = page.getByRole('dialog', { name: 'Correct Recipient' })
  await correcting.getByLabel('City').fill('Oakland')
  await look('recipient', 'phone too')
  await correcting.getByRole('button', { name: 'Save' }).click()
  await expect(main.getByText('7 Lake Street, Oakland, CA 94203')).toBeVisible()
})

const drawer = (page: Page) => page.getByRole('dialog', { name: 'Edit Withdrawal' })

async function giveClaimForm(page: Page) {
  await expect(drawer(page).getByText(/^The recipient’s claim form is missing/)).toBeVisible()
  await expectAccessible(page)
  await drawer(page).getByRole('button', { name: 'Add claim form' }).click()
  const form = page.getByRole('dialog', { name: 'Claim form' })
  await expect(form.getByLabel('Document', { exact: true }).getByRole('option')).toHaveText([
    'Claim form signed by the recipient',
  ])
  await picture(page, 'claim-form')
  await form.getByLabel('Date on the document').fill('02/01/2026')
  await expectAccessible(page)
  await form.locator('input[type=file]').first().setInputFiles({
    name: 'claim.pdf',
    mimeType: 'application/pdf',
    buffer: pdfFile(),
  })
  await form.getByRole('button', { name: 'Submit claim form' }).click()
  await expect(form).toBeHidden()
}
