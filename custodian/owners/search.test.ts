import fc from 'fast-check'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startPostgres, type Postgres } from '../../tests/postgres.ts'
import { contains } from '../platform/db/contains.ts'
import { openDatabase, type Database, type Db, type Tx } from '../platform/db/connect.ts'
import { migrate } from '../platform/db/migrate.ts'
import { createPii } from '../platform/crypto/pii.ts'
import { STATEMENTS_OF_OPERATOR, testConfig } from '../testing.ts'
import { pagerOf } from '../platform/http/page.ts'
import type { Place } from '../platform/http/cursor.ts'
import { rowsFrom, rowsOfEither } from '../platform/http/pageRows.ts'
import { ownersFound, shownOf, SORTS } from './search.sql.ts'
import { valuesWith } from './searchValues.sql.ts'
import { plainName } from './plainName.ts'
import { socialHash } from './social.ts'

const OWNERS = 3_000
const LETTERS = Array.from("abcdeABZzéÉöß08 %_\\'’-.#")
const name = (max: number) => fc.array(fc.constantFrom(...LETTERS), { minLength: 1, maxLength: max })
/** A substring of the owners' names, or any other text to search for. */
const named = fc
  .tuple(name(9), fc.nat(8), fc.integer({ min: 1, max: 6 }), name(5), fc.boolean())
  .map(([letters, from, length, other, isPart]) => {
    const part = letters.slice(from % letters.length).slice(0, length)
    return { name: letters.join(''), text: (isPart ? part : other).join('') }
  })

const pii = createPii(testConfig)
const nothing = {
  accountNumber: '',
  accountOwnerId: null,
  firstName: '',
  lastName: '',
  dob: '',
  ssn: '',
  address1: '',
  address2: '',
  city: '',
  state: '',
  zip: '',
  email: '',
  phone: '',
  looseName: undefined as boolean | undefined,
  looseNumber: undefined as boolean | undefined,
}

const MANY = 1_200

const PAGE = 7
const ORDERS = Object.keys(SORTS) as (keyof typeof SORTS)[]
/** Texts that occur in none, few, many and nearly all owners of this test, alone and combined. */
const searched = fc
  .record(
    {
      firstName: fc.constantFrom('mary', 'a', 'zz', 'n'),
      lastName: fc.constantFrom('smith', 'o', 'mm', 'zz', 'q', 'common1'),
      accountNumber: fc.constantFrom('A7', 'a1', '77', '7', 'A', '70'),
      address1: fc.constantFrom('oak', '7 o', '1', ' s', '7 Oak', '11 oak st', 'street oak', 'oak  street'),
      address2: fc.constantFrom('apt', '99'),
      city: fc.constantFrom('over', 'spring', 'zz'),
      state: fc.constantFrom('CA', 'WY'),
      email: fc.constantFrom('owner1', 'owner', 'own_'),
    },
    { requiredKeys: [] },
  )
  .filter((given) => Object.keys(given).length > 0)
/** Limits for counting and for reading in sort order. Above them the search uses another query path. */
const limits = fc.record({ counted: fc.constantFrom(0, 5, 100, 10_000), walked: fc.constantFrom(1, 10, 300, 8_000) })

const placesOf = (rows: readonly { place: string[] }[]) => rows.map(({ place }) => place)

/** The expected rows, found by checking every row in JavaScript. */
function rowsThatFit(db: Db | Tx, { state, email, ...parts }: Partial<typeof nothing>) {
  let rows = db.selectFrom('owner_search').select(['account_owner_id', 'account_id'])
  const columns = { firstName: 'first_name', lastName: 'last_name', accountNumber: 'plan_account_number' } as const
  for (const [name, text] of Object.entries(parts))
    rows = rows.where(
      sql<boolean>`position(${String(text).toLowerCase()} in lower(${sql.ref(name in columns ? columns[name as keyof typeof columns] : name)})) > 0`,
    )
  if (state) rows = rows.where('state', '=', state)
  return email ? rows.where(sql<boolean>`left(email, ${email.length}) = ${email}`) : rows
}

let postgres: Postgres
const databases: Record<string, Database> = {}
beforeAll(async () => {
  postgres = await startPostgres()
  for (const engine of ['PostgreSQL', 'PGlite']) {
    const databaseUrl = engine === 'PGlite' ? null : await postgres.database()
    const database = await openDatabase({ databaseUrl, dataDir: 'memory' })
    databases[engine] = database
    await migrate(database)
    await database.executeSql(STATEMENTS_OF_OPERATOR)
    await fill(database)
  }
})
afterAll(async () => {
  for (const database of Object.values(databases)) await database.close()
  await postgres?.stop()
})

describe.each(['PostgreSQL', 'PGlite'])('the owner search on %s', (engine) => {
  const open = () => databases[engine] as Database
  const search = (given: Partial<typeof nothing>, db: Db | Tx = open().db) => found(db, given)
  const added = (db: Db | Tx) =>
    db.selectFrom('account_owner').select('last_name').where('account_owner_id', '>', OWNERS).orderBy('last_name')
  const lastNames = async (given: Partial<typeof nothing>) => (await search(given)).map((row) => row.last_name)

  test('finds the same substrings of names as a full scan, ignoring case', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(named, { minLength: 1, maxLength: 6 }), async (owners) => {
        const given = await open().db.startTransaction().execute()
        await given
          .insertInto('account_owner')
          .values(owners.map((owner) => ownerOf('Anyone', owner.name)))
          .execute()
        await sql`set local enable_seqscan = off; set local enable_indexscan = off`.execute(given)
        for (const { text } of owners) {
          const holding = (column: string, part: string) =>
            added(given)
              .where(sql<boolean>`${sql.raw(column)} || '' ilike ${`%${part.replace(/[\\%_]/g, '\\$&')}%`}`)
              .execute()
          expect(await added(given).where(contains('last_name', text)).execute()).toEqual(
            await holding('last_name', text),
          )
          const everywhere = await holding('plain_name(last_name)', plainName(text) || text)
          const found = await search({ firstName: 'Anyone', lastName: text }, given)
          expect(found.map((row) => row.last_name)).toEqual(everywhere.map((row) => row.last_name))
        }
        await given.rollback().execute()
      }),
      { numRuns: 25 },
    )
  })

  test('finds and counts the same owners by every query path, from any cursor', async () => {
    const { db } = open()
    await fc.assert(
      fc.asyncProperty(
        searched,
        fc.constantFrom(...ORDERS),
        fc.boolean(),
        limits,
        async (given, by, isDescending, most) => {
          const way = await ownersFound(db, pii, { ...nothing, ...given }, by)
          const from = { columns: SORTS[by], isDescending, anchor: null }
          const all = await rowsFrom(rowsThatFit(db, given), { ...from, most: OWNERS })
          let total: number | null = null
          for (let place = 0; place < Math.min(all.length + 1, 20); place += PAGE) {
            const before: Place | null =
              place === 0 ? null : { values: all[place - 1]?.place ?? [], position: null, total }
            const { rows, counted }: Awaited<ReturnType<typeof rowsOfEither>> = await rowsOfEither(
              db,
              way,
              { ...from, anchor: before, most: PAGE },
              most,
            )
            expect([counted, placesOf(rows)]).toEqual([
              Math.min(all.length, most.counted + 1),
              placesOf(all.slice(place, place + PAGE)),
            ])
            total = counted
          }
        },
      ),
      { numRuns: 60 },
    )
  })

  test('finds names typed with or without accents', async () => {
    const given = await open().db.startTransaction().execute()
    const named = ['Véronique', 'VERONIQUE', 'Muñoz', 'Søndergård', 'Straße', 'Łukasz', 'İnönü', 'Ærø', 'Nguyễn']
    await given
      .insertInto('account_owner')
      .values(named.map((name) => ownerOf('Anyone', name)))
      .execute()
    const found = async (lastName: string) =>
      (await search({ firstName: 'Anyone', lastName }, given)).map((row) => row.last_name).toSorted()
    for (const typed of ['veronique', 'Véronique', 've\u0301roni'])
      expect(await found(typed)).toEqual(['VERONIQUE', 'Véronique'])
    expect(await found('MUNOZ')).toEqual(['Muñoz'])
    expect(await found('ondergard')).toEqual(['Søndergård'])
    expect(await found('strasse')).toEqual(['Straße'])
    expect(await found('luk')).toEqual(['Łukasz'])
    expect(await found('INONU')).toEqual(['İnönü'])
    expect(await found('aero')).toEqual(['Ærø'])
    expect(await found('nguyen')).toEqual(['Nguyễn'])
    expect(await found('ye')).toEqual(['Nguyễn'])
    expect(await found('verona')).toEqual([])
    await given.rollback().execute()
  })

  test.each([
    ['names that begin with the text, rather than names that contain it', 'mann', ['Mannly']],
    ['names that contain the text, if no name begins with it', 'annl', ['Mannly']],
    ['a first name', 'Xanthippe', ['Hartmann', 'Mannly']],
    ['last and first names that begin with the text', 'xanth', ['Hartmann', 'Mannly', 'Xanthos']],
    ['nobody, if no name contains the text', 'Xyzzyx', []],
  ])('finds an owner by one typed name: %s', async (_, lastName, expected) => {
    const given = await open().db.startTransaction().execute()
    await given
      .insertInto('account_owner')
      .values(['Hartmann', 'Mannly', 'Xanthos'].map((name) => ownerOf(name === 'Xanthos' ? 'Ida' : 'Xanthippe', name)))
      .execute()
    const found = await search({ lastName, looseName: true }, given)
    expect(found.map((row) => row.last_name)).toEqual(expected)
    await given.rollback().execute()
  })

  test.each([
    ['a last name', 'qstone', ['Johnqstone']],
    ['a last name that somebody else still has', 'qmill', ['Qmill']],
    ['a first name', 'qjane', ['Qfirst']],
  ])('finds by one typed name what owners are called now, after %s was changed', async (_, lastName, expected) => {
    const given = await open().db.startTransaction().execute()
    await given
      .insertInto('account_owner')
      .values([ownerOf('Ida', 'Qstone'), ownerOf('Ida', 'Qmill'), ownerOf('Ida', 'Qmill'), ownerOf('Qjane', 'Qfirst')])
      .execute()
    await sql`update account_owner set last_name = 'Johnqstone' where last_name = 'Qstone'`.execute(given)
    await sql`update account_owner set last_name = 'Vanqmill' where account_owner_id =
      (select min(account_owner_id) from account_owner where last_name = 'Qmill')`.execute(given)
    await sql`update account_owner set first_name = 'Maryqjane' where first_name = 'Qjane'`.execute(given)
    const found = await search({ lastName, looseName: true }, given)
    expect(found.map((row) => row.last_name)).toEqual(expected)
    await given.rollback().execute()
  })

  test('finds a name typed with different quotes, dashes or spaces', async () => {
    const given = await open().db.startTransaction().execute()
    const stored = ["O'Brien", 'O\u2019Brien', 'Smith\u2011Jones, Jr.', 'De La Cruz']
    await given
      .insertInto('account_owner')
      .values(stored.map((last) => ownerOf('Anyone', last)))
      .execute()
    const found = async (lastName: string) =>
      (await search({ firstName: 'Anyone', lastName }, given)).map((row) => row.last_name).toSorted()
    for (const typed of ["o'brien", 'O\u2019Brien', 'O\u02bcBr'])
      expect(await found(typed)).toEqual(["O'Brien", 'O\u2019Brien'])
    for (const typed of ['smith-jones jr', 'Smith\u2013Jones, Jr', '\u200fSmith-J'])
      expect(await found(typed)).toEqual(['Smith\u2011Jones, Jr.'])
    expect(await found('delacruz')).toEqual(['De La Cruz'])
    expect(await found('de la')).toEqual(['De La Cruz'])
    await given.rollback().execute()
  })

  test.each([
    ['Latin', 0x20, 0x24f],
    ['Greek and Cyrillic', 0x370, 0x52f],
    ['Vietnamese Latin and ancient Greek', 0x1e00, 0x1fff],
    ['punctuation and blanks', 0x2000, 0x206f],
    ['variation marks and full-width letters', 0xfe00, 0xffff],
    ['modifier letters', 0x2b0, 0x2ff],
  ])('normalizes letters of a name as the database does: %s', async (_, first, last) => {
    const letters = Array.from({ length: last - first + 1 }, (__, at) => String.fromCodePoint(first + at)).join('')
    const { rows } = await sql<{ plain: string }>`select plain_name(${letters}) as plain`.execute(open().db)
    expect(rows).toEqual([{ plain: plainName(letters) }])
  })

  test('treats %, _ and \\ in a search as ordinary characters', async () => {
    expect(await lastNames({ lastName: '%' })).toEqual(['50% Owner'])
    expect(await lastNames({ lastName: '_' })).toEqual(['Under_score'])
    expect(await lastNames({ lastName: '\\' })).toEqual(['Back\\slash'])
    expect(await lastNames({ lastName: '0% o' })).toEqual(['50% Owner'])
    expect(await lastNames({ lastName: 'r_s' })).toEqual(['Under_score'])
    expect(await lastNames({ lastName: 'k\\sl' })).toEqual(['Back\\slash'])
  })

  test('returns the first hundred search matches in name order', async () => {
    const numbers = Array.from({ length: MANY }, (_, index) => `Common${1001 + index}`)
    expect(await lastNames({ lastName: 'OMMO' })).toEqual(numbers.slice(0, 100))
    expect(await lastNames({ lastName: 'mm' })).toEqual(numbers.slice(0, 100))
    expect(await lastNames({ lastName: 'mm', firstName: 'late' })).toEqual(numbers.slice(-10))
  })

  test('finds a renamed owner by the new name only', async () => {
    const { db } = open()
    await db.insertInto('account_owner').values(ownerOf('Eva', 'Beforehand')).execute()
    expect(await lastNames({ lastName: 'forehan' })).toEqual(['Beforehand'])
    await db
      .updateTable('account_owner')
      .set({ last_name: 'Aftermath' })
      .where('last_name', '=', 'Beforehand')
      .execute()
    expect(await lastNames({ lastName: 'termat' })).toEqual(['Aftermath'])
    expect(await lastNames({ lastName: 'forehan' })).toEqual([])
  })
})

/** The first hundred owners, ordered by name. */
async function found(db: Db | Tx, given: Partial<typeof nothing>) {
  const page = pagerOf(pii, 'search', { sort: 'name' }, 100)
  const { rows } = await page(db, await ownersFound(db, pii, { ...nothing, ...given }, 'name'), SORTS)
  const shown = await shownOf(db, rows)
  return rows.flatMap((row) => shown.get(`${row.account_owner_id}:${row.account_id}`) ?? [])
}

test.each<Partial<typeof nothing> | { accountOwnerId: number }>([
  { lastName: 'smi' },
  { lastName: 'zz' },
  { lastName: 'q' },
  { lastName: "o'c" },
  { firstName: 'mary' },
  { firstName: 'zz' },
  { lastName: 'an', firstName: 'ma' },
  { accountNumber: 'A77' },
  { accountNumber: '77' },
  { address1: '17 oak' },
  { address1: '7' },
  { address2: '99' },
  { city: 'spring' },
  { city: 'zz' },
  { city: 'an', state: 'WY' },
  { zip: '10077' },
  { zip: '10077-1234' },
  { dob: '1960-02-03' },
  { ssn: '900-00-0077' },
  { accountOwnerId: 77 },
  { email: 'owner7' },
  { phone: '5555550077' },
  { phone: '5555550077', ssn: '900000077', accountNumber: '5555550077', looseNumber: true },
])('searches for %j without a full table scan', async (given) => {
  const { db } = databases['PostgreSQL'] as Database
  const whole = { ...nothing, ...given }
  const plans = await db.transaction().execute(async (tx) => {
    // Turns sequential scans off, because the planner would otherwise scan the whole small test table.
    await sql`set local enable_seqscan = off`.execute(tx)
    const { find } = await ownersFound(tx, pii, whole, 'name')
    const name = whole.lastName ? valuesWith(tx, 'last_name', whole.lastName) : null
    return [await (await find())?.explain('json'), await name?.explain('json')]
  })
  expect(JSON.stringify(plans)).not.toContain('Seq Scan')
})

const ownerOf = (first_name: string, last_name: string) => ({ first_name, last_name })

async function fill({ db, executeSql }: Database): Promise<void> {
  await executeSql(`
    insert into plan (plan_id, name, interest_basis_points, company_id) values (1, 'Plan', 100, 1);
    insert into account_owner (account_owner_id, first_name, last_name, date_of_birth)
      select n, (array['Mary', 'John', 'Ann', 'Xavier'])[1 + n % 4] || case when n % 800 = 0 then 'zz' else '' end,
        (array['Smith', 'Brown', 'O''Connor', 'Anders'])[1 + n / 7 % 4] || case n % 500 when 1 then 'zz' when 2 then 'q' else '' end,
        date '1950-01-01' + n % 9000
      from generate_series(1, ${OWNERS}) n;
    update account_owner set last_name = case account_owner_id when 1 then '50% Owner' when 2 then 'Under_score' else 'Back\\slash' end
      where account_owner_id < 4;
    update account_owner set last_name = 'Common' || account_owner_id, first_name = case when account_owner_id > ${990 + MANY} then 'Late' else 'Common' end
      where account_owner_id between 1001 and ${1000 + MANY};
    alter table account_owner alter account_owner_id restart with ${OWNERS + 1};
    insert into address (account_owner_id, address1, address2, city, state, zip)
      select n, n || ' Oak St', case when n % 8 = 0 then 'Apt ' || n end,
        (array['Springfield', 'Dover', 'Hanover'])[1 + n % 3] || case when n % 700 = 0 then 'zz' else '' end,
        case when n % 50 = 0 then 'WY' else 'CA' end, 10000 + n
      from generate_series(1, ${OWNERS}) n;
    update account_owner set email = 'Owner' || account_owner_id || '@example.com' where account_owner_id % 3 = 0;
    insert into phone (account_owner_id, number) select n, 5555550000 + n from generate_series(1, ${OWNERS}) n;
    insert into retirement_account (plan_account_number, account_type, plan_id, account_owner_id, status_id)
      select 'A' || n * 7, 'TRADITIONAL', 1, n, 3 from generate_series(1, ${OWNERS}) n`)
  await db
    .updateTable('account_owner')
    .set({ social_hash: socialHash(pii, '900000077') })
    .where('account_owner_id', '=', 77)
    .execute()
  await executeSql('analyze')
}
