import type { NodeResolvers } from './__generated__/resolvers.ts'
import type { Caller, Context, Owner } from './context.ts'
import { RestError } from '../rest/errors.ts'
import { badInput } from './errors.ts'
import { fromGlobalId, numberKey } from './globalId.ts'
import type { Module } from './module.ts'
import type { NodeParent } from './parents.ts'

/** Maximum number of ids in one request, over all its `node` and `nodes` fields. Each id may cost a call. */
export const MAX_NODES = 50

type AnyLoader = (caller: Caller, key: readonly string[]) => Promise<object | null> | object | null
type NodeName = Awaited<ReturnType<NonNullable<NodeResolvers['__resolveType']>>>

/**
 * `node` and `nodes` use the loaders of the other modules: the same calls as every other path, so the same access
 * checks.
 */
export function nodeModule(modules: readonly Module[]): Module {
  const loaders = new Map(modules.flatMap((module) => Object.entries(module.nodes ?? {}) as [string, AnyLoader][]))

  const asked = new WeakMap<Context, number>()
  /** @throws BAD_USER_INPUT */
  const count = (ids: number, context: Context): void => {
    const total = (asked.get(context) ?? 0) + ids
    asked.set(context, total)
    if (total > MAX_NODES) throw badInput(`At most ${MAX_NODES} ids at once.`)
  }

  const load = async (id: string, { caller }: Context): Promise<NodeParent | null> => {
    const named = fromGlobalId(id)
    const loader = named && loaders.get(named.type)
    if (!loader) return null
    if (!caller.isSignedIn) throw new RestError('UNAUTHENTICATED', { endpoint: 'node' })
    try {
      const found = await loader(caller, named.key)
      return found && { __typename: named.type, ...found }
    } catch (error) {
      // Missing nodes and other callers' nodes get the same response.
      if (error instanceof RestError && (error.code === 'NOT_FOUND' || error.code === 'FORBIDDEN')) return null
      throw error
    }
  }
  return {
    types: { anyone: ['Node', 'UserError'], signedIn: ['PageInfo'] },
    rules: { Query: { node: 'no data', nodes: 'no data' } },
    resolvers: {
      Node: { __resolveType: (node) => node.__typename as NodeName },
      Query: {
        node: (_root, { id }, context) => {
          count(1, context)
          return load(id, context)
        },
        nodes: (_root, { ids }, context) => {
          count(ids.length, context)
          // Each node may fail or be null separately.
          return ids.map((id) => load(id, context) as Promise<NodeParent>)
        },
      },
    },
  }
}

/** The owner in a node id, if this caller may act for that owner. */
export function ownerOfKey(caller: Caller, key: readonly string[]): Owner | null {
  const accountOwnerId = numberKey(key[0])
  return accountOwnerId === null ? null : caller.ownerOfId(accountOwnerId)
}
