import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../scripts/child.ts'

/** The web's own documents, by id. */
export const webDocuments = documentsOf(root)

/** The web's documents in another checkout, by id. */
export function documentsOf(checkout: string): Readonly<Record<string, string>> {
  return JSON.parse(readFileSync(join(checkout, 'gateway/documents.json'), 'utf8')) as Record<string, string>
}

/** The request body that the web sends for one of its documents, found by name. */
export function webOperation(name: string, variables: object, documents = webDocuments): string {
  const id = Object.entries(documents).find(([, text]) => new RegExp(`^\\w+ ${name}\\b`).test(text))?.[0]
  if (!id) throw new Error(`the web has no ${name}`)
  return JSON.stringify({ id, variables })
}

/** Variables of the web's home page query for the customer Ann. */
export const HOME_VARIABLES = {
  accountOwnerId: 1001,
  seesRequests: true,
  decides: false,
  waitsFor: null,
  operates: false,
  reviews: false,
  administers: false,
  glances: false,
  readsNotes: false,
}
