import { ROLE } from '../../contract/roles.ts'
import { JOB_TYPE } from '../../contract/jobType.ts'
import { DISTRIBUTION_TYPE } from '../../contract/distributionType.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startGateway, type Person, type TestGateway } from '../testing.ts'
import { toGlobalId } from './globalId.ts'

let gateway: TestGateway
beforeAll(async () => void (gateway = await startGateway()))
afterAll(() => gateway.close())

const NODE = `query($id: ID!) { node(id: $id) { __typename id } }`
const day = '2026-03-01T10:00:00Z'
const account = {
  accountId: 501,
  planAccountNumber: '100001',
  retirementAccountType: 'Roth IRA',
  planName: null,
  balance: 1,
  retirementAccountStatusId: 3,
  setupDate: null,
  accountOwnerId: 101,
}
const address = { address1: 'a', city: 'b', state: 'TX', zip: '78701' }
const attachment = { id: 5, guid: 'g', fileName: 'f', createdDate: day }
const beneficiary = {
  beneficiaryId: 7,
  firstName: 'a',
  lastName: 'b',
  dob: '1990-01-01',
  isPrimary: null,
  amount: 0,
  accountOwnerId: 101,
  accountId: 501,
}
const book = { bookId: 2001, balance: 1, transactions: [] }
const note = { id: 3, title: 't', noteText: 'n', accountOwnerId: 101, email: 'e', lastModified: day }
const plan = { id: 4, name: 'n', interest: 0.01, companyId: 1 }
const job = { id: 6, jobTypeId: JOB_TYPE.annualFee }
const request = {
  requestId: 9,
  number: 'W-1',
  isRollover: false,
  distributionTypeId: DISTRIBUTION_TYPE.normal,
  retirementAccountId: 501,
  planAccountNumber: '1',
  amount: 100,
  federalWithholding: 10,
  stateWithholding: 0,
  fee: 25,
  netAmount: 65,
  isCheck: true,
  isFullAmount: false,
  statusId: 1,
  dateRequested: day,
  events: [],
}
const staffRequest = {
  ...request,
  id: 9,
  waiveFees: false,
  firstName: 'a',
  lastName: 'b',
  version: 1,
  accountOwnerId: 101,
  isRoth: false,
}
const lists = (kind: string) =>
  ['open', 'approved', 'incomplete', 'historical', 'signature'].map(
    (list) => [`/api/${kind}/admin/${list}`, list === 'historical' ? [staffRequest] : []] as const,
  )

type Case = [id: [string, ...(string | number)[]], as: Person, answers: (readonly [path: string, body: unknown])[]]
const cases: Case[] = [
  [['Viewer', 11], 'ann', []],
  [['PortalUser', 11], 'ann', [['/api/user', { email: 'a@b.c', roleId: ROLE.customer }]]],
  [['AccountOwner', 101], 'ann', [['/api/accountowner', { firstName: 'a', lastName: 'b' }]]],
  [['AccountOwner', 101], 'service', [['/api/accountowner/admin/101', { firstName: 'a', lastName: 'b' }]]],
  [['Address', 101], 'ann', [['/api/address/mailing', address]]],
  [['Phone', 101], 'ann', [['/api/phonenumber/cell', { number: '1' }]]],
  [['EmailSetting', 101], 'service', [['/api/emailsetting/admin/101', { emailSetting: true }]]],
  [['RetirementAccount', 101, 501], 'ann', [['/api/account/501', account]]],
  [['RetirementAccount', 101, 501], 'service', [['/api/account/admin/101/501', account]]],
  [['Beneficiary', 101, 7], 'ann', [['/api/beneficiary', [beneficiary]]]],
  [
    ['Document', 101, 'g-1'],
    'ann',
    [['/api/document', [{ id: 1, guid: 'g-1', fileName: 'f', attachmentTypeId: 1, lastModified: day }]]],
  ],
  [['Attachment', 5], 'ann', [['/api/attachment', [attachment]]]],
  [['Attachment', 5], 'service', [['/api/uploadcenter', [attachment]]]],
  [
    ['Book', 2001],
    'ann',
    [
      ['/api/account/balance', [account]],
      ['/api/transaction/summary/plan/501', book],
    ],
  ],
  [['Book', 2001], 'service', [['/api/accounting/book/2001', book]]],
  [['AccountingBook', 8], 'service', [['/api/accounting/book', [{ id: 8, name: 'n' }]]]],
  [['TransactionDetail', 77], 'compliance', [['/api/accounting/transaction/77', []]]],
  [['Note', 101, 3], 'service', [['/api/note/admin/101', [note]]]],
  [['Plan', 4], 'service', [['/api/plan', [plan]]]],
  [
    ['Job', 6],
    'service',
    [
      ['/api/job', []],
      ['/api/job/complete', [job]],
    ],
  ],
  [['DistributionRequest', 101, 9], 'ann', [['/api/request', [request]]]],
  [['WithdrawalRequest', 9], 'service', lists('withdrawal')],
  [['RolloverRequest', 9], 'service', lists('rollover')],
  [
    ['CompliancePendingRow', 501],
    'compliance',
    [['/api/compliance/pending', [{ accountOwnerId: 101, accountId: 501 }]]],
  ],
]

test.each(cases)('loads %j by its id for %s', async ([type, ...key], as, answers) => {
  for (const [path, body] of answers) gateway.custodian('GET', path, 200, body)
  const id = toGlobalId(type, ...key)
  const { data, errors } = await gateway.ask(NODE, { as, variables: { id } })
  expect(errors).toBeUndefined()
  expect(data.node).toEqual({ __typename: type, id })
  gateway.agent.assertNoPendingInterceptors()
})

const ofBen = cases.filter(
  ([[type, ...key], as]) => as === 'ann' && key.length > 0 && type !== 'Attachment' && type !== 'Book',
)

test.each(ofBen)('returns null for the node %j to another customer without calling the custodian', async (id) => {
  const { data, errors } = await gateway.ask(NODE, { as: 'ben', variables: { id: toGlobalId(...id) } })
  expect([data, errors]).toEqual([{ node: null }, undefined])
})

test.each(
  cases
    .filter(([, as]) => as === 'service' || as === 'compliance')
    .filter(([[, , second]]) => second === undefined)
    .filter(([[type]]) => !/AccountOwner|EmailSetting|Attachment|Book$/.test(type)),
)('returns null for the staff node %j to a customer without calling the custodian', async (id) => {
  const { data, errors } = await gateway.ask(NODE, { as: 'ann', variables: { id: toGlobalId(...id) } })
  expect([data, errors]).toEqual([{ node: null }, undefined])
})

test.each(['', 'zzz', toGlobalId('Nothing', 1), toGlobalId('RetirementAccount', 101), toGlobalId('Viewer', 12)])(
  'returns null for the id %j, which names no node',
  async (id) => {
    const { data, errors } = await gateway.ask(NODE, { as: 'ann', variables: { id } })
    expect([data, errors]).toEqual([{ node: null }, undefined])
  },
)

test('returns UNAUTHENTICATED for a node without a session', async () => {
  const { status, errors } = await gateway.ask(NODE, { variables: { id: toGlobalId('Plan', 4) } })
  expect([status, errors?.[0].extensions.code]).toEqual([401, 'UNAUTHENTICATED'])
})

test('keeps the order of nodes, with null for missing ones', async () => {
  gateway.custodian('GET', '/api/account/501', 200, account)
  const ids = ['zzz', toGlobalId('RetirementAccount', 101, 501), toGlobalId('RetirementAccount', 102, 501)]
  const { data } = await gateway.ask(`query($ids: [ID!]!) { nodes(ids: $ids) { id } }`, {
    as: 'ann',
    variables: { ids },
  })
  expect(data.nodes).toEqual([null, { id: ids[1] }, null])
})
