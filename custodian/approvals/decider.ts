import type { Db, Tx } from '../platform/db/connect.ts'
import type { WriteContext } from '../platform/context/writeContext.ts'
import { OPERATIONS } from '../platform/http/access.ts'
import { ApiError } from '../platform/http/errors.ts'
import { refusal, type Problem } from '../platform/problem.ts'
import type { Approval } from './effect.ts'
import { isOneOf, type Person } from './person.ts'

/** Messages to the user that say why this person may not decide an approval. */
export const NOT_YOU = {
  role: 'Only an administrator or customer service may decide this.',
  maker: 'You requested this or worked on it. Another person must decide.',
  own: 'This is about an account of your own. Another person must decide.',
} as const

export const NOT_BY_TOOL =
  'Programs cannot request or decide what needs a second person. Please log in with a browser to do this.'

/**
 * A machine credential may neither request nor decide a change that needs a second person. Outside production this does
 * not apply to programs in which a person has signed in, such as GraphiQL.
 * @throws 403
 */
export function requireNoTool({
  byTool,
  byCredential,
  services,
}: Pick<WriteContext, 'byTool' | 'byCredential' | 'services'>): void {
  if (byCredential || (byTool && services.config.production)) throw new ApiError(403, NOT_BY_TOOL)
}

/**
 * The reason why this person may not decide an approval; null if the person may. Only the two roles that handle money
 * decide, even changes that other roles may make. Nobody decides a change that they made with any login, or that
 * concerns their own account. With `fourEyes` off, makers may decide.
 */
export async function whyNot(
  db: Db | Tx,
  fourEyes: boolean,
  person: Person,
  approval: Pick<Approval, 'makers' | 'accountOwnerId'>,
): Promise<Problem | null> {
  if (!(OPERATIONS as readonly number[]).includes(person.roleId)) return refusal(NOT_YOU.role)
  if (isOwn(person, approval.accountOwnerId)) return refusal(NOT_YOU.own)
  if (fourEyes && (await isOneOf(db, person, approval.makers))) return refusal(NOT_YOU.maker)
  return null
}

export function isOwn(person: Person, accountOwnerId: number | null): boolean {
  return accountOwnerId !== null && person.ownAccountOwnerId === accountOwnerId
}
