import { expect, test } from 'vitest'
import type { Money } from '../lifecycle.ts'
import { expectedOf } from './request.views.ts'

type Around = Parameters<typeof expectedOf>[1]
const check = { method: 'CHECK', sentOn: '2026-03-11', cleared_on: null, returnedOn: null }

/** Expected dates of a request that was signed on Tuesday, March 10, 2026. */
function expected(statusId: number, money: Money, payment?: object, today = '2026-03-12') {
  const request = {
    request_id: 1,
    signed_at: new Date('2026-03-10T15:00:00Z'),
    status_id: statusId,
    outcome: null,
    is_paper_form: false,
    paper_signer: null,
    asked_to_sign_at: null,
  }
  const around = {
    circumstances: new Map([[1, { money }]]),
    payments: new Map([[1, payment ? [payment] : []]]),
    dateOf: (moment: Date) => moment.toISOString().slice(0, 10),
    today,
  }
  return expectedOf(request, around as unknown as Around)
}
const days = { expectedFrom: '2026-03-19', expectedTo: '2026-03-24' }
const none = { expectedFrom: null, expectedTo: null }

test('shows expected payment dates from the signature until the payment, even when overdue', () => {
  expect(expected(2, 'NEVER_PAID')).toEqual(days)
  expect(expected(2, 'NEVER_PAID', undefined, '2026-05-01')).toEqual(days)
  expect(expected(6, 'NEVER_PAID')).toEqual(none)
})

test('shows expected dates of a mailed check until it clears, is returned or the dates have passed', () => {
  expect(expected(4, 'LEFT', check)).toEqual(days)
  expect(expected(4, 'LEFT', check, '2026-03-25')).toEqual(none)
  expect(expected(4, 'LEFT', { ...check, cleared_on: '2026-03-16' })).toEqual(none)
  expect(expected(4, 'LEFT', { ...check, returnedOn: '2026-03-16' })).toEqual(none)
  expect(expected(4, 'LEFT', { ...check, method: 'ACH' })).toEqual(none)
})
