import { pathToFileURL } from 'node:url'
import { table } from '../scripts/box.ts'

export interface Measure {
  what: string
  ours: string
  reference: string
  /** The portal's figure divided by the reference (inverted for costs): higher is better. */
  ratio: number | null
  goal: string
}

/** Prints the figures next to their goals; no figure passes or fails. */
export function report(measures: Measure[]): void {
  const rows = measures.map(({ what, ours, reference, ratio, goal }) => [
    what,
    ours,
    reference,
    ratio === null ? '' : ratio.toFixed(2),
    goal,
  ])
  console.log(`\n${table([['What', 'Ours', 'Reference', 'Ratio', 'Goal'], ...rows])}\n`)
}

export function median(values: number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  const middle = Math.floor(sorted.length / 2)
  const [low = NaN, high = NaN] =
    sorted.length % 2 ? [sorted[middle], sorted[middle]] : [sorted[middle - 1], sorted[middle]]
  return (low + high) / 2
}

/** Whether Node was started with this file, so that every benchmark also runs alone. */
export function isMain(url: string): boolean {
  return url === pathToFileURL(process.argv[1] ?? '').href
}
