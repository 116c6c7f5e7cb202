import type { Context } from '../graphql/context.ts'
import type { Announced } from './uploads.ts'

/** What the line of the log says about a request. */
export type OperationLog = {
  operation: string
  kind: string
  userId: number | null
  /** The codes with which payloads said no; they are no errors of the request. */
  refused: string[]
}

/** The resolvers' context with what finding and running an operation needs besides. */
export type RequestContext = Context & {
  mayRunAnyDocument: boolean
  /** A tool without a session: the document that signs it in is taken as text. */
  maySignIn: boolean
  /** The uploads that a large body was admitted for; null for a small one. */
  announced: Announced | null
  log: OperationLog
}
