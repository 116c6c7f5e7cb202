import { readFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { RestError } from '../rest/errors.ts'
import { callerOf, limitRate, presentedBy, type CallerParts } from './caller.ts'
import { packLongAnswers } from './gzip.ts'
import { DOCS_POLICY } from './headers.ts'
import { isTopAdministrator, type OwnDocuments } from './ownDocuments.ts'

export type DocsParts = CallerParts & { graphiql: OwnDocuments; docsFolder: string }

/** Paths of built files: words and folders; only the extension of a script, a style sheet or an example has a dot. */
const NAME = /^[\w-]+(?:\/[\w-]+)*(?:\.(?:js|css|graphql|ts))?$/
const TYPES: Readonly<Record<string, string>> = {
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.graphql': 'text/plain',
  '.ts': 'text/plain',
  '': 'text/html',
}

/**
 * /docs: guides and the references of GraphQL and REST, for the people who may use GraphiQL: everybody outside
 * production, the top administrator if `GRAPHIQL=administrators`, otherwise nobody.
 */
export function docsRoutes(app: FastifyInstance, parts: DocsParts): void {
  app.register(async (docs) => {
    docs.addHook('onSend', packLongAnswers)
    for (const path of ['/docs', '/docs/*'])
      docs.get(path, async (request, reply) => {
        if (!(await mayRead(request, reply, parts))) return reply.code(404).send('NOT FOUND')
        const name = (request.url.split('?', 1)[0] ?? '').slice('/docs/'.length).replace(/\/$/, '') || 'index'
        const text = NAME.test(name) ? await textOf(parts.docsFolder, name) : null
        if (text === null) return reply.code(404).send('NOT FOUND')
        return reply
          .headers({ 'content-security-policy': DOCS_POLICY, 'cache-control': 'no-cache' })
          .type(`${TYPES[extname(name)] ?? 'text/html'}; charset=utf-8`)
          .send(text)
      })
  })
}

async function mayRead(request: FastifyRequest, reply: FastifyReply, parts: DocsParts): Promise<boolean> {
  if (parts.graphiql === true) limitRate(request, presentedBy(request, parts), parts)
  if (typeof parts.graphiql === 'boolean') return parts.graphiql
  try {
    return await isTopAdministrator(await callerOf(request, reply, parts))
  } catch (error) {
    if (error instanceof RestError && error.code === 'UNAUTHENTICATED') return false
    throw error
  }
}

/** Null for a file that was not built. */
function textOf(folder: string, name: string): Promise<string | null> {
  return readFile(join(folder, extname(name) === '' ? `${name}.html` : name), 'utf8').catch(() => null)
}
