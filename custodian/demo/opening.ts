import { DAY_MS } from '../platform/calendar/durations.ts'

/** Events in an account between its first deposit and today. */
export interface Past {
  /** The day of the first deposit. */
  from: string
  /** The ends of months whose interest is credited. */
  monthEnds: readonly string[]
  /** Interest rates, each with its first day; oldest first. */
  rates: ReadonlyArray<{ since: string; basisPoints: number }>
  taken: ReadonlyArray<{ day: string; cents: number }>
}

const MICRO_CENTS = 1_000_000
/** Maximum number of attempts to find the first deposit; the rates of the demo data need fewer. */
const TRIES = 10

/** The first deposit that results in a balance; null if no deposit does because of rounding. */
export function openingOf(balanceCents: number, past: Past): number | null {
  let opening = balanceCents
  for (let tries = 0; tries < TRIES; tries += 1) {
    const missing = balanceCents - balanceAfter(opening, past)
    if (missing === 0) return opening
    opening += missing
  }
  return null
}

/**
 * Accrues interest by the rules of `custodian/ledger/accrual.ts`; loadDemo.test.ts compares the result with the
 * ledger's balances.
 */
function balanceAfter(opening: number, past: Past): number {
  const taken = past.taken.map(({ day, cents }) => ({ day: dayNumber(day), cents }))
  const rates = past.rates.map(({ since, basisPoints }) => ({ since: dayNumber(since), basisPoints })).toReversed()
  let [credited, microCents, day] = [opening, 0, dayNumber(past.from)]
  const takenUntil = (until: number) => taken.reduce((sum, one) => (one.day <= until ? sum + one.cents : sum), 0)
  for (const monthEnd of past.monthEnds.map(dayNumber)) {
    for (; day <= monthEnd; day += 1) {
      const basisPoints = rates.find(({ since }) => since <= day)?.basisPoints ?? 0
      microCents += Math.floor(((credited - takenUntil(day)) * basisPoints * 200 + 365) / 730)
    }
    const cents = Math.floor((microCents + MICRO_CENTS / 2) / MICRO_CENTS)
    credited += cents
    microCents -= cents * MICRO_CENTS
  }
  return credited - takenUntil(Infinity)
}

const dayNumber = (date: string) => Date.parse(date) / DAY_MS
