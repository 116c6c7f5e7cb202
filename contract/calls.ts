import type { AnyEndpoint } from './endpoint.ts'
import * as reports from './reports.ts'

/** Every call by the name of its constant: what the custodian serves, the gateway calls and the tests walk. */
export const calls: Readonly<Record<string, AnyEndpoint>> = Object.fromEntries(
  [reports].flatMap((domain) => Object.entries(domain as Record<string, unknown>).filter(isEndpoint)),
)

function isEndpoint(entry: [string, unknown]): entry is [string, AnyEndpoint] {
  return typeof entry[1] === 'object' && entry[1] !== null && 'method' in entry[1]
}
