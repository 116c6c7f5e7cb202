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

const routingNumber = z.string().refine(passesChecksum, 'must be a routing number')

/** All settings, in the order of their documentation. */
export const ENVIRONMENT = {
  ...SHARED_SETTINGS,
  CUSTODIAN_HOST: setting(z.string().min(1).optional(), {
    otherwise: '127.0.0.1',
    meaning:
      "the address the custodian listens on. Started alone (`npm run start:custodian`) it takes `HOST` where this one is not given; under `npm start` `HOST` is the gateway's",
  }),
  GATEWAYS: setting(addresses.optional(), {
    meaning:
      'addresses or networks of gateways on other machines, with commas: like one on its own machine they are believed by the custodian about the address of a caller. Without it all callers behind such a gateway share its limits, and its event streams break off',
  }),
  DATABASE_URL: setting(z.url({ protocol: /^postgres(ql)?$/ }).optional(), {
    meaning: 'PostgreSQL in place of the embedded database',
    isSecret: true,
  }),
  DATABASE_OWNER_URL: setting(z.url({ protocol: /^postgres(ql)?$/ }).optional(), {
    meaning:
      'another login to the same database that owns its tables and brings them up to date; required in production',
    isSecret: true,
  }),
  DATABASE_READ_URL: setting(z.url({ protocol: /^postgres(ql)?$/ }).optional(), {
    meaning:
      'a standby of the same PostgreSQL, with the login of `DATABASE_URL`: lists and reports are read there once it has everything that was written before they were asked for. One that is later than 100 ms or away is passed over for five seconds',
    isSecret: true,
  }),
  DATABASE_PREPARED: setting(flag.default(true), {
    meaning:
      'whether repeated statements are sent as named prepared statements, so that the database keeps their plans; `off` behind a proxy that cannot pass them on',
  }),
  MIGRATE_AT_START: setting(flag.default(true), {
    meaning:
      'whether a start applies missing migrations; `off`: it refuses the database until `npm run migrate` has applied them',
  }),
  PII_KEY: setting(keys.optional(), {
    otherwise: 'made',
    meaning: '32 bytes in base64url: seals personal data at rest; several with commas, the newest first',
    isSecret: true,
  }),
  HASH_KEY: setting(keys.optional(), {
    otherwise: 'made',
    meaning:
      '32 bytes in base64url: search by exact match, and the links of the audit trail; several with commas, the newest first',
    isSecret: true,
  }),
  OPERATOR_KEY: setting(keyTexts.optional(), {
    otherwise: 'made',
    meaning: '32 bytes in base64url: service commands; several with commas, the newest first: commands use that one',
    isSecret: true,
  }),
  BACKUP_KEY: setting(key.optional(), {
    meaning: '32 bytes in base64url: seals the other keys into a backup. Kept apart from both, it brings the keys back',
    isSecret: true,
  }),
  DISTRIBUTION_FEE: setting(
    z
      .string()
      .regex(/^\d{1,6}(\.\d{1,2})?$/, 'must be an amount in dollars')
      .default('25'),
    {
      meaning: 'dollars for each distribution; wizard, agreement and questions show what it says',
    },
  ),
  ADJUSTMENT_LIMIT: setting(
    z
      .string()
      .regex(/^\d{1,9}(\.\d{1,2})?$/, 'must be an amount in dollars')
      .default('1000'),
    {
      meaning:
        'dollars of fee adjustments that one person may make, and one account may get, without a second person, counted since two people last decided one; more than the fees that the account paid and did not get back always needs one',
    },
  ),
  INTEREST_LIMIT: setting(z.coerce.number().int().min(0).max(10_000).default(100), {
    meaning:
      'basis points by which one person may raise the rate of a plan, counted from its lowest rate since two people last decided one, and the highest first rate that one person may give a plan',
  }),
  PLAN_MONEY_PREFUNDED: setting(flag.default(false), {
    meaning:
      'on where sponsors fund their plan files before they are approved: money of a file can be paid out before a statement of the bank shows its deposit. Off, requests of its owners wait for that deposit',
  }),
  FEDERAL_MINIMUM_PERCENT: setting(z.coerce.number().int().min(1).max(10).default(10), {
    meaning:
      'least whole percent of federal tax that an owner or recipient who does not opt out may choose. Form W-4R takes any whole percent from 0 to 100, so 1 leaves the choice to them; without a choice 10 percent are withheld',
  }),
  YEAR_END_CUTOFF: setting(
    z
      .string()
      .regex(/^(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/, 'must be a day of the year such as 12-28')
      .optional(),
    {
      meaning:
        'last day, as 12-28, on which direct deposits of a year are sent; those approved later are paid in the new year. Without it, and never later, the last day whose settlement is still in the year',
    },
  ),
  ROWS_READ_ALARM: setting(z.coerce.number().int().min(0).max(10_000_000).default(20_000), {
    meaning:
      'rows of lists that one person of staff may be answered in a day before every administrator is notified, once; 0 is never. Nobody is stopped',
  }),
  COMPANY_NAME: setting(z.string().min(1).default('IRA Portal'), { meaning: 'footer and mails' }),
  BUSINESS_TIME_ZONE: setting(
    z.string().refine(isBusinessTimeZone, 'must be a time zone such as America/New_York').default('America/New_York'),
    {
      meaning:
        'where a business date begins and ends: postings, statements and tax years go by the day there, whatever the clock of the machine says. Moments stay in UTC. Any zone in which noon to 22:00 UTC, the hours of the timetable, is one day',
    },
  ),
  DEMO_DATA: setting(flag.optional(), {
    otherwise: 'on, off in production',
    meaning: 'the demo people on the first start',
  }),
  FOUR_EYES: setting(flag.default(true), {
    meaning:
      'whether what one person has made waits for another where a rule says so, see [Second persons](second-person.md); off only outside production',
  }),
  TIMETABLE: setting(flag.default(true), {
    meaning: 'whether this custodian runs the jobs of a business day by itself; off where others do, or an operator',
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
      'characters of a new password, up to 64; in production at least 8, of staff at least 12, whatever is set here',
  }),
  STAFF_SECOND_FACTOR: setting(flag.optional(), {
    otherwise: 'off, on in production',
    meaning: 'whether staff sign in with a code of an authenticator app besides the password',
  }),
  REFUSE_EASY_PASSWORDS: setting(flag.optional(), {
    otherwise: 'off, on in production',
    meaning:
      'a new password may be none that is guessed soon: none of the 49,000 most common ones, and nothing that zxcvbn gives less than 100 million guesses',
  }),
  STATE_WITHHOLDING_FILE: setting(readableFile.optional(), {
    meaning: "the operator's own table of state rules; a file that is missing or is no such table stops the start (78)",
  }),
  STATE_TABLE_STRICT: setting(flag.default(false), {
    meaning:
      '`on` refuses estimates and payments in a year that the table has no rows for; off, the rows of the newest year stay in use, and confirmation, overview and `npm run doctor` say so (operators from December 1 on)',
  }),
  TAX_PAYER_FILE: setting(readableFile.optional(), {
    otherwise: 'made up, none in production',
    meaning:
      'who files tax forms, as JSON, see [Tax forms](tax-season.md); without it no form is furnished or filed in production',
  }),
  TAX_HOLIDAYS_FILE: setting(readableFile.optional(), {
    meaning:
      'legal holidays that the operator adds to those of the law by rule, or takes out, as JSON, see [Tax forms](tax-season.md); likewise',
  }),
  FEDACH_FILE: setting(readableFile.optional(), {
    meaning: "the operator's own table of bank routing numbers; likewise",
  }),
  SANCTIONS_FILE: setting(readableFile.optional(), {
    meaning:
      'names that owners and recipients of payments are compared with: `sdn.csv` of OFAC, or an entry in each line, see [Sanctions list](sanctions.md); without it the identity check does not run in production, and no payment is compared',
  }),
  VIRUS_SCANNER: setting(z.url({ protocol: /^clamd$/ }).optional(), {
    meaning:
      '`clamd://host:3310`; a file without a verdict is locked away and looked at again every minute. Without it uploads are compared with a test signature only, and production says so at the start',
  }),
  WEBHOOK_NETWORKS: setting(addresses.optional(), {
    meaning:
      'private addresses or networks, with commas, that [webhooks](../tools.md#webhooks) may send to. Without it only public addresses are sent to, and this machine in development; in production by https in any case',
  }),
  ACH_DESTINATION: setting(routingNumber.optional(), {
    otherwise: 'made up, none in production',
    meaning:
      'direct deposits: routing number of the bank that takes the files. The four `ACH_` settings are given together; without them no bank file is made',
  }),
  ACH_DESTINATION_NAME: setting(z.string().max(23).optional(), {
    otherwise: 'made up, none in production',
    meaning: 'direct deposits: the name of that bank',
  }),
  ACH_ORIGIN: setting(routingNumber.optional(), {
    otherwise: 'made up, none in production',
    meaning: 'direct deposits: routing number of the bank that sends for us',
  }),
  ACH_COMPANY_ID: setting(
    z
      .string()
      .regex(/^[0-9A-Z]{1,10}$/, 'must be at most 10 capital letters and digits')
      .optional(),
    { otherwise: 'made up, none in production', meaning: 'direct deposits: what that bank knows us by' },
  ),
  BANK_ACCOUNT: setting(
    z
      .string()
      .regex(/^[0-9A-Z]{4,35}$/, 'must be 4 to 35 capital letters and digits')
      .optional(),
    {
      otherwise: 'made up, none in production',
      meaning:
        'number of the account at the bank that Custody Cash stands for, as the statements of the bank name it. Without it no statement is read',
    },
  ),
  CUSTODIAN_METRICS_PORT: setting(wholeNumber(0, 65535).optional(), {
    meaning: 'figures of the custodian for Prometheus',
  }),
}
