import type { Beneficiary, Member } from './draft.ts'

/** Probable mistakes in complete shares, described in one sentence each. */
export function doubts(all: readonly Member[]): string[] {
  const named = all.filter((member) => member.group !== 'UNASSIGNED')
  const people = named.map(({ beneficiary }) => personOf(beneficiary))
  const again = named.filter((_, index) => people.indexOf(people[index] ?? '') < index).map(({ name }) => name)
  const nothing = named.filter((member) => member.amount === 0)
  return [
    ...new Set(again.map((name) => `${name} is listed twice.`)),
    ...nothing.map(({ name, group }) => `${name} is a ${group.toLowerCase()} beneficiary with 0%.`),
  ]
}

/** Key that identifies a beneficiary, regardless of case and extra spaces in the name. */
export function personOf({ firstName, lastName, dob }: Pick<Beneficiary, 'firstName' | 'lastName' | 'dob'>): string {
  return [firstName, lastName, dob].map((part) => part.trim().replaceAll(/\s+/g, ' ').toLowerCase()).join('|')
}
