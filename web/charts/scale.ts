import { formatMoney } from '../kit/ui/format.ts'

/**
 * Evenly spaced round values, from at or below `low` to at or above `high`: at least two, and 0 if it is in the range.
 * @param least the smallest distance: 1 for counts
 */
export function ticksOf(low: number, high: number, { wanted = 3, least = 0 } = {}): number[] {
  const pad = low === high ? Math.max(Math.abs(high) * 0.05, 1) : 0
  const [from, to] = [low >= 0 ? Math.max(0, low - pad) : low - pad, high + pad]
  const rough = (to - from) / wanted
  const power = 10 ** Math.floor(Math.log10(rough))
  const step = Math.max(least, power * ([1, 2, 5].find((each) => each * power >= rough) ?? 10))
  const first = Math.floor(from / step)
  return Array.from({ length: Math.ceil(to / step) - first + 1 }, (_, index) => (first + index) * step)
}

/** Formats an amount for an axis, with cents only if the amount has any: "$1,500". */
export function axisMoney(amount: number): string {
  const text = formatMoney(amount)
  return Math.round(amount * 100) % 100 === 0 ? text.replace('.00', '') : text
}

/** Formats "2026-03-01" as "03/2026". */
export const monthName = (day: string): string => `${day.slice(5, 7)}/${day.slice(0, 4)}`

/** Number of axis labels that fit side by side on a phone. */
export const FEW_LABELS = 5

/** Whether the axis labels a data point: all of at most five points, otherwise at most three, including the last. */
export function isLabelled(index: number, count: number): boolean {
  return count <= FEW_LABELS || (count - 1 - index) % Math.ceil(count / 3) === 0
}

/**
 * Whether the amounts differ enough for a filled chart that starts at zero: by a twentieth of the highest. With less,
 * the chart looks like a plain block.
 */
export function hasShape(amounts: readonly number[]): boolean {
  const highest = Math.max(...amounts)
  return highest - Math.min(...amounts) > Math.abs(highest) / 20
}

/** SVG path of a step line in a view box that is one unit wide per data point. */
export const stepsOf = (heights: readonly number[]) =>
  heights.map((y, index) => `${index === 0 ? 'M0 ' : 'V'}${y}H${index + 1}`).join('')
