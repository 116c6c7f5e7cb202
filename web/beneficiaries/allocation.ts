export const totalMessage = 'Total must equal 100'

/** Parses a typed percentage. Returns null unless it is a whole number from 0 to 100. */
export function readPercent(text: string): number | null {
  const digits = text.trim().replace(/%$/, '').trim()
  if (!/^\d{1,3}$/.test(digits)) return null
  const percent = Number(digits)
  return percent <= 100 ? percent : null
}

function total(amounts: readonly (number | null)[]): number {
  return amounts.reduce<number>((sum, amount) => sum + (amount ?? 0), 0)
}

/** Whether a group is complete: it is empty, or its shares total 100. */
export function isComplete(amounts: readonly (number | null)[]): boolean {
  return amounts.length === 0 || (amounts.every((amount) => amount !== null) && total(amounts) === 100)
}

/** Describes a group's total: "80% of 100%, 20% left". */
export function runningTotal(amounts: readonly (number | null)[]): string {
  const sum = total(amounts)
  if (sum < 100) return `${sum}% of 100%, ${100 - sum}% left`
  return sum === 100 ? '100% of 100%' : `${sum}% of 100%, ${sum - 100}% too much`
}

/** Splits 100 into whole percentages. The first ones are larger by one if there is a remainder. */
export function splitEqually(count: number): number[] {
  const each = Math.floor(100 / count)
  const rest = 100 - each * count
  return Array.from({ length: count }, (_, index) => each + (index < rest ? 1 : 0))
}

interface Share {
  readonly name: string
  readonly amount: number
}

/** Describes a group's shares in a sentence, without shares of zero: "Ana receives 60%, Ben 40%". */
export function inWords(members: readonly Share[]): string {
  return members
    .filter(({ amount }) => amount > 0)
    .map(({ name, amount }, index) => (index === 0 ? `${name} receives ${amount}%` : `${name} ${amount}%`))
    .join(', ')
}

/**
 * Describes who receives the money if the primary beneficiaries survive the owner, and if none of them does. Empty
 * without primary beneficiaries.
 */
export function whoReceives(primary: readonly Share[], contingent: readonly Share[]): string[] {
  const first = primary.filter(({ amount }) => amount > 0)
  const [only, ...others] = first
  if (!only) return []
  const none = others.length === 0 ? `${only.name} is not alive then` : 'none of them is alive then'
  const second = inWords(contingent)
  return [
    `When you die, ${inWords(first)}.`,
    second === '' ? 'You have no contingent beneficiary.' : `If ${none}, ${second}.`,
    ...(others.length === 0 ? [] : ['If one of them dies before you, come back and update the shares.']),
  ]
}
