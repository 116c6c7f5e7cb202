import { afterEach, describe, expect, test, vi } from 'vitest'
import type { RolloverFormPageQuery } from '../__generated__/RolloverFormPageQuery.graphql.ts'
import { answer, renderScreen, sentMutations } from '../testing/renderScreen.tsx'
import { Page, query } from './RolloverFormPage.tsx'

const none = { rolloverRequests: [], withdrawalRequests: [] }
const account = {
  balance: 10_000,
  accountId: 501,
  planAccountNumber: '100001',
  retirementAccountType: 'Traditional IRA',
  rolloverFormPath: '/files/rollover-form/1001/501',
}

const open = (activeRequests: object, found: object | null = account) =>
  renderScreen<RolloverFormPageQuery>({
    Page,
    query,
    variables: { accountOwnerId: 1001, accountId: 501 },
    data: {
      Viewer: () => ({ distributionFee: 25 }),
      AccountOwner: () => ({ accountOwnerId: 1001, account: found, activeRequests }),
    },
  })

describe('the rollover form', () => {
  test('is not taken while a request of the owner is active, on whichever account', () => {
    const { page } = open({ ...none, withdrawalRequests: [{}] })
    expect(page.getByText('A distribution request is already active.')).toBeTruthy()
    expect(page.queryByRole('button', { name: 'Upload' })).toBeNull()
  })

  test('is sent as a PDF for its account, and then counts as the active request', async () => {
    const { page, user, environment } = open(none)
    await user.upload(document.querySelector<HTMLInputElement>('input[type=file]')!, new File(['%PDF-1.7'], 'form.pdf'))
    await user.click(page.getByRole('button', { name: 'Upload' }))
    await vi.waitFor(() => expect(sentMutations(environment)).toHaveLength(1))
    expect(sentMutations(environment)[0]).toMatchObject({
      input: { accountOwnerId: 1001, accountId: 501, fileName: 'form.pdf', contentType: 'application/pdf' },
    })
    answer(environment, {
      UploadRolloverFormPayload: () => ({ errors: [] }),
      AccountOwner: () => ({ accountOwnerId: 1001, activeRequests: { ...none, rolloverRequests: [{}] } }),
    })
    expect(await page.findByText('File uploaded successfully')).toBeTruthy()
  })

  test('says before it is sent what it starts, for how much, and that a mail follows', () => {
    const { page } = open(none)
    expect(
      page.getByText(/starts a rollover of the full balance of the account, \$10,000\.00 today\. The fee of \$25\.00/),
    ).toBeTruthy()
    expect(page.getByText(/then email you/)).toBeTruthy()
  })

  test('says so when it could not be sent', async () => {
    const { page, user, environment } = open(none)
    await user.upload(document.querySelector<HTMLInputElement>('input[type=file]')!, new File(['%PDF-1.7'], 'form.pdf'))
    await user.click(page.getByRole('button', { name: 'Upload' }))
    await vi.waitFor(() => expect(sentMutations(environment)).toHaveLength(1))
    answer(environment, {
      UploadRolloverFormPayload: () => ({ errors: [{ code: 'INVALID', field: null, message: 'Not a PDF.' }] }),
    })
    expect(await page.findByText('An error occurred while uploading the file')).toBeTruthy()
  })

  test('is not found for an account of somebody else', () => {
    expect(open(none, null).page.getByRole('heading', { name: 'Not Found' })).toBeTruthy()
  })
})

describe('the blank form', () => {
  afterEach(() => {
    vi.unstubAllGlobals()
    vi.restoreAllMocks()
  })
  const name = 'Download the blank form'

  test('is fetched once for its account, shows that it is on its way, and is saved under its name', async () => {
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
    const busy = page.getByRole('button', { name: 'Downloading…' })
    expect(busy.getAttribute('aria-busy')).toBe('true')
    await user.click(busy)
    expect(asked.mock.calls.map(([path]) => path)).toEqual(['/files/rollover-form/1001/501'])
    expect(saved).toEqual([])
    answered(new Response('%PDF-1.7'))
    expect(await page.findByRole('button', { name })).toBeTruthy()
    expect(saved).toEqual(['blob:form rollover-form-100001.pdf'])
    expect(sentMutations(environment)).toEqual([])
  })

  test('that cannot be fetched is told in a notice, and the file that was chosen stays', async () => {
    vi.stubGlobal('fetch', () => Promise.resolve(new Response('', { status: 502 })))
    const { page, user } = open(none)
    await user.upload(document.querySelector<HTMLInputElement>('input[type=file]')!, new File(['%PDF-1.7'], 'form.pdf'))
    await user.click(page.getByRole('button', { name }))
    expect(await page.findByText('There was an error downloading the file.')).toBeTruthy()
    expect(await page.findByRole('button', { name })).toBeTruthy()
    expect(page.getByText('form.pdf')).toBeTruthy()
  })

  test('is not offered while no form would be taken', () => {
    expect(open({ ...none, withdrawalRequests: [{}] }).page.queryByRole('button', { name })).toBeNull()
  })
})
