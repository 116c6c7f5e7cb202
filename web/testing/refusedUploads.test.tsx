import { act, fireEvent, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { PlanUploadPageQuery } from '../__generated__/PlanUploadPageQuery.graphql.ts'
import type { UploadPageQuery } from '../__generated__/UploadPageQuery.graphql.ts'
import type { RolloverFormPageQuery } from '../__generated__/RolloverFormPageQuery.graphql.ts'
import { GiveEvidence } from '../distributions/requests/GiveEvidence.tsx'
import { listOf, openRequests } from '../distributions/requests/testing.ts'
import * as rolloverFormPage from '../documents/RolloverFormPage.tsx'
import * as uploadPage from '../documents/UploadPage.tsx'
import { listVariables } from '../kit/lists/listSpec.ts'
import { ReturnedPaymentsForm } from '../payments/ReturnedPaymentsForm.tsx'
import { planUploadList } from '../planUploads/planUploadList.ts'
import * as planUploadPage from '../planUploads/PlanUploadPage.tsx'
import { pageOf } from './pageOf.ts'
import { answer, renderPage, renderScreen, sentMutations, signedIn } from './renderScreen.tsx'

const pdf = (name: string) => new File([`%PDF-1.7 ${name}`], `${name}.pdf`, { type: 'application/pdf' })
const csv = (name: string) => new File([`SSN\n${name}`], `${name}.csv`, { type: 'text/csv' })
const ach = (name: string) => new File([`101 ${name}`], `${name}.ach`, { type: 'text/plain' })
type Screen = ReturnType<typeof renderPage>

interface UploadForm {
  open: () => Screen
  /** Opens the upload form from its screen. */
  enter?: (screen: Screen) => Promise<void>
  /** Confirms the dialog that the upload button opens. */
  confirm?: (screen: Screen) => Promise<void>
  /** Resolves GraphQL operations that the form sends before the file. */
  before?: (screen: Screen) => Promise<void>
  /** Labels of further form fields, with the values to enter. */
  fields: Readonly<Record<string, string>>
  file: (name: string) => File
  button: string
  payload: string
}

const rollover = {
  __typename: 'RolloverRequest',
  id: 'r9',
  requestId: 9,
  accountOwnerId: 1001,
  retirementAccountId: 501,
  planAccountNumber: '100501',
  firstName: 'Ann',
  lastName: 'Archer',
  recipientName: null,
  amount: 5000,
  receivingAccountNumber: 'X-99',
  checkPayableTo: 'Oak Trust',
  attentionTo: null,
  address1: '1 Elm St',
  address2: null,
  city: 'Salem',
  state: 'OR',
  zip: '97301',
  fee: 25,
  netAmount: 4975,
  status: 'OPEN',
  allowedStatuses: ['OPEN', 'APPROVED', 'INCOMPLETE'],
  waiveFees: false,
  version: 1,
  outcome: null,
  incompleteReason: null,
  openedBy: [],
  dataNotes: [],
  requestedAt: '2026-03-02T15:00:00.000Z',
  signedAt: null,
  attachmentPath: null,
  attachmentWarning: null,
  payments: [],
  moves: [],
  closing: null,
  maySignAgain: false,
  waitsFor: null,
  holdReason: null,
  isCorrectable: true,
  isPaperForm: false,
  mustReadForm: false,
  paperSigner: null,
}

/** All forms that upload a file. Each form must keep its values when the server refuses the file. */
const FORMS: Readonly<Record<string, UploadForm>> = {
  'Secure Upload': {
    open: () =>
      renderScreen<UploadPageQuery>({
        ...uploadPage,
        variables: { accountOwnerId: 1001, first: 10 },
        data: {
          RetirementAccountConnection: () => ({
            edges: [501, 502].map((accountId) => ({
              node: { accountId, planAccountNumber: `100${accountId}`, retirementAccountType: 'Roth IRA' },
            })),
          }),
          AttachmentConnection: () => ({ edges: [], totalCount: 0 }),
        },
      }),
    fields: { Account: '502' },
    file: pdf,
    button: 'Upload',
    payload: 'UploadFilePayload',
  },
  'Plan Upload': {
    open: () =>
      renderScreen<PlanUploadPageQuery>({
        ...planUploadPage,
        variables: listVariables(planUploadList, new URLSearchParams(), 10),
        data: {
          Viewer: () => ({
            planNames: [{ planId: 1, name: 'Alpha Plan', isClosed: false }],
            planUploads: pageOf([]),
            approvals: { totalCount: 0, edges: [] },
          }),
        },
      }),
    fields: { 'Plan Type': 'STANDARD_CSV', Advisor: '1' },
    file: csv,
    button: 'Upload',
    payload: 'UploadPlanFilePayload',
  },
  'Record Returns': {
    open: () => renderPage({ element: <ReturnedPaymentsForm onResult={() => undefined} onClose={() => undefined} /> }),
    fields: {},
    file: ach,
    button: 'Record',
    payload: 'TakeInReturnsPayload',
  },
  'Rollover Form': {
    open: () =>
      renderScreen<RolloverFormPageQuery>({
        ...rolloverFormPage,
        variables: { accountOwnerId: 1001, accountId: 501 },
        data: {
          Viewer: () => ({ distributionFee: 25 }),
          AccountOwner: () => ({
            accountOwnerId: 1001,
            account: { accountId: 501, balance: 10_000, planAccountNumber: '100501', rolloverFormPath: '/form' },
            activeRequests: { rolloverRequests: [], withdrawalRequests: [] },
          }),
        },
      }),
    fields: {},
    file: pdf,
    button: 'Send signed form',
    confirm: async ({ page, user }) => {
      const question = await page.findByRole('alertdialog')
      await user.click(within(question).getByRole('button', { name: 'Send signed form' }))
    },
    payload: 'UploadRolloverFormPayload',
  },
  'Edit Rollover': {
    open: () => openRequests({ kind: 'rollover', list: 'PENDING', rows: [rollover] }),
    enter: async ({ page, user, environment }) => {
      await user.click(page.getByRole('button', { name: 'Edit Ann Archer, 100501' }))
      await page.findByText('Edit Rollover')
      answer(environment, { VisitRequestPayload: () => ({ visitors: [] }) })
    },
    before: async ({ environment }) => {
      await waitFor(() => expect(sentMutations(environment)).toHaveLength(1))
      answer(environment, {
        ...listOf('rollover', [rollover]),
        UpdateRolloverRequestPayload: () => ({ errors: [], request: null }),
      })
    },
    fields: { 'Attention To': 'Mailroom' },
    file: pdf,
    button: 'Save',
    payload: 'UploadFilePayload',
  },
  Evidence: {
    open: () => {
      const screen = renderPage({
        element: (
          <GiveEvidence
            of="DISABILITY"
            kinds={['SSA_AWARD', 'PHYSICIAN']}
            accountOwnerId={1001}
            requestId={7}
            replaces={false}
            onClose={() => undefined}
          />
        ),
      })
      answer(screen.environment, { AttachmentConnection: () => ({ edges: [] }) })
      return screen
    },
    fields: { Document: 'PHYSICIAN', 'Date on the document': '03/02/2026' },
    file: pdf,
    button: 'Submit',
    payload: 'SendRequestEvidencePayload',
  },
}

test.each(Object.entries(FORMS))('keeps the input of the form %s when the server refuses its file', async (_, form) => {
  signedIn({ roleId: 1, accountOwnerId: 0 })
  const screen = form.open()
  const { page, user, environment } = screen
  await form.enter?.(screen)
  const field = async (label: string) => (await page.findByLabelText(label)) as HTMLInputElement | HTMLSelectElement
  for (const [label, value] of Object.entries(form.fields)) {
    const input = await field(label)
    if (input instanceof HTMLSelectElement) await user.selectOptions(input, value)
    else await user.type(input, value)
  }
  const picker = await waitFor(() => {
    const found = document.querySelector<HTMLInputElement>('input[type=file]')
    expect(found).not.toBeNull()
    return found as HTMLInputElement
  })
  const send = async () => {
    await user.click(page.getByText(new RegExp(`^${form.button}`), { selector: 'button' }))
    await form.confirm?.(screen)
  }
  const sent = async () => {
    await waitFor(() => expect(sentMutations(environment)).toHaveLength(1))
    return (sentMutations(environment)[0] as { input: { idempotencyKey?: string; fileContent: string } }).input
  }
  const refuse = (message: string) =>
    answer(environment, { [form.payload]: () => ({ errors: [{ code: 'INVALID', field: null, message }] }) })

  fireEvent.change(picker, { target: { files: [form.file('first')] } })
  await act(async () => undefined)
  await send()
  await form.before?.(screen)
  const first = await sent()
  refuse('The file was refused by the virus scan.')
  await page.findAllByText(/refused by the virus scan/)
  for (const [label, value] of Object.entries(form.fields)) expect(await field(label)).toHaveProperty('value', value)
  expect(page.getByText(/^first\./)).toBeTruthy()

  await send()
  expect(await sent()).toEqual(first)
  refuse('The file was refused by the virus scan.')
  const another = page.getByText('Choose another file', { selector: 'button' })
  await waitFor(() => expect(another).toHaveProperty('disabled', false))

  fireEvent.change(picker, { target: { files: [form.file('second')] } })
  await page.findByText(/^second\./)
  await send()
  const second = await sent()
  expect(second.fileContent).not.toBe(first.fileContent)
  // A second file needs a new idempotency key. The server would refuse the file under the key of the first file.
  const keys = [first, second].flatMap(({ idempotencyKey }) => idempotencyKey ?? [])
  expect(new Set(keys).size).toBe(keys.length)
  for (const [label, value] of Object.entries(form.fields)) expect(await field(label)).toHaveProperty('value', value)
  expect(page.queryByText('Please select a file.')).toBeNull()
})
