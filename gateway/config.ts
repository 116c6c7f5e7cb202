import type { BlockList } from 'node:net'
import * as z from 'zod'
import { isRandom, keptKeys } from '../server/keys.ts'
import { misspeltLines } from '../server/misspelt.ts'
import { readProxies } from './http/clientAddress.ts'
import { isTrustworthy } from './session/cookie.ts'

export type Config = {
  production: boolean
  /** undefined listens on every address. */
  host: string | undefined
  port: number
  /** Where people reach the portal. */
  publicOrigin: string
  custodianUrl: string
  /** 32 bytes each; the first seals, all of them open. */
  sessionKeys: readonly Buffer[]
  topAdminRoleId: number
  /** Minutes after which the custodian ends the session of staff who do nothing; 0 is never. Shown, not enforced here. */
  staffIdleMinutes: number
  /** GraphiQL, arbitrary documents without a Bearer credential, and introspection. */
  graphiql: boolean
  /** Who is believed about the address of a caller; null when there is no proxy in front. */
  trustedProxies: BlockList | null
  /** Requests a second that one session may send on the average; 0 is no limit. */
  sessionRate: number
  /** The same for one address that sends requests without a session. */
  anonymousRate: number
  /** A second port on loopback with figures for Prometheus; null is off. */
  metricsPort: number | null
  logLevel: string
}

const flag = z
  .enum(['true', 'false', '1', '0', 'on', 'off'])
  .transform((text) => text === 'true' || text === '1' || text === 'on')
const wholeNumber = (from: number, to: number) =>
  z
    .string()
    .regex(/^\d+$/, 'must be a whole number')
    .transform(Number)
    .refine((value) => value >= from && value <= to, `must be from ${from} to ${to}`)
const httpOrigin = z.string().transform((text, context) => {
  const url = URL.canParse(text) ? new URL(text) : null
  if (url && /^https?:$/.test(url.protocol) && url.origin === text.replace(/\/$/, '')) return url.origin
  context.addIssue({ code: 'custom', message: 'must be http or https, host and port, without a path' })
  return z.NEVER
})
const keys = z.string().transform((text, context) => {
  const ring = text.split(',').map((key) => Buffer.from(key.trim(), 'base64url'))
  if (ring.every((key) => key.length === 32 && isRandom(key))) return ring
  context.addIssue({
    code: 'custom',
    message: 'must be keys of 32 random bytes in base64url, the newest first, with commas between',
  })
  return z.NEVER
})

const proxies = z.string().transform((text, context) => {
  const list = readProxies(text)
  if (list) return list
  context.addIssue({ code: 'custom', message: 'must be addresses or networks (10.0.0.0/8) with commas between' })
  return z.NEVER
})

const environment = z.object({
  // A slip ("prod") must not start a portal with demo people and an open mailbox.
  NODE_ENV: z.enum(['development', 'test', 'production']).default('development'),
  HOST: z.string().min(1).optional(),
  PORT: wholeNumber(0, 65535).default(4000),
  CUSTODIAN_PORT: wholeNumber(0, 65535).default(4001),
  CUSTODIAN_URL: httpOrigin.optional(),
  DATA_DIR: z.string().min(1).default('./data'),
  PUBLIC_ORIGIN: httpOrigin.optional(),
  ALLOW_INSECURE_HTTP: flag.default(false),
  SESSION_KEY: keys.optional(),
  TOP_ADMIN_ROLE_ID: wholeNumber(1, 4).default(1),
  STAFF_IDLE_MINUTES: wholeNumber(0, 1440).optional(),
  GRAPHIQL: flag.optional(),
  TRUSTED_PROXIES: proxies.optional(),
  SESSION_RATE: wholeNumber(0, 10_000).optional(),
  ANONYMOUS_RATE: wholeNumber(0, 10_000).optional(),
  METRICS_PORT: wholeNumber(0, 65535).optional(),
  LOG_LEVEL: z.enum(['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent']).default('info'),
})

const SETTINGS = Object.keys(environment.shape)

/** The settings, or every problem at once as lines of text. Empty variables count as not given. */
export function readConfig(env: Record<string, string | undefined>): { config: Config } | { problems: string[] } {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== undefined && value !== ''))
  const parsed = environment.safeParse(given)
  const problems = parsed.success ? [] : parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`)
  const production = given['NODE_ENV'] === 'production'
  if (production) {
    for (const name of ['SESSION_KEY', 'PUBLIC_ORIGIN'])
      if (!given[name]) problems.push(`${name}: required in production`)
  }
  const origin = parsed.data?.PUBLIC_ORIGIN
  if (origin && !isTrustworthy(origin) && !parsed.data?.ALLOW_INSECURE_HTTP) {
    problems.push(
      'PUBLIC_ORIGIN: plain http outside this machine shows the session to everybody on the way; use https or set ALLOW_INSECURE_HTTP=1',
    )
  }
  if (!parsed.success || problems.length > 0) return { problems }

  const values = parsed.data
  const madeHere = () => Buffer.from(keptKeys(values.DATA_DIR, ['SESSION_KEY'])['SESSION_KEY'] ?? '', 'base64url')
  return {
    config: {
      production,
      host:
        values.HOST ??
        (production || !isTrustworthy(values.PUBLIC_ORIGIN ?? 'http://localhost') ? undefined : '127.0.0.1'),
      port: values.PORT,
      publicOrigin: values.PUBLIC_ORIGIN ?? `http://localhost:${values.PORT}`,
      custodianUrl: values.CUSTODIAN_URL ?? `http://127.0.0.1:${values.CUSTODIAN_PORT}`,
      sessionKeys: values.SESSION_KEY ?? [madeHere()],
      topAdminRoleId: values.TOP_ADMIN_ROLE_ID,
      staffIdleMinutes: values.STAFF_IDLE_MINUTES ?? (production ? 30 : 0),
      graphiql: values.GRAPHIQL ?? !production,
      trustedProxies: values.TRUSTED_PROXIES ?? null,
      sessionRate: values.SESSION_RATE ?? (production ? 20 : 0),
      anonymousRate: values.ANONYMOUS_RATE ?? (production ? 20 : 0),
      metricsPort: values.METRICS_PORT ?? null,
      logLevel: values.LOG_LEVEL,
    },
  }
}

/** What starts all the same and should be looked at, as lines of text. */
export function warningsOf(env: Record<string, string | undefined>, config: Config): string[] {
  const warnings = misspeltLines(env, SETTINGS)
  if (!isTrustworthy(config.publicOrigin))
    warnings.push('plain http: the session cookie can be read by everybody between here and the browser')
  return warnings
}

/** Settings of this process; prints every problem and ends with 78 (EX_CONFIG) when one is wrong. */
export function loadConfig(): Config {
  const result = readConfig(process.env)
  if ('config' in result) return result.config
  const lines = [...result.problems, ...misspeltLines(process.env, SETTINGS)]
  console.error(`The gateway cannot start:\n${lines.map((line) => `  ${line}`).join('\n')}`)
  process.exit(78)
}
