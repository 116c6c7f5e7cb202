import type { Context } from '../graphql/context.ts'
import type { OperationRecord } from './operationRecord.ts'
import type { Announced } from './uploads.ts'

/** Context of the resolvers, extended for the plugins. */
export type RequestContext = Context & {
  mayRunAnyDocument: boolean
  /** A tool without a session: the document that signs it in is taken as text. */
  maySignIn: boolean
  /** The uploads that a large body was admitted for; null for a small one. */
  announced: Announced | null
  /** Whether the Accept header allows JSON, or an event stream. */
  takesJson: boolean
  takesEvents: boolean
  record: OperationRecord
}
