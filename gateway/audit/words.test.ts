import { expect, test } from 'vitest'
import { calls } from '../../contract/calls.ts'
import {
  auditActions,
  inOrder,
  inWords,
  labelInWords,
  personInWords,
  subjectInWords,
  titleInWords,
  valueInWords,
} from './words.ts'

test.each([
  ['request.status', 'Request status'],
  ['second-factor.show', 'Second factor show'],
  ['statusId', 'Status'],
  ['setupDate', 'Setup date'],
  ['amount_cents', 'Amount'],
  ['retirement_account', 'Retirement account'],
])('converts the name %s to the words "%s"', (name, words) => {
  expect(inWords(name)).toBe(words)
})

test('prints the names of account and request statuses in audit changes', () => {
  expect(valueInWords({ entity: 'retirement_account' }, 'statusId', '3')).toBe('Registered')
  expect(valueInWords({ entity: 'distribution_request' }, 'statusId', '2')).toBe('Approved')
  expect(valueInWords({ entity: 'plan' }, 'statusId', '2')).toBe('2')
  expect(valueInWords({ entity: 'retirement_account' }, 'statusId', null)).toBeNull()
})

test('lists status, type and amounts of an entry first, numbers of records and checksums last', () => {
  const stored = ['fee', 'kind', 'sha256', 'state', 'amount', 'planId', 'isCheck', 'statusId', 'distributionTypeId']
  const ordered = inOrder(stored.map((name) => ({ name, before: null, after: '1' })))
  expect(ordered.map(({ name }) => name)).toEqual(
    'statusId amount kind distributionTypeId state fee isCheck sha256 planId'.split(' '),
  )
})

test('shows changed values of an audit entry before first values, and zeros last', () => {
  const stored = [
    { name: 'number', before: null, after: '0' },
    { name: 'status', before: null, after: 'OPEN' },
    { name: 'zip', before: '97301', after: '97302' },
    { name: 'sha256', before: null, after: 'abc' },
  ]
  expect(inOrder(stored).map(({ name }) => name)).toEqual(['zip', 'status', 'sha256', 'number'])
})

test('omits counts of characters and of encryption keys from an audit entry', () => {
  const stored = ['length', 'keys', 'amount'].map((name) => ({ name, before: null, after: '1' }))
  expect(inOrder(stored).map(({ name }) => name)).toEqual(['amount'])
})

test.each([
  ['route', '/api/account/admin/:accountOwnerId/balance', 'Account balances'],
  ['route', '/api/note/admin/:accountOwnerId', 'Notes'],
  ['route', '/api/withdrawal/admin/withdrawal/:requestId', 'Withdrawals'],
  ['plan', null, 'Plan'],
  ['portal_user', '7', 'Login 7'],
  ['envelope', 'kkkkkk…', 'Document to sign'],
  ['attachment', '2003', 'Document 2003'],
  ['PII_KEY', null, 'Key for personal data'],
  ['HASH_KEY', null, 'Key for lookups'],
])('names the subject of an audit entry for %s %s as "%s"', (entity, entityId, words) => {
  expect(subjectInWords({ entity, entityId, requestNumber: null, accountNumber: null })).toBe(words)
})

test('names the request in an audit entry by its type and number', () => {
  const entry = {
    entity: 'distribution_request',
    entityId: '2046',
    requestNumber: 'W-2026-002046',
    accountNumber: null,
  }
  expect(subjectInWords(entry)).toBe('Distribution request W-2026-002046')
})

test.each([
  ['retirement_account', 'Retirement account 100003'],
  ['wizard_draft', 'Request not yet submitted, account 100003'],
])('names the account in an audit entry about %s by its account number, not its id', (entity, words) => {
  expect(subjectInWords({ entity, entityId: '503', requestNumber: null, accountNumber: '100003' })).toBe(words)
})

test.each([
  ['request.status', '2046', 'Changed the status of a request'],
  ['owner.read', '/api/note/admin/:accountOwnerId', 'Viewed notes'],
  ['owner.read', '/api/phonenumber/admin/:accountOwnerId/cell', 'Viewed the phone number'],
  ['owner.read', '/api/unknown', 'Viewed data of the owner'],
  ['jobFile.prints', null, 'Downloaded files that only the operator may read'],
  ['unknown.action', null, 'Unknown action'],
])('names the action %s of an audit entry about %s "%s"', (action, entityId, words) => {
  expect(titleInWords({ action, entityId })).toBe(words)
})

test('names the data of every read that names the owner in its path', () => {
  const reads = Object.values(calls).flatMap(({ method, staff }) => (method === 'GET' ? (staff?.path ?? []) : []))
  const ofOwner = reads.filter((path) => path.includes(':accountOwnerId'))
  expect(ofOwner.length).toBeGreaterThan(20)
  const titles = ofOwner.map((path) => [path, titleInWords({ action: 'owner.read', entityId: path })])
  expect(titles.filter(([, title]) => title === 'Viewed data of the owner')).toEqual([])
})

test.each([
  ['isCheck', 'true', 'Yes'],
  ['kind', 'DISTRIBUTION_FORM', 'Distribution form'],
  ['residenceState', 'FL', 'FL'],
  ['distributionTypeId', '5', 'Normal'],
  ['distribution_type_id', '5', 'Normal'],
  ['fields', 'lastName, dob, ssn', 'Last Name, Date of Birth, Social Security Number'],
])('shows the changed value of %s in an audit entry, %s, as "%s"', (name, value, words) => {
  expect(valueInWords({ entity: 'distribution_request' }, name, value)).toBe(words)
})

test.each([
  ['distribution_request', 'fee', '25', 'Fee: $25.00'],
  ['distribution_request', 'state', '0', 'State tax: $0.00'],
  ['distribution_request', 'federal', '30.5', 'Federal tax: $30.50'],
  ['ledger_transaction', 'amount', '-1200', 'Amount: ($1,200.00)'],
  ['address', 'state', 'TX', 'State: TX'],
  ['beneficiary', 'amount', '50', 'Amount: 50'],
  ['plan', 'basisPoints', '325', 'Interest rate: 3.25%'],
  ['retirement_account', 'setupDate', '2020-07-15', 'Establishment Date: 07/15/2020'],
  ['attachment', 'dateProcessed', '2026-03-02T15:04:05.000Z', 'Marked complete: 03/02/2026 03:04 PM UTC'],
  ['attachment', 'dateProcessed', '2026-03-02T00:04:05.000Z', 'Marked complete: 03/02/2026 12:04 AM UTC'],
  ['wizard_draft', 'isCheck', 'true', 'Paid by check: Yes'],
  ['wizard_draft', 'is_full_amount', 'true', 'Full amount: Yes'],
  ['wizard_draft', 'state_cents', '12.5', 'State tax: $12.50'],
  ['wizard_draft', 'check_payee', 'Test Trust', 'Check payable to: Test Trust'],
  ['webhook', 'kinds', 'REQUEST, JOB', 'Events: Requests; Job runs'],
  ['approval', 'effect', 'machine-credential', 'Approval of: Machine credential'],
  ['credential', 'scopes', 'notes:read', 'Scopes: Read notes (notes:read)'],
  ['envelope', 'right', 'true', 'Code: Correct'],
  ['list_export', 'query.sort', '-at', 'Order: Date, descending'],
  ['list_export', 'list', 'listOpenWithdrawals', 'List: Open withdrawals'],
  ['registration', 'found', 'true', 'Person found: Yes'],
  ['attachment', 'typeId', '2', 'Kind of document: Distribution Form'],
  ['attachment', 'typeId', '3', 'Kind of document: General Upload'],
  ['attachment', 'typeId', '5', 'Kind of document: Evidence'],
  ['attachment', 'typeId', '99', 'Kind of document: 99'],
  ['distribution_request', 'typeId', '3', 'Distribution type: Disability'],
  ['attachment', 'sha256', 'abc123…', 'File checksum (SHA-256): abc123…'],
])('prints an audited change of %s.%s to %s as "%s"', (entity, name, value, words) => {
  const label = labelInWords({ entity }, { name, before: null, after: value })
  expect(`${label}: ${valueInWords({ entity }, name, value)}`).toBe(words)
})

test.each([
  ['request.status', 'service@example.com', 'service@example.com'],
  ['envelope.sign', null, 'Not logged in'],
  ['request.status', null, 'Portal'],
])('names the person of the audited action %s with the email %s "%s"', (action, email, words) => {
  expect(personInWords({ action, email })).toBe(words)
})

test('names every action of the audit trail differently, in alphabetical order', () => {
  const titles = auditActions.map(({ title }) => title)
  expect(new Set(titles).size).toBe(titles.length)
  expect(titles).toEqual(titles.toSorted((one, other) => one.localeCompare(other)))
  expect(auditActions).toContainEqual({ action: 'owner.read', title: 'Viewed data of an owner' })
})
