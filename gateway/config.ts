import { pino } from 'pino'
import type { BlockList } from 'node:net'
import * as z from 'zod'
import { keptKeys } from '../server/keys.ts'
import { publicDevelopment } from '../server/loopback.ts'
import { misspeltLines } from '../server/misspelt.ts'
import type { TracingSettings } from '../server/otlp.ts'
import {
  addresses,
  flag,
  givenSettings,
  httpOrigin,
  keys,
  setting,
  settingNames,
  SHARED_SETTINGS,
  tracingOf,
  wholeNumber,
} from '../server/settings.ts'
import { isTrustworthy } from './session/cookie.ts'
import type { OwnDocuments } from './http/ownDocuments.ts'

export type Config = {
  production: boolean
  /** The address to listen on; undefined for all addresses. */
  host: string | undefined
  port: number
  /** Whether only loopback Host headers are accepted, as in development. */
  onLoopback: boolean
  /** Public origin of the portal. */
  publicOrigin: string
  custodianUrl: string
  /** 32 bytes each; the first key seals, and every key opens. */
  sessionKeys: readonly Buffer[]
  /** Phone number for questions; empty if there is none. */
  contactPhone: string
  topAdminRoleId: number
  /**
   * Minutes after which the custodian ends an idle staff session; 0 means never. The gateway only shows this number to
   * clients.
   */
  staffIdleMinutes: number
  /**
   * GraphiQL, arbitrary documents without a Bearer credential, and introspection: for everybody, for administrators
   * signed in at the portal, or for nobody.
   */
  graphiql: OwnDocuments
  /** Trusted proxies; null without a proxy in front. */
  trustedProxies: BlockList | null
  /** Average requests per second of one session; 0 means no limit. */
  sessionRate: number
  /** Average requests per second of one address without a session; 0 means no limit. */
  anonymousRate: number
  /** Port of the Prometheus metrics; null turns metrics off. */
  metricsPort: number | null
  metricsHost: string
  logLevel: string
  /** Milliseconds for which the server still accepts requests after the signal to stop. */
  shutdownDelayMs: number
  /** Collector of traces; null turns tracing off. */
  tracing: TracingSettings | null
}

/** Settings in the order of their documentation. */
export const ENVIRONMENT = {
  ...SHARED_SETTINGS,
  CUSTODIAN_URL: setting(httpOrigin.optional(), {
    otherwise: 'http://127.0.0.1:4001',
    meaning: 'address of another custodian; `npm start` then starts no custodian',
  }),
  ALLOW_INSECURE_HTTP: setting(flag.default(false), {
    meaning: 'allows plain http on a host name other than localhost',
  }),
  SESSION_KEY: setting(keys.optional(), {
    otherwise: 'made',
    meaning: '32 bytes in base64url: seals session cookies; several separated by commas, the newest first',
    isSecret: true,
  }),
  GRAPHIQL: setting(z.union([z.literal('administrators'), flag]).optional(), {
    otherwise: 'on, off in production',
    meaning:
      'GraphiQL, and arbitrary documents without a token, see [Signing in from a program](programs.md); `administrators`: only for the top administrator, signed in at the portal',
  }),
  TRUSTED_PROXIES: setting(addresses.optional(), {
    meaning:
      'addresses or networks of the load balancers in front of the gateway, separated by commas. The gateway trusts only them to name the address of a caller. Without it everybody behind a load balancer counts as one address and shares its limits',
  }),
  SESSION_RATE: setting(wholeNumber(0, 10_000).optional(), {
    otherwise: 'none, 20 in production',
    meaning:
      "requests a second that one person may send to a gateway in all sessions together, with bursts of three seconds' worth; more get 429 with `Retry-After`. 0 means no limit",
  }),
  ANONYMOUS_RATE: setting(wholeNumber(0, 10_000).optional(), {
    otherwise: 'none, 20 in production',
    meaning:
      "the same for requests without a session, counted by the caller's address (the /64 network of IPv6). Behind a load balancer set `TRUSTED_PROXIES`, else all its visitors share one limit",
  }),
  METRICS_PORT: setting(wholeNumber(0, 65535).optional(), {
    meaning: 'port of the metrics of the gateway for Prometheus',
  }),
}

const environment = z.object(ENVIRONMENT)

const SETTINGS = settingNames(ENVIRONMENT)

/** The settings, or all problems as lines of text. An empty variable counts as missing. */
export function readConfig(env: Record<string, string | undefined>): { config: Config } | { problems: string[] } {
  const { given, problems } = givenSettings(ENVIRONMENT, env)
  const parsed = environment.safeParse(given)
  for (const issue of parsed.error?.issues ?? []) problems.push(`${issue.path.join('.')}: ${issue.message}`)
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
  const isPublicAllowed = parsed.data?.ALLOW_PUBLIC_DEVELOPMENT === true
  problems.push(...publicDevelopment(production, isPublicAllowed, { HOST: parsed.data?.HOST, PUBLIC_ORIGIN: origin }))
  if (!parsed.success || problems.length > 0) return { problems }

  const values = parsed.data
  const madeHere = () => Buffer.from(keptKeys(values.DATA_DIR, ['SESSION_KEY'])['SESSION_KEY'] ?? '', 'base64url')
  return {
    config: {
      production,
      host:
        values.HOST ??
        (production || !isTrustworthy(values.PUBLIC_ORIGIN ?? 'http://localhost') ? undefined : '127.0.0.1'),
      onLoopback: !production && !isPublicAllowed,
      port: values.PORT,
      publicOrigin: values.PUBLIC_ORIGIN ?? `http://localhost:${values.PORT}`,
      custodianUrl: values.CUSTODIAN_URL ?? `http://127.0.0.1:${values.CUSTODIAN_PORT}`,
      sessionKeys: values.SESSION_KEY ?? [madeHere()],
      contactPhone: values.CONTACT_PHONE,
      topAdminRoleId: values.TOP_ADMIN_ROLE_ID,
      staffIdleMinutes: values.STAFF_IDLE_MINUTES ?? (production ? 30 : 0),
      graphiql: values.GRAPHIQL ?? !production,
      trustedProxies: values.TRUSTED_PROXIES ?? null,
      sessionRate: values.SESSION_RATE ?? (production ? 20 : 0),
      anonymousRate: values.ANONYMOUS_RATE ?? (production ? 20 : 0),
      metricsPort: values.METRICS_PORT ?? null,
      metricsHost: values.METRICS_HOST,
      logLevel: values.LOG_LEVEL,
      shutdownDelayMs: (values.SHUTDOWN_DELAY ?? 0) * 1_000,
      tracing: tracingOf(values),
    },
  }
}

/** Warnings about settings that do not prevent the start. */
export function warningsOf(env: Record<string, string | undefined>, config: Config): string[] {
  const warnings = misspeltLines(env, SETTINGS)
  if (!isTrustworthy(config.publicOrigin))
    warnings.push('plain http: the session cookie can be read by everybody between here and the browser')
  return warnings
}

/** Settings of this process. Prints every problem and exits with 78 (EX_CONFIG) when a setting is wrong. */
export function loadConfig(): Config {
  const result = readConfig(process.env)
  if ('config' in result) return result.config
  const problems = [...result.problems, ...misspeltLines(process.env, SETTINGS)]
  const log = pino(
    { base: { service: 'gateway' }, timestamp: pino.stdTimeFunctions.isoTime },
    pino.destination({ fd: 2, sync: true }),
  )
  log.fatal({ problems }, 'the settings are wrong')
  process.exit(78)
}
