import type { AccountOwnerSearchInput } from '../../__generated__/useOwnersFoundQuery.graphql.ts'
import { PHONE, phoneDigits } from '../../../contract/typedNumbers.ts'
import { nameFilter } from '../../core/screens/nameFilter.ts'

/** Whether the text could be part or all of a social security number. Only the Search screen may send such text. */
export function couldBeSocial(text: string): boolean {
  const trimmed = text.trim()
  return /^\d{3}[- ]\d{0,2}[- ]?\d{0,4}$/.test(trimmed) || /^\d{7,}$/.test(trimmed)
}

/** The search filter for the typed text; null if the text is too short or must not be sent. */
export function searchFilter(text: string): AccountOwnerSearchInput | null {
  const trimmed = text.trim()
  if (trimmed.length < 2 || couldBeSocial(trimmed) || /^\W*$/.test(trimmed)) return null
  if (trimmed.includes('@')) return { email: trimmed }
  if (PHONE.test(phoneDigits(trimmed))) return { phone: phoneDigits(trimmed) }
  if (/\d/.test(trimmed)) return { accountNumber: trimmed }
  const name = nameFilter(trimmed)
  return name.lastName === '' ? null : name
}

/** Whether a typed prefix such as "W-2026-" matches this request number. Text without a prefix always matches. */
export function isNumberOf(text: string, number: string): boolean {
  const typed = /^([wr]-\d{4}-)/i.exec(text.trim())?.[1]
  return typed === undefined || number.startsWith(typed.toUpperCase())
}

/** Whether a text contains every typed word, in any order. */
export function fitsWords(typed: string, text: string): boolean {
  const all = text.toLowerCase()
  return typed
    .toLowerCase()
    .split(/\s+/)
    .every((word) => all.includes(word))
}

/**
 * How well a screen fits the typed text; the smallest number is the best. Whole words come before parts of words, so
 * that "withdraw" finds Withdraw Funds before the lists of withdrawals.
 */
export function rankOf(typed: string, label: string, words: string): number {
  const wanted = typed.toLowerCase().trim().split(/\s+/)
  const isWhole = (text: string) => {
    const known = new Set(text.toLowerCase().split(/[^\p{L}\p{N}]+/u))
    return wanted.every((word) => known.has(word))
  }
  if (isWhole(label)) return 0
  if (isWhole(words)) return 1
  return fitsWords(typed, label) ? 2 : 3
}

/**
 * Parses a request number from "W-2026-002001", "r-2026-2001" or "2001". Returns null for a single digit and any other
 * text.
 */
export function requestIdIn(text: string): number | null {
  const digits = /^(?:[wr]-\d{4}-)?(\d{1,9})$/i.exec(text.trim())?.[1]
  return digits === undefined || text.trim().length < 2 || couldBeSocial(text) ? null : Number(digits)
}
