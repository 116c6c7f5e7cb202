import { readFileSync } from 'node:fs'

// Amounts calculated by hand, read only from the tables of docs/year-by-hand.md.

const page = readFileSync(new URL('../../../docs/year-by-hand.md', import.meta.url), 'utf8')

/** The rows of the first table below a heading that begins with this text. */
export function tableOf(heading: string): string[][] {
  const from = page.indexOf(`\n${heading}`)
  if (from < 0) throw new Error(`the page has no heading "${heading}"`)
  const lines = page.slice(from + 1).split('\n')
  const first = lines.findIndex((line) => line.startsWith('|'))
  const rows = lines.slice(first)
  const end = rows.findIndex((line) => !line.startsWith('|'))
  return rows.slice(2, end < 0 ? undefined : end).map((line) =>
    line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim()),
  )
}

/** Parses "1,234.50" into cents. */
export function centsOf(cell = ''): number {
  return cell === '' ? 0 : Number(cell.replaceAll(/[,.]/g, ''))
}

/** Converts "05/12/2026" to "2026-05-12". */
export const dayOf = (cell = ''): string => `${cell.slice(6)}-${cell.slice(0, 2)}-${cell.slice(3, 5)}`
