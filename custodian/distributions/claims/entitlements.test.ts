import { expect, test } from 'vitest'
import { entitlements, type Movement } from './entitlements.ts'

const [A, B, C, X, Y] = [1, 2, 3, 4, 5]
const named = (...shares: Array<[id: number, share: number, isPrimary?: boolean]>) =>
  shares.map(([beneficiary_id, amount, is_primary = true]) => ({ beneficiary_id, amount, is_primary }))
const abc = named([A, 40], [B, 30], [C, 30])
const paid = (beneficiaryId: number | null, before: bigint, cents: bigint): Movement => ({
  before,
  cents: -cents,
  isClaim: true,
  beneficiaryId,
})
const paidIn = (before: bigint, cents: bigint): Movement => ({ before, cents, isClaim: false, beneficiaryId: null })
const open = (beneficiaryId: number | null, cents: bigint) => ({ requestId: beneficiaryId ?? 0, beneficiaryId, cents })
const first = paid(A, 1_000_000n, 400_000n)

test.each([
  ['before any claim', abc, [], [], 1_000_000n, [400_000n, 300_000n, 300_000n]],
  ['without interest', abc, [first], [], 600_000n, [0n, 300_000n, 300_000n]],
  ['interest after a payment', abc, [first], [], 619_500n, [0n, 309_750n, 309_750n]],
  ['the last one', abc, [first, paid(B, 619_500n, 309_750n)], [], 309_750n, [0n, 0n, 309_750n]],
  ['the last one, with more interest', abc, [first, paid(B, 619_500n, 309_750n)], [], 310_001n, [0n, 0n, 310_001n]],
  ['a fee after a payment', abc, [first], [], 594_000n, [0n, 297_000n, 297_000n]],
  ['a fee between claim and payment', abc, [paid(A, 995_000n, 400_000n)], [], 595_000n, [0n, 297_500n, 297_500n]],
  [
    'a partial claim, and interest before and after it',
    abc,
    [first, paid(B, 619_500n, 100_000n)],
    [],
    623_400n,
    [0n, 251_700n, 371_700n],
  ],
  ['half of a share, and interest', abc, [paid(A, 1_000_000n, 200_000n)], [], 880_000n, [220_000n, 330_000n, 330_000n]],
  ['an open claim', abc, [], [open(A, 400_000n)], 1_000_000n, [0n, 300_000n, 300_000n]],
  ['an open claim, and interest', abc, [first], [open(B, 100_000n)], 619_500n, [0n, 209_750n, 309_750n]],
  ['an open claim of the whole balance', abc, [first], [open(C, 600_000n)], 600_000n, [0n, 0n, 0n]],
  ['new money', abc, [first, paidIn(600_000n, 100_000n)], [], 700_000n, [40_000n, 330_000n, 330_000n]],
  ['new money after interest', abc, [first, paidIn(618_000n, 100_000n)], [], 718_000n, [40_000n, 339_000n, 339_000n]],
  [
    'new money in an emptied account',
    abc,
    [first, paid(B, 600_000n, 300_000n), paid(C, 300_000n, 300_000n), paidIn(0n, 50_000n)],
    [],
    50_000n,
    [20_000n, 15_000n, 15_000n],
  ],
  [
    'interest in an emptied account',
    abc,
    [first, paid(B, 600_000n, 300_000n), paid(C, 300_000n, 300_000n)],
    [],
    1_000n,
    [400n, 300n, 300n],
  ],
  ['more than the share', abc, [paid(A, 1_000_000n, 500_000n)], [], 500_000n, [0n, 250_000n, 250_000n]],
  ['another recipient', abc, [paid(null, 1_000_000n, 300_000n)], [], 707_000n, [404_000n, 303_000n, 303_000n]],
  ['nearly all by another', abc, [paid(null, 1_000_000n, 900_000n)], [], 100_000n, [100_000n, 100_000n, 100_000n]],
  [
    'contingent beneficiaries in the place of a primary one',
    named([A, 100], [X, 60, false], [Y, 40, false]),
    [paid(X, 1_000_000n, 600_000n)],
    [],
    412_000n,
    [412_000n, 0n, 412_000n],
  ],
  ['shares below 100%', named([A, 50], [B, 20]), [paid(A, 1_000n, 500n)], [], 550n, [0n, 220n]],
  ['an unassigned beneficiary', named([A, 100], [B, 0]), [first], [], 600_000n, [600_000n, 0n]],
  ['uneven cents', named([A, 33], [B, 33], [C, 34]), [], [], 100n, [33n, 33n, 34n]],
  ['rounded down', named([A, 50], [B, 50]), [], [], 101n, [50n, 50n]],
  ['nothing left', abc, [], [], 0n, [0n, 0n, 0n]],
] as const)('splits what may still be claimed: %s', (_, designated, movements, claims, balance, expected) => {
  const found = entitlements(designated, { movements, open: claims, balance })
  expect([...found.values()]).toEqual(expected)
})
