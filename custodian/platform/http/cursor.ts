import type { Pii } from '../crypto/pii.ts'
import { invalidField } from './errors.ts'

/** The place of a row: what it is sorted by, and what is known of the list from the way there. */
export type Place = {
  /** The values of the sort columns as text. */
  values: readonly string[]
  /** The number of the row, from 0; null for one that was reached from the end. */
  position: number | null
  /** How many rows the list has, when they are not counted again for every page. */
  total: number | null
}

/**
 * Cursors of one list in one order with one set of filters, all of which `list` names. They are sealed: nobody reads what a
 * row is sorted by in an address or a log, and no other list, and no cursor that was changed, opens.
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
