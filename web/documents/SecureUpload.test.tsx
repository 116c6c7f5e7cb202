import { expect, test } from 'vitest'
import type { UploadPageQuery } from '../__generated__/UploadPageQuery.graphql.ts'
import { answer, renderScreen, signedIn } from '../testing/renderScreen.tsx'
import { Page, query } from './UploadPage.tsx'

const pdf = new File(['%PDF-1.7'], 'form.pdf', { type: 'application/pdf' })
const account = (accountId: number) => ({
  node: { accountId, planAccountNumber: `100${accountId}`, retirementAccountType: 'Roth IRA' },
})

test('resets the account field after an upload', async () => {
  signedIn({})
  const { page, user, environment } = renderScreen<UploadPageQuery>({
    Page,
    query,
    variables: { accountOwnerId: 1001, first: 10 },
    data: {
      RetirementAccountConnection: () => ({ edges: [account(501), account(502)] }),
      AttachmentConnection: () => ({ edges: [], totalCount: 0 }),
    },
  })
  await user.selectOptions(page.getByLabelText('Account'), '502')
  await user.upload(document.querySelector<HTMLInputElement>('input[type=file]')!, pdf)
  await user.click(page.getByRole('button', { name: 'Upload' }))
  await page.findByRole('button', { name: 'Cancel' })
  answer(environment, { UploadFilePayload: () => ({ errors: [] }) })
  expect(await page.findByText('File uploaded successfully')).toBeTruthy()
  expect(page.getByLabelText('Account')).toHaveProperty('value', '0')
})

test('pages through earlier uploads', async () => {
  signedIn({})
  const { page, user, environment } = renderScreen<UploadPageQuery>({
    Page,
    query,
    variables: { accountOwnerId: 1001, first: 10 },
    data: {
      RetirementAccountConnection: () => ({ edges: [account(501)], totalCount: 1 }),
      AttachmentConnection: () => ({
        totalCount: 23,
        pageInfo: { endCursor: 'c10' },
        edges: [{ node: { fileName: 'newest.pdf', createdAt: '2026-01-02T15:04:05Z' } }],
      }),
    },
  })
  expect(page.getByText('1 - 10 / 23')).toBeTruthy()
  await user.click(page.getByRole('button', { name: 'Next' }))
  expect(environment.mock.getMostRecentOperation().request.variables).toMatchObject({ first: 10, after: 'c10' })
})

test("says that the form lists only some of an owner's many accounts", () => {
  signedIn({})
  const { page } = renderScreen<UploadPageQuery>({
    Page,
    query,
    variables: { accountOwnerId: 1001, first: 10 },
    data: {
      RetirementAccountConnection: () => ({ edges: [account(501), account(502)], totalCount: 120 }),
      AttachmentConnection: () => ({ edges: [], totalCount: 0 }),
    },
  })
  expect(page.getByText(/^2 of 120 accounts are listed\./)).toBeTruthy()
})
