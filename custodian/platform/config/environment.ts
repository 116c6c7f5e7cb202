import * as z from 'zod'
import {
  addresses,
  flag,
  key,
  keys,
  keyTexts,
  readableFile,
  setting,
  SHARED_SETTINGS,
  wholeNumber,
} from '../../../server/settings.ts'
import { isBusinessTimeZone } from '../clock.ts'
import { passesChecksum } from '../routingNumber.ts'

/** "4021,4022" */
const ports = z.string().transform((text, context): number[] => {
  const read = z.array(wholeNumber(0, 65535)).safeParse(text.split(',').map((part) => part.trim()))
  if (read.success) return read.data
  context.addIssue({ code: 'custom', message: 'must be ports with commas between' })
  return z.NEVER
})

const routingNumber = z.string().refine(passesChecksum, 'must be a routing number')

/** The company's name without a setting. */
export const DEFAULT_COMPANY = 'IRA Portal'

/** All settings, in the order of their documentation. */
export const ENVIRONMENT = {
  ...SHARED_SETTINGS,
  CUSTODIAN_HOST: setting(z.string().min(1).optional(), {
    otherwise: '127.0.0.1',
    meaning:
      "the address the custodian listens on. Without it, a custodian that is started alone (`npm run start:custodian`) uses `HOST`; under `npm start`, `HOST` is the gateway's",
  }),
  COMMAND_PORTS: setting(ports.optional(), {
    otherwise: 'CUSTODIAN_PORT',
    meaning:
      'ports of the custodians on this machine that a command tries, separated by commas. Not the port of a balancer, which does not wait for the end of a job; `deploy/systemd/portal` sets it',
  }),
  GATEWAYS: setting(addresses.optional(), {
    meaning:
      'addresses or networks of gateways on other machines, separated by commas. The custodian trusts them, like a gateway on its own machine, to name the address of a caller. Without it all callers behind such a gateway share its limits, its event streams end, and credentials that are limited to their registered operations get 403',
  }),
  DATABASE_URL: setting(z.url({ protocol: /^postgres(ql)?$/ }).optional(), {
    meaning: 'PostgreSQL instead of the embedded database',
    isSecret: true,
  }),
  DATABASE_OWNER_URL: setting(z.url({ protocol: /^postgres(ql)?$/ }).optional(), {
    meaning:
      'another login to the same database, which owns its tables and runs the migrations; required in production',
    isSecret: true,
  }),
  DATABASE_READ_URL: setting(z.url({ protocol: /^postgres(ql)?$/ }).optional(), {
    meaning:
      'a standby of the same PostgreSQL, with the login of `DATABASE_URL`: lists and reports are read there once it has all earlier writes. A standby that is more than 100 ms late or does not answer is skipped for five seconds',
    isSecret: true,
  }),
  DATABASE_PREPARED: setting(flag.default(true), {
    meaning:
      'whether repeated statements are sent as named prepared statements, so that the database keeps their plans; `off` behind a proxy that does not support them',
  }),
  MIGRATE_AT_START: setting(flag.default(true), {
    meaning:
      'whether a start applies missing migrations; with `off`, a start refuses the database until `npm run migrate` has applied them',
  }),
  PII_KEY: setting(keys.optional(), {
    otherwise: 'made',
    meaning: '32 bytes in base64url: seals personal data at rest; several separated by commas, the newest first',
    isSecret: true,
  }),
  HASH_KEY: setting(keys.optional(), {
    otherwise: 'made',
    meaning:
      '32 bytes in base64url: search by exact match, and the links of the audit trail; several separated by commas, the newest first',
    isSecret: true,
  }),
  OPERATOR_KEY: setting(keyTexts.optional(), {
    otherwise: 'made',
    meaning:
      '32 bytes in base64url: commands of the operator; several separated by commas, the newest first: commands use that one',
    isSecret: true,
  }),
  BACKUP_KEY: setting(key.optional(), {
    meaning:
      '32 bytes in base64url: seals the other keys in a backup. Keep it apart from the portal and the backup: it restores those keys',
    isSecret: true,
  }),
  DISTRIBUTION_FEE: setting(
    z
      .string()
      .regex(/^\d{1,6}(\.\d{1,2})?$/, 'must be an amount in dollars')
      .default('25'),
    {
      meaning: 'dollars for each distribution; the wizard, the agreement and Questions and Answers show it',
    },
  ),
  ADJUSTMENT_LIMIT: setting(
    z
      .string()
      .regex(/^\d{1,9}(\.\d{1,2})?$/, 'must be an amount in dollars')
      .default('1000'),
    {
      meaning:
        'dollars of fee adjustments that one employee may make, and one account may get, without a second person, counted since two people last decided one. More than the fees that the account paid and did not get back always needs a second person',
    },
  ),
  INTEREST_LIMIT: setting(z.coerce.number().int().min(0).max(10_000).default(100), {
    meaning:
      'basis points by which one employee may raise the rate of a plan, counted from its lowest rate since two people last decided one; also the highest first rate that one employee may set',
  }),
  PLAN_MONEY_PREFUNDED: setting(flag.default(false), {
    meaning:
      '`on` if sponsors fund their plan files before approval: money of a file can be paid out before a bank statement shows its deposit. With `off`, requests of its owners wait for that deposit',
  }),
  FEDERAL_MINIMUM_PERCENT: setting(z.coerce.number().int().min(1).max(10).default(10), {
    meaning:
      'lowest whole percent of federal tax that an owner or recipient who does not opt out may choose. Form W-4R accepts any whole percent from 0 to 100, so 1 leaves the choice to them; without a choice, 10 percent is withheld',
  }),
  YEAR_END_CUTOFF: setting(
    z
      .string()
      .regex(/^(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/, 'must be a day of the year such as 12-28')
      .optional(),
    {
      meaning:
        'last day, such as 12-28, on which direct deposits of a year are sent; deposits approved later are paid in the new year. The default, which is also the latest possible day, is the last day whose settlement is still in the year',
    },
  ),
  ROWS_READ_ALARM: setting(z.coerce.number().int().min(0).max(10_000_000).default(20_000), {
    meaning:
      'rows of lists that one employee may read in a day before every administrator is notified, once; 0 means never. Reads are never refused for it',
  }),
  COMPANY_NAME: setting(z.string().min(1).default(DEFAULT_COMPANY), {
    meaning:
      'name in emails, on papers and in bank files; screens use `VITE_COMPANY_NAME`, which `npm run build` reads',
  }),
  BUSINESS_TIME_ZONE: setting(
    z.string().refine(isBusinessTimeZone, 'must be a time zone such as America/New_York').default('America/New_York'),
    {
      meaning:
        'time zone of the business date, which postings, statements and tax years use whatever the time zone of the machine is. Times are stored in UTC. The hours of the timetable, 12:00 to 22:00 UTC, must be on one day in this zone',
    },
  ),
  DEMO_DATA: setting(flag.optional(), {
    otherwise: 'on, off in production',
    meaning: 'the demo people on the first start',
  }),
  DEMO_ACTIVITY: setting(flag.default(true), {
    meaning: 'whether the demo data has requests, notes and bank statements of the last two weeks',
  }),
  FOUR_EYES: setting(flag.default(true), {
    meaning:
      'whether changes wait for a second person if a rule says so, see [Second person](second-person.md); `off` only outside production',
  }),
  TIMETABLE: setting(flag.default(true), {
    meaning:
      'whether this custodian runs the jobs of a business day automatically; `off` if other custodians or the operator run them',
  }),
  SMTP_URL: setting(z.url({ protocol: /^smtps?$/ }).optional(), {
    meaning:
      '`smtp://user:password@host:587`; without it mails stay in the outbox and on /dev/mail. Required in production',
    isSecret: true,
  }),
  MAIL_WITHOUT_SMTP: setting(flag.default(false), {
    meaning: '`on` starts in production without `SMTP_URL`: no code, link or notice reaches anybody',
  }),
  PASSWORD_MIN_LENGTH: setting(wholeNumber(6, 64).default(6), {
    meaning:
      'minimum length of a new password, up to 64; in production at least 8, for staff at least 12, whatever is set here',
  }),
  STAFF_SECOND_FACTOR: setting(flag.optional(), {
    otherwise: 'off, on in production',
    meaning: 'whether staff sign in with a code of an authenticator app besides the password',
  }),
  REFUSE_EASY_PASSWORDS: setting(flag.optional(), {
    otherwise: 'off, on in production',
    meaning:
      'whether a new password is refused if it is easily guessed: one of the 49,000 most common, or below 100 million guesses by zxcvbn',
  }),
  STATE_WITHHOLDING_FILE: setting(readableFile.optional(), {
    meaning: "the operator's own table of state rules; a missing or invalid file stops the start (exit code 78)",
  }),
  STATE_TABLE_STRICT: setting(flag.default(false), {
    meaning:
      '`on` refuses estimates and payments in a year without rows in the table. With `off`, the rows of the newest year are used; the confirmation, the overview and, from December 1 on, `npm run doctor` say so',
  }),
  TAX_PAYER_FILE: setting(readableFile.optional(), {
    otherwise: 'made up, none in production',
    meaning:
      'payer that files tax forms, as JSON, see [Tax season](tax-season.md#the-payer); without it no form is furnished or filed in production',
  }),
  TAX_HOLIDAYS_FILE: setting(readableFile.optional(), {
    meaning:
      'legal holidays that the operator adds to the calculated ones, or removes, as JSON, see [Tax season](tax-season.md#legal-holidays); a missing or invalid file stops the start',
  }),
  FEDACH_FILE: setting(readableFile.optional(), {
    meaning: "the operator's own table of bank routing numbers; a missing or invalid file stops the start",
  }),
  SANCTIONS_FILE: setting(readableFile.optional(), {
    meaning:
      'names to compare with owners and recipients of payments: `sdn.csv` of OFAC, or one entry per line, see [Sanctions list](sanctions.md); without it the identity check does not run in production, and no payment is compared',
  }),
  VIRUS_SCANNER: setting(z.url({ protocol: /^clamd$/ }).optional(), {
    meaning:
      '`clamd://host:3310`; a file without a verdict is quarantined and scanned again every minute. Without it uploads are only compared with a test signature, and production logs that at the start',
  }),
  WEBHOOK_NETWORKS: setting(addresses.optional(), {
    meaning:
      'private addresses or networks, separated by commas, to which [webhooks](../tools.md#webhooks) may send. Without it they send only to public addresses, and in development to this machine; production always requires https',
  }),
  ACH_DESTINATION: setting(routingNumber.optional(), {
    otherwise: 'made up, none in production',
    meaning:
      'direct deposits: routing number of the bank that receives the files. Set all four `ACH_` settings together; without them no bank file is made',
  }),
  ACH_DESTINATION_NAME: setting(z.string().max(23).optional(), {
    otherwise: 'made up, none in production',
    meaning: 'direct deposits: the name of that bank',
  }),
  ACH_ORIGIN: setting(routingNumber.optional(), {
    otherwise: 'made up, none in production',
    meaning: 'direct deposits: routing number of the originating bank',
  }),
  ACH_COMPANY_ID: setting(
    z
      .string()
      .regex(/^[0-9A-Z]{1,10}$/, 'must be at most 10 capital letters and digits')
      .optional(),
    { otherwise: 'made up, none in production', meaning: 'direct deposits: company ID that the bank assigned' },
  ),
  BANK_ACCOUNT: setting(
    z
      .string()
      .regex(/^[0-9A-Z]{4,35}$/, 'must be 4 to 35 capital letters and digits')
      .optional(),
    {
      otherwise: 'made up, none in production',
      meaning:
        'number of the bank account of Custody Cash, as bank statements name it. Without it no statement is imported',
    },
  ),
  CUSTODIAN_METRICS_PORT: setting(wholeNumber(0, 65535).optional(), {
    meaning: 'port of the metrics of the custodian for Prometheus',
  }),
}
