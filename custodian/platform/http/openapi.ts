import swagger from '@fastify/swagger'
import type { FastifyInstance } from 'fastify'
import { jsonSchemaTransform, jsonSchemaTransformObject } from 'fastify-type-provider-zod'
import { open } from './access.ts'

/** The description of every route, made from the schemas that check it. Registered before the routes. */
export async function describeApi(app: FastifyInstance): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.1',
      info: {
        title: 'IRA custodian',
        version: '1',
        description:
          'System of record for individual retirement accounts. Money is a JSON number of dollars with at most two decimals, days are YYYY-MM-DD, moments ISO 8601 in UTC. 400 of fields: {errors:[{path, message}]}; a business refusal (400, 409, 413, 429): a JSON string; 401, 403, 404: {message}; 5xx: {message, requestId}.',
      },
      servers: [{ url: '/' }],
      components: {
        securitySchemes: {
          bearer: { type: 'http', scheme: 'bearer' },
          operator: { type: 'apiKey', in: 'header', name: 'authorization' },
        },
      },
    },
    transform: jsonSchemaTransform,
    transformObject: jsonSchemaTransformObject,
  })
  app.route({
    method: 'GET',
    url: '/api/openapi.json',
    config: { access: open },
    schema: { hide: true },
    handler: async (_request, reply) =>
      reply
        .serializer((text: string) => text)
        .type('application/json')
        .send(apiDescription(app)),
  })
}

/** The description as it is kept in git: sorted, so that a difference is a change. */
export function apiDescription(app: FastifyInstance): string {
  const document = app.swagger() as { paths?: Record<string, unknown> }
  const paths = Object.fromEntries(Object.entries(document.paths ?? {}).sort(([a], [b]) => (a < b ? -1 : 1)))
  return `${JSON.stringify({ ...document, paths }, null, 2)}\n`
}
