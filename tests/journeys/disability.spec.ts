import type { Page } from '@playwright/test'
import { REQUEST_STATUS } from '../../contract/requestStatus.ts'
import { people } from '../clients.ts'
import { pdfFile } from '../files.ts'
import { codeFor } from '../mail.ts'
import type { Stack } from '../stack.ts'
import { expect, expectAccessible, picture, signIn, test } from './portal.ts'
import { answerWizard } from './wizard.ts'

const BEN = 1002
const drawer = (page: Page) => page.getByRole('dialog', { name: 'Edit Withdrawal' })

async function requestOf(portal: Stack, accountId: number): Promise<number> {
  const [row] = await portal.sql<{ request_id: number }>(
    'select request_id from distribution_request where account_id = $1 order by request_id desc limit 1',
    [accountId],
  )
  return row?.request_id ?? 0
}

async function signAs(page: Page, portal: Stack, requestId: number) {
  await signIn(page, people.ben, `/requests/${requestId}/`)
  await expect(page.getByText('We still need a document that shows the disability.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Correct this request' })).toBeHidden()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Review and sign' }).click()
  await page.getByLabel('Your full name').fill('Ben Brook')
  await page.getByRole('checkbox').check()
  await page
    .getByLabel('Code from the email')
    .fill(await codeFor(portal, people.ben, 'Please sign your distribution request'))
  await page.getByRole('button', { name: 'Sign', exact: true }).click()
  await expect(page.getByText('We are reviewing your request.').first()).toBeVisible()
}

async function giveEvidence(page: Page) {
  await drawer(page)
    .getByRole('button', { name: /^(Add|Replace) evidence/ })
    .click()
  const form = page.getByRole('dialog', { name: 'Evidence: Disability' })
  await form.getByLabel('Document', { exact: true }).selectOption("Physician's statement")
  await form.getByLabel('Date on the document').fill('01/15/2024')
  await expectAccessible(page)
  await form.locator('input[type=file]').first().setInputFiles({
    name: 'statement.pdf',
    mimeType: 'application/pdf',
    buffer: pdfFile(),
  })
  await form.getByRole('button', { name: 'Submit evidence' }).click()
  await expect(form).toBeHidden()
}

test('documents a disability by one employee, accepts it by another, then approves the request', async ({
  page,
  portal,
}) => {
  const accountId = 502
  await signIn(page, people.ben, `/${accountId}/withdraw/distribution/`)
  await page.getByLabel('Amount', { exact: true }).fill('100')
  await page.getByRole('button', { name: 'Next' }).click()
  await expect(page.getByRole('radio', { name: /^Early Distribution/ })).toBeVisible()
  await expect(page.getByRole('radio', { name: /^Disability/ })).toBeHidden()

  await signIn(page, people.service, `/owners/${BEN}/${accountId}/withdraw/distribution/`)
  await answerWizard(page, { amount: 100, type: 'Disability', federal: 10 })
  await expect(page.getByText('Disability', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: /^Submit distribution request/ }).click()
  await expect(page).toHaveURL(/\/home/)
  const requestId = await requestOf(portal, accountId)

  await signAs(page, portal, requestId)

  const opened = `/withdrawals/pending/${requestId}`
  await signIn(page, people.service, opened)
  await expect(drawer(page).getByText(/^The disability is not documented yet/)).toBeVisible()
  await giveEvidence(page)
  await expect(drawer(page).getByText(/^The evidence of the disability must be accepted/)).toBeVisible()
  await expect(drawer(page).getByText('You requested this or worked on it.').first()).toBeVisible()
  await expect(drawer(page).getByRole('button', { name: 'Accept evidence' })).toBeHidden()
  await expectAccessible(page)

  await signIn(page, people.service2, opened)
  const accept = async () => {
    await drawer(page).getByRole('button', { name: 'Accept evidence' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Accept' }).click()
  }
  await expect(drawer(page).getByText('Open the file before you approve this')).toBeVisible()
  await expectAccessible(page, { sizes: 'own' })
  await picture(page, 'evidence-to-accept')
  await accept()
  await expect(page.getByText('Open the file statement.pdf before you approve this.').first()).toBeVisible()
  await Promise.all([
    page.waitForEvent('download'),
    drawer(page).getByRole('link', { name: 'statement.pdf' }).last().click(),
  ])
  await accept()
  await expect(drawer(page).getByText(/^Accepted /)).toBeVisible()
  await expectAccessible(page, { sizes: 'own' })
  await picture(page, 'evidence-accepted')
  await drawer(page).getByRole('button', { name: 'Approve', exact: true }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Approve' }).click()
  await expect
    .poll(async () =>
      portal.sql('select status_id, evidence_of from distribution_request where request_id = $1', [requestId]),
    )
    .toEqual([{ status_id: REQUEST_STATUS.approved, evidence_of: 'DISABILITY' }])

  await signIn(page, people.ben, `/requests/${requestId}/`)
  await expect(page.getByText('Disability', { exact: true })).toBeVisible()
  await expect(page.getByText('Your request is approved', { exact: false }).first()).toBeVisible()
})
