import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { JOB_TYPE } from '../../contract/jobType.ts'
import { TRANSACTION_TYPE } from '../../contract/transactionType.ts'
import { runJob } from '../jobs/run.ts'
import { bookOfAccount, credit, debit, internalBook, post, reverse, stateTaxBook } from '../ledger/ledger.ts'
import { ada, bob, customerService, cyd, reviewer, seedAddress, seedPeople } from '../testing.people.ts'
import { startTestServer, type TestServer } from '../testing.ts'

// The books of 2025. Every total in the tests was added up by hand.

let server: TestServer
afterEach(() => server.close())
beforeEach(async () => {
  server = await startTestServer()
  await seedPeople(server.services)
})

async function comeIn(accountId: number, date: string, cents: bigint): Promise<number> {
  return server.services.db.transaction().execute(async (tx) =>
    post(tx, {
      typeId: TRANSACTION_TYPE.contribution,
      date,
      lines: [debit(await internalBook(tx, 'PLAN_RECEIPTS'), cents), credit(await bookOfAccount(tx, accountId), cents)],
      createdBy: null,
    }),
  )
}

/** Posts a payment of an entered amount: the fee of $25.00, the taxes, and the remainder by check. */
async function payOut(
  accountId: number,
  date: string,
  {
    entered,
    federal = 0n,
    state,
    stateTax = 0n,
  }: { entered: bigint; federal?: bigint; state?: string; stateTax?: bigint },
): Promise<number> {
  return server.services.db.transaction().execute(async (tx) =>
    post(tx, {
      typeId: TRANSACTION_TYPE.withdrawal,
      date,
      lines: [
        debit(await bookOfAccount(tx, accountId), entered),
        credit(await internalBook(tx, 'FEE_DISTRIBUTION'), 2_500n),
        credit(await internalBook(tx, 'FEDERAL_TAX'), federal),
        ...(state ? [credit(await stateTaxBook(tx, state), stateTax)] : []),
        credit(await internalBook(tx, 'DISBURSEMENTS_CHECK'), entered - 2_500n - federal - stateTax),
      ],
      createdBy: null,
    }),
  )
}

const takeBack = (transactionId: number, date: string) =>
  server.services.db.transaction().execute((tx) => reverse(tx, transactionId, { date, note: null, createdBy: null }))

const payTax = (date: string, cents: bigint) =>
  server.services.db.transaction().execute(async (tx) =>
    post(tx, {
      typeId: TRANSACTION_TYPE.taxPayment,
      date,
      lines: [
        debit(await internalBook(tx, 'FEDERAL_TAX'), cents),
        credit(await internalBook(tx, 'CUSTODY_CASH'), cents),
      ],
      createdBy: null,
    }),
  )

const prepare = (day = '2026-01-05') => runJob(server.services, JOB_TYPE.taxForms, day)
const formsOf = async (accountId: number) =>
  (
    await server.services.db
      .selectFrom('tax_form')
      .selectAll()
      .where('account_id', '=', accountId)
      .orderBy('tax_form_id')
      .execute()
  ).map((row) => ({
    form: row.form,
    code: row.code,
    number: row.number,
    boxes:
      row.form === '5498'
        ? [row.rollover_cents, row.value_cents, row.is_minimum_required]
        : [row.gross_cents, row.taxable_cents, row.is_taxable_undetermined, row.federal_cents, row.state_cents],
  }))
const lastYear = () =>
  server.services.db.selectFrom('tax_year_run').selectAll().orderBy('job_id', 'desc').executeTakeFirst()

describe('Form 1099-R', () => {
  test('reports payments less the fee on one Form 1099-R for payments before age 59 1/2 and another for later ones', async () => {
    await server.services.database.executeSql(
      "update account_owner set date_of_birth = '1966-01-15' where account_owner_id = 11",
    )
    await comeIn(ada.accountId, '2025-01-02', 500_000n)
    await payOut(ada.accountId, '2025-03-03', { entered: 102_500n, federal: 10_250n })
    await payOut(ada.accountId, '2025-09-03', { entered: 52_500n, federal: 5_250n })
    expect(await prepare()).toMatchObject({ year: 2025, forms: 3, corrections: 0, failures: [] })
    expect(await formsOf(ada.accountId)).toEqual([
      { form: '1099-R', code: '1', number: 0, boxes: [100_000n, 100_000n, true, 10_250n, 0n] },
      { form: '1099-R', code: '7', number: 0, boxes: [50_000n, 50_000n, true, 5_250n, 0n] },
      { form: '5498', code: '', number: 0, boxes: [500_000n, 345_000n, false] },
    ])
  })

  test('lists an owner whose tax form cannot be filed because the owner has no address', async () => {
    await comeIn(ada.accountId, '2025-01-02', 500_000n)
    expect(await prepare()).toMatchObject({ forms: 1, cannotFile: [ada.ownerId] })
    await seedAddress(server.services, ada.ownerId)
    expect(await prepare('2026-01-06')).toMatchObject({ forms: 0, cannotFile: [] })
  })

  test('reports on Form 1099-R the tax of each state, and the distribution from which the state tax was withheld', async () => {
    await comeIn(ada.accountId, '2025-01-02', 500_000n)
    await payOut(ada.accountId, '2025-02-03', { entered: 200_000n, federal: 20_000n, state: 'NC', stateTax: 8_000n })
    await payOut(ada.accountId, '2025-05-05', { entered: 102_500n, federal: 0n, state: 'KS', stateTax: 5_000n })
    // The trial payer has no number in either state, so box 15 would have only the codes.
    expect(await prepare()).toMatchObject({ missingStateNumbers: ['KS', 'NC'] })
    const states = await server.services.db.selectFrom('tax_form_state').selectAll().orderBy('state').execute()
    expect(states).toMatchObject([
      { state: 'KS', tax_cents: 5_000n, distribution_cents: 100_000n },
      { state: 'NC', tax_cents: 8_000n, distribution_cents: 197_500n },
    ])
  })

  test('leaves box 2a of Form 1099-R blank for a Roth IRA', async () => {
    await comeIn(bob.secondAccountId, '2025-01-02', 500_000n)
    await payOut(bob.secondAccountId, '2025-11-24', { entered: 200_000n })
    await prepare()
    expect((await formsOf(bob.secondAccountId))[0]).toEqual({
      form: '1099-R',
      code: 'J',
      number: 0,
      boxes: [197_500n, null, true, 0n, 0n],
    })
  })

  test('omits from Form 1099-R a payment reversed in its year, and includes a payment reversed later', async () => {
    await comeIn(ada.accountId, '2025-01-02', 500_000n)
    await takeBack(await payOut(ada.accountId, '2025-11-03', { entered: 102_500n, federal: 10_250n }), '2025-11-05')
    await takeBack(await payOut(ada.accountId, '2025-12-30', { entered: 150_000n, federal: 15_000n }), '2026-01-05')
    await prepare()
    expect((await formsOf(ada.accountId))[0]?.boxes).toEqual([147_500n, 147_500n, true, 15_000n, 0n])
  })

  test('creates no Form 1099-R for less than $10 without tax', async () => {
    await comeIn(ada.accountId, '2025-01-02', 500_000n)
    await payOut(ada.accountId, '2025-02-03', { entered: 3_499n })
    await prepare()
    expect((await formsOf(ada.accountId)).map(({ form }) => form)).toEqual(['5498'])
  })
})

describe('Form 5498', () => {
  test('creates Form 5498 for rollovers or a balance, with the value of December 31', async () => {
    await comeIn(ada.accountId, '2025-02-10', 420_000n)
    await comeIn(ada.accountId, '2026-01-01', 1n)
    await comeIn(bob.accountId, '2024-02-10', 100n)
    await payOut(cyd.accountId, '2025-10-01', { entered: await moved(cyd.accountId, 200_000n) })
    await prepare()
    expect(await formsOf(ada.accountId)).toMatchObject([{ form: '5498', boxes: [420_000n, 420_000n, true] }])
    expect(await formsOf(bob.accountId)).toMatchObject([{ form: '5498', boxes: [0n, 100n, false] }])
    expect((await formsOf(cyd.accountId)).at(-1)).toMatchObject({ form: '5498', boxes: [200_000n, 0n, false] })
    expect(await formsOf(bob.secondAccountId)).toEqual([])
  })
})

async function moved(accountId: number, cents: bigint): Promise<bigint> {
  await comeIn(accountId, '2025-03-01', cents)
  return cents
}

describe('a correction of a tax form', () => {
  test('adds no tax form in a second run over the same books', async () => {
    await comeIn(ada.accountId, '2025-01-02', 500_000n)
    await payOut(ada.accountId, '2025-03-03', { entered: 102_500n, federal: 10_250n })
    await prepare()
    expect(await prepare('2026-01-06')).toMatchObject({ forms: 0, corrections: 0 })
  })

  test('corrects a tax form after the date of birth was changed, as the next version of the same form', async () => {
    await comeIn(bob.accountId, '2025-01-02', 500_000n)
    await payOut(bob.accountId, '2025-03-03', { entered: 402_500n, federal: 40_000n })
    await prepare()
    await server.services.database.executeSql(
      "update account_owner set date_of_birth = '1965-03-03' where account_owner_id = 12",
    )
    expect(await prepare('2026-01-06')).toMatchObject({ forms: 0, corrections: 1 })
    expect((await formsOf(bob.accountId)).filter(({ form }) => form === '1099-R')).toEqual([
      { form: '1099-R', code: '1', number: 0, boxes: [400_000n, 400_000n, true, 40_000n, 0n] },
      { form: '1099-R', code: '7', number: 1, boxes: [400_000n, 400_000n, true, 40_000n, 0n] },
    ])
    // Changing the date back makes a third version of the same form, not a second form.
    await server.services.database.executeSql(
      "update account_owner set date_of_birth = '1990-03-03' where account_owner_id = 12",
    )
    expect(await prepare('2026-01-07')).toMatchObject({ forms: 0, corrections: 1 })
    expect(await lastYear()).toMatchObject({ forms_1099r: 1, gross_cents: 400_000n, corrections: 1 })
  })

  test('refuses to change or delete a tax form', async () => {
    await comeIn(ada.accountId, '2025-01-02', 500_000n)
    await prepare()
    for (const change of ['update tax_form set value_cents = 0', 'delete from tax_form', 'truncate tax_form cascade'])
      await expect(server.services.database.executeSql(change)).rejects.toThrow('append-only')
  })
})

describe('Form 945', () => {
  test('lists withheld tax by day, and applies tax deposits to the oldest tax first', async () => {
    await comeIn(ada.accountId, '2023-01-02', 9_000_000n)
    await payOut(ada.accountId, '2023-06-01', { entered: 6_000_000n, federal: 5_100_000n })
    await payOut(ada.accountId, '2025-02-03', { entered: 500_079n, federal: 50_008n })
    await payOut(ada.accountId, '2025-02-04', { entered: 300_000n, federal: 30_000n })
    await payTax('2023-07-01', 5_100_000n)
    await payTax('2026-01-04', 60_000n)
    await prepare()
    expect(await lastYear()).toMatchObject({
      look_back_cents: 5_100_000n,
      withheld_cents: 80_008n,
      deposited_cents: 60_000n,
      federal_cents: 80_008n,
    })
    expect(
      await server.services.db.selectFrom('tax_year_day').select(['day', 'withheld_cents']).orderBy('day').execute(),
    ).toEqual([
      { day: '2025-02-03', withheld_cents: 50_008n },
      { day: '2025-02-04', withheld_cents: 30_000n },
    ])
  })
})

describe('the deposit schedule of Form 945', () => {
  const schedule = async (day: string) => {
    await prepare(day)
    const run = await lastYear()
    return [run?.schedule, run?.withheld_before_cents]
  }

  test('keeps the semiweekly deposit schedule, with the days of Form 945-A, through the year after a month with $100,000, then follows the look-back amount', async () => {
    await comeIn(ada.accountId, '2022-01-02', 90_000_000n)
    await payOut(ada.accountId, '2023-02-03', { entered: 20_000_000n, federal: 10_000_000n })
    await payOut(ada.accountId, '2024-02-05', { entered: 100_000n, federal: 10_000n })
    await payOut(ada.accountId, '2025-02-04', { entered: 100_000n, federal: 10_000n })
    // The schedule is monthly at the start of 2023 and semiweekly in 2024. The look-back year of 2025 is 2023.
    expect(await schedule('2024-01-05')).toEqual(['MONTHLY', 0n])
    expect(await schedule('2025-01-06')).toEqual(['SEMIWEEKLY', 10_000_000n])
    expect(await schedule('2026-01-05')).toEqual(['SEMIWEEKLY', 10_010_000n])
    // The depositor of 2023 became semiweekly during the year.
    const token = await server.tokenOf(customerService)
    const daysOf = async (year: number) => {
      const { body } = await server.call('GET', `/api/taxYear?year=${year}`, { token })
      return (body as { taxYear: { days: unknown } }).taxYear.days
    }
    expect([await daysOf(2023), await daysOf(2024)]).toEqual([
      [{ day: '2023-02-03', amount: 100_000 }],
      [{ day: '2024-02-05', amount: 100 }],
    ])
  })

  test('makes the depositor semiweekly from the day with $100,000 on, also if that tax is reversed later', async () => {
    await comeIn(ada.accountId, '2022-01-02', 90_000_000n)
    await payOut(ada.accountId, '2023-02-03', { entered: 100_000n, federal: 10_000n })
    const large = await payOut(ada.accountId, '2023-03-02', { entered: 20_000_000n, federal: 10_000_000n })
    await takeBack(large, '2023-03-20')
    await payOut(ada.accountId, '2023-04-03', { entered: 100_000n, federal: 20_000n })
    expect(await schedule('2024-01-05')).toEqual(['MONTHLY', 0n])
    const token = await server.tokenOf(customerService)
    const { body } = await server.call('GET', '/api/taxYear?year=2023', { token })
    expect((body as { taxYear: object }).taxYear).toMatchObject({
      days: [
        { day: '2023-02-03', amount: 100 },
        { day: '2023-04-03', amount: 200 },
      ],
      // A monthly deposit of April would be due on 2023-05-15.
      deposits: [
        { from: '2023-02-03', dueOn: '2023-03-15' },
        { from: '2023-04-03', dueOn: '2023-04-07' },
      ],
    })
  })
})

describe('the calls for tax forms', () => {
  test('returns tax forms and yearly totals to operations only', async () => {
    await comeIn(ada.accountId, '2025-01-02', 500_000n)
    await payOut(ada.accountId, '2025-11-24', { entered: 200_000n, federal: 20_000n, state: 'NC', stateTax: 8_000n })
    const token = await server.tokenOf(customerService)
    expect((await server.call('GET', '/api/taxYear', { token })).body).toMatchObject({ year: 2025, taxYear: null })
    await prepare()
    const forms = await server.call('GET', '/api/taxForms', { token })
    expect(forms.body).toMatchObject([
      {
        form: 'FORM_1099R',
        accountNumber: '300111',
        ownerName: 'Ada Adams',
        code: '7',
        gross: 1975,
        taxable: 1975,
        federalWithheld: 200,
        states: [{ state: 'NC', withheld: 80, distribution: 1975 }],
      },
    ])
    expect(JSON.stringify(forms.body)).not.toContain('900110011')
    const values = await server.call('GET', '/api/taxForms?form=FORM_5498&accountNumber=300111', { token })
    expect(values.body).toMatchObject([{ form: 'FORM_5498', code: null, rollover: 5000, fairMarketValue: 3000 }])
    expect((await server.call('GET', '/api/taxYear?year=2025', { token })).body).toMatchObject({
      taxYear: {
        forms1099R: 1,
        withheld: 200,
        deposited: 0,
        balanceDue: 200,
        difference: 0,
        months: [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 200, 0],
        days: [],
        schedule: 'MONTHLY',
        deposits: [{ from: '2025-11-24', to: '2025-11-24', amount: 200, dueOn: '2025-12-15', isLate: true }],
      },
    })
    for (const email of [ada.email, reviewer])
      expect((await server.call('GET', '/api/taxForms', { token: await server.tokenOf(email) })).status).toBe(403)
  })
})
