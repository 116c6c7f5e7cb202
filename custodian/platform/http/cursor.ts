import type { Pii } from '../crypto/pii.ts'
import { invalidField } from './errors.ts'

/** The position of a row: its sort values, and facts about the list from the previous page. */
export type Place = {
  /** The values of the sort columns as text. */
  values: readonly string[]
  /** The index of the row, from 0; null if it was reached from the end. */
  position: number | null
  /** The length of the list, so that it is counted only once. */
  total: number | null
}

/**
 * Cursors of one list with one order and one set of filters, all part of `list`. Cursors are encrypted: the sort values
 * stay unreadable in URLs and logs, and a changed cursor or one of another list is refused.
 */
export function cursorsOf(pii: Pick<Pii, 'seal' | 'open'>, list: string) {
  const place = `cursor:${list}`
  return {
    write: ({ values, position, total }: Place) => pii.seal(JSON.stringify([values, position, total]), place),
    /** @throws 400 at the field for a text that is not a cursor of this list */
    read(cursor: string, field: 'after' | 'before'): Place {
      const plain = opened(pii, cursor, place)
      if (plain === null) throw invalidField(field, 'This cursor does not belong to this list.')
      const [values, position, total] = JSON.parse(plain) as [string[], number | null, number | null]
      return { values, position, total }
    },
  }
}

function opened(pii: Pick<Pii, 'open'>, cursor: string, place: string): string | null {
  try {
    return pii.open(cursor, place)
  } catch {
    return null
  }
}
