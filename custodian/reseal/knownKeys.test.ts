import { afterEach, describe, expect, test } from 'vitest'
import { CannotStart } from '../platform/command.ts'
import { createServices, type Services } from '../platform/context/services.ts'
import { startTestServer, testConfig, type TestServer } from '../testing.ts'
import { forgetOldKeys, isHashKeyNew, requireKnownKeys } from './knownKeys.ts'
import { rehashSocials } from './rehash.ts'
import { resealAll } from './reseal.ts'

const [OLD, NEXT, OTHER] = [testConfig.piiKeys[0] ?? Buffer.alloc(0), Buffer.alloc(32, 3), Buffer.alloc(32, 9)]

let server: TestServer
afterEach(() => server.close())

const start = async (demo: boolean) => {
  server = await startTestServer({ demo })
}
const withKeys = (piiKeys: readonly Buffer[], hashKey = testConfig.hashKey, ...formerHashKeys: Buffer[]): Services => {
  const { database, clock } = server.services
  return createServices({ config: { ...testConfig, piiKeys, hashKey, formerHashKeys }, database, clock })
}
const refusal = (services: Services) =>
  requireKnownKeys(services).then(
    () => null,
    (error: unknown) => (error instanceof CannotStart ? `${error.exitCode} ${error.message.split(':')[0]}` : error),
  )

describe('the keys of a database', () => {
  test('records the encryption and hash keys at the first start, and refuses other keys afterwards', async () => {
    await start(false)
    expect(await refusal(withKeys([OLD]))).toBeNull()
    expect(await refusal(withKeys([OLD]))).toBeNull()
    expect(await refusal(withKeys([OTHER]))).toBe('78 PII_KEY')
    expect(await refusal(withKeys([OLD], OTHER))).toBe('78 HASH_KEY')
  })

  test('records the keys at a first start with former keys, and does not require the former keys later', async () => {
    await start(false)
    const ring = [OTHER, testConfig.hashKey, NEXT] as const
    expect(await refusal(withKeys([OLD], ...ring))).toBeNull()
    expect(await refusal(withKeys([OLD], ...ring))).toBeNull()
    expect(await refusal(withKeys([OLD], OTHER))).toBeNull()
    expect(await refusal(withKeys([OLD], testConfig.hashKey, OTHER))).toBe('78 HASH_KEY')
  })

  test('records the keys of an existing database only if they decrypt its data', async () => {
    await start(true)
    expect(await refusal(withKeys([OTHER]))).toBe('78 PII_KEY')
    expect(await refusal(withKeys([OLD], OTHER))).toBe('78 HASH_KEY')
    expect(await refusal(withKeys([OLD]))).toBeNull()
  })

  test('accepts a new key next to a known one, and rejects the old key after re-encryption', async () => {
    await start(true)
    await requireKnownKeys(withKeys([OLD]))
    expect(await refusal(withKeys([NEXT]))).toBe('78 PII_KEY')
    const both = withKeys([NEXT, OLD])
    expect(await refusal(both)).toBeNull()
    expect((await resealAll(both)).flatMap(({ unreadable }) => unreadable)).toEqual([])
    await forgetOldKeys(both)
    expect(await refusal(withKeys([NEXT]))).toBeNull()
    expect(await refusal(withKeys([OLD]))).toBe('78 PII_KEY')
  })

  test('requires all former hash keys, and accepts a new hash key only by command', async () => {
    await start(true)
    const hash = testConfig.hashKey
    await requireKnownKeys(withKeys([OLD]))
    expect(await refusal(withKeys([OLD], NEXT))).toBe('78 HASH_KEY')
    const both = withKeys([OLD], NEXT, hash)
    expect(await refusal(both)).toBe('78 HASH_KEY')
    expect(await isHashKeyNew(both)).toBe(true)
    await rehashSocials(both)
    expect(await isHashKeyNew(both)).toBe(false)
    expect(await refusal(both)).toBeNull()
    const wrong: Buffer[][] = [[hash], [NEXT], [hash, NEXT], [OTHER, NEXT], [NEXT, OTHER]]
    for (const keys of wrong) expect(await refusal(withKeys([OLD], ...keys))).toBe('78 HASH_KEY')
    expect(await isHashKeyNew(withKeys([OLD], OTHER, NEXT, hash))).toBe(true)
  })

  test('stores key fingerprints that reveal no key, each with its audit row', async () => {
    await start(false)
    await requireKnownKeys(withKeys([NEXT, OLD]))
    const { rows } = await server.services.database.executeSql('select ring, fingerprint from key_fingerprint')
    expect(rows.map(({ ring }) => String(ring)).toSorted()).toEqual(['HASH_KEY', 'PII_KEY', 'PII_KEY'])
    for (const key of [OLD, NEXT, testConfig.hashKey])
      for (const form of ['hex', 'base64url', 'latin1'] as const)
        expect(JSON.stringify(rows)).not.toContain(key.toString(form).slice(0, 12))
    const audited = await server.services.db
      .selectFrom('audit')
      .select('entity')
      .where('action', '=', 'keys.learn')
      .execute()
    expect(audited.map(({ entity }) => entity).toSorted()).toEqual(['HASH_KEY', 'PII_KEY'])
  })
})
