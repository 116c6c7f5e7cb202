import swagger from '@fastify/swagger'
import type { FastifyInstance } from 'fastify'
import { jsonSchemaTransform, jsonSchemaTransformObject } from 'fastify-type-provider-zod'
import { KEY_KEPT_DAYS } from '../../../contract/endpoint.ts'
import { MOST_COUNTED, PAGE_HEADERS } from '../../../contract/page.ts'
import { open } from './access.ts'
import type { ApiDocument, JsonSchema } from './openapiDocument.ts'
import { describeErrors, ERROR_COMPONENTS } from './openapiErrors.ts'
import { nameShapes } from './openapiShapes.ts'

/** Generates the OpenAPI description of every route from its validation schemas. Registered before the routes. */
export async function describeApi(app: FastifyInstance): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.1',
      info: {
        title: 'IRA custodian',
        version: '1',
        license: { name: 'MIT', identifier: 'MIT' },
        contact: { name: 'The operator of the custodian' },
        description:
          'System of record for individual retirement accounts. Money is a JSON number of dollars with at most two decimals, days are YYYY-MM-DD, times are ISO 8601 in UTC. Errors: with `accept: application/problem+json` each is one Problem (RFC 9457). Without it, a 400 about fields is {errors:[{path, message}]}; a refusal to show to people (400, 409, 413, 429) is a JSON string; 401, 403 and 404 are {message}; 5xx is {message, requestId}.',
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
      if (route.route.config?.keyed) Object.assign(described.schema, { headers: KEY_HEADER })
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

/** Declares the idempotency key of a write, a header that makes a repeated call harmless. */
const KEY_HEADER = {
  type: 'object',
  properties: {
    'idempotency-key': {
      type: 'string',
      minLength: 1,
      maxLength: 255,
      description: `Idempotency key chosen by the caller, visible ASCII characters. For ${KEY_KEPT_DAYS} days, a call repeated with the same key and input has no second effect and gets the first response, with the header idempotency-hit; another input is a 409`,
    },
  },
}

/** Declares the headers with which a list sends the position of its page. */
const PAGE = {
  [PAGE_HEADERS.link]: {
    type: 'string',
    description: 'rel="next" and rel="prev" (RFC 8288), relative to the request URL',
  },
  [PAGE_HEADERS.total]: {
    type: 'integer',
    description: `Number of rows in the whole list, counted up to ${MOST_COUNTED}`,
  },
  [PAGE_HEADERS.bound]: {
    type: 'string',
    enum: ['at-least'],
    description: 'Present if counting stopped at that number',
  },
  [PAGE_HEADERS.offset]: { type: 'integer', description: 'Number of rows before this page; omitted if not counted' },
}

const SUM = {
  [PAGE_HEADERS.amount]: {
    type: 'number',
    description: `Total of the whole list in dollars; omitted for more than ${MOST_COUNTED} rows`,
  },
}

function describePage({ response, querystring }: { response?: unknown; querystring?: unknown }): void {
  const [success] = Object.values((response ?? {}) as Record<string, object>)
  const asked = (querystring as { properties?: Record<string, unknown> } | undefined)?.properties ?? {}
  if (success) Object.assign(success, { headers: structuredClone('sum' in asked ? { ...PAGE, ...SUM } : PAGE) })
}

/** The OpenAPI description as committed to the repository, sorted so that diffs show real changes. */
export function apiDescription(app: FastifyInstance): string {
  // Works on a copy, because the plugin keeps a reference to its object.
  const document = structuredClone(app.swagger()) as unknown as ApiDocument
  const paths = Object.fromEntries(Object.entries(document.paths).sort(([a], [b]) => (a < b ? -1 : 1)))
  const operations = Object.values(paths).flatMap((methods) => Object.values(methods))
  for (const operation of operations) {
    describeErrors(operation)
    for (const parameter of operation.parameters ?? []) typeNumber(parameter.schema)
  }
  const taken = Object.keys(ERROR_COMPONENTS.schemas)
  const schemas = { ...nameShapes(operations, taken), ...ERROR_COMPONENTS.schemas }
  const components = { ...document.components, schemas, responses: ERROR_COMPONENTS.responses }
  const tags = [...new Set(operations.flatMap((operation) => operation.tags))]
    .sort()
    .map((name) => ({ name, description: `Calls about ${spaced(name)}.` }))
  return `${JSON.stringify({ ...document, tags, components, paths }, null, 2)}\n`
}

const spaced = (name: string) => name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)

/** Patterns of path variables that the description shows as numbers. Validation treats them as texts of digits. */
const NUMBERS: Readonly<Record<string, JsonSchema>> = {
  '^[1-9]\\d{0,8}$': { type: 'integer', minimum: 1, maximum: 999_999_999 },
  '^[1-9]\\d{0,3}$': { type: 'integer', minimum: 1, maximum: 9_999 },
  '^[1-9]\\d{0,2}$': { type: 'integer', minimum: 1, maximum: 999 },
  '^[1-6]$': { type: 'integer', minimum: 1, maximum: 6 },
  '^([1-9]|[1-5]\\d|60)$': { type: 'integer', minimum: 1, maximum: 60 },
  '^(\\d|1\\d|20)$': { type: 'integer', minimum: 0, maximum: 20 },
  '^\\d{1,3}$': { type: 'integer', minimum: 0, maximum: 999 },
  '^(19|20)\\d{2}$': { type: 'integer', minimum: 1900, maximum: 2099 },
  '^2[01]\\d\\d$': { type: 'integer', minimum: 2000, maximum: 2199 },
  '^\\d{1,12}(\\.\\d{1,2})?$': { type: 'number', minimum: 0, format: 'money' },
}

function typeNumber(schema: JsonSchema): void {
  const typed = NUMBERS[schema.pattern ?? '']
  if (!typed) return
  delete schema.pattern
  Object.assign(schema, typed)
  if (typeof schema.default === 'string') schema.default = Number(schema.default)
}
