import { createHash } from 'node:crypto'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { getUser } from '../../contract/session.ts'
import type { Caller } from '../graphql/context.ts'
import { strictSchema } from '../graphql/strictSchema.ts'
import { anyCallerOf, callerOf, limitRate, presentedBy, type CallerParts } from './caller.ts'
import { sendDevMail } from './devMail.ts'
import { createReadiness } from './health.ts'
import type { Notice } from './maintenance.ts'
import type { OwnDocuments } from './ownDocuments.ts'

export type ServiceParts = CallerParts & {
  notice: Notice
  /** schema.graphql as text. */
  schemaText: string
  production: boolean
  graphiql: OwnDocuments
  isDraining: () => boolean
}

/**
 * For load balancers, open tabs and developers: health, readiness, maintenance, the schema, the development mailbox.
 */
export function serviceRoutes(app: FastifyInstance, parts: ServiceParts): void {
  const readiness = createReadiness(parts.upstream)
  app.get('/health', async () => ({ alive: true }))
  app.get('/ready', async (_request, reply) => {
    const answer = await readiness(parts.isDraining())
    return reply.code(answer.ready ? 200 : 503).send(answer)
  })
  // Open tabs poll this path, with or without a session.
  app.get('/maintenance', async () => {
    const { mode, text } = await parts.notice()
    return { mode, text }
  })
  app.get('/dev/mail', async (request, reply) => {
    if (parts.production) return reply.code(404).send('NOT FOUND')
    const asJson = /\bjson\b/i.test(request.headers.accept ?? '') && !/\bhtml\b/i.test(request.headers.accept ?? '')
    return sendDevMail(await callerOf(request, reply, parts), reply, asJson)
  })

  const schemas = new Map<boolean, SchemaFile>()
  app.get('/schema.graphql', async (request, reply) => {
    if (parts.graphiql === true) limitRate(request, presentedBy(request, parts), parts)
    else if (!(await isLiveTool(request, (await anyCallerOf(request, reply, parts)).caller)))
      return reply.code(404).send('NOT FOUND')
    const isStrict = request.url.endsWith('?strict')
    const file = schemas.get(isStrict) ?? schemaFile(isStrict ? strictSchema(parts.schemaText) : parts.schemaText)
    schemas.set(isStrict, file)
    return sendSchema(request, reply, file)
  })
}

/** Whether the request has a Bearer token whose session the custodian still knows. */
async function isLiveTool({ headers }: FastifyRequest, caller: Caller): Promise<boolean> {
  if (headers.authorization === undefined || !caller.isSignedIn) return false
  return caller.call(getUser, {}).then(
    () => true,
    () => false,
  )
}

type SchemaFile = { text: string; tag: string }

const schemaFile = (text: string): SchemaFile => ({
  text,
  tag: `"${createHash('sha256').update(text).digest('base64url').slice(0, 27)}"`,
})

/** Sends the schema to every caller that may use introspection. */
function sendSchema(request: FastifyRequest, reply: FastifyReply, { text, tag }: SchemaFile): FastifyReply {
  reply.headers({ 'cache-control': 'no-cache', etag: tag })
  return request.headers['if-none-match'] === tag ? reply.code(304).send() : reply.send(text)
}
