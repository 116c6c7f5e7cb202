import type { TaxForm } from '../../contract/taxYear.ts'
import { sql } from 'kysely'
import type { Db, Tx } from '../platform/db/connect.ts'
import { sortBy, type Sorts } from '../platform/http/page.ts'
import { fromCents } from '../platform/money.ts'
import type { NewForm, PreparedForm } from './corrections.ts'
import { nameOf, payeesOf } from '../payees/payee.sql.ts'
import type { AccountYear } from './yearOfAccount.sql.ts'

/** Whether two rows are versions of one form: the same recipient, account and first code. */
export const isSameForm = (one: string, other: string) => {
  const both = (column: string) => sql`${sql.ref(`${one}.${column}`)} = ${sql.ref(`${other}.${column}`)}`
  return sql`${sql.join(['account_id', 'tax_year', 'form', 'first_code'].map(both), sql` and `)}
    and ${sql.ref(`${one}.payee_id`)} is not distinct from ${sql.ref(`${other}.payee_id`)}`
}

/** SQL condition: the form has no later version. */
const isLast = sql<boolean>`not exists (select from tax_form later
  where ${isSameForm('later', 'f')} and later.number = f.number + 1)`

/** The latest version of each form of these accounts for a year, by account. */
export async function lastForms(
  tx: Tx,
  accountIds: readonly number[],
  year: number,
): Promise<ReadonlyMap<number, PreparedForm[]>> {
  const rows = await tx
    .selectFrom('tax_form as f')
    .selectAll('f')
    .where(sql<boolean>`f.account_id = any(${accountIds}::int[])`)
    .where('f.tax_year', '=', year)
    .where(isLast)
    .orderBy('f.tax_form_id')
    .execute()
  const states = await statesOf(tx, rows)
  const forms = rows.map((row) => ({
    accountId: row.account_id,
    form: row.form,
    payeeId: row.payee_id,
    firstCode: row.first_code,
    number: row.number,
    code: row.code,
    gross: row.gross_cents,
    taxable: row.taxable_cents,
    isTaxableUndetermined: row.is_taxable_undetermined,
    isTotalDistribution: row.is_total_distribution,
    federal: row.federal_cents,
    states: states.get(row.tax_form_id) ?? [],
    rollover: row.rollover_cents,
    lateRollover: row.late_rollover_cents,
    value: row.value_cents,
    isMinimumRequired: row.is_minimum_required,
  }))
  return Map.groupBy(forms, ({ accountId }) => accountId)
}

/** Boxes 14 to 16 of these forms, by form, ordered by state. */
export async function statesOf(db: Db | Tx, forms: ReadonlyArray<{ tax_form_id: number }>) {
  const rows = await db
    .selectFrom('tax_form_state')
    .selectAll()
    .where(sql<boolean>`tax_form_id = any(${forms.map(({ tax_form_id: id }) => id)}::int[])`)
    .orderBy('tax_form_id')
    .orderBy('state')
    .execute()
  return Map.groupBy(
    rows.map(({ tax_form_id: id, state, tax_cents: tax, distribution_cents: distribution }) => ({
      id,
      state,
      tax,
      distribution,
    })),
    ({ id }) => id,
  )
}

/** Adds forms. Existing forms never change. */
export async function keepForms(
  tx: Tx,
  added: ReadonlyArray<{ account: AccountYear; form: NewForm }>,
  by: { year: number; ledgerThrough: number; jobId: number; now: Date },
): Promise<void> {
  if (added.length === 0) return
  const rows = await tx
    .insertInto('tax_form')
    .values(
      added.map(({ account, form }) => ({
        tax_year: by.year,
        form: form.form,
        account_id: account.account_id,
        payee_id: form.payeeId,
        plan_account_number: account.plan_account_number,
        first_code: form.firstCode,
        number: form.number,
        code: form.code,
        gross_cents: form.gross,
        taxable_cents: form.taxable,
        is_taxable_undetermined: form.isTaxableUndetermined,
        is_total_distribution: form.isTotalDistribution,
        federal_cents: form.federal,
        state_cents: form.states.reduce((total, { tax }) => total + tax, 0n),
        rollover_cents: form.rollover,
        late_rollover_cents: form.lateRollover,
        value_cents: form.value,
        is_minimum_required: form.isMinimumRequired,
        is_roth: account.is_roth,
        ledger_through: by.ledgerThrough,
        job_id: by.jobId,
        prepared_at: by.now,
      })),
    )
    .returning(['tax_form_id', 'account_id', 'form', 'first_code', 'payee_id'])
    .execute()
  const key = (...parts: readonly unknown[]) => parts.join('|')
  const idOf = new Map(
    rows.map((row) => [key(row.account_id, row.form, row.first_code, row.payee_id), row.tax_form_id]),
  )
  const states = added.flatMap(({ account, form }) =>
    form.states.map(({ state, tax, distribution }) => ({
      tax_form_id: idOf.get(key(account.account_id, form.form, form.firstCode, form.payeeId)) ?? 0,
      state,
      tax_cents: tax,
      distribution_cents: distribution,
    })),
  )
  if (states.length > 0) await tx.insertInto('tax_form_state').values(states).execute()
}

/** Totals the latest versions of a year's forms. */
export async function totalsOf(tx: Tx, year: number) {
  const total = (column: string) => sql<bigint>`coalesce(sum(${sql.ref(column)}), 0)::bigint`
  return tx
    .selectFrom('tax_form as f')
    .select([
      sql<number>`(count(*) filter (where f.form = '1099-R' and f.gross_cents > 0))::int`.as('forms_1099r'),
      total('f.gross_cents').as('gross_cents'),
      total('f.federal_cents').as('federal_cents'),
      total('f.state_cents').as('state_cents'),
      sql<number>`(count(*) filter (where f.form = '5498' and f.rollover_cents + f.late_rollover_cents + f.value_cents > 0))::int`.as(
        'forms_5498',
      ),
      total('f.rollover_cents').as('rollover_cents'),
      total('f.late_rollover_cents').as('late_rollover_cents'),
      total('f.value_cents').as('value_cents'),
      sql<number>`(count(*) filter (where f.number > 0))::int`.as('corrections'),
    ])
    .where('f.tax_year', '=', year)
    .where(isLast)
    .executeTakeFirstOrThrow()
}

export const TAX_FORM_SORTS = {
  accountNumber: [sortBy('f.plan_account_number', 'text'), sortBy('f.tax_form_id', 'int')],
} as const satisfies Sorts

/** Lists a year's forms of one kind: the latest versions, or all versions. */
export function taxFormsBy(
  db: Db,
  narrowed: { year: number; form: '1099-R' | '5498'; all?: 'true' | undefined; accountNumber?: string | undefined },
) {
  let query = db
    .selectFrom('tax_form as f')
    .selectAll('f')
    .where('f.tax_year', '=', narrowed.year)
    .where('f.form', '=', narrowed.form)
  if (narrowed.all === undefined) query = query.where(isLast)
  if (narrowed.accountNumber) query = query.where('f.plan_account_number', '=', narrowed.accountNumber)
  return query
}

const NOBODY = { first_name: '', last_name: '' }

type Row = Awaited<ReturnType<ReturnType<typeof taxFormsBy>['executeTakeFirstOrThrow']>>

/** Formats the rows of a page for the response. */
export async function taxFormView(db: Db, rows: readonly Row[]): Promise<(row: Row) => TaxForm> {
  const states = await statesOf(db, rows)
  const owners = await db
    .selectFrom('retirement_account as a')
    .innerJoin('account_owner as o', 'o.account_owner_id', 'a.account_owner_id')
    .select(['a.account_id', 'o.account_owner_id', 'o.first_name', 'o.last_name'])
    .where(sql<boolean>`a.account_id = any(${rows.map(({ account_id: id }) => id)}::int[])`)
    .execute()
  const ownerOf = new Map(owners.map((owner) => [owner.account_id, owner]))
  const payees = await payeesOf(
    db,
    rows.flatMap(({ payee_id: id }) => (id === null ? [] : [id])),
  )
  return (row) => {
    const owner = ownerOf.get(row.account_id)
    return {
      taxFormId: row.tax_form_id,
      form: row.form === '5498' ? 'FORM_5498' : 'FORM_1099R',
      number: row.number,
      accountId: row.account_id,
      accountNumber: row.plan_account_number,
      accountOwnerId: owner?.account_owner_id ?? 0,
      ownerName: `${owner?.first_name} ${owner?.last_name}`,
      payeeId: row.payee_id,
      recipientName: nameOf((row.payee_id === null ? owner : payees.get(row.payee_id)) ?? NOBODY),
      isRoth: row.is_roth,
      code: row.form === '1099-R' ? row.code : null,
      gross: fromCents(row.gross_cents),
      taxable: row.taxable_cents === null ? null : fromCents(row.taxable_cents),
      isTaxableUndetermined: row.is_taxable_undetermined,
      isTotalDistribution: row.is_total_distribution,
      federalWithheld: fromCents(row.federal_cents),
      stateWithheld: fromCents(row.state_cents),
      states: (states.get(row.tax_form_id) ?? []).map(({ state, tax, distribution }) => ({
        state,
        withheld: fromCents(tax),
        distribution: fromCents(distribution),
      })),
      rollover: fromCents(row.rollover_cents),
      lateRollover: fromCents(row.late_rollover_cents),
      fairMarketValue: fromCents(row.value_cents),
      isMinimumRequired: row.is_minimum_required,
      preparedAt: row.prepared_at.toISOString(),
    }
  }
}
