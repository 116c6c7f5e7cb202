import type { AddressInfo } from 'node:net'
import { defaultFieldResolver, type GraphQLSchema } from 'graphql'
import { pino } from 'pino'
import { MockAgent } from 'undici'
import type { Config } from './config.ts'
import { errorCodesOf } from './graphql/errorCodes.ts'
import { rulesOf } from './graphql/guard.ts'
import { buildSchema, modules } from './schema.ts'
import { createGateway, type Replaced } from './server.ts'
import { keyRing, seal, type Purpose } from './session/seal.ts'
import type { Session } from './rest/identity.ts'

/** Origin of the mocked custodian. */
export const CUSTODIAN = 'http://custodian.test'

export const testConfig: Config = {
  production: false,
  host: '127.0.0.1',
  onLoopback: false,
  port: 0,
  publicOrigin: 'http://localhost:4000',
  custodianUrl: CUSTODIAN,
  sessionKeys: [Buffer.alloc(32, 7)],
  topAdminRoleId: 1,
  graphiql: true,
  trustedProxies: null,
  staffIdleMinutes: 0,
  contactPhone: '',
  sessionRate: 0,
  anonymousRate: 0,
  metricsPort: null,
  metricsHost: '127.0.0.1',
  tracing: null,
  shutdownDelayMs: 0,
  logLevel: 'silent',
}

export const ring = keyRing(testConfig.sessionKeys)

const person = (roleId: number, userId: number, accountOwnerId: number): Session => ({
  token: `token-of-${userId}`,
  userId,
  roleId,
  accountOwnerId,
  expiresAt: Date.now() + 3_600_000,
})

/** Ann (owner 101) and Ben (owner 102) are customers, the others staff. */
export const people = {
  ann: person(0, 11, 101),
  ben: person(0, 12, 102),
  admin: person(1, 21, 0),
  service: person(2, 22, 0),
  compliance: person(4, 24, 0),
  unknownRole: person(7, 27, 0),
}
export type Person = keyof typeof people

export const sealed = (who: Person, purpose: Purpose = 'cookie') => seal(ring, purpose, people[who])

// oxlint-disable-next-line typescript/no-explicit-any -- tests look into answers of any shape
export type Answer = { status: number; headers: Headers; text: string; data: any; errors: any[] | undefined }

export type Asking = { as?: Person; headers?: Record<string, string>; variables?: Record<string, unknown> }

/**
 * Mutations that returned a code missing from `@errors`, for example because a test mocked a refusal that the call
 * never sends.
 */
const undeclared = new Set<string>()

function checkingErrors(built: GraphQLSchema): GraphQLSchema {
  const rules = rulesOf(modules)
  for (const field of Object.values(built.getMutationType()?.getFields() ?? {})) {
    const { name, resolve = defaultFieldResolver } = field
    const codes: readonly unknown[] = errorCodesOf(name, rules.get(`Mutation.${name}`) ?? 'no data')
    field.resolve = async (...given) => {
      const payload = (await resolve(...given)) as { errors: readonly { code?: unknown }[] }
      for (const { code } of payload.errors)
        if (!codes.includes(code)) undeclared.add(`${name} answered ${String(code)}`)
      return payload
    }
  }
  return built
}

/** The schema of all gateways of a worker, built once, because building takes longer than most tests. */
let schema: GraphQLSchema | undefined

/**
 * A whole gateway on a free port in front of a mocked custodian, or of the one that `config.custodianUrl` names.
 * @param options `checksErrors: false` if the mocked custodian refuses calls with codes that the real one never sends
 */
export async function startGateway(
  config: Partial<Config> = {},
  replaced: Replaced = {},
  { checksErrors = true }: { checksErrors?: boolean } = {},
) {
  const agent = new MockAgent()
  agent.disableNetConnect()
  const lines: string[] = []
  const log = pino({ level: 'info' }, { write: (line: string) => void lines.push(line) })
  const gateway = createGateway({ ...testConfig, ...config }, log, {
    ...(config.custodianUrl ? {} : { dispatcher: agent }),
    schema: (schema ??= checkingErrors(buildSchema())),
    ...replaced,
  })
  await gateway.listen(0, '127.0.0.1')
  const url = `http://127.0.0.1:${(gateway.server.address() as AddressInfo).port}`
  const cookieName = config.publicOrigin?.startsWith('http://10.') ? 'portal' : '__Host-portal'

  const post = async (body: string, { as, headers = {} }: Asking = {}): Promise<Answer> => {
    const response = await fetch(`${url}/graphql`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'x-portal': '1',
        ...(as ? { cookie: `${cookieName}=${sealed(as)}` } : {}),
        ...headers,
      },
      body,
    })
    const text = await response.text()
    const { data, errors } = text.startsWith('{')
      ? (JSON.parse(text) as Answer)
      : { data: undefined, errors: undefined }
    return { status: response.status, headers: response.headers, text, data, errors }
  }
  return {
    url,
    agent,
    /** The gateway's log lines. */
    lines,
    post,
    ask: (query: string, asking: Asking = {}) => post(JSON.stringify({ query, variables: asking.variables }), asking),
    /** Responds to the next call to a custodian path with any query, and records the request. */
    custodian(method: string, path: string, status: number, body?: unknown, headers: Record<string, string> = {}) {
      const calls: { path: string; headers: Record<string, string>; body: unknown }[] = []
      const isAsked = (asked: string) => asked === path || asked.startsWith(`${path}?`)
      const interceptor = agent.get(CUSTODIAN).intercept({ method, path: isAsked })
      const scope = interceptor.reply((options) => {
        calls.push({
          path: options.path,
          headers: options.headers as Record<string, string>,
          body: typeof options.body === 'string' ? JSON.parse(options.body) : undefined,
        })
        const text = body === undefined ? '' : JSON.stringify(body)
        return {
          statusCode: status,
          data: text,
          responseOptions: { headers: { 'content-type': 'application/json', ...headers } },
        }
      })
      return { calls, scope }
    },
    /** The number of open connections. */
    connections: () =>
      new Promise<number>((resolve, reject) =>
        gateway.server.getConnections((error, count) => (error ? reject(error) : resolve(count))),
      ),
    /** The metrics in Prometheus format. */
    async metrics() {
      const { metrics } = gateway
      if (!metrics) throw new Error('metrics are off')
      await new Promise<void>((resolve) => metrics.listen(0, '127.0.0.1', resolve))
      const text = await (await fetch(`http://127.0.0.1:${(metrics.address() as AddressInfo).port}`)).text()
      metrics.closeAllConnections()
      metrics.close()
      return text
    },
    close: async () => {
      await gateway.close()
      const answered = [...undeclared]
      undeclared.clear()
      if (checksErrors && answered.length > 0) throw new Error(`${answered.join(', ')}, which @errors does not list`)
    },
  }
}

export type TestGateway = Awaited<ReturnType<typeof startGateway>>
