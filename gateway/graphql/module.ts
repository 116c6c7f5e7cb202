import type { Permission } from '../../contract/roles.ts'
import type { AnyEndpoint } from '../../contract/endpoint.ts'
import type { Resolvers, ResolversParentTypes } from './__generated__/resolvers.ts'
import type { Caller } from './context.ts'

/**
 * The rule of a guarded field: the endpoints that it calls, for all of which the caller needs permission, or 'no data'
 * for a field with only session data and constants.
 */
export type Rule = readonly AnyEndpoint[] | 'no data'

/** Readers of a type that has no rules of its own. */
export type Readers = 'anyone' | 'signedIn' | Permission

/** Loads one node for this caller by the key in its id; null if none exists for this caller. */
export type LoadNode<Type extends keyof ResolversParentTypes = never> = (
  caller: Caller,
  key: readonly string[],
) => Promise<ResolversParentTypes[Type] | null> | ResolversParentTypes[Type] | null

/** One domain: its resolvers, the authorization rules of its guarded fields, and the loaders of its Node types. */
export type Module = {
  resolvers: Resolvers
  rules: Readonly<Record<string, Readonly<Record<string, Rule>>>>
  /** Types of this domain whose fields only show already fetched data, with their readers. */
  types?: Readonly<Partial<Record<Readers, readonly string[]>>>
  nodes?: { readonly [Type in keyof Resolvers]?: LoadNode<Type> }
}

/** Types whose every field needs a rule: a field without a rule, or a rule without a field, fails the build. */
export const GUARDED = [
  'Query',
  'Mutation',
  'Subscription',
  'Viewer',
  'AccountOwner',
  'RetirementAccount',
  'WithdrawWizard',
] as const
