import type { Updateable } from 'kysely'
import type { WizardDraftTable } from '../../platform/db/schema.ts'
import type { WriteContext } from '../../platform/context/writeContext.ts'
import type { Draft } from '../eligibility.ts'
import type { WizardAccount } from '../wizardAccount.ts'
import { accountAssociatedData } from '../accountNumbers.ts'
import { keepReplaced } from '../replacedNumbers.ts'
import { about } from '../../platform/audit/audit.ts'

export type DraftChange = Omit<
  Updateable<WizardDraftTable>,
  'account_id' | 'draft_id' | 'version' | 'payee_keyed_by' | 'begun_by' | 'waive_fees' | 'updated_by' | 'updated_at'
>

const SEALED = { bank_account_sealed: 'bank', receiving_account_sealed: 'receiving' } as const
const isSealed = (column: string): column is keyof typeof SEALED => column in SEALED
const PAYEE = new Set<string>([
  ...Object.keys(SEALED),
  'routing_number',
  'check_payee',
  'attention_to',
  'address',
  'city',
  'state',
  'zip',
])

/**
 * Stores one page of the wizard. A new amount or type clears the taxes; a new federal tax or state of residence clears
 * the state tax. Every change makes a new version, so an outdated confirmation is detected.
 */
export async function storeDraft(
  context: WriteContext,
  account: WizardAccount,
  step: string,
  change: DraftChange,
): Promise<WizardAccount> {
  const effective = withClearing(account.draft, change)
  const changed = differing(context, account, effective)
  const staff = account.eligibility.isByStaff ? context.userId : null
  const payee_keyed_by = whoKeyedPayee(staff, account.draft, changed)
  const begun_by = together(account.draft?.begun_by ?? [], staff)
  if (staff !== null && account.draft) await keepReplaced(context, account.accountId, replaced(account.draft, changed))
  const stamp = { payee_keyed_by, begun_by, updated_by: context.userId, updated_at: context.now }
  const draft = account.draft
    ? await context.tx
        .updateTable('wizard_draft')
        .set({ ...effective, ...stamp, version: account.draft.version + (changed.length > 0 ? 1 : 0) })
        .where('account_id', '=', account.accountId)
        .returningAll()
        .executeTakeFirstOrThrow()
    : await context.tx
        .insertInto('wizard_draft')
        .values({ ...effective, ...stamp, account_id: account.accountId })
        .returningAll()
        .executeTakeFirstOrThrow()
  await context.audit({
    action: `wizard.${step}`,
    ...about('wizard_draft', account.accountId, account.ownerId),
    before: account.draft && masked(account.draft, changed),
    after: masked(draft, changed),
  })
  return { ...account, draft }
}

function replaced(draft: Draft, changed: readonly string[]) {
  const was = (column: keyof typeof SEALED) => (changed.includes(column) ? draft[column] : null)
  return {
    bank_account_sealed: was('bank_account_sealed'),
    receiving_account_sealed: was('receiving_account_sealed'),
  }
}

/**
 * Employees who entered a destination stay recorded until the owner enters another account number, and longer while the
 * draft keeps the number of its other destination.
 */
function whoKeyedPayee(staff: number | null, draft: Draft | null, changed: readonly string[]): number[] {
  const before = draft?.payee_keyed_by ?? []
  if (!changed.some((column) => PAYEE.has(column))) return before
  if (staff !== null) return together(before, staff)
  const kept = Object.keys(SEALED)
    .filter(isSealed)
    .filter((column) => !changed.includes(column) && draft?.[column])
  return changed.some(isSealed) && kept.length === 0 ? [] : before
}

const together = (before: readonly number[], staff: number | null) =>
  staff === null ? [...before] : [...new Set([...before, staff])]

function withClearing(draft: Draft | null, change: DraftChange): DraftChange {
  const changes = (...columns: Array<keyof DraftChange>) =>
    columns.some((column) => column in change && change[column] !== (draft?.[column] ?? null))
  const cleared: DraftChange = {}
  if (changes('amount_cents', 'is_full_amount', 'distribution_type_id', 'evidence_of')) cleared.federal_cents = null
  if ('federal_cents' in cleared || changes('federal_cents', 'residence_state')) {
    cleared.state_cents = null
    cleared.state_opt_out = null
  }
  return { ...cleared, ...change }
}

/** Compares account numbers decrypted, because every encryption of one number differs. */
function differing(
  { services }: WriteContext,
  { accountId, draft }: WizardAccount,
  change: DraftChange,
): Array<keyof DraftChange> {
  const open = (column: keyof typeof SEALED, sealed: string | null) =>
    sealed && services.pii.open(sealed, accountAssociatedData(SEALED[column], accountId))
  return (Object.keys(change) as Array<keyof DraftChange>).filter((column) => {
    if (!isSealed(column)) return change[column] !== (draft?.[column] ?? null)
    return open(column, change[column] ?? null) !== open(column, draft?.[column] ?? null)
  })
}

function masked(draft: Draft, columns: ReadonlyArray<keyof DraftChange>): Record<string, unknown> {
  return Object.fromEntries(columns.filter((column) => !isSealed(column)).map((column) => [column, draft[column]]))
}
