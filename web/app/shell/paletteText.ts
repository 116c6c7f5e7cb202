import type { AccountOwnerSearchInput } from '../../__generated__/useOwnersFoundQuery.graphql.ts'
import { PHONE, phoneDigits } from '../../../contract/typedNumbers.ts'
import { nameFilter } from '../../core/screens/nameFilter.ts'

/** Whether the text could be part or all of a social security number. Only the Search screen may send such text. */
export function couldBeSocial(text: string): boolean {
  const trimmed = text.trim()
  return /^\d{3}[- ]\d{0,2}([- ]\d{0,4})?$/.test(trimmed) || /^\d{7,9}$/.test(trimmed)
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

/** Whether a text contains every typed word, at the beginning of a word and in any order. */
export function fitsWords(typed: string, text: string): boolean {
  return wordsOf(typed).every((word) => startOf(word, text) >= 0)
}

/** Number of typed words that begin a word of the text. Words of one or two letters do not count. */
export function countWords(typed: string, text: string): number {
  return wordsOf(typed.trim()).filter((word) => word.length > 2 && startOf(word, text) >= 0).length
}

const wordsOf = (typed: string) => typed.toLowerCase().split(/\s+/)

/** Position of a word of the text that begins with the typed word; -1 if none does. */
function startOf(word: string, text: string): number {
  const all = text.toLowerCase()
  let at = all.indexOf(word)
  while (at > 0 && /[\p{L}\p{N}]/u.test(all.charAt(at - 1))) at = all.indexOf(word, at + 1)
  return at
}

/** The words of a text that the typed words begin, to show why a screen was found: "statements". */
export function matchedWords(typed: string, text: string): string {
  const found = wordsOf(typed.trim())
    .map((word) => startOf(word, text))
    .flatMap((at) => (at < 0 ? [] : (/^\S*[\p{L}\p{N}]/u.exec(text.slice(at))?.[0] ?? [])))
  return [...new Set(found)].join(' ')
}

interface Ranked {
  label: string
  /** Curated search words. */
  keywords: string
  needsOwner: boolean
}

/**
 * How well a screen fits the typed text; the smallest number is the best. The label comes before the description. Whole
 * words come before beginnings of words, so that "withdraw" finds Withdraw Funds before the lists of withdrawals. A
 * screen that still needs a chosen owner comes after screens that fit about as well.
 */
export function rankOf(typed: string, { label, keywords, needsOwner }: Ranked): number {
  const wanted = typed.toLowerCase().trim().split(/\s+/)
  const isWhole = (text: string) => {
    const known = new Set(text.toLowerCase().split(/[^\p{L}\p{N}]+/u))
    return wanted.every((word) => known.has(word))
  }
  const rank = isWhole(label) ? 0 : isWhole(keywords) ? 1 : fitsWords(typed, label) ? 2 : 4
  return needsOwner ? rank + 2.5 : rank
}

/**
 * Parses a request number from "W-2026-002001", "r-2026-2001" or "2001". Returns null for a single digit and any other
 * text.
 */
export function requestIdIn(text: string): number | null {
  const digits = /^(?:[wr]-\d{4}-)?(\d{1,9})$/i.exec(text.trim())?.[1]
  return digits === undefined || text.trim().length < 2 || couldBeSocial(text) ? null : Number(digits)
}
