import type { Plugin } from 'graphql-yoga'
import { badRequest } from '../graphql/errors.ts'
import type { DocumentStore } from './documentStore.ts'
import type { RequestContext } from './requestContext.ts'
import { isSignIn } from './signInDocument.ts'

/** Resolves an id to its document. Accepts text documents from callers with permission, and a login from programs. */
export function useTrustedDocuments(store: DocumentStore): Plugin<RequestContext> {
  return {
    onParams({ params, setParams, context }) {
      const id = (params as { id?: unknown }).id
      if (id === undefined || id === null) {
        const { mayRunAnyDocument, maySignIn } = context as unknown as RequestContext
        if (mayRunAnyDocument || (maySignIn && isSignIn(params.query))) return
        throw badRequest(400, "Only the portal's own documents are taken here.")
      }
      if (typeof id !== 'string' || params.query != null) throw badRequest(400, 'Send either an id or a query.')
      const query = store.get(id)
      if (query === undefined) throw badRequest(404, 'PersistedQueryNotFound')
      const { variables, operationName } = params
      setParams({ query, variables, operationName })
    },
  }
}
