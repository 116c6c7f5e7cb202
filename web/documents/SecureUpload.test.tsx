import { expect, test } from 'vitest'
import type { UploadPageQuery } from '../__generated__/UploadPageQuery.graphql.ts'
import { answer, renderScreen, signedIn } from '../testing/renderScreen.tsx'
import { Page, query } from './UploadPage.tsx'

const pdf = new File(['%PDF-1.7'], 'form.pdf', { type: 'application/pdf' })
const account = (accountId: number) => ({
  node: { accountId, planAccountNumber: `100${accountId}`, retirementAccountType: 'Roth IRA' },
})

test('after a file was sent the account is chosen anew for the next one', async () => {
  signedIn({})
  const { page, user, environment } = renderScreen<UploadPageQuery>({
    Page,
    query,
    variables: { accountOwnerId: 1001 },
    data: {
      RetirementAccountConnection: () => ({ edges: [account(501), account(502)] }),
      AttachmentConnection: () => ({ edges: [] }),
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
