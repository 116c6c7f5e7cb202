import type { BlockList } from 'node:net'
import * as z from 'zod'
import { CannotStart, WRONG_SETTINGS } from '../command.ts'
import { keptKeys } from '../../../server/keys.ts'
import type { TracingSettings } from '../../../server/otlp.ts'
import { givenSettings, key, keys, keyTexts, settingNames, tracingOf } from '../../../server/settings.ts'
import { createLog } from '../log.ts'
import { publicDevelopment } from '../../../server/loopback.ts'
import { misspeltLines } from '../../../server/misspelt.ts'
import { ENVIRONMENT } from './environment.ts'
import { notSetUp } from './notSetUp.ts'

/** The two banks of an ACH file: its destination and its origin. */
export interface AchSettings {
  /** Routing number of the bank or operator that receives the file, 9 digits. */
  destination: string
  destinationName: string
  /** Routing number of the bank that sends our files, 9 digits. Trace numbers begin with the first eight digits. */
  origin: string
  /** Company identification at the originating bank, 10 characters. */
  companyId: string
}

export type Config = {
  production: boolean
  /** The address on which the custodian listens. */
  host: string
  /** Whether the custodian answers only requests whose Host header names this machine, as in development. */
  onLoopback: boolean
  port: number
  /** Ports at which a command tries to reach a custodian on this machine. */
  commandPorts: readonly number[]
  /** Port of the Prometheus metrics; null turns them off. */
  metricsPort: number | null
  metricsHost: string
  /** Settings of the trace collector; null turns tracing off. */
  tracing: TracingSettings | null
  /** Gateways on other machines that are trusted to report their callers' addresses; null without such gateways. */
  gateways: BlockList | null
  /** URL of PostgreSQL; null means the embedded database in dataDir. */
  databaseUrl: string | null
  /** URL with the login that owns the schema, if that is not the custodian's own login. */
  databaseOwnerUrl: string | null
  /** URL of a standby of the same PostgreSQL, for lists and reports. */
  databaseReadUrl: string | null
  /** Whether repeated statements are sent as named prepared statements. */
  databasePrepared: boolean
  /** Whether the start applies missing migrations. If not, the start fails when migrations are missing. */
  migrateAtStart: boolean
  /** Milliseconds for which the server still accepts requests after the signal to stop. */
  shutdownDelayMs: number
  /** Folder of the embedded database and keys, or "memory" for tests. */
  dataDir: string
  /** Public origin of the portal, the only host in the links of emails. */
  publicOrigin: string
  /** Encryption keys of 32 bytes. The first key encrypts; all of them decrypt. */
  piiKeys: readonly Buffer[]
  hashKey: Buffer
  /** Former hash keys, which only verify older hashes. */
  formerHashKeys: readonly Buffer[]
  /** The operator's key, which commands send. */
  operatorKey: string
  /** The former operator's key, accepted until every command uses the new one. */
  formerOperatorKeys: readonly string[]
  /** Encrypts the keys in a backup; null omits the keys. */
  backupKey: Buffer | null
  topAdminRoleId: number
  distributionFeeCents: bigint
  /**
   * Maximum total of fees that one employee may refund after the last refund approved by two people. The same maximum
   * applies to each account. Higher refunds need a second person.
   */
  adjustmentLimitCents: bigint
  /**
   * Basis points by which one employee may raise a plan's rate without a second person. They count from the lowest rate
   * since two people last decided a rate.
   */
  interestLimitBasisPoints: number
  /**
   * Number of list rows that one person may read in a day before administrators are notified; 0 turns the notice
   * off.
   */
  rowsReadAlarm: number
  companyName: string
  /** The custodian's phone number; empty if there is none. */
  contactPhone: string
  /** IANA time zone of business dates. */
  businessTimeZone: string
  demoData: boolean
  /** Whether the demo data includes the requests and bank statements of the last two weeks. */
  demoActivity: boolean
  smtpUrl: string | null
  /** Whether changes by staff wait for a second person where a rule requires one. */
  fourEyes: boolean
  planMoneyPrefunded: boolean
  /** Lowest federal withholding without an opt-out, in whole percent: 1 to 10. */
  federalMinimumPercent: number
  /**
   * The last day of a year for sending deposits, such as "12-28". Null means the last day whose settlement is in the
   * year.
   */
  yearEndCutoff: string | null
  /** Whether this custodian runs the jobs of a business day. */
  timetable: boolean
  /** Idle minutes after which a staff session ends; 0 turns the limit off. */
  staffIdleMinutes: number
  /** Minimum length of a new password, in characters. */
  passwordMinimumLength: number
  staffPasswordMinimumLength: number
  /** Whether staff must sign in with an authenticator app besides the password. */
  staffSecondFactor: boolean
  /** Whether guessable passwords are refused. Otherwise only the length counts. */
  refuseEasyPasswords: boolean
  /** The operator's own table of state withholding rules, used instead of the included table. */
  stateWithholdingFile: string | null
  /** Whether payments are refused while the state tax rules are those of an earlier year. */
  stateTableStrict: boolean
  /** The operator's file with the payer on tax forms. */
  taxPayerFile: string | null
  /** The operator's file with legal holidays to add or remove. */
  taxHolidaysFile: string | null
  fedachFile: string | null
  /**
   * File of sanctioned names, whose accounts may not be validated. The included list is empty and applies only outside
   * production.
   */
  sanctionsFile: string | null
  /** Address of the virus scanner, such as "clamd://host:3310"; null means the built-in test scanner. */
  virusScanner: string | null
  /** The banks of direct-deposit files; null if deposits can't be sent. */
  ach: AchSettings | null
  /** Private networks to which webhooks may send; null without such networks. */
  webhookNetworks: BlockList | null
  /** The bank account of the imported statements; null if none are imported. */
  bankAccount: string | null
}

const environment = z.object(ENVIRONMENT)

const SETTINGS = settingNames(ENVIRONMENT)

/** Banks of trial ACH files. The origin is a made-up routing number that no bank has. */
const TRIAL_BANKS: AchSettings = {
  destination: '011000015',
  destinationName: 'FEDERAL RESERVE BANK',
  origin: '111111118',
  companyId: '1900000001',
}

const TRIAL_ACCOUNT = '000123456789'

/** Parses an amount: "12.5" becomes 1250n. */
function centsOf(amount: string): bigint {
  const [dollars = '0', cents = ''] = amount.split('.')
  return BigInt(dollars) * 100n + BigInt(cents.padEnd(2, '0'))
}

/** The bank settings: all four, or trial banks if none is set. Null without bank settings in production. */
function achOf(values: z.infer<typeof environment>, production: boolean): AchSettings | null | 'incomplete' {
  const {
    ACH_DESTINATION: destination,
    ACH_DESTINATION_NAME: destinationName,
    ACH_ORIGIN: origin,
    ACH_COMPANY_ID: companyId,
  } = values
  if (destination && destinationName && origin && companyId) return { destination, destinationName, origin, companyId }
  if (destination || destinationName || origin || companyId) return 'incomplete'
  return production ? null : TRIAL_BANKS
}

/** Parses the settings, or returns all problems as lines of text. Empty variables count as missing. */
export function readConfig(env: Record<string, string | undefined>): { config: Config } | { problems: string[] } {
  const { given, problems } = givenSettings(ENVIRONMENT, env)
  const parsed = environment.safeParse(given)
  for (const issue of parsed.error?.issues ?? []) problems.push(`${issue.path.join('.')}: ${issue.message}`)
  const production = given['NODE_ENV'] === 'production'
  if (production) {
    for (const name of ['PII_KEY', 'HASH_KEY', 'OPERATOR_KEY', 'PUBLIC_ORIGIN'])
      if (!given[name]) problems.push(`${name}: required in production`)
    // Without a mail server, codes and links would wait forever, and nobody would be notified of a change.
    if (!given['SMTP_URL'] && parsed.data?.MAIL_WITHOUT_SMTP === false)
      problems.push(
        'SMTP_URL: required in production, or MAIL_WITHOUT_SMTP=on, which leaves every letter in the outbox',
      )
    if (given['DEMO_DATA'] && !/^(false|0|off)$/.test(given['DEMO_DATA']))
      problems.push('DEMO_DATA: demo data is not allowed in production')
    if (/^(false|0|off)$/.test(given['FOUR_EYES'] ?? ''))
      problems.push('FOUR_EYES: one person alone cannot decide in production')
  }
  if (given['DATABASE_OWNER_URL'] && !given['DATABASE_URL'])
    problems.push('DATABASE_OWNER_URL: works only together with DATABASE_URL')
  if (given['DATABASE_READ_URL'] && !given['DATABASE_URL'])
    problems.push('DATABASE_READ_URL: works only together with DATABASE_URL')
  // Requires a separate schema owner. Otherwise an attacker in the custodian could reset the role and rewrite the
  // ledger.
  if (production && given['DATABASE_URL'] && !given['DATABASE_OWNER_URL'])
    problems.push('DATABASE_OWNER_URL: required in production: the login of DATABASE_URL must not own the tables')
  const isPublicAllowed = parsed.data?.ALLOW_PUBLIC_DEVELOPMENT === true
  const { CUSTODIAN_HOST, HOST, PUBLIC_ORIGIN } = parsed.data ?? {}
  const listensOn = CUSTODIAN_HOST === undefined ? { HOST } : { CUSTODIAN_HOST }
  problems.push(...publicDevelopment(production, isPublicAllowed, { ...listensOn, PUBLIC_ORIGIN }))
  const ach = parsed.success ? achOf(parsed.data, production) : null
  if (ach === 'incomplete') problems.push('ACH_…: destination, its name, origin and company id are given together')
  if (!parsed.success || ach === 'incomplete' || problems.length > 0) return { problems }

  const values = parsed.data
  const kept = production ? {} : keptKeys(values.DATA_DIR, ['PII_KEY', 'HASH_KEY', 'OPERATOR_KEY'])
  const [hashKey = Buffer.alloc(0), ...formerHashKeys] = values.HASH_KEY ?? keys.parse(kept['HASH_KEY'])
  const [operatorKey = '', ...formerOperatorKeys] = values.OPERATOR_KEY ?? keyTexts.parse(kept['OPERATOR_KEY'])
  return {
    config: {
      production,
      host: values.CUSTODIAN_HOST ?? values.HOST ?? '127.0.0.1',
      onLoopback: !production && !isPublicAllowed,
      port: values.CUSTODIAN_PORT,
      commandPorts: values.COMMAND_PORTS ?? [values.CUSTODIAN_PORT],
      metricsPort: values.CUSTODIAN_METRICS_PORT ?? null,
      metricsHost: values.METRICS_HOST,
      tracing: tracingOf(values),
      gateways: values.GATEWAYS ?? null,
      databaseUrl: values.DATABASE_URL ?? null,
      databaseOwnerUrl: values.DATABASE_OWNER_URL ?? null,
      databaseReadUrl: values.DATABASE_READ_URL ?? null,
      databasePrepared: values.DATABASE_PREPARED,
      migrateAtStart: values.MIGRATE_AT_START,
      shutdownDelayMs: (values.SHUTDOWN_DELAY ?? 0) * 1_000,
      dataDir: values.DATA_DIR,
      publicOrigin: values.PUBLIC_ORIGIN ?? `http://localhost:${values.PORT}`,
      piiKeys: values.PII_KEY ?? keys.parse(kept['PII_KEY']),
      hashKey,
      formerHashKeys,
      operatorKey,
      formerOperatorKeys,
      backupKey: values.BACKUP_KEY ? Buffer.from(values.BACKUP_KEY, 'base64url') : null,
      topAdminRoleId: values.TOP_ADMIN_ROLE_ID,
      distributionFeeCents: centsOf(values.DISTRIBUTION_FEE),
      adjustmentLimitCents: centsOf(values.ADJUSTMENT_LIMIT),
      interestLimitBasisPoints: values.INTEREST_LIMIT,
      rowsReadAlarm: values.ROWS_READ_ALARM,
      companyName: values.COMPANY_NAME,
      contactPhone: values.CONTACT_PHONE,
      businessTimeZone: values.BUSINESS_TIME_ZONE,
      demoData: values.DEMO_DATA ?? !production,
      demoActivity: values.DEMO_ACTIVITY,
      smtpUrl: values.SMTP_URL ?? null,
      fourEyes: values.FOUR_EYES,
      planMoneyPrefunded: values.PLAN_MONEY_PREFUNDED,
      federalMinimumPercent: values.FEDERAL_MINIMUM_PERCENT,
      yearEndCutoff: values.YEAR_END_CUTOFF ?? null,
      timetable: values.TIMETABLE,
      staffIdleMinutes: values.STAFF_IDLE_MINUTES ?? (production ? 30 : 0),
      passwordMinimumLength: Math.max(values.PASSWORD_MIN_LENGTH, production ? 8 : 6),
      staffPasswordMinimumLength: Math.max(values.PASSWORD_MIN_LENGTH, production ? 12 : 6),
      staffSecondFactor: values.STAFF_SECOND_FACTOR ?? production,
      refuseEasyPasswords: values.REFUSE_EASY_PASSWORDS ?? production,
      stateWithholdingFile: values.STATE_WITHHOLDING_FILE ?? null,
      stateTableStrict: values.STATE_TABLE_STRICT,
      taxPayerFile: values.TAX_PAYER_FILE ?? null,
      taxHolidaysFile: values.TAX_HOLIDAYS_FILE ?? null,
      fedachFile: values.FEDACH_FILE ?? null,
      sanctionsFile: values.SANCTIONS_FILE ?? null,
      virusScanner: values.VIRUS_SCANNER ?? null,
      webhookNetworks: values.WEBHOOK_NETWORKS ?? null,
      ach,
      bankAccount: values.BANK_ACCOUNT ?? (production ? null : TRIAL_ACCOUNT),
    },
  }
}

/** Warnings about settings that do not stop the start, as lines of text. */
export function warningsOf(env: Record<string, string | undefined>, config: Config): string[] {
  const warnings = misspeltLines(env, SETTINGS)
  if (!config.production) return warnings
  if (config.smtpUrl === null) warnings.push('MAIL_WITHOUT_SMTP: no letter leaves this custodian')
  return [...warnings, ...notSetUp(config)]
}

/** Loads the settings of this process. For a wrong setting, prints every problem and exits with 78 (EX_CONFIG). */
export function loadConfig(
  print = (problems: string[]) => createLog('info', 'errors').fatal({ problems }, 'the settings are wrong'),
): Config {
  const result = readConfig(process.env)
  if ('config' in result) return result.config
  print([...result.problems, ...misspeltLines(process.env, SETTINGS)])
  process.exit(WRONG_SETTINGS)
}

/** Loads the settings of a command. Prints problems as plain text instead of JSON, because a person reads them. */
export const loadCommandConfig = (): Config =>
  loadConfig((problems) => console.error(['The settings are wrong:', ...problems].join('\n  ')))

/**
 * BACKUP_KEY, directly or from its file, for a restore without the other keys.
 * @throws CannotStart if the key is missing or malformed
 */
export function readBackupKey(env: Record<string, string | undefined>): Buffer {
  const { given, problems } = givenSettings({ BACKUP_KEY: ENVIRONMENT.BACKUP_KEY }, env)
  if (problems.length > 0) throw new CannotStart(problems.join('; '))
  if (given['BACKUP_KEY'] === undefined) throw new CannotStart('BACKUP_KEY: neither it nor BACKUP_KEY_FILE is set')
  const read = key.safeParse(given['BACKUP_KEY'])
  if (read.success) return Buffer.from(read.data, 'base64url')
  throw new CannotStart(`BACKUP_KEY: ${read.error.issues[0]?.message ?? 'must be a key'}`)
}
