import type { Pii } from '../crypto/pii.ts'
import { invalidField } from './errors.ts'

/** The position of a row in a list: its sort values, and facts about the list from the previous page. */
export type Place = {
  /** The values of the sort columns as text. */
  values: readonly string[]
  /** The index of the row, from 0; null if paging began at the end of the list. */
  position: number | null
  /** The length of the list. Cursors contain it so that the list is counted only once. */
  total: number | null
}

/**
 * Encrypts and decrypts cursors of one list with one order and one set of filters, all named in `list`. Sort values
 * stay unreadable in URLs and logs, and a changed cursor or a cursor of another list is refused.
 */
export function cursorsOf(pii: Pick<Pii, 'seal' | 'open'>, list: string) {
  const place = `cursor:${list}`
  return {
    write: ({ values, position, total }: Place) => pii.seal(JSON.stringify([values, position, total]), place),
    /** Decrypts a cursor. @throws 400 at the field for a text that is no cursor of this list */
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
