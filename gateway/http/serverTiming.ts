import type { FastifyRequest } from 'fastify'
import type { TimedCall } from '../rest/upstream.ts'

/** Proxies accept a few kilobytes of headers. */
const MOST_CALLS = 50

/** Requested with the header `x-timings: 1`. */
export const wantsTimings = ({ headers }: FastifyRequest) => headers['x-timings'] === '1'

/** The `Server-Timing` header: total milliseconds, then each call to the custodian in the order of its start. */
export function serverTiming(total: number, calls: readonly TimedCall[]): string {
  const shown = calls
    .toSorted((one, other) => one.at - other.at)
    .slice(0, MOST_CALLS)
    .map(({ name, at, took, outcome }) => `${name};dur=${took.toFixed(1)};desc="${at.toFixed(1)} ${outcome}"`)
  return [`total;dur=${total.toFixed(1)};desc="${calls.length}"`, ...shown].join(', ')
}
