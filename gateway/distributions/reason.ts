import type { Reason } from '../../contract/reasons.ts'
import type { ReasonInput } from '../graphql/__generated__/resolvers.ts'

/** A reason as the custodian takes it: what was left out is not sent. */
export function reasonOf({ kind, text }: ReasonInput): Reason {
  return text == null ? { kind } : { kind, text }
}
