import type { Pii } from '../crypto/pii.ts'
import { invalidField } from './errors.ts'

/** The position of a row: its sort values, and facts about the list from the page before. */
export type Place = {
  /** The values of the sort columns as text. */
  values: readonly string[]
  /** The index of the row, from 0; null if it was reached from the end. */
  position: number | null
  /** The length of the list, so it is not counted again for every page. */
  total: number | null
}

/**
 * Cursors of one list with one order and one set of filters, all of which `list` names. They are sealed: the sort
 * values stay unreadable in URLs and logs, and a cursor of another list or a changed one does not open.
 */
export function cursorsOf(pii: Pick<Pii, 'seal' | 'open'>, list: string) {
  const place = `cursor:${list}`
  return {
    write: ({ values, position, total }: Place) => pii.seal(JSON.stringify([values, position, total]), place),
    /** @throws 400 of the field for a text that is no cursor of this list */
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
