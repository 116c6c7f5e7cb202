import { glob, readFile } from 'node:fs/promises'
import { readFileSync } from 'node:fs'
import { buildSchema } from 'graphql'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { calls } from '../../contract/calls.ts'
import { JOB_TYPE } from '../../contract/jobType.ts'
import { SCOPE_CALLS } from '../../contract/scopes.ts'
import { EFFECTS as REGISTERED } from '../../custodian/effects.ts'
import { callBehind } from '../contract/operations.ts'
import { BANK_WRITERS } from './moneyData.bank.ts'
import { CLERKS, SECOND, startMoneyDesk, type MoneyDesk } from './moneyData.desk.ts'
import { NO_RULE, RULES } from './moneyData.rules.ts'
import { CALLS, COMMANDS, EFFECTS, JOBS, listed, TABLES, VALUES, type Ways } from './moneyData.ways.ts'
import { WRITERS } from './moneyData.writers.ts'

// Every path that writes a value that money depends on, combined with every rule about such values: in production mode
// on PostgreSQL, by public calls. A new path or rule without a row fails.

const SOURCES = new URL('../../custodian/', import.meta.url)

async function sources(): Promise<Array<{ name: string; text: string }>> {
  const found = []
  for await (const name of glob('**/*.ts', { cwd: SOURCES.pathname }))
    if (!/\.test\.ts$|(^|\/)testing\./.test(name))
      found.push({ name, text: await readFile(new URL(name, SOURCES), 'utf8') })
  return found
}

const sorted = (names: Iterable<string>) => [...new Set(names)].toSorted()

/** Calls, effects, jobs and commands that another test covers, with the name of that test. */
const ELSEWHERE: Readonly<Record<string, string>> = {
  verifyRegistration: 'makers-of-data.test.ts',
  planUpload: 'the job of storePlanFile',
  correctOwnRequest: 'the owner, who signs it anew',
  saveWizardFederal: 'moneyData.bank.ts: a step of the wizard',
  saveWizardState: 'moneyData.bank.ts: a step of the wizard',
  finalizeWizard: 'moneyData.bank.ts: the end of the wizard',
  createPlan: 'patience.test.ts',
  savePlan: 'patience.test.ts',
  withdrawPlanRate: 'patience.test.ts',
  'plan-interest': 'patience.test.ts',
  'plan-interest-withdrawal': 'approvals.effects.ts',
  calculateInterest: 'takes up the rates of savePlan on their day',
  postTransaction: 'patience.test.ts',
  'fee-adjustment': 'patience.test.ts',
  reversePosting: 'patience.test.ts',
  'posting-reversal': 'approvals.effects.ts',
  reverseWithdrawal: 'patience.test.ts',
  closeWithdrawal: 'patience.test.ts',
  closeRollover: 'the same function as closeWithdrawal',
  'request-reversal': 'approvals.requests.ts',
  demo: 'the operator',
}

describe('paths that write owner data', () => {
  const lists: ReadonlyArray<readonly [string, Ways, () => Promise<string[]> | string[]]> = [
    ['calls', CALLS, () => Object.entries(calls).flatMap(([name, { method }]) => (method === 'GET' ? [] : [name]))],
    ['effects', EFFECTS, () => REGISTERED.map(({ name }) => name)],
    ['jobs', JOBS, () => Object.keys(JOB_TYPE)],
    [
      'commands',
      COMMANDS,
      async () => {
        const names = []
        for await (const file of glob('commands/*.ts', { cwd: SOURCES.pathname })) names.push(file.slice(9, -3))
        return names
      },
    ],
  ]

  test.each(lists)('lists each of the %s once as writing money-relevant values or not', async (_, ways, there) => {
    expect(listed(ways).toSorted()).toEqual(sorted(await there()))
  })

  test('uses only listed calls in mutations of the gateway', () => {
    const schema = buildSchema(readFileSync(new URL('../../schema.graphql', import.meta.url), 'utf8'))
    const known = new Set(listed(CALLS))
    const unknown = Object.keys(schema.getMutationType()?.getFields() ?? {}).filter((name) => {
      const call = callBehind(`Mutation.${name}`)
      return call === null || !known.has(call)
    })
    // `exportList` starts one of several exports; `logout` only ends the session.
    expect(unknown.toSorted()).toEqual(['exportList', 'logout'])
  })

  test('tests every listed path that writes a value', () => {
    const walked = [...WRITERS.map(({ way }) => way), ...BANK_WRITERS.map(({ way }) => way), ...Object.keys(ELSEWHERE)]
    const writing = [CALLS, EFFECTS, JOBS, COMMANDS].flatMap(({ writes }) => Object.keys(writes))
    expect(writing.filter((way) => !walked.includes(way))).toEqual([])
    expect(walked.filter((way) => !writing.includes(way))).toEqual([])
    for (const value of VALUES)
      expect([CALLS, EFFECTS, JOBS].some(({ writes }) => Object.values(writes).flat().includes(value))).toBe(true)
  })

  test('has no call that writes money-relevant values in any credential scope', () => {
    const allowed = new Set<string>(Object.values(SCOPE_CALLS).flat())
    expect(Object.keys(CALLS.writes).filter((call) => allowed.has(call))).toEqual([])
  })

  test('names the writer of data (sayWhoWrites) only in the listed files', async () => {
    const writers = (await sources()).filter(
      ({ name, text }) => text.includes('sayWhoWrites(') && !name.startsWith('provenance/'),
    )
    const known = [...WRITERS, ...BANK_WRITERS].map(({ source }) => source)
    // Other tests cover the registration (makers-of-data.test.ts) and a confirmed address
    // (payments/secondCheck.test.ts). The operator's demo data needs no test.
    const others = [
      'registration/verify.ts',
      'distributions/settlement/newAddress.ts',
      'demo/loadDemo.ts',
      'demo/addOwners.ts',
    ]
    const rowsSayIt = BANK_WRITERS.filter(({ rowSaysIt }) => rowSaysIt).map(({ source }) => source)
    expect(writers.map(({ name }) => name).toSorted()).toEqual(
      sorted([...known, ...others].filter((name) => !rowsSayIt.includes(name))),
    )
  })

  test('sets portal.data_writer in one function, and otherwise only in the re-encryption command', async () => {
    const saying = (await sources()).filter(({ text }) => text.includes('portal.data_writer'))
    // reseal/rehash.ts, the command that encrypts with new keys, changes no value.
    expect(saying.map(({ name }) => name).toSorted()).toEqual(['provenance/dataWriter.ts', 'reseal/rehash.ts'])
  })

  test('has recording triggers on exactly the tables with money-relevant values', async () => {
    const { rows } = await desk.production.server.services.database.executeSql(`
      select distinct c.relname as name from pg_trigger t join pg_class c on c.oid = t.tgrelid
      join pg_proc p on p.oid = t.tgfoid where p.prosrc like '%insert into data_record%' order by 1`)
    expect(rows.map(({ name }) => name)).toEqual(Object.keys(TABLES).toSorted())
  })

  test('requires a named writer of owner data in the database, even outside the service', async () => {
    const { postgres, ownerUrl } = desk.production
    expect(postgres).toBeDefined()
    const { default: pg } = await import('pg')
    const owner = new pg.Client({ connectionString: ownerUrl })
    await owner.connect()
    try {
      await owner.query("set portal.operator = 'off'")
      for (const write of [
        "insert into account_owner (first_name, last_name) values ('A', 'B')",
        "insert into address (account_owner_id, address1, city, state, zip) values (11, '1 A', 'B', 'TX', '75001')",
        "insert into phone (account_owner_id, number) values (11, '7755550100')",
        'insert into email_setting values (11, true)',
        `insert into wizard_draft (account_id, draft_id, routing_number, updated_at) values (111, gen_random_uuid(), '1', now())`,
      ])
        await expect(owner.query(write)).rejects.toThrow('without its writer')
    } finally {
      await owner.end()
    }
  })
})

describe('rules about the writers of owner data', () => {
  test('lists every file that reads data writers', async () => {
    const asking = (await sources()).filter(
      ({ name, text }) =>
        !/^demo\/|^platform\/db\/migrations/.test(name) &&
        (/from '[./]*\/provenance\/(unconfirmed|confirmData)\.ts'/.test(text) ||
          /\b(unconfirmed_data|data_record)\b/.test(text)),
    )
    const known = [...RULES.flatMap((rule) => rule.sources), ...Object.keys(NO_RULE), 'owners/identityChange.ts']
    expect(asking.map(({ name }) => name).toSorted()).toEqual(sorted(known))
  })
})

let desk: MoneyDesk
beforeAll(async () => {
  desk = await startMoneyDesk()
})
afterAll(() => desk?.stop())

describe.each(WRITERS.flatMap((writer) => writer.by.map((role) => ({ ...writer, role }))))(
  'owner data: $role writes $name',
  ({ role, ...writer }) => {
    const cells = RULES.filter((rule) => rule.roles.includes(role) && (rule.fits?.(writer) ?? true)).map((rule) => {
      const relies = rule.reliesOn.some((value) => writer.values.includes(value))
      const refuses = relies && (!writer.isConfirmed || rule.evenConfirmed === true)
      return {
        title: `${refuses ? 'forbids' : 'allows'} the writer ${rule.name}`,
        rule,
        refuses,
        answer: refuses ? rule.refusal : /^done$/,
      }
    })
    test.each(cells)('checks the writer of owner data: $title', async ({ rule, refuses, answer }) => {
      await desk.setDay(0)
      const subject = await writer.write(desk, CLERKS[role], writer.makesOwner ? NOBODY : await desk.owner(rule.owner))
      const attempt = await rule.prepare(desk, subject, writer)
      expect(await attempt(CLERKS[role])).toMatch(answer)
      expect(refuses ? await attempt(rule.second) : 'done').toBe('done')
    })
  },
)

const NOBODY = {
  ownerId: 0,
  accountId: 0,
  email: '',
  person: { social: '', firstName: '', lastName: '', dateOfBirth: '' },
}

describe.each(BANK_WRITERS.filter(({ attempt }) => attempt !== undefined))('bank details: $name', (writer) => {
  test('refuses approval of bank details by their writer, and accepts approval by a second person', async () => {
    await desk.setDay(0)
    const approve = await writer.attempt?.(desk)
    expect(await approve?.(CLERKS.service)).toMatch(writer.refusal)
    expect(await approve?.(SECOND.service)).toBe('done')
  })
})

test('keeps an earlier change of the social security number unconfirmed when a name change is approved', async () => {
  const { must, as, production } = desk
  const { ownerId, accountId, person } = await desk.owner('registered')
  const save = (change: object) =>
    must(as(CLERKS.admin, 'PUT', `/accountowner/admin/${ownerId}`, { ...person, ...change }))
  const social = `9086${person.social.slice(4)}`
  await save({ social })
  await production.server.services.database.executeSql(`insert into distribution_request
    (kind, account_id, distribution_type_id, amount_cents, is_full_amount, status_id, date_requested)
    values ('WITHDRAWAL', ${accountId}, 5, 10000, false, 1, now())`)
  await save({ social, lastName: `${person.lastName}x` })
  const list = await must<{ approvals: Array<{ id: number }> }>(
    as(SECOND.service, 'GET', `/approval?effect=owner-data&accountOwnerId=${ownerId}`),
  )
  await must(as(SECOND.service, 'POST', `/approval/${list.approvals[0]?.id}/approve`, {}))
  const { unconfirmed } = await must<{ unconfirmed: Array<{ kind: string; value: string }> }>(
    as(SECOND.service, 'GET', `/data-standing/admin/${ownerId}`),
  )
  expect(unconfirmed).toMatchObject([
    { kind: 'PERSON', value: expect.stringContaining('another Social Security number') },
  ])
})
