import { expect, test } from 'vitest'
import { REQUEST_STATUS } from '../../contract/requestStatus.ts'
import { awaitsSignature, isAskedToSign, isCancelableByOwner } from './awaitsSignature.ts'
import { progressOf } from './requests/progress.ts'

const at = new Date('2026-03-10T15:00:00Z')
type Request = Parameters<typeof progressOf>[0]
const open: Request = {
  status_id: REQUEST_STATUS.open,
  outcome: null,
  signed_at: null,
  is_paper_form: false,
  paper_signer: null,
  asked_to_sign_at: null,
}
const incomplete = { ...open, status_id: REQUEST_STATUS.incomplete }
const paper = { ...open, is_paper_form: true }

test.each<[string, Request, boolean, boolean, string]>([
  ['open', open, true, true, 'AWAITING_SIGNATURE'],
  ['open, asked again', { ...open, asked_to_sign_at: at }, true, true, 'AWAITING_SIGNATURE'],
  ['open, signed', { ...open, signed_at: at }, false, false, 'IN_REVIEW'],
  ['approved', { ...open, status_id: REQUEST_STATUS.approved }, false, false, 'APPROVED'],
  ['incomplete', incomplete, false, false, 'INCOMPLETE'],
  ['incomplete, asked', { ...incomplete, asked_to_sign_at: at }, true, false, 'INCOMPLETE'],
  ['incomplete, signed again', { ...incomplete, asked_to_sign_at: at, signed_at: at }, false, false, 'INCOMPLETE'],
  ['an unread paper form', paper, false, false, 'IN_REVIEW'],
  ['a paper form with its signer', { ...paper, paper_signer: 'Ada Adams' }, false, false, 'IN_REVIEW'],
  ['a paper form, asked', { ...paper, asked_to_sign_at: at }, true, false, 'AWAITING_SIGNATURE'],
  [
    'a paper form, asked, then with its signer',
    { ...paper, asked_to_sign_at: at, paper_signer: 'Ada Adams' },
    false,
    false,
    'IN_REVIEW',
  ],
  ['a paper form, asked and signed', { ...paper, asked_to_sign_at: at, signed_at: at }, false, false, 'IN_REVIEW'],
])('decides whether the owner can sign or cancel a request: %s', (_, request, signs, cancels, progress) => {
  expect([awaitsSignature(request), isCancelableByOwner(request), progressOf(request, 'NEVER_PAID')]).toEqual([
    signs,
    cancels,
    progress,
  ])
})

test.each([
  ['NEVER_PAID', true],
  ['HERE', false],
  ['LEFT', false],
  ['SAID_RETURNED', true],
  ['RETURNED', true],
  ['TAKEN_BACK', false],
] as const)('asks the owner to sign only while the money can still be paid: %s', (money, isAsked) => {
  const asked = { ...incomplete, asked_to_sign_at: at }
  expect(isAskedToSign(asked, { money, isBarredByDeath: false })).toBe(isAsked)
  expect(isAskedToSign(asked, { money, isBarredByDeath: true })).toBe(false)
  expect(isAskedToSign(incomplete, { money, isBarredByDeath: false })).toBe(false)
})
