import type { Member } from './draft.ts'

/** What is rather a mistake in shares that are complete, each in a sentence. */
export function doubts(all: readonly Member[]): string[] {
  const named = all.filter((member) => member.group !== 'UNASSIGNED')
  const people = named.map(personOf)
  const again = named.filter((_, index) => people.indexOf(people[index] ?? '') < index).map(({ name }) => name)
  const nothing = named.filter((member) => member.amount === 0)
  return [
    ...new Set(again.map((name) => `${name} is listed twice.`)),
    ...nothing.map(({ name, group }) => `${name} is a ${group.toLowerCase()} beneficiary with 0%.`),
  ]
}

/** The same for a name written with other capitals or more spaces. */
function personOf({ beneficiary: { firstName, lastName, dob } }: Member): string {
  return [firstName, lastName, dob].map((part) => part.trim().replaceAll(/\s+/g, ' ').toLowerCase()).join('|')
}
