import type { BeneficiaryRow } from '../../beneficiaries/beneficiaries.sql.ts'

type Designated = Pick<BeneficiaryRow, 'beneficiary_id' | 'amount' | 'is_primary'>

/** A change of an account's balance other than interest and fees. In cents; money paid out is negative. */
export interface Movement {
  /** The balance just before. */
  before: bigint
  cents: bigint
  isClaim: boolean
  /** The beneficiary of a claim; null for another recipient. */
  beneficiaryId: number | null
}

/** A claim without a posting. In cents. */
interface OpenClaim {
  requestId: number
  beneficiaryId: number | null
  cents: bigint
}

/** The movements since the first paid claim, the open claims and the balance in cents. */
export interface ClaimedMoney {
  movements: readonly Movement[]
  open: readonly OpenClaim[]
  balance: bigint
}

/**
 * Amount that each beneficiary of an account may still claim, by beneficiary ID. A claim reduces the part of its
 * beneficiary, new money is added by share, and interest and fees follow the money in the account. An excess over the
 * own part reduces the parts of the others of that rank. A recipient who is not designated reduces nobody's part. In
 * cents, rounded down; the last claim takes the remainder.
 */
export function entitlements(
  designated: readonly Designated[],
  { movements, open, balance }: ClaimedMoney,
): ReadonlyMap<number, bigint> {
  const left = balance - sum(open.map(({ cents }) => cents))
  if (left <= 0n) return new Map(designated.map(({ beneficiary_id: id }) => [id, 0n]))
  const { parts, unit } = partsAfter(designated, [...movements, ...asMovements(open, balance)], left)
  return new Map(
    designated.map(({ beneficiary_id: id, is_primary: rank }, place) => {
      const ofRank = parts.filter((_, other) => designated[other]?.is_primary === rank)
      const own = positive(parts[place] ?? 0n)
      const whole = sum(ofRank.map(positive))
      const cents = whole === 0n ? 0n : (own * positive(sum(ofRank))) / (whole * unit)
      return [id, cents < left ? cents : left]
    }),
  )
}

function asMovements(open: readonly OpenClaim[], balance: bigint): Movement[] {
  let before = balance
  return open.map(({ beneficiaryId, cents }) => {
    const movement = { before, cents: -cents, isClaim: true, beneficiaryId }
    before -= cents
    return movement
  })
}

/** The exact part of each beneficiary after these movements, as a multiple of 1/`unit` cent; negative after an excess. */
function partsAfter(
  designated: readonly Designated[],
  movements: readonly Movement[],
  balance: bigint,
): { parts: bigint[]; unit: bigint } {
  let held = movements[0]?.before ?? balance
  let unit = 100n
  let parts = designated.map(({ amount }) => BigInt(amount) * held)
  /** Interest and fees change all parts at the same rate; interest that comes to an emptied account is added by share. */
  const growTo = (grown: bigint) => {
    if (held > 0n) {
      parts = parts.map((part) => part * grown)
      unit *= held
    } else if (grown > held) {
      parts = parts.map((part, place) => part * 100n + (grown - held) * unit * BigInt(designated[place]?.amount ?? 0))
      unit *= 100n
    }
    held = grown
  }
  for (const { before, cents, isClaim, beneficiaryId } of movements) {
    growTo(before)
    parts = parts.map((part, place) => {
      const { amount, beneficiary_id: id } = designated[place] ?? { amount: 0, beneficiary_id: 0 }
      const percent = isClaim ? (id === beneficiaryId ? 100n : 0n) : BigInt(amount)
      return part * 100n + cents * unit * percent
    })
    unit *= 100n
    held += cents
  }
  growTo(balance)
  return { parts, unit }
}

const sum = (all: readonly bigint[]): bigint => all.reduce((total, one) => total + one, 0n)
const positive = (cents: bigint): bigint => (cents > 0n ? cents : 0n)
