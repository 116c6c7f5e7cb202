import { readFileSync, statSync } from 'node:fs'
import type { Plugin } from 'graphql-yoga'
import { badRequest } from '../graphql/errors.ts'
import type { RequestContext } from './requestContext.ts'
import { isSignIn } from './signInDocument.ts'

export type DocumentStore = { get: (id: string) => string | undefined }

/**
 * The documents of the web client by their hash, as relay-compiler wrote them. A Map, so that no id means anything
 * but what was put in. With `watch` the file is read again when an unknown id comes and the file has changed.
 */
export function documentStore(file: string, watch: boolean): DocumentStore {
  const read = () => new Map(Object.entries(JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>))
  let documents = read()
  let readAt = statSync(file).mtimeMs
  return {
    get(id) {
      const known = documents.get(id)
      if (known !== undefined || !watch) return known
      const changedAt = statSync(file).mtimeMs
      if (changedAt === readAt) return undefined
      readAt = changedAt
      documents = read()
      return documents.get(id)
    },
  }
}

/** Turns an id into its document; takes documents as text from those who may send any, and from tools to sign in. */
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
