import { afterEach, beforeEach, expect, test } from 'vitest'
import { startGateway, type TestGateway } from '../testing.ts'

let gateway: TestGateway
beforeEach(async () => void (gateway = await startGateway()))
afterEach(async () => {
  gateway.agent.assertNoPendingInterceptors()
  await gateway.close()
})

const EXPORT = 'mutation($input: ExportListInput!) { exportList(input: $input) { export { exportId } } }'
const exported = {
  id: 3,
  title: 'A list',
  narrowedBy: [],
  rows: 1,
  amount: null,
  status: 'READY',
  whyNotAlone: null,
  askedAt: '2026-01-02T00:00:00.000Z',
  availableUntil: null,
  downloadsLeft: 3,
}

test.each([
  [
    { list: 'WITHDRAWALS', requestList: 'APPROVED' },
    'status',
    'PENDING',
    '/api/withdrawal/admin/approved/export?statusId=3',
  ],
  [
    { list: 'ROLLOVERS', requestList: 'PENDING' },
    'type',
    'TRANSFER',
    '/api/rollover/admin/open/export?distributionTypeId=60',
  ],
  [{ list: 'COMPLETED_JOBS' }, 'type', 'FEE_SWEEP', '/api/job/complete/export?jobTypeId=21'],
  [
    { list: 'DOCUMENTS', accountOwnerId: 101 },
    'type',
    'STATEMENT',
    '/api/document/admin/101/export?attachmentTypeId=4',
  ],
  [{ list: 'BOOK', bookId: 200 }, 'type', 'INTEREST', '/api/accounting/book/200/date/export?transactionTypeId=2'],
  [
    { list: 'WITHDRAWALS', requestList: 'PENDING' },
    'find',
    'TRANSFER',
    '/api/withdrawal/admin/open/export?find=TRANSFER',
  ],
])('exports %j with the filter %s %s as a query parameter of the custodian', async (list, name, value, path) => {
  gateway.custodian('POST', path, 200, exported)
  const input = { ...list, filters: [{ name, value }] }
  const { data } = await gateway.ask(EXPORT, { as: 'service', variables: { input } })
  expect(data).toEqual({ exportList: { export: { exportId: 3 } } })
})

test('refuses a filter value that the enum of the list lacks, without calling the custodian', async () => {
  const input = { list: 'INCOMPLETE_JOBS', filters: [{ name: 'type', value: 'ROLLOVER' }] }
  const { errors } = await gateway.ask(EXPORT, { as: 'service', variables: { input } })
  expect(errors).toMatchObject([
    { message: '"ROLLOVER" is not a value of the filter "type".', extensions: { code: 'BAD_USER_INPUT' } },
  ])
})
