import type { AccountOwnerSearchInput } from '../../__generated__/useOwnersFoundQuery.graphql.ts'
import { isPhone, phoneDigits } from '../../kit/forms/separators.ts'
import { nameFilter } from '../../core/screens/nameFilter.ts'

/** Whether a text could be a social security number, whole or begun: it belongs to Search alone. */
export function couldBeSocial(text: string): boolean {
  const trimmed = text.trim()
  return /^\d{3}[- ]\d{0,2}[- ]?\d{0,4}$/.test(trimmed) || /^\d{7,}$/.test(trimmed)
}

/** What the server is asked for a text; null for one that is too short, or that it is not to see. */
export function searchFilter(text: string): AccountOwnerSearchInput | null {
  const trimmed = text.trim()
  if (trimmed.length < 2 || couldBeSocial(trimmed) || /^\W*$/.test(trimmed)) return null
  if (trimmed.includes('@')) return { email: trimmed }
  if (isPhone(phoneDigits(trimmed))) return { phone: phoneDigits(trimmed) }
  if (/\d/.test(trimmed)) return { accountNumber: trimmed }
  const name = nameFilter(trimmed)
  return name.lastName === '' ? null : name
}

/** Whether letter and year of a number, where they are typed, are those of this request: a wrong year is not passed over. */
export function isNumberOf(text: string, number: string): boolean {
  const typed = /^([wr]-\d{4}-)/i.exec(text.trim())?.[1]
  return typed === undefined || number.startsWith(typed.toUpperCase())
}

/** The number of a request in "W-2026-002001", "r-2026-2001" or "2001"; null for any other text. */
export function requestIdIn(text: string): number | null {
  const digits = /^(?:[wr]-\d{4}-)?(\d{1,9})$/i.exec(text.trim())?.[1]
  return digits === undefined || couldBeSocial(text) ? null : Number(digits)
}
