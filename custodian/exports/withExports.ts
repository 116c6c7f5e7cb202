import { exportOfList } from '../../contract/exports.ts'
import type { Principal } from '../platform/context/principal.ts'
import type { CallContext } from '../platform/context/callContext.ts'
import type { Serving } from '../platform/http/serve.ts'
import { EXPORTS } from '../platform/http/throttle.ts'
import { requestExport } from './requestExport.ts'
import type { ExportableLists, ListHandler } from './exportableLists.ts'

/** Serves a list, and the call that requests its export if the contract has one. */
export function withExports({ serve, services }: Serving, lists: ExportableLists): Serving {
  const both: Serving['serve'] = (endpoint, handler, settings) => {
    serve(endpoint, handler, settings)
    const exported = exportOfList(endpoint)
    if (!exported) return
    const list = { endpoint, exported, handler: handler as unknown as ListHandler }
    lists.set(endpoint.name, list)
    serve(
      exported.call,
      ({ call, ownerId, params, query, noteReadOf }) =>
        requestExport({ services, call: call as CallContext<Principal>, noteReadOf }, list, { ownerId, params, query }),
      { limit: EXPORTS },
    )
  }
  return { services, serve: both }
}
