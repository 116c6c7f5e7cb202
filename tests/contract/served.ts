import type { RestAnswer } from '../clients.ts'

/** Whether an OpenAPI document contains a call, regardless of the names of its path parameters. */
export function servedCalls(answer: RestAnswer): (verb: string, path: string) => boolean {
  const { paths = {} } = answer.body as { paths?: Record<string, Record<string, unknown>> }
  const served = new Set<string>()
  for (const [path, verbs] of Object.entries(paths)) {
    for (const verb of Object.keys(verbs)) served.add(shapeOf(verb, path))
  }
  return (verb, path) => served.has(shapeOf(verb, path))
}

/** `GET /api/account/{}`: a call without the names and values of its parameters. */
export function shapeOf(verb: string, path: string): string {
  const plain = path
    .replace(/\{[^}]*\}/g, '{}')
    .replace(/\/$/, '')
    .toLowerCase()
  return `${verb.toUpperCase()} ${plain}`
}
