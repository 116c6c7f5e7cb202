import { expect, test } from 'vitest'
import { FINDINGS } from '../../contract/findings.ts'
import { REASONS } from '../../contract/reasons.ts'
import { REQUEST_STATUS } from '../../contract/requestStatus.ts'
import { JOB_TYPE, JOB_TYPE_NAME, type JobType } from '../../contract/jobType.ts'
import { WITHHOLDING_NOTICES } from '../../contract/withholdingNotice.ts'
import { TRANSACTION_TYPE } from '../../contract/transactionType.ts'
import { transactionTypeName } from '../../custodian/ledger/ledger.ts'
import { statusLabel as accountStatus } from '../../gateway/accounts/status.ts'
import { requestStatus } from '../../gateway/distributions/typeAndStatusNames.ts'
import { companyName } from '../../gateway/plans/plans.resolvers.ts'
import { transactionTypes } from '../../web/accounting/bookList.ts'
import { statuses } from '../../web/accounts/statuses.ts'
import { statusLabel as shownRequestStatus } from '../../web/distributions/requests/statusLabel.ts'
import { jobTypes } from '../../web/jobs/jobLists.ts'
import { REQUEST_STATUS as statusesOfScreens } from '../../web/distributions/requestStatus.ts'
import { findings } from '../../web/compliance/findings.ts'
import { reasons } from '../../web/distributions/reasons.ts'
import { NOTICE_REVISION } from '../../web/distributions/wizard/marginalRates.ts'
import { companies } from '../../web/plans/companies.ts'

// The web offers these in its forms, the gateway says them in its answers: the same number has the same name in both.

test('account statuses', () => {
  expect(statuses.map(({ label }) => label)).toEqual([1, 2, 3, 4, 5, 6].map(accountStatus))
  expect(statuses.map(({ value }) => accountStatus(Number(value)))).toEqual(statuses.map(({ label }) => label))
})

test('request statuses', () => {
  const ids = [1, 2, 3, 4, 5, 6]
  expect(ids.map(shownRequestStatus)).toEqual(ids.map(requestStatus))
  expect(REQUEST_STATUS).toMatchObject(statusesOfScreens)
})

test('the withholding notice that the screen shows is the newest one', () => {
  expect(WITHHOLDING_NOTICES.at(-1)).toBe(NOTICE_REVISION)
})

test('companies', () => {
  expect(companies.map(({ value }) => companyName(Number(value)))).toEqual(companies.map(({ label }) => label))
  expect(companyName(companies.length + 1)).toBe('Unknown')
})

test('job types', () => {
  const names = Object.keys(JOB_TYPE_NAME) as JobType[]
  expect(names.map((name) => JOB_TYPE[name])).toEqual(jobTypes.map((_, index) => index + 1))
  expect(jobTypes).toEqual(names.map((name) => JOB_TYPE_NAME[name]))
})

test('reasons that an owner reads', () => {
  expect(Object.fromEntries(Object.entries(reasons).map(([kind, { tells }]) => [kind, tells]))).toEqual(REASONS)
})

test('findings of the identity check have the same texts in all parts', () => {
  const titles = Object.entries(FINDINGS).map(([value, { title: label }]) => ({ value, label }))
  expect(findings).toEqual(titles)
})

test('transaction types', () => {
  const names = Object.values(TRANSACTION_TYPE).map((value) => ({ value, label: transactionTypeName(value) }))
  expect(transactionTypes).toEqual(names)
})
