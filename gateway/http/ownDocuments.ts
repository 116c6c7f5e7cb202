import { getUser } from '../../contract/session.ts'
import type { Caller } from '../graphql/context.ts'
import type { Presented } from './session.ts'

/**
 * Browsers from which text documents are accepted: all, those of top administrators, or none. Programs may always send
 * them.
 */
export type OwnDocuments = boolean | 'administrators'

export const isBearer = ({ by, session }: Presented) => by === 'bearer' && session !== null

/**
 * Whether this caller may send a text document. Only the custodian knows whether a browser's session is still valid.
 */
export async function mayRun(
  presented: Presented,
  { query }: Record<string, unknown>,
  caller: Caller,
  ownDocuments: OwnDocuments,
): Promise<boolean> {
  if (ownDocuments === true || isBearer(presented)) return true
  return ownDocuments === 'administrators' && query != null && isTopAdministrator(caller)
}

/** Whether the caller is the top administrator, with a session that the custodian still knows. */
export async function isTopAdministrator(caller: Caller): Promise<boolean> {
  return caller.shown.isTopAdmin && (await caller.call(getUser, {})).isTopAdmin === true
}
