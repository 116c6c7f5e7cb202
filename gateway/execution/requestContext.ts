import type { Context } from '../graphql/context.ts'
import type { OperationRecord } from './operationRecord.ts'
import type { Announced } from './uploads.ts'

/** Context of the resolvers, extended for the plugins. */
export type RequestContext = Context & {
  mayRunAnyDocument: boolean
  /** Whether the caller is a program without a session, which may send a login as the text of a document. */
  maySignIn: boolean
  /** The uploads for which a large body was admitted; null for a small body. */
  announced: Announced | null
  /** Whether the Accept header allows JSON, or an event stream. */
  takesJson: boolean
  takesEvents: boolean
  record: OperationRecord
}
