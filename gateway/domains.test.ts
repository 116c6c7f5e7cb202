import { TRANSACTION_TYPE } from '../contract/transactionType.ts'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { toGlobalId } from './graphql/globalId.ts'
import { startGateway, type Person, type TestGateway } from './testing.ts'

// Smaller domains: data that the gateway adds to a response, or checks before a call.

let gateway: TestGateway
beforeEach(async () => void (gateway = await startGateway()))
afterEach(async () => {
  gateway.agent.assertNoPendingInterceptors()
  await gateway.close()
})

const day = '2026-03-01T10:00:00Z'

/** Runs a mutation by name; returns its payload and the request sent to the custodian. */
async function mutate(
  as: Person | undefined,
  name: string,
  input: object,
  selection: string,
  [method, path]: readonly [string, string],
  answer: unknown,
  status = 200,
) {
  const { calls } = gateway.custodian(method, path, status, answer)
  const type = `${name[0]?.toUpperCase()}${name.slice(1)}Input`
  const query = `mutation($input: ${type}!) { ${name}(input: $input) { ${selection} errors { code field message } } }`
  const { data } = await gateway.ask(query, { as, variables: { input } })
  return { payload: data[name], body: calls[0]?.body, headers: calls[0]?.headers }
}

describe('registration mutations', () => {
  test('returns a person who already has a login as data, not as an error', async () => {
    const person = { social: '900-11-0001', firstName: 'Ann', lastName: 'Archer' }
    const input = { ...person, dateOfBirth: '1950-05-12' }
    const call = ['POST', '/api/register'] as const
    const { payload, body } = await mutate(undefined, 'registerPerson', input, 'exists uniqueId', call, {
      exists: true,
    })
    expect(payload).toEqual({ exists: true, uniqueId: null, errors: [] })
    expect(body).toEqual({ ...person, dob: '1950-05-12', social: '900110001' })
  })

  test('returns NOT_FOUND when an unknown person registers', async () => {
    const input = { social: '900110001', firstName: 'A', lastName: 'B', dob: '1950-05-12' }
    const call = ['POST', '/api/register'] as const
    const { payload } = await mutate(undefined, 'registerPerson', input, 'exists uniqueId', call, { message: 'x' }, 404)
    expect(payload).toMatchObject({ exists: false, uniqueId: null, errors: [{ code: 'NOT_FOUND' }] })
  })

  test.each([
    ['registerEmail', { uniqueId: 'u', email: 'a@b.c' }, 'exists', '/api/register/email', { exists: false }],
    [
      'verifyRegistration',
      { uniqueId: 'u', verificationCode: '012345' },
      'clientMutationId',
      '/api/register/verify',
      undefined,
    ],
    ['resendVerificationCode', { uniqueId: 'u' }, 'clientMutationId', '/api/register/resend', undefined],
    [
      'resetPassword',
      { passwordResetId: 'r', password: 'Passw0rd!' },
      'clientMutationId',
      '/api/user/reset',
      undefined,
    ],
  ])('sends the input of %s without a session', async (name, input, selection, path, answer) => {
    const { payload, body, headers } = await mutate(
      undefined,
      name,
      input,
      selection,
      ['POST', path],
      answer,
      answer ? 200 : 204,
    )
    expect(payload.errors).toEqual([])
    expect(body).toEqual(input)
    expect(headers).not.toHaveProperty('authorization')
  })

  test('encodes the email of a password reset as one path segment', async () => {
    const path = `/api/user/forgot/${encodeURIComponent('a/../b+c@x.example')}`
    const { payload } = await mutate(
      undefined,
      'requestPasswordReset',
      { email: 'a/../b+c@x.example' },
      'clientMutationId',
      ['POST', path],
      undefined,
      204,
    )
    expect(payload.errors).toEqual([])
    expect(gateway.lines.join('')).not.toContain('x.example')
  })

  test('shows the registration code to staff, never to the owner', async () => {
    const query = `{ viewer { accountOwner(accountOwnerId: 101) { registration { registrationCode } } } }`
    gateway.custodian('GET', '/api/register/admin/101', 200, {
      registrationCode: '012345',
      registrationCodeCreated: day,
    })
    expect((await gateway.ask(query, { as: 'service' })).data.viewer.accountOwner.registration.registrationCode).toBe(
      '012345',
    )
    expect((await gateway.ask(query, { as: 'ann' })).errors?.[0].extensions.code).toBe('FORBIDDEN')
  })
})

test("shows the custodian's message for a wrong current password", async () => {
  const input = { currentPassword: 'x', newPassword: 'Passw0rd!' }
  const call = ['PUT', '/api/user/password'] as const
  const { payload, body } = await mutate(
    'ann',
    'changePassword',
    input,
    'clientMutationId',
    call,
    'Current password is incorrect.',
    400,
  )
  expect(payload.errors).toEqual([{ code: 'INVALID', field: null, message: 'Current password is incorrect.' }])
  expect(body).toEqual(input)
})

describe('beneficiary fields and mutations', () => {
  const stored = {
    beneficiaryId: 7,
    firstName: 'B',
    lastName: 'C',
    dob: '1990-01-01',
    isPrimary: null,
    amount: 0,
    accountOwnerId: 101,
    accountId: 501,
  }

  test('returns a new beneficiary as an edge without a share', async () => {
    const person = { accountId: 501, firstName: 'B', lastName: 'C' }
    const input = { ...person, dateOfBirth: '1990-01-01' }
    const call = ['POST', '/api/beneficiary'] as const
    const { payload, body } = await mutate(
      'ann',
      'addBeneficiary',
      input,
      'beneficiaryEdge { cursor node { id isPrimary share dateOfBirth } }',
      call,
      stored,
    )
    expect(body).toEqual({ ...person, dob: '1990-01-01', isPrimary: null, amount: 0, accountOwnerId: 101 })
    const id = toGlobalId('Beneficiary', 101, 7)
    expect(payload.beneficiaryEdge.node).toEqual({ id, isPrimary: null, share: 0, dateOfBirth: '1990-01-01' })
  })

  test('saves all shares of an account as one list, at a path with the account id before the owner id', async () => {
    const input = {
      accountOwnerId: 101,
      accountId: 501,
      allocations: [
        { beneficiaryId: 7, isPrimary: true, amount: 90 },
        { beneficiaryId: 8, amount: 0 },
      ],
    }
    const call = ['PUT', '/api/accountowner/admin/501/101/beneficiary/allocation'] as const
    const refused = { errors: [{ path: ['primary'], message: 'Total must equal 100' }] }
    const { payload, body } = await mutate(
      'service',
      'updateBeneficiaryAllocations',
      input,
      'beneficiaries { id }',
      call,
      refused,
      400,
    )
    expect(body).toEqual([
      { beneficiaryId: 7, isPrimary: true, amount: 90 },
      { beneficiaryId: 8, isPrimary: null, amount: 0 },
    ])
    expect(payload).toEqual({
      beneficiaries: null,
      errors: [{ code: 'INVALID', field: ['allocations'], message: 'Total must equal 100' }],
    })
  })
})

describe('document and upload fields', () => {
  test('returns documents with a type name and a download path', async () => {
    const row = (attachmentTypeId: number) => ({
      id: attachmentTypeId,
      guid: `g-${attachmentTypeId}`,
      fileName: 'a.pdf',
      attachmentTypeId,
      lastModified: day,
    })
    gateway.custodian('GET', '/api/document', 200, [1, 2, 3, 4, 5, 6].map(row))
    const { data } = await gateway.ask(
      `{ viewer { accountOwner { documents { edges { node { documentType downloadPath } } } } } }`,
      { as: 'ann' },
    )
    expect(data.viewer.accountOwner.documents.edges.map((edge: { node: object }) => edge.node)).toEqual([
      { documentType: 'Custodial Agreement', downloadPath: '/files/document/101/g-1' },
      { documentType: 'Distribution Form', downloadPath: '/files/document/101/g-2' },
      { documentType: 'General Upload', downloadPath: '/files/document/101/g-3' },
      { documentType: 'Statement', downloadPath: '/files/document/101/g-4' },
      { documentType: 'Evidence', downloadPath: '/files/document/101/g-5' },
      { documentType: 'Unknown', downloadPath: '/files/document/101/g-6' },
    ])
  })

  test.each([
    ['form-5498-2025-100003.pdf', 4, 'Tax form 2025'],
    ['form-1099-r-2025-100003-1-corrected-1.pdf', 4, 'Tax form 2025'],
    ['form-5498-2025-100003.pdf', 3, 'General Upload'],
    ['statement-2025-q4.pdf', 4, 'Statement'],
  ])('names the document %s of type %i "%s"', async (fileName, attachmentTypeId, documentType) => {
    const row = { id: 1, guid: 'g-1', fileName, attachmentTypeId, lastModified: day }
    gateway.custodian('GET', '/api/document', 200, [row])
    const { data } = await gateway.ask(
      `{ viewer { accountOwner { documents { edges { node { documentType } } } } } }`,
      { as: 'ann' },
    )
    expect(data.viewer.accountOwner.documents.edges[0].node).toEqual({ documentType })
  })

  test('returns null for a guid of one character without calling the custodian', async () => {
    const { data, errors } = await gateway.ask(
      `{ viewer { attachmentFile(guid: "x") { fileName } accountOwner { documentFile(guid: "") { fileName } } } }`,
      { as: 'ann' },
    )
    expect([data.viewer, errors]).toEqual([{ attachmentFile: null, accountOwner: { documentFile: null } }, undefined])
  })

  const file = { fileName: 'a.pdf', contentType: 'application/pdf' }
  test.each([
    ['uploadFile', '/api/attachment/upload/', '/api/attachment/admin/upload/', false],
    ['uploadRolloverForm', '/api/attachment/withdrawal', '/api/attachment/admin/withdrawal', true],
  ] as const)(
    'strips the data URL prefix in %s, and forwards the idempotency key',
    async (name, customer, staff, isWithdrawal) => {
      const input = {
        ...file,
        accountId: 501,
        fileContent: 'data:application/pdf;base64,QUJD',
        idempotencyKey: 'upload-key-1',
      }
      const own = await mutate('ann', name, input, 'guid', ['POST', customer], { guid: 'g-1' })
      const expected = { ...file, accountId: 501, fileContent: 'QUJD', isWithdrawal, accountOwnerId: 101 }
      expect([own.payload.guid, own.body, own.headers?.['idempotency-key']]).toEqual(['g-1', expected, 'upload-key-1'])
      const chosen = await mutate(
        'service',
        name,
        { ...input, accountOwnerId: 102 },
        'guid',
        ['POST', staff],
        'Too large.',
        413,
      )
      expect(chosen.payload).toEqual({ guid: null, errors: [{ code: 'INVALID', field: null, message: 'Too large.' }] })
      expect(chosen.body).toEqual({ ...expected, accountOwnerId: 102 })
    },
  )

  test('returns the id of a completed upload, so that the web can remove it from the list', async () => {
    const call = ['PUT', '/api/uploadcenter/5'] as const
    const { payload } = await mutate(
      'service',
      'markUploadComplete',
      { attachmentId: 5 },
      'completedId viewer { userId }',
      call,
      {},
    )
    expect(payload).toEqual({ completedId: toGlobalId('Attachment', 5), viewer: { userId: 22 }, errors: [] })
  })
})

describe('tax fields', () => {
  test('marks a malformed routing number as invalid without calling the custodian', async () => {
    gateway.custodian('GET', '/api/routing/021000021', 200, { name: 'JPMorgan Chase Bank' })
    gateway.custodian('GET', '/api/routing/123456789', 200, { name: 'INVALID' })
    const { data } = await gateway.ask(
      `{ viewer { a: bank(routingNumber: "021000021") { name valid } b: bank(routingNumber: "123456789") { valid } c: bank(routingNumber: "12345678/") { name valid } } }`,
      { as: 'ann' },
    )
    expect(data.viewer).toEqual({
      a: { name: 'JPMorgan Chase Bank', valid: true },
      b: { valid: false },
      c: { name: 'INVALID', valid: false },
    })
  })

  test('sends omitted fields of a tax calculation as null, and isEntireDistribution as true', async () => {
    const result = {
      federalWitholding: 10,
      minimumStateWithholding: 0,
      maximumStateWithholding: 0,
      canOptOut: false,
      messageOutput: null,
    }
    const { calls } = gateway.custodian('POST', '/api/calculator', 200, result)
    const { data } = await gateway.ask(
      `query($input: TaxCalculationInput!) { viewer { taxCalculation(input: $input) { federalWitholding } } }`,
      {
        as: 'compliance',
        variables: { input: { withdrawalAmount: 100, isEarlyWithdrawal: false, isTaxDeferred: true } },
      },
    )
    expect(data.viewer.taxCalculation.federalWitholding).toBe(10)
    expect(calls[0]?.body).toEqual({
      state: null,
      withdrawalAmount: 100,
      desiredFederalWithholdingAmount: null,
      isEarlyWithdrawal: false,
      isTaxDeferred: true,
      isEntireDistribution: true,
    })
  })
})

describe('accounting fields', () => {
  test('sends 2024-01-01 as the default start date of tax balances, and no default for a book', async () => {
    const { calls } = gateway.custodian('POST', '/api/accounting/book/balance', 200, [
      { id: 200, name: 'Federal Withholding', balance: 150 },
    ])
    const book = gateway.custodian('GET', '/api/accounting/book/200/date', 200, {
      bookId: 200,
      name: 'F',
      balance: 1,
      transactions: [],
    })
    const { data } = await gateway.ask(
      `{ viewer { taxBalances(bookIds: [200], endDate: "2026-12-31") { bookId balance } accountingBookByDate(bookId: 200, endDate: "2026-12-31") { bookId name } } }`,
      { as: 'service' },
    )
    expect(calls[0]?.body).toEqual({ bookIds: [200], startDate: '2024-01-01', endDate: '2026-12-31' })
    const asked = new URLSearchParams(book.calls[0]?.path.split('?')[1])
    expect([asked.get('startDate'), asked.get('endDate')]).toEqual([null, '2026-12-31'])
    expect(data.viewer).toEqual({
      taxBalances: [{ bookId: 200, balance: 150 }],
      accountingBookByDate: { bookId: 200, name: 'F' },
    })
  })

  test("returns an owner's only account with its book, and null if there are several", async () => {
    const account = (accountId: number) => ({
      accountId,
      planAccountNumber: String(accountId),
      retirementAccountType: 'Traditional IRA',
      balance: 1,
      retirementAccountStatusId: 3,
      accountOwnerId: 1001,
    })
    const ask = async (rows: object[]) => {
      gateway.custodian('GET', '/api/account/balance', 200, rows)
      const { data, errors } = await gateway.ask(
        '{ viewer { accountOwner { onlyAccount { accountId planAccountNumber book { bookId } } } } }',
        { as: 'ann' },
      )
      expect(errors).toBeUndefined()
      return data.viewer.accountOwner.onlyAccount
    }
    expect(await ask([])).toBeNull()
    expect(await ask([account(501), account(502)])).toBeNull()
    gateway.custodian('GET', '/api/transaction/summary/plan/501', 200, { bookId: 77, balance: 1, transactions: [] })
    expect(await ask([account(501)])).toEqual({ accountId: 501, planAccountNumber: '501', book: { bookId: 77 } })
  })

  test('returns the book of a transaction only while the transaction can be reversed', async () => {
    const line = { id: 9, bookName: 'B', transactionDate: '2026-01-02', amount: 1, isCredit: false }
    const ask = async (lines: object[]) => {
      gateway.custodian('GET', '/api/accounting/transaction/9', 200, lines)
      const { data } = await gateway.ask('{ viewer { transactionDetail(transactionId: 9) { reversibleBookId } } }', {
        as: 'service',
      })
      return data.viewer.transactionDetail.reversibleBookId
    }
    const other = { ...line, bookId: 104, canReverse: false }
    expect(await ask([{ ...line, bookId: 2001, canReverse: true }, other])).toBe(2001)
    expect(await ask([other])).toBeNull()
    expect(await ask([line])).toBeNull()
  })

  test("posts a transaction with the caller's idempotency key", async () => {
    const input = {
      type: 'TAX_PAYMENT',
      amount: 0.01,
      bookId: 200,
      idempotencyKey: 'payment-1',
    }
    const call = ['POST', '/api/accounting/transaction'] as const
    const { payload, body, headers } = await mutate('service', 'postTransaction', input, 'transactionId', call, {
      id: 7,
    })
    expect([payload.transactionId, headers?.['idempotency-key']]).toEqual([7, 'payment-1'])
    expect(body).toEqual({ transactionTypeId: TRANSACTION_TYPE.taxPayment, amount: 0.01, bookId: 200, note: null })
  })

  test('returns the approval that a transaction needs, and no transaction', async () => {
    const input = { type: 'FEE_ADJUSTMENT', amount: 5000, bookId: 1 }
    const call = ['POST', '/api/accounting/transaction'] as const
    const answer = { id: null, approvalId: 2001 }
    const { payload } = await mutate('admin', 'postTransaction', input, 'transactionId approvalId', call, answer)
    expect(payload).toMatchObject({ transactionId: null, approvalId: 2001 })
  })

  test("sends a reversal's transaction id only if the caller gives it", async () => {
    const call = ['POST', '/api/accounting/withdrawal/reverse'] as const
    expect(
      (await mutate('service', 'reverseTransaction', { bookId: 1 }, 'transactionId', call, { id: 8 })).body,
    ).toEqual({ bookId: 1, note: null })
    expect(
      (
        await mutate(
          'service',
          'reverseTransaction',
          { bookId: 1, transactionId: 5, note: 'n' },
          'transactionId',
          call,
          { id: 9 },
        )
      ).body,
    ).toEqual({
      bookId: 1,
      note: 'n',
      transactionId: 5,
    })
  })

  test('leaves permissions that depend on postings to the custodian', async () => {
    gateway.custodian('POST', '/api/accounting/transaction', 403, { message: 'Forbidden' })
    const { errors } = await gateway.ask(
      `mutation { postTransaction(input: { transactionTypeId: ${TRANSACTION_TYPE.feeAdjustment}, amount: 1, bookId: 1 }) { transactionId } }`,
      { as: 'service' },
    )
    expect(errors?.[0].extensions.code).toBe('FORBIDDEN')
  })
})

test('returns every plan name, without paging', async () => {
  const plans = Array.from({ length: 250 }, (_, i) => ({ id: i + 1, name: `Plan ${i + 1}`, interest: 0, companyId: 1 }))
  gateway.custodian('GET', '/api/plan', 200, plans)
  const { data } = await gateway.ask(`{ viewer { planNames { planId name } } }`, { as: 'service' })
  expect(data.viewer.planNames).toHaveLength(250)
  expect(data.viewer.planNames[249]).toEqual({ planId: 250, name: 'Plan 250' })
})

test("shows a plan's interest in basis points without a rounding error", async () => {
  const plans = [0.0325, 0.0007, 0.1, 0.29].map((interest, i) => ({ id: i + 1, name: 'n', interest, companyId: i }))
  // The query makes two calls: one for a page of one row, and one for all rows.
  for (const _page of ['one', 'all']) gateway.custodian('GET', '/api/plan', 200, plans)
  gateway.custodian('GET', '/api/plan/planinformation/1', 200, [{ id: 9, name: 'Other' }])
  const { data } = await gateway.ask(
    `{ viewer { plans(first: 1) { edges { node { relatedPlans { planId name } } } } all: plans { edges { node { interestBasisPoints company } } } } }`,
    { as: 'service' },
  )
  expect(data.viewer.plans.edges[0].node.relatedPlans).toEqual([{ planId: 9, name: 'Other' }])
  expect(data.viewer.all.edges.map((edge: { node: object }) => Object.values(edge.node))).toEqual([
    [325, 'Unknown'],
    [7, 'Leafhouse Financial'],
    [1000, 'Alta Trust'],
    [2900, 'Unknown'],
  ])
})

test('sends the form values of plan files, plans and notes', async () => {
  const file = { fileName: 'a.csv', planId: 2, contentType: 'text/csv', fileContent: 'QUJD' }
  const stored = { id: 2, name: 'Beta', interest: 0.02, companyId: 2 }
  const upload = await mutate('service', 'uploadPlanFile', file, 'jobId', ['POST', '/api/attachment/planupload'], {
    jobId: 4,
  })
  expect([upload.payload.jobId, upload.body]).toEqual([4, { ...file, planTypeId: 1 }])
  const found = { line: 0, column: '', text: 'The file cannot be read.', isWarning: false }
  const counts = { rows: 0, accounts: 0, owners: 0, total: 0, errors: 1, warnings: 0 }
  const result = { jobId: 4, fileName: 'a.csv', state: 'FAILED', ...counts, findings: [found], reportId: 7 }
  gateway.custodian('GET', '/api/attachment/planupload/4', 200, { ...result, hasCorrections: true })
  const { payload } = await mutate(
    'service',
    'uploadPlanFile',
    file,
    'planFile { state errors reportPath reportName correctionsPath correctionsName findings { line column text } }',
    ['POST', '/api/attachment/planupload'],
    { jobId: 4 },
  )
  expect(payload.planFile).toEqual({
    state: 'FAILED',
    errors: 1,
    reportPath: '/files/job/7',
    reportName: 'plan-upload-4-result.csv',
    correctionsPath: '/files/plan-corrections/4',
    correctionsName: 'a-to-correct.csv',
    findings: [{ line: null, column: null, text: 'The file cannot be read.' }],
  })
  const plan = { name: 'Beta', interest: 0.02, companyId: 2 }
  const modifiedAt = '2026-01-02T00:00:00.000Z'
  const created = await mutate(
    'service',
    'createPlan',
    plan,
    'planEdge { node { planId } }',
    ['POST', '/api/plan'],
    stored,
  )
  expect([created.payload.planEdge.node.planId, created.body]).toEqual([2, plan])
  const saved = await mutate(
    'service',
    'updatePlan',
    { ...plan, planId: 2, modifiedAt },
    'plan { planId }',
    ['PUT', '/api/plan'],
    stored,
  )
  expect(saved.body).toEqual({ ...plan, id: 2, lastModified: modifiedAt })
  const unread = await gateway.ask(
    'mutation($input: UpdatePlanInput!) { updatePlan(input: $input) { errors { code field message } } }',
    { as: 'service', variables: { input: { ...plan, planId: 2 } } },
  )
  expect(unread.data.updatePlan.errors).toEqual([{ code: 'INVALID', field: ['modifiedAt'], message: 'Required' }])
  const withdrawn = await mutate(
    'service',
    'withdrawPlanRate',
    { planId: 2, since: '2027-01-01' },
    'plan { planId }',
    ['PUT', '/api/plan/2/interest/withdrawn'],
    stored,
  )
  expect(withdrawn.body).toEqual({ since: '2027-01-01' })
  const note = { accountOwnerId: 101, title: 't', noteText: 'n' }
  const answer = { ...note, id: 3, email: 'e', lastModified: day }
  const added = await mutate(
    'service',
    'addNote',
    note,
    'noteEdge { node { id } }',
    ['POST', '/api/note/admin'],
    answer,
  )
  expect([added.payload.noteEdge.node.id, added.body]).toEqual([toGlobalId('Note', 101, 3), note])
})

test('sends the idempotency key of a note, and refuses a malformed key at its field', async () => {
  const note = { accountOwnerId: 101, title: 't', noteText: 'n' }
  const call = ['POST', '/api/note/admin'] as const
  const stored = { ...note, id: 3, email: 'e', lastModified: day }
  const { headers } = await mutate(
    'service',
    'addNote',
    { ...note, idempotencyKey: 'note-2026-11' },
    'noteEdge { node { id } }',
    call,
    stored,
  )
  expect(headers?.['idempotency-key']).toBe('note-2026-11')
  const { data } = await gateway.ask(
    `mutation($input: AddNoteInput!) { addNote(input: $input) { errors { field message } } }`,
    { as: 'service', variables: { input: { ...note, idempotencyKey: 'short' } } },
  )
  expect(data.addNote.errors).toEqual([
    { field: ['idempotencyKey'], message: 'Must be 8 to 64 letters, digits, "-" or "_".' },
  ])
})

test('approves or rejects all accounts of a compliance list, or none', async () => {
  const call = ['PUT', '/api/compliance/approve'] as const
  const done = await mutate(
    'compliance',
    'approveCompliance',
    { accountIds: [510, 511] },
    'closedIds',
    call,
    undefined,
    204,
  )
  expect([done.body, done.payload.closedIds]).toEqual([
    [510, 511],
    [toGlobalId('CompliancePendingRow', 510), toGlobalId('CompliancePendingRow', 511)],
  ])
  const refused = await mutate(
    'compliance',
    'rejectCompliance',
    { accountIds: [1] },
    'closedIds',
    ['PUT', '/api/compliance/reject'],
    'Invalid account ID: 1',
    400,
  )
  expect(refused.payload).toMatchObject({ closedIds: null, errors: [{ message: 'Invalid account ID: 1' }] })
  const { errors } = await gateway.ask(`mutation { approveCompliance(input: { accountIds: [1] }) { closedIds } }`, {
    as: 'admin',
  })
  expect(errors?.[0].extensions.code).toBe('FORBIDDEN')
})

test("sends a report's dates only if the caller gives them", async () => {
  for (const path of ['/api/report/withholding?endDate=2026-12-31', '/api/report/withholding/state']) {
    gateway.agent
      .get('http://custodian.test')
      .intercept({ path })
      .reply(200, 'State,Amount\nTX,1.00\n', { headers: { 'content-type': 'text/csv; charset=utf-8' } })
  }
  const { data } = await gateway.ask(
    `{ viewer { a: withholdingByAccountReport(endDate: "2026-12-31") { fileName contentType content } b: withholdingByStateReport { fileName } } }`,
    { as: 'compliance' },
  )
  expect(data.viewer.a).toEqual({
    fileName: 'withholding-account.csv',
    contentType: 'text/csv',
    content: Buffer.from('State,Amount\nTX,1.00\n').toString('base64'),
  })
  expect(data.viewer.b.fileName).toBe('withholding-state.csv')
})

test('logs the operation name of a request without its variables', async () => {
  gateway.custodian('POST', '/api/accountowner/search', 200, [])
  await gateway.ask(
    `query Find($filter: AccountOwnerSearchInput!) { viewer { accountOwnerSearch(filter: $filter) { totalCount } } }`,
    {
      as: 'service',
      variables: { filter: { ssn: '900-11-0001', lastName: 'Archer\nnew line' } },
    },
  )
  const [line] = gateway.lines
    .map((text) => JSON.parse(text) as Record<string, unknown>)
    .filter((one) => one['operation'] === 'Find')
  expect(line).toMatchObject({ kind: 'query', userId: 22, status: 200, codes: [] })
  expect(gateway.lines.join('')).not.toMatch(/900-?11-?0001|Archer/)
})
