import { accessSync, constants, readFileSync, statSync } from 'node:fs'
import type { BlockList } from 'node:net'
import * as z from 'zod'
import { readAddresses } from './addresses.ts'
import { isRandom } from './keys.ts'
import type { TracingSettings } from './otlp.ts'

/** Documentation of a setting, from which docs/operations/configure.md and .env.example are generated. */
export type About = {
  meaning: string
  /** The default in words, for a setting whose schema has no default or an unclear one. */
  otherwise?: string
  /** The value may come from a file named in `<NAME>_FILE`, because more people can see an environment than a file. */
  isSecret?: true
}

export const setting = <Schema extends z.ZodType>(schema: Schema, about: About): Schema => schema.meta(about)

export const flag = z
  .enum(['true', 'false', '1', '0', 'on', 'off'])
  .transform((text) => text === 'true' || text === '1' || text === 'on')

export const wholeNumber = (from: number, to: number) =>
  z
    .string()
    .regex(/^\d+$/, 'must be a whole number')
    .transform(Number)
    .refine((value) => value >= from && value <= to, `must be from ${from} to ${to}`)

export const httpOrigin = z.string().transform((text, context) => {
  const url = URL.canParse(text) ? new URL(text) : null
  if (url && /^https?:$/.test(url.protocol) && url.origin === text.replace(/\/$/, '')) return url.origin
  context.addIssue({ code: 'custom', message: 'must be http or https, host and port, without a path' })
  return z.NEVER
})

export const addresses = z.string().transform((text, context): BlockList => {
  const list = readAddresses(text)
  if (list !== null) return list
  context.addIssue({ code: 'custom', message: 'must be addresses or networks with commas between' })
  return z.NEVER
})

export const key = z
  .string()
  .refine((text) => Buffer.from(text, 'base64url').length === 32, {
    error: 'must be 32 bytes in base64url',
    abort: true,
  })
  .refine((text) => isRandom(Buffer.from(text, 'base64url')), 'must be random bytes')

/** One key, or several during a rotation: the newest first, separated by commas. */
export const keyTexts = z.string().transform((text, context) => {
  const ring: string[] = []
  for (const part of text.split(',')) {
    const read = key.safeParse(part.trim())
    if (read.success) ring.push(read.data)
    else {
      context.addIssue({ code: 'custom', message: read.error.issues[0]?.message ?? 'must be a key' })
      return z.NEVER
    }
  }
  return ring
})

/** A list of keys, decoded to bytes. */
export const keys = keyTexts.transform((texts) => texts.map((text) => Buffer.from(text, 'base64url')))

/**
 * Path of a file with a table that the operator maintains. It must be readable at the start, so that no job fails at
 * night.
 */
export const readableFile = z
  .string()
  .min(1)
  .refine((path) => isReadable(path), 'cannot be read: no such file, or no right to read it')

function isReadable(path: string): boolean {
  try {
    accessSync(path, constants.R_OK)
    return statSync(path).isFile()
  } catch {
    return false
  }
}

const share = z
  .string()
  .regex(/^(0(\.\d{1,6})?|1(\.0+)?)$/, 'must be from 0 to 1')
  .transform(Number)

/** "api-key=abc,x-scope=1": values may be percent-encoded, as in OpenTelemetry. */
const headerList = z.string().transform((text, context) => {
  const headers: Record<string, string> = {}
  for (const part of text.split(',')) {
    const [, name = '', value = ''] = /^\s*([\w-]+)=([\x21-\x7e]+)\s*$/.exec(part) ?? []
    try {
      headers[name] = decodeURIComponent(value)
    } catch {
      headers[''] = ''
    }
  }
  if (!('' in headers)) return headers
  context.addIssue({ code: 'custom', message: 'must be name=value, with commas between' })
  return z.NEVER
})

/** Settings that both servers read. */
export const SHARED_SETTINGS = {
  // A typo ("prod") must not start a portal with demo people and an open mailbox.
  NODE_ENV: setting(z.enum(['development', 'test', 'production']).default('development'), {
    meaning: '`production`: keys must be given, no demo data, no GraphiQL, no development mailbox',
  }),
  PORT: setting(wholeNumber(0, 65535).default(4000), { meaning: 'port of the gateway: GraphQL, the web, files' }),
  HOST: setting(z.string().min(1).optional(), {
    otherwise: '127.0.0.1',
    meaning: 'the address the gateway listens on; every address in production',
  }),
  CUSTODIAN_PORT: setting(wholeNumber(0, 65535).default(4001), { meaning: 'port of the custodian' }),
  DATA_DIR: setting(z.string().min(1).default('./data'), {
    meaning: 'folder of the embedded database and of generated keys',
  }),
  PUBLIC_ORIGIN: setting(httpOrigin.optional(), {
    otherwise: 'http://localhost:PORT',
    meaning: 'address at which people reach the portal; the only host in mails. Required in production',
  }),
  CONTACT_PHONE: setting(z.string().max(40).default(''), {
    meaning: 'phone number for questions, on screens, in mails and on papers; without it they show none',
  }),
  ALLOW_PUBLIC_DEVELOPMENT: setting(flag.default(false), {
    meaning:
      'allows `HOST` and `PUBLIC_ORIGIN` other than this machine outside production; without it such a start is refused, and so is a request for another host name than localhost',
  }),
  TOP_ADMIN_ROLE_ID: setting(wholeNumber(1, 4).default(1), {
    meaning: 'the role that may post fee adjustments and edit personal data',
  }),
  STAFF_IDLE_MINUTES: setting(wholeNumber(0, 1440).optional(), {
    otherwise: 'never (0), 30 in production',
    meaning: 'idle minutes after which a session of staff ends; customers stay signed in for a day',
  }),
  METRICS_HOST: setting(z.string().min(1).default('127.0.0.1'), {
    meaning:
      'the address on which both servers show metrics to Prometheus, if they have a port for them. Everybody who reaches it can read them',
  }),
  OTEL_EXPORTER_OTLP_ENDPOINT: setting(z.url({ protocol: /^https?$/ }).optional(), {
    otherwise: 'off',
    meaning:
      'address of the collector that receives traces of both servers by OTLP over HTTP (`http://127.0.0.1:4318`), see [Traces](monitor.md#traces)',
  }),
  OTEL_EXPORTER_OTLP_HEADERS: setting(headerList.optional(), {
    meaning: 'headers for the collector: `name=value`, separated by commas',
    isSecret: true,
  }),
  OTEL_TRACES_SAMPLER_ARG: setting(share.default(1), {
    otherwise: '1',
    meaning: 'share of the requests that are traced, from 0 to 1',
  }),
  SHUTDOWN_DELAY: setting(wholeNumber(0, 15).optional(), {
    otherwise: '0',
    meaning:
      'seconds for which a server still accepts requests after the signal to stop. Meanwhile `/ready` answers 503, so that a load balancer sends requests elsewhere; 3 with `deploy/haproxy-one.cfg`',
  }),
  LOG_LEVEL: setting(z.enum(['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent']).default('info'), {
    meaning: 'log level of both servers; logs are JSON lines without personal data',
  }),
}

type Shape = Record<string, z.ZodType>

/** The documentation of a setting. @throws Error for a setting without one */
export function aboutOf(shape: Shape, name: string): About {
  const about = shape[name]?.meta() as Partial<About> | undefined
  if (about?.meaning === undefined) throw new Error(`${name}: the setting has no description`)
  return { ...about, meaning: about.meaning }
}

const isSecret = (shape: Shape, name: string) => aboutOf(shape, name).isSecret === true

/** Every allowed variable name: the settings, and the files of secret ones. */
export function settingNames(shape: Shape): string[] {
  return Object.keys(shape).flatMap((name) => (isSecret(shape, name) ? [name, `${name}_FILE`] : [name]))
}

/**
 * The given settings, with secret ones read from their files. Empty variables and files count as missing.
 * @returns the settings, and a line for each unreadable file and each setting given twice
 */
export function givenSettings(
  shape: Shape,
  env: Record<string, string | undefined>,
): { given: Record<string, string>; problems: string[] } {
  const given: Record<string, string> = {}
  const problems: string[] = []
  for (const [name, value] of Object.entries(env)) if (value !== undefined && value !== '') given[name] = value
  for (const name of Object.keys(shape)) {
    const path = given[`${name}_FILE`]
    if (path === undefined || !isSecret(shape, name)) continue
    if (given[name] !== undefined) problems.push(`${name}: given twice, by itself and as ${name}_FILE`)
    else if (isReadable(path)) {
      const value = readFileSync(path, 'utf8').trim()
      if (value !== '') given[name] = value
    } else problems.push(`${name}_FILE: cannot be read: no such file, or no right to read it`)
  }
  return { given, problems }
}

/** Tracing settings; null if tracing is off. */
export function tracingOf(values: {
  OTEL_EXPORTER_OTLP_ENDPOINT?: string | undefined
  OTEL_EXPORTER_OTLP_HEADERS?: Record<string, string> | undefined
  OTEL_TRACES_SAMPLER_ARG: number
}): TracingSettings | null {
  const endpoint = values.OTEL_EXPORTER_OTLP_ENDPOINT?.replace(/\/+$/, '')
  if (endpoint === undefined) return null
  return { endpoint, share: values.OTEL_TRACES_SAMPLER_ARG, headers: values.OTEL_EXPORTER_OTLP_HEADERS ?? {} }
}
