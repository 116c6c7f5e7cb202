import { requestNoun } from '../texts.ts'

/** "Withdrawal request W-2026-000123" */
export function requestTitle(distributionTypeId: number, number: string): string {
  const noun = requestNoun(distributionTypeId)
  return `${noun.charAt(0).toUpperCase()}${noun.slice(1)} request ${number}`
}
