import { within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { RolloverFormPageQuery } from '../__generated__/RolloverFormPageQuery.graphql.ts'
import { answer, renderScreen, sentMutations, signedIn } from '../testing/renderScreen.tsx'
import { Page, query } from './RolloverFormPage.tsx'

// Start each test with a session that has not expired.
beforeEach(() => signedIn({}))

const none = { rolloverRequests: [], withdrawalRequests: [] }
const account = {
  balance: 10_000,
  accountId: 501,
  planAccountNumber: '100001',
  retirementAccountType: 'Traditional IRA',
  rolloverFormPath: '/files/rollover-form/1001/501',
}

const request = {
  requestId: 7,
  number: 'W-2026-000007',
  type: 'NORMAL',
  planAccountNumber: '100001',
  amount: 500,
  progress: 'IN_REVIEW',
  status: 'OPEN',
  evidence: null,
  events: [],
  payments: [],
}

const open = (activeRequests: object, found: object | null = account) =>
  renderScreen<RolloverFormPageQuery>({
    Page,
    query,
    variables: { accountOwnerId: 1001, accountId: 501 },
    data: {
      Viewer: () => ({ distributionFee: 25 }),
      AccountOwner: () => ({ id: 'owner', accountOwnerId: 1001, account: found, activeRequests }),
      DistributionRequestConnection: () => ({ totalCount: 1, edges: [{ node: request }] }),
    },
  })

/** Sends the chosen form, and confirms the amount. */
async function send(page: ReturnType<typeof open>['page'], user: ReturnType<typeof open>['user']) {
  await user.click(page.getByRole('button', { name: 'Send signed form' }))
  const question = await page.findByRole('alertdialog', { name: 'Move $10,000.00 out of this account?' })
  await user.click(within(question).getByRole('button', { name: 'Send signed form' }))
}

describe('the rollover form', () => {
  test('refuses a rollover form while the owner has an active request on any of the accounts', () => {
    const { page } = open({ ...none, withdrawalRequests: [{}] })
    expect(page.getByText('A distribution request is already active.')).toBeTruthy()
    expect(page.queryByRole('button', { name: 'Send signed form' })).toBeNull()
    expect(page.queryByText(/has been submitted/)).toBeNull()
  })

  test('names the active request with its amount and its state, and links to its receipt', () => {
    const { page } = open({ ...none, withdrawalRequests: [{}] })
    const card = page.getByRole('heading', { name: 'Distribution request W-2026-000007' }).parentElement!
    expect(card.textContent).toMatch(/\$500\.00 from account 100001/)
    expect(card.textContent).toMatch(/We are reviewing your request/)
    expect(within(card).getByRole('link', { name: 'View receipt' }).getAttribute('href')).toBe('/requests/7/')
  })

  test('uploads a rollover form for its account, and counts it as the active request', async () => {
    const { page, user, environment } = open(none)
    await user.upload(document.querySelector<HTMLInputElement>('input[type=file]')!, new File(['%PDF-1.7'], 'form.pdf'))
    await send(page, user)
    await expect.poll(() => sentMutations(environment)).toHaveLength(1)
    expect(sentMutations(environment)[0]).toMatchObject({
      input: { accountOwnerId: 1001, accountId: 501, fileName: 'form.pdf', contentType: 'application/pdf' },
    })
    answer(environment, {
      UploadRolloverFormPayload: () => ({ errors: [] }),
      AccountOwner: () => ({ id: 'owner', accountOwnerId: 1001, activeRequests: { ...none, rolloverRequests: [{}] } }),
      DistributionRequestConnection: () => ({ totalCount: 1, edges: [{ node: request }] }),
    })
    expect(await page.findByText('File uploaded successfully')).toBeTruthy()
    const success = page.getByText('Your request has been submitted.')
    expect(success.parentElement?.textContent).toMatch(/Next, we review request W-2026-000007 and send an email\.$/)
    const reason = page.getByText('A distribution request is already active.')
    expect(success.compareDocumentPosition(reason) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy()
  })

  test('sends no rollover form when the owner goes back from the confirmation of the amount', async () => {
    const { page, user, environment } = open(none)
    expect(
      page.getByText(/receives about \$9,975\.00: today’s balance of \$10,000\.00 less the \$25\.00 fee\. Interest/),
    ).toBeTruthy()
    await user.upload(document.querySelector<HTMLInputElement>('input[type=file]')!, new File(['%PDF-1.7'], 'form.pdf'))
    await user.click(page.getByRole('button', { name: 'Send signed form' }))
    await user.click(await page.findByRole('button', { name: 'Go back' }))
    expect(sentMutations(environment)).toEqual([])
    expect(page.getByText('form.pdf')).toBeTruthy()
  })

  test('announces the rollover, the fee, the email and the duration before the signed form is sent', () => {
    const { page } = open(none)
    expect(page.getByText(/signed form starts the rollover\. The fee of \$25\.00/)).toBeTruthy()
    expect(page.getByText(/then email you\. The payment takes 7 to 10 business days/)).toBeTruthy()
  })

  test('asks for a file when the owner sends no rollover form, and offers Cancel', async () => {
    const { page, user } = open(none)
    expect(page.getByRole('link', { name: 'Cancel' }).getAttribute('href')).toBe('/home')
    await user.click(page.getByRole('button', { name: 'Send signed form' }))
    expect(page.getByText('Please select a file.')).toBeTruthy()
    expect(page.queryByRole('alertdialog')).toBeNull()
  })

  test('reports a failed upload of the rollover form', async () => {
    const { page, user, environment } = open(none)
    await user.upload(document.querySelector<HTMLInputElement>('input[type=file]')!, new File(['%PDF-1.7'], 'form.pdf'))
    await send(page, user)
    await expect.poll(() => sentMutations(environment)).toHaveLength(1)
    answer(environment, {
      UploadRolloverFormPayload: () => ({ errors: [{ code: 'INVALID', field: null, message: 'Not a PDF.' }] }),
    })
    expect(await page.findByText('An error occurred while uploading the file')).toBeTruthy()
  })

  test('shows Not Found for an account of another owner', () => {
    expect(open(none, null).page.getByRole('heading', { name: 'Not Found' })).toBeTruthy()
  })
})

describe('the blank form', () => {
  afterEach(() => {
    vi.unstubAllGlobals()
    vi.restoreAllMocks()
  })
  const name = 'Download the blank form (PDF)'

  test("downloads the account's blank form once, shows a busy state and keeps the file name", async () => {
    let answered: (response: Response) => void = () => undefined
    const asked = vi.fn<typeof fetch>(() => new Promise((resolve) => (answered = resolve)))
    vi.stubGlobal('fetch', asked)
    URL.createObjectURL = () => 'blob:form'
    URL.revokeObjectURL = () => undefined
    const saved: string[] = []
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      saved.push(`${this.href} ${this.download}`)
    })
    const { page, user, environment } = open(none)
    await user.click(page.getByRole('button', { name }))
    const busy = page.getByRole('button', { name: 'Downloading' })
    expect(busy.getAttribute('aria-busy')).toBe('true')
    await user.click(busy)
    expect(asked.mock.calls.map(([path]) => path)).toEqual(['/files/rollover-form/1001/501'])
    expect(saved).toEqual([])
    answered(new Response('%PDF-1.7'))
    expect(await page.findByRole('button', { name })).toBeTruthy()
    expect(saved).toEqual(['blob:form rollover-form-100001.pdf'])
    expect(sentMutations(environment)).toEqual([])
  })

  test('reports a failed download of the blank form, and keeps the chosen file', async () => {
    vi.stubGlobal('fetch', () => Promise.resolve(new Response('', { status: 502 })))
    const { page, user } = open(none)
    await user.upload(document.querySelector<HTMLInputElement>('input[type=file]')!, new File(['%PDF-1.7'], 'form.pdf'))
    await user.click(page.getByRole('button', { name }))
    expect(await page.findByText('There was an error downloading the file.')).toBeTruthy()
    expect(await page.findByRole('button', { name })).toBeTruthy()
    expect(page.getByText('form.pdf')).toBeTruthy()
  })

  test('offers no blank form while the owner could not send a rollover form', () => {
    expect(open({ ...none, withdrawalRequests: [{}] }).page.queryByRole('button', { name })).toBeNull()
  })
})
