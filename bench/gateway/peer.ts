import { createServer, type Server } from 'node:http'
import { useGraphQlJit } from '@envelop/graphql-jit'
import Fastify from 'fastify'
import { parse, type ExecutionResult } from 'graphql'
import { compileQuery, isCompiledQuery, type CompiledQuery } from 'graphql-jit'
import { createYoga, type Plugin } from 'graphql-yoga'
import mercurius from 'mercurius'
import { buildSchema } from '../../gateway/schema.ts'
import { documents } from './operations.ts'
import { plainContext } from './plainContext.ts'
import { byDispatch } from './upstream.ts'

// Other servers over our schema and resolvers: each with graphql-jit, its cache of documents and the cheapest of
// undici's ways to the custodian, and without everything else that the gateway does.
const get = byDispatch(process.env.UPSTREAM ?? '')
const schema = buildSchema()
const port = Number(process.env.PORT)

type Sent = { id?: string; query?: string; variables?: Record<string, unknown> }
const textOf = ({ id, query }: Sent): string => (id === undefined ? query : documents[id]) ?? ''

/** node:http, compiled queries by their text, JSON.stringify. */
function rawHttp(): Server {
  const compiled = new Map<string, CompiledQuery['query']>()
  const find = (text: string) => {
    const known = compiled.get(text)
    if (known) return known
    const query = compileQuery(schema, parse(text))
    if (!isCompiledQuery(query)) throw new Error('cannot be compiled')
    compiled.set(text, query.query)
    return query.query
  }
  const run = async (body: string, authorization: string): Promise<ExecutionResult> => {
    const sent = JSON.parse(body) as Sent
    return find(textOf(sent))(undefined, plainContext(get, authorization), sent.variables)
  }
  return createServer((req, res) => {
    let body = ''
    req.on('data', (chunk: Buffer) => (body += chunk.toString()))
    req.on('end', () => {
      run(body, req.headers.authorization ?? '').then(
        (result) => {
          const text = Buffer.from(JSON.stringify(result))
          res.writeHead(200, { 'content-type': 'application/json; charset=utf-8', 'content-length': text.length })
          res.end(text)
        },
        () => res.writeHead(500).end(),
      )
    })
  })
}

function yoga(): Server {
  const byId: Plugin = {
    onParams({ params, setParams }) {
      setParams({ query: textOf(params as Sent), variables: params.variables })
    },
  }
  const server = createYoga({
    schema,
    graphiql: false,
    landingPage: false,
    logging: false,
    maskedErrors: false,
    plugins: [byId, useGraphQlJit()],
    context: ({ request }) => plainContext(get, request.headers.get('authorization') ?? ''),
  })
  return createServer((req, res) => void server(req, res))
}

async function startMercurius(): Promise<void> {
  const app = Fastify()
  await app.register(mercurius, {
    schema,
    jit: 1,
    graphiql: false,
    context: (request: { headers: { authorization?: string } }) =>
      plainContext(get, request.headers.authorization ?? ''),
    persistedQueryProvider: {
      isPersistedQuery: (sent: Sent) => sent.id !== undefined,
      getHash: (sent: Sent) => sent.id ?? false,
      getQueryFromHash: async (id: string) => documents[id] ?? '',
    },
  } as never)
  app.server.keepAliveTimeout = 60_000
  await app.listen({ port, host: '127.0.0.1' })
}

if (process.env.PEER === 'mercurius') await startMercurius()
else {
  const server = process.env.PEER === 'yoga' ? yoga() : rawHttp()
  server.keepAliveTimeout = 60_000
  server.listen(port, '127.0.0.1')
}
