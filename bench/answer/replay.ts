import { randomBytes } from 'node:crypto'

/**
 * Parameters that a recorded write must change to run again: inserted rows get new ids and keys, all others stay as
 * recorded.
 */
export class Replay {
  readonly #keys = new Map<string, string>()
  /** Ids of rows inserted by this response, by the column that returned them. */
  readonly #numbers = new Map<string, string>()

  valuesOf(text: string, values: readonly (string | null)[]): (string | null)[] {
    const columns = columnsOf(text)
    return values.map((value, index) => {
      const own = this.#numbers.get(columns.get(index) ?? '')
      return own === undefined || value === null ? this.#fresh(value) : own
    })
  }

  /** Records the values that an insert returned. */
  note(text: string, rows: readonly Record<string, unknown>[]): void {
    if (rows.length !== 1 || columnsOf(text).size === 0) return
    for (const [column, value] of Object.entries(rows[0] ?? {}))
      if (column.endsWith('_id')) this.#numbers.set(column, String(value))
  }

  /**
   * Replaces a random key, because the recording has already inserted it: returns a key of the same format, constant
   * within one response. Other values stay as recorded.
   */
  #fresh(value: string | null): string | null {
    if (value === null || !KEY.test(value)) return value
    const known = this.#keys.get(value)
    if (known !== undefined) return known
    const digits = randomBytes(value.length).toString('hex')
    const made = value.replaceAll(/(?<!^\\)[0-9a-f]/g, (_digit, at: number) => digits[at] ?? '0')
    this.#keys.set(value, made)
    return made
  }
}

/** Matches a UUID, a hexadecimal hash or a base64url token. */
const KEY = /^(?:\\x)?[0-9a-f-]{32,}$|^[\w-]{22,}$/i
const INSERT = /^\s*insert into [^(]+\(([^)]*)\) values \(([^)]*)\)/i

/** The column of each parameter of an insert, by the parameter's position. */
function columnsOf(text: string): Map<number, string> {
  const [, columns, values] = INSERT.exec(text) ?? []
  if (columns === undefined || values === undefined) return new Map()
  const names = columns.split(',').map((name) => name.trim().replaceAll('"', ''))
  const places = values.split(',').map((value) => Number(/^\$(\d+)$/.exec(value.trim())?.[1] ?? 0) - 1)
  return new Map(names.length === places.length ? names.map((name, index) => [places[index] ?? -1, name]) : [])
}
