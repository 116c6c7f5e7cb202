interface Entry {
  kind: string
  email: string | null | undefined
  accountOwnerId: number | null | undefined
  title: string
}

/** One row of the list: an audit entry, or the newest of several consecutive views. */
export interface Folded<Row> {
  row: Row
  /** The distinct titles of the combined views. */
  titles: readonly string[]
  count: number
}

/** Combines consecutive views of one owner by one person, because one screen reads several kinds of data. */
export function foldViews<Row extends Entry>(rows: readonly Row[]): Folded<Row>[] {
  const folded: Folded<Row>[] = []
  for (const row of rows) {
    const last = folded.at(-1)
    const isSame =
      last !== undefined &&
      row.kind === 'LOOK' &&
      last.row.kind === 'LOOK' &&
      row.accountOwnerId !== null &&
      row.email === last.row.email &&
      row.accountOwnerId === last.row.accountOwnerId
    if (isSame)
      folded[folded.length - 1] = {
        row: last.row,
        titles: [...new Set([...last.titles, row.title])],
        count: last.count + 1,
      }
    else folded.push({ row, titles: [row.title], count: 1 })
  }
  return folded
}

const VIEWED = 'Viewed '

/** "Viewed documents, notes, downloaded a file". */
export function viewsInWords(titles: readonly string[]): string {
  const viewed = titles.filter((title) => title.startsWith(VIEWED)).map((title) => title.slice(VIEWED.length))
  const others = titles.filter((title) => !title.startsWith(VIEWED))
  if (viewed.length === 0) return others.join(', ')
  return [VIEWED + viewed.join(', '), ...others.map((title) => title.charAt(0).toLowerCase() + title.slice(1))].join(
    ', ',
  )
}
