import { createHash } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { readConfig, warningsOf } from './config.ts'

const folder = mkdtempSync(join(tmpdir(), 'gateway-config-'))
afterAll(() => rmSync(folder, { recursive: true }))

const key = (name: number) => createHash('sha256').update(String(name)).digest('base64url')
const production = { NODE_ENV: 'production', PUBLIC_ORIGIN: 'https://portal.example', SESSION_KEY: key(1) }
const config = (env: Record<string, string>) => {
  const result = readConfig({ DATA_DIR: folder, ...env })
  if (!('config' in result)) throw new Error(result.problems.join())
  return result.config
}
const problems = (env: Record<string, string>) => {
  const result = readConfig({ DATA_DIR: folder, ...env })
  return 'problems' in result ? result.problems : []
}

test('starts without settings in development, and creates the session key once', () => {
  const first = config({})
  expect(first).toMatchObject({
    port: 4000,
    custodianUrl: 'http://127.0.0.1:4001',
    publicOrigin: 'http://localhost:4000',
    graphiql: true,
    host: '127.0.0.1',
    onLoopback: true,
  })
  expect(config({}).sessionKeys).toEqual(first.sessionKeys)
  expect(Object.keys(JSON.parse(readFileSync(join(folder, 'keys.json'), 'utf8')) as object)).toEqual(['SESSION_KEY'])
})

test('treats an empty variable as missing', () => {
  expect(config({ PORT: '', GRAPHIQL: '' })).toMatchObject({ port: 4000, graphiql: true })
})

test('requires keys and an origin in production, creates no key, and turns GraphiQL off', () => {
  expect(config(production)).toMatchObject({
    onLoopback: false,
    graphiql: false,
    production: true,
    host: undefined,
    anonymousRate: 20,
  })
  expect(config({}).anonymousRate).toBe(0)
  expect(problems({ NODE_ENV: 'production' })).toEqual([
    'SESSION_KEY: required in production',
    'PUBLIC_ORIGIN: required in production',
  ])
})

test('accepts on, off and administrators as values of GRAPHIQL', () => {
  expect(config({ ...production, GRAPHIQL: 'administrators' }).graphiql).toBe('administrators')
  expect(config({ ...production, GRAPHIQL: 'on' }).graphiql).toBe(true)
  expect(config({ GRAPHIQL: 'off' }).graphiql).toBe(false)
  expect(problems({ GRAPHIQL: 'staff' }).join()).toMatch(/^GRAPHIQL: /)
})

test('warns about a misspelled setting and plain HTTP', () => {
  const env = { ...production, SESION_RATE: '5', PATH: '/bin' }
  expect(warningsOf(env, config(env))).toEqual(['SESION_RATE: no such setting; SESSION_RATE was probably meant'])
  const plain = { PUBLIC_ORIGIN: 'http://10.0.0.5:4000', ALLOW_INSECURE_HTTP: '1', ALLOW_PUBLIC_DEVELOPMENT: '1' }
  expect(warningsOf(plain, config(plain))).toEqual([expect.stringMatching(/^plain http/)])
})

test('reads several keys as a key ring, newest first', () => {
  expect(
    config({ ...production, SESSION_KEY: `${key(2)}, ${key(1)}` }).sessionKeys.map((one) => one.toString('base64url')),
  ).toEqual([key(2), key(1)])
})

describe('wrong settings of the gateway', () => {
  test.each([
    [{ PORT: '65536' }, 'PORT'],
    [{ PORT: 'x' }, 'PORT'],
    [{ CUSTODIAN_URL: 'ftp://x' }, 'CUSTODIAN_URL'],
    [{ CUSTODIAN_URL: 'http://x/path' }, 'CUSTODIAN_URL'],
    [{ PUBLIC_ORIGIN: 'portal.example' }, 'PUBLIC_ORIGIN'],
    [{ SESSION_KEY: 'changeme' }, 'SESSION_KEY'],
    [{ SESSION_KEY: `${key(1)},short` }, 'SESSION_KEY'],
    [{ SESSION_KEY: Buffer.alloc(32, 1).toString('base64url') }, 'SESSION_KEY'],
    [{ NODE_ENV: 'prod' }, 'NODE_ENV'],
    [{ TRUSTED_PROXIES: 'proxy.example' }, 'TRUSTED_PROXIES'],
    [{ GRAPHIQL: 'maybe' }, 'GRAPHIQL'],
    [{ PORT: 'x', CUSTODIAN_URL: 'y', LOG_LEVEL: 'loud' }, 'PORT LOG_LEVEL CUSTODIAN_URL'],
  ])('finds in the environment %j the invalid settings %s', (env, names) => {
    expect(
      problems(env as Record<string, string>)
        .map((line) => line.split(':')[0])
        .join(' '),
    ).toBe(names)
  })
})

test('refuses plain HTTP on a public host without an explicit setting', () => {
  const plain = { PUBLIC_ORIGIN: 'http://10.0.0.5:4000', ALLOW_PUBLIC_DEVELOPMENT: '1' }
  expect(problems(plain)).toHaveLength(1)
  expect(config({ ...plain, ALLOW_INSECURE_HTTP: '1' }).host).toBeUndefined()
})

describe('addresses that other machines can reach', () => {
  test.each([
    [{ HOST: '0.0.0.0' }, ['HOST']],
    [{ HOST: '::' }, ['HOST']],
    [{ HOST: 'portal.internal' }, ['HOST']],
    [{ HOST: '192.168.1.20' }, ['HOST']],
    [{ PUBLIC_ORIGIN: 'https://portal.example.com' }, ['PUBLIC_ORIGIN']],
    [{ HOST: '0.0.0.0', PUBLIC_ORIGIN: 'https://portal.example.com' }, ['HOST', 'PUBLIC_ORIGIN']],
    [{ NODE_ENV: 'test', HOST: '0.0.0.0' }, ['HOST']],
    [{ HOST: '127.0.0.1', PUBLIC_ORIGIN: 'https://localhost:8443' }, []],
    [{ HOST: '::1' }, []],
    [{ ...production, HOST: '0.0.0.0' }, []],
  ])('needs ALLOW_PUBLIC_DEVELOPMENT for public addresses outside production: %j reports %j', (env, names) => {
    const given = env as Record<string, string>
    const lines = problems(given)
    expect(lines.map((line) => line.split(':')[0])).toEqual(names)
    for (const line of lines) expect(line).toMatch(/NODE_ENV=production, or ALLOW_PUBLIC_DEVELOPMENT=1/)
    expect(config({ ...given, ALLOW_PUBLIC_DEVELOPMENT: '1' }).onLoopback).toBe(false)
  })
})
