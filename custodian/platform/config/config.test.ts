import { createHash } from 'node:crypto'
import { readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { folderOfTest } from '../../../tests/folder.ts'
import { readBackupKey, readConfig, warningsOf, type Config } from './config.ts'

const configOf = (env: Record<string, string>): Config => {
  const result = readConfig(env)
  if ('problems' in result) throw new Error(result.problems.join('\n'))
  return result.config
}
const problemsOf = (env: Record<string, string>) => {
  const result = readConfig(env)
  return 'problems' in result ? result.problems : []
}

const keyOf = (name: string) => createHash('sha256').update(name).digest('base64url')

const productionSettings = () => ({
  NODE_ENV: 'production',
  PUBLIC_ORIGIN: 'https://ira.example.com',
  PII_KEY: keyOf('pii'),
  HASH_KEY: keyOf('hash'),
  OPERATOR_KEY: keyOf('operator'),
  SMTP_URL: 'smtp://mail.example.com',
})

describe('the settings of the custodian', () => {
  test('has a default for every setting outside production', () => {
    expect(configOf({ DATA_DIR: folderOfTest(), DISTRIBUTION_FEE: '' })).toMatchObject({
      port: 4001,
      commandPorts: [4001],
      databaseUrl: null,
      databaseOwnerUrl: null,
      databaseReadUrl: null,
      publicOrigin: 'http://localhost:4000',
      topAdminRoleId: 1,
      timetable: true,
      businessTimeZone: 'America/New_York',
      distributionFeeCents: 2500n,
      demoData: true,
    })
    expect(configOf({ DATA_DIR: folderOfTest(), DISTRIBUTION_FEE: '12.5', DEMO_DATA: 'false' })).toMatchObject({
      distributionFeeCents: 1250n,
      demoData: false,
    })
  })

  test('requires all bank settings together, and defaults them to trial banks only outside production', () => {
    const banks = {
      ACH_DESTINATION: '021000021',
      ACH_DESTINATION_NAME: 'Our Bank',
      ACH_ORIGIN: '011000015',
      ACH_COMPANY_ID: '1234567890',
    }
    expect(configOf({ DATA_DIR: folderOfTest(), ...banks }).ach).toEqual({
      destination: '021000021',
      destinationName: 'Our Bank',
      origin: '011000015',
      companyId: '1234567890',
    })
    expect(configOf({ DATA_DIR: folderOfTest() }).ach).not.toBeNull()
    const { ACH_ORIGIN: _missing, ...three } = banks
    expect(problemsOf({ DATA_DIR: folderOfTest(), ...three })).toEqual([
      'ACH_…: destination, its name, origin and company id are given together',
    ])
    expect(problemsOf({ DATA_DIR: folderOfTest(), ...banks, ACH_ORIGIN: '011000016' })).toEqual([
      'ACH_ORIGIN: must be a routing number',
    ])
    const production = {
      NODE_ENV: 'production',
      PUBLIC_ORIGIN: 'https://portal.example.com',
      PII_KEY: keyOf('pii'),
      HASH_KEY: keyOf('hash'),
      OPERATOR_KEY: keyOf('operator'),
      SMTP_URL: 'smtp://mail.example.com',
    }
    expect(configOf(production).ach).toBeNull()
  })

  test('reports every wrong setting', () => {
    const problems = problemsOf({
      DATA_DIR: folderOfTest(),
      CUSTODIAN_PORT: '99999',
      DATABASE_URL: 'mysql://x',
      DISTRIBUTION_FEE: '25.001',
      PII_KEY: 'short',
      PUBLIC_ORIGIN: 'http://x/path',
    })
    expect(problems.map((line) => line.split(':')[0])).toEqual([
      'CUSTODIAN_PORT',
      'PUBLIC_ORIGIN',
      'DATABASE_URL',
      'PII_KEY',
      'DISTRIBUTION_FEE',
    ])
  })

  test('requires keys and the origin in production, and refuses demo data there', () => {
    expect(problemsOf({ NODE_ENV: 'production', DEMO_DATA: 'true' })).toEqual([
      'PII_KEY: required in production',
      'HASH_KEY: required in production',
      'OPERATOR_KEY: required in production',
      'PUBLIC_ORIGIN: required in production',
      'SMTP_URL: required in production, or MAIL_WITHOUT_SMTP=on, which leaves every letter in the outbox',
      'DEMO_DATA: demo data is not allowed in production',
    ])
    const production = {
      NODE_ENV: 'production',
      PUBLIC_ORIGIN: 'https://ira.example.com',
      PII_KEY: keyOf('pii'),
      HASH_KEY: keyOf('hash'),
      OPERATOR_KEY: keyOf('operator'),
      SMTP_URL: 'smtp://mail.example.com',
    }
    expect(configOf(production)).toMatchObject({ production: true, demoData: false, fourEyes: true })
    for (const FOUR_EYES of ['off', 'false', '0'])
      expect(problemsOf({ ...production, FOUR_EYES })).toEqual([
        'FOUR_EYES: one person alone cannot decide in production',
      ])
  })

  test('allows FOUR_EYES=off outside production, and an amount as adjustment limit', () => {
    const DATA_DIR = folderOfTest()
    expect(configOf({ DATA_DIR, FOUR_EYES: 'off' })).toMatchObject({ fourEyes: false, adjustmentLimitCents: 100_000n })
    expect(configOf({ DATA_DIR, ADJUSTMENT_LIMIT: '250.50' })).toMatchObject({ adjustmentLimitCents: 25_050n })
    expect(problemsOf({ DATA_DIR, ADJUSTMENT_LIMIT: '-1' })).toEqual([expect.stringContaining('ADJUSTMENT_LIMIT')])
  })

  test('requires SMTP_URL or MAIL_WITHOUT_SMTP=on in production', () => {
    const { SMTP_URL: _mail, ...given } = productionSettings()
    expect(problemsOf(given)).toEqual([
      'SMTP_URL: required in production, or MAIL_WITHOUT_SMTP=on, which leaves every letter in the outbox',
    ])
    expect(problemsOf({ ...given, MAIL_WITHOUT_SMTP: 'off' })).toHaveLength(1)
    expect(configOf({ ...given, MAIL_WITHOUT_SMTP: 'on' }).smtpUrl).toBeNull()
    expect(configOf({ DATA_DIR: folderOfTest() }).smtpUrl).toBeNull()
  })

  test('warns about unknown settings, and about missing optional settings', () => {
    const given = productionSettings()
    const file = join(folderOfTest(), 'names.txt')
    writeFileSync(file, 'Nobody\n')
    const complete = {
      ...given,
      COMPANY_NAME: 'Example Trust Company',
      VIRUS_SCANNER: 'clamd://scanner:3310',
      SANCTIONS_FILE: file,
      ACH_DESTINATION: '021000021',
      ACH_DESTINATION_NAME: 'Our Bank',
      ACH_ORIGIN: '011000015',
      ACH_COMPANY_ID: '1234567890',
      BANK_ACCOUNT: '1234567',
      TAX_PAYER_FILE: file,
    }
    expect(warningsOf(complete, configOf(complete))).toEqual([])
    const env = {
      ...given,
      SMPT_URL: 'smtp://x',
      virus_scanner: 'clamd://x',
      TIME_TABLE: 'off',
      PATH: '/bin',
      HOME: '/',
    }
    expect(warningsOf(env, configOf(given))).toEqual([
      'SMPT_URL: no such setting; SMTP_URL was probably meant',
      'virus_scanner: no such setting; VIRUS_SCANNER was probably meant',
      'TIME_TABLE: no such setting; TIMETABLE was probably meant',
      'COMPANY_NAME: not set; emails, papers and bank files name "IRA Portal"',
      'VIRUS_SCANNER: not set; uploads are compared with a test signature only',
      'SANCTIONS_FILE: not set; the identity check does not run',
      'ACH_DESTINATION, ACH_DESTINATION_NAME, ACH_ORIGIN, ACH_COMPANY_ID: not set; no bank file is made',
      'BANK_ACCOUNT: not set; no bank statement is imported',
      'TAX_PAYER_FILE: not set; no tax form is furnished or filed',
    ])
    expect(warningsOf({}, configOf({ DATA_DIR: folderOfTest() }))).toEqual([])
  })

  test('reads only the backup key for a restore, from a setting or a file', () => {
    const file = join(folderOfTest(), 'backup_key')
    writeFileSync(file, `${keyOf('backup')}\n`)
    const wanted = Buffer.from(keyOf('backup'), 'base64url')
    expect(readBackupKey({ BACKUP_KEY: keyOf('backup') })).toEqual(wanted)
    expect(readBackupKey({ BACKUP_KEY_FILE: file })).toEqual(wanted)
    expect(() => readBackupKey({})).toThrow('BACKUP_KEY: neither it nor BACKUP_KEY_FILE is set')
    expect(() => readBackupKey({ BACKUP_KEY_FILE: `${file}.gone` })).toThrow('BACKUP_KEY_FILE: cannot be read')
    expect(() => readBackupKey({ BACKUP_KEY: 'short' })).toThrow('must be 32 bytes')
  })

  test('refuses DATABASE_OWNER_URL without DATABASE_URL', () => {
    const DATABASE_OWNER_URL = 'postgres://owner@db.example.com/portal'
    expect(problemsOf({ DATA_DIR: folderOfTest(), DATABASE_OWNER_URL })).toEqual([
      'DATABASE_OWNER_URL: works only together with DATABASE_URL',
    ])
    const DATABASE_URL = 'postgres://portal@db.example.com/portal'
    expect(configOf({ DATA_DIR: folderOfTest(), DATABASE_OWNER_URL, DATABASE_URL })).toMatchObject({
      databaseUrl: DATABASE_URL,
      databaseOwnerUrl: DATABASE_OWNER_URL,
    })
  })

  test('requires DATABASE_OWNER_URL in production', () => {
    const given = {
      NODE_ENV: 'production',
      PUBLIC_ORIGIN: 'https://ira.example.com',
      PII_KEY: keyOf('pii'),
      HASH_KEY: keyOf('hash'),
      OPERATOR_KEY: keyOf('operator'),
      SMTP_URL: 'smtp://mail.example.com',
      DATABASE_URL: 'postgres://portal@db.example.com/portal',
    }
    expect(problemsOf(given)).toEqual([
      'DATABASE_OWNER_URL: required in production: the login of DATABASE_URL must not own the tables',
    ])
    expect(problemsOf({ ...given, DATABASE_OWNER_URL: 'postgres://owner@db.example.com/portal' })).toEqual([])
  })

  test('accepts a new key with former keys, and validates each of them', () => {
    const [next, old] = [keyOf('next'), keyOf('old')]
    expect(configOf({ DATA_DIR: folderOfTest(), PII_KEY: `${next}, ${old}` }).piiKeys).toEqual(
      [next, old].map((text) => Buffer.from(text, 'base64url')),
    )
    const ring = configOf({ DATA_DIR: folderOfTest(), HASH_KEY: `${next},${old}`, OPERATOR_KEY: `${next}, ${old}` })
    expect(ring).toMatchObject({ operatorKey: next, formerOperatorKeys: [old] })
    expect([ring.hashKey, ...ring.formerHashKeys].map((key) => key.toString('base64url'))).toEqual([next, old])
    expect(problemsOf({ DATA_DIR: folderOfTest(), PII_KEY: `${next},short` })).toEqual([
      'PII_KEY: must be 32 bytes in base64url',
    ])
  })

  test.each(['prod', 'Production', 'staging'])('refuses the unknown NODE_ENV %s', (mode) => {
    expect(problemsOf({ DATA_DIR: folderOfTest(), NODE_ENV: mode }).join()).toMatch(/^NODE_ENV: /)
  })

  test.each(['America/New York', 'Pacific/Auckland', 'EST5'])('refuses the business time zone %s', (zone) => {
    expect(problemsOf({ DATA_DIR: folderOfTest(), BUSINESS_TIME_ZONE: zone })).toEqual([
      'BUSINESS_TIME_ZONE: must be a time zone such as America/New_York',
    ])
  })

  test.each([
    ['one repeated character', Buffer.alloc(32, 7)],
    ['consecutive characters', Buffer.from(Array.from({ length: 32 }, (_, place) => 65 + place))],
  ])('refuses an encryption key of %s', (_, made) => {
    expect(problemsOf({ DATA_DIR: folderOfTest(), PII_KEY: made.toString('base64url') })).toEqual([
      'PII_KEY: must be random bytes',
    ])
  })
})

describe('missing encryption keys', () => {
  test('generates missing keys once, readable only by the user of the process, and prefers configured keys', () => {
    const DATA_DIR = folderOfTest()
    const first = configOf({ DATA_DIR })
    expect(first.piiKeys.map((key) => key.length)).toEqual([32])
    expect(configOf({ DATA_DIR }).piiKeys).toEqual(first.piiKeys)
    expect(first.piiKeys).not.toContainEqual(first.hashKey)
    const file = join(DATA_DIR, 'keys.json')
    expect(statSync(file).mode & 0o077).toBe(0)
    expect(Object.keys(JSON.parse(readFileSync(file, 'utf8')) as object)).toEqual([
      'PII_KEY',
      'HASH_KEY',
      'OPERATOR_KEY',
    ])
    const given = keyOf('given')
    expect(configOf({ DATA_DIR, PII_KEY: given }).piiKeys).toEqual([Buffer.from(given, 'base64url')])
  })
})

describe('the listening address', () => {
  const hostOf = (env: Record<string, string>) => {
    const result = readConfig({ DATA_DIR: folderOfTest(), ...env })
    return 'config' in result ? result.config.host : result.problems
  }
  test('listens on CUSTODIAN_HOST, else HOST, else loopback', () => {
    expect(hostOf({})).toBe('127.0.0.1')
    expect(hostOf({ HOST: '10.0.0.5', ALLOW_PUBLIC_DEVELOPMENT: '1' })).toBe('10.0.0.5')
    expect(hostOf({ HOST: '0.0.0.0', CUSTODIAN_HOST: '127.0.0.1' })).toBe('127.0.0.1')
  })

  test.each([
    [{ HOST: '10.0.0.5' }, 'HOST'],
    [{ CUSTODIAN_HOST: '0.0.0.0' }, 'CUSTODIAN_HOST'],
    [{ PUBLIC_ORIGIN: 'https://portal.example.com' }, 'PUBLIC_ORIGIN'],
  ])('refuses public addresses outside production: %j', (env, name) => {
    expect(hostOf(env as Record<string, string>)).toEqual([
      expect.stringMatching(new RegExp(`^${name}: .*NODE_ENV=production, or ALLOW_PUBLIC_DEVELOPMENT=1`)),
    ])
  })

  test('trusts gateways on other machines only if GATEWAYS names them', () => {
    const result = readConfig({ DATA_DIR: folderOfTest(), GATEWAYS: '10.0.0.0/24, ::1' })
    expect('config' in result && result.config.gateways?.check('10.0.0.7')).toBe(true)
    expect(readConfig({ DATA_DIR: folderOfTest(), GATEWAYS: 'everybody' })).toEqual({
      problems: ['GATEWAYS: must be addresses or networks with commas between'],
    })
  })
})

test.each(['SANCTIONS_FILE', 'FEDACH_FILE', 'STATE_WITHHOLDING_FILE', 'TAX_HOLIDAYS_FILE'])(
  'reports a problem if the file named by %s cannot be read',
  (name) => {
    const dataDir = folderOfTest()
    for (const path of [join(dataDir, 'nothing.txt'), dataDir])
      expect(readConfig({ DATA_DIR: dataDir, [name]: path })).toEqual({
        problems: [`${name}: cannot be read: no such file, or no right to read it`],
      })
  },
)
