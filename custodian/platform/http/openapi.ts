import swagger from '@fastify/swagger'
import type { FastifyInstance } from 'fastify'
import { jsonSchemaTransform, jsonSchemaTransformObject } from 'fastify-type-provider-zod'
import { MOST_COUNTED, PAGE_HEADERS } from '../../../contract/page.ts'
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
    transform: (route) => {
      const described = jsonSchemaTransform(route)
      if (route.route.config?.paged) describePage(described.schema)
      return described
    },
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

/** A list answers in headers where its page stands. */
const PAGE = {
  [PAGE_HEADERS.link]: { type: 'string', description: 'rel="next" and rel="prev" (RFC 8288), relative to the address' },
  [PAGE_HEADERS.total]: { type: 'integer', description: `Rows of the whole list, counted up to ${MOST_COUNTED}` },
  [PAGE_HEADERS.bound]: { type: 'string', enum: ['at-least'], description: 'There when counting stopped there' },
  [PAGE_HEADERS.offset]: { type: 'integer', description: 'Rows before this page, left out when nobody counted them' },
}

const SUM = {
  [PAGE_HEADERS.amount]: {
    type: 'number',
    description: `Dollars of the whole list, of no more than ${MOST_COUNTED} rows`,
  },
}

function describePage({ response, querystring }: { response?: unknown; querystring?: unknown }): void {
  const [success] = Object.values((response ?? {}) as Record<string, object>)
  const asked = (querystring as { properties?: Record<string, unknown> } | undefined)?.properties ?? {}
  if (success) Object.assign(success, { headers: structuredClone('sum' in asked ? { ...PAGE, ...SUM } : PAGE) })
}

/** The description as it is kept in git: sorted, so that a difference is a change. */
export function apiDescription(app: FastifyInstance): string {
  const document = app.swagger() as { paths?: Record<string, unknown> }
  const paths = Object.fromEntries(Object.entries(document.paths ?? {}).sort(([a], [b]) => (a < b ? -1 : 1)))
  return `${JSON.stringify({ ...document, paths }, null, 2)}\n`
}
