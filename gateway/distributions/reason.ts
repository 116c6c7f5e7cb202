import type { Reason } from '../../contract/reasons.ts'
import type { ReasonInput } from '../graphql/__generated__/resolvers.ts'

/** A reason without its omitted fields. */
export function reasonOf({ kind, text }: ReasonInput): Reason {
  return text == null ? { kind } : { kind, text }
}
