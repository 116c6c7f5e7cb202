import { readFileSync, statSync } from 'node:fs'

export type DocumentStore = { get: (id: string) => string | undefined }

/**
 * The web's documents by hash, as written by relay-compiler. A Map, so that names like `constructor` have no value.
 * With `watch`, a lookup of an unknown id reloads the file if the file has changed.
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
