import type { Context } from './context.ts'
import { RestError } from '../rest/errors.ts'
import { badInput } from './errors.ts'
import { fromGlobalId } from './globalId.ts'
import type { LoadNode, Module } from './module.ts'

const MOST_NODES = 50

/** `node` and `nodes` over what the other modules can load: the same calls as every other way, so the same scope. */
export function nodeModule(modules: readonly Module[]): Module {
  const loaders = new Map<string, LoadNode>(modules.flatMap((module) => Object.entries(module.nodes ?? {})))

  const load = async (id: string, { caller }: Context) => {
    const named = fromGlobalId(id)
    const loader = named && loaders.get(named.type)
    if (!loader) return null
    if (!caller.isSignedIn) throw new RestError('UNAUTHENTICATED', { endpoint: 'node' })
    try {
      const found = await loader(caller, named.key)
      return found && { __typename: named.type, ...found }
    } catch (error) {
      // Not there and not for this caller look the same.
      if (error instanceof RestError && (error.code === 'NOT_FOUND' || error.code === 'FORBIDDEN')) return null
      throw error
    }
  }
  return {
    types: { anyone: ['Node', 'UserError'], signedIn: ['PageInfo'] },
    rules: { Query: { node: 'no data', nodes: 'no data' } },
    resolvers: {
      Node: { __resolveType: (node: { __typename: string }) => node.__typename },
      Query: {
        node: (_root, { id }: { id: string }, context) => load(id, context),
        nodes: (_root, { ids }: { ids: string[] }, context) => {
          if (ids.length > MOST_NODES) throw badInput(`At most ${MOST_NODES} ids at once.`)
          return ids.map((id) => load(id, context))
        },
      },
    },
  }
}
