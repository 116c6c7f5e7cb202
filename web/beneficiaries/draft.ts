import type { Relationship } from './relationships.ts'
import { isComplete, readPercent, whoReceives } from './allocation.ts'

export interface Beneficiary {
  readonly accountId: number
  readonly beneficiaryId: number
  readonly firstName: string
  readonly lastName: string
  /** "YYYY-MM-DD" */
  readonly dob: string
  readonly isPrimary: boolean | null
  readonly amount: number
  readonly relationship: Relationship | null
  /** Time at which the account's shares were last submitted. */
  readonly allocatedAt: string | null
}

/**
 * Returns when the oldest shown shares were submitted, null if never. Beneficiaries that were loaded at different times
 * may differ, and the server refuses shares that are based on older ones than the stored ones.
 */
export function oldestAllocation(beneficiaries: readonly Beneficiary[]): string | null {
  const [first = null, ...others] = beneficiaries.map(({ allocatedAt }) => allocatedAt)
  return others.reduce((oldest, each) => (oldest !== null && (each === null || each < oldest) ? each : oldest), first)
}

export type Group = 'PRIMARY' | 'CONTINGENT' | 'UNASSIGNED'

/** Unsubmitted changes by beneficiary id. A missing field keeps its stored value. */
export type Draft = Readonly<Record<number, { group?: Group; percent?: string }>>

export interface Member {
  beneficiary: Beneficiary
  name: string
  group: Group
  /** Percentage as typed, or else the stored percentage. */
  percent: string
  amount: number | null
}

export function members(beneficiaries: readonly Beneficiary[], draft: Draft): Member[] {
  return beneficiaries.map((beneficiary) => {
    const { group, percent } = draft[beneficiary.beneficiaryId] ?? {}
    const typed = percent ?? String(beneficiary.amount)
    return {
      beneficiary,
      name: `${beneficiary.firstName} ${beneficiary.lastName}`,
      group: group ?? groupOf(beneficiary.isPrimary),
      percent: typed,
      amount: readPercent(typed),
    }
  })
}

export function inGroup(all: readonly Member[], group: Group): Member[] {
  return all.filter((member) => member.group === group)
}

export function groupIsComplete(all: readonly Member[], group: Group): boolean {
  return isComplete(inGroup(all, group).map((member) => member.amount))
}

/** Describes who receives which share; empty while the primary shares are incomplete. */
export function outcome(all: readonly Member[]): string[] {
  const sharesOf = (group: Group) =>
    groupIsComplete(all, group) ? inGroup(all, group).map(({ name, amount }) => ({ name, amount: amount ?? 0 })) : []
  return whoReceives(sharesOf('PRIMARY'), sharesOf('CONTINGENT'))
}

export interface Allocation {
  beneficiaryId: number
  isPrimary: boolean | null
  share: number
}

/** Returns all beneficiaries of the account, because the server stores their shares together. */
export function allocations(all: readonly Member[]): Allocation[] {
  return all.map(({ beneficiary, group, amount }) => ({
    beneficiaryId: beneficiary.beneficiaryId,
    isPrimary: group === 'UNASSIGNED' ? null : group === 'PRIMARY',
    share: group === 'UNASSIGNED' ? 0 : (amount ?? 0),
  }))
}

export function groupOf(isPrimary: boolean | null): Group {
  if (isPrimary === null) return 'UNASSIGNED'
  return isPrimary ? 'PRIMARY' : 'CONTINGENT'
}
