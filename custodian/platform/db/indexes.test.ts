import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Database } from './connect.ts'
import { testDatabase } from '../../testing.ts'

/** Foreign keys without an index, and the reason: no statement searches by them, or another index covers them. */
const FOLLOWED_BY_NOBODY: Readonly<Record<string, string>> = {
  'activity_report.job_id': 'a row names its run; reports are found by their day',
  'annual_fee_owed.request_id': 'a row names the payout that deferred the fee',
  'approval.decided_by': 'a row names who decided',
  'attachment.account_id': 'files are found by owner, request or guid',
  'bank_match_made.attachment_id': 'only matches that count are looked for: bank_match_received',
  'bank_match_made.plan_settlement_id': 'only matches that count are looked for: bank_match_recovered',
  'bank_match_made.plan_surplus_id': 'only matches that count are looked for: bank_match_given_back',
  'bank_match_made.own_transfer_id': 'only matches that count are looked for: bank_match_swept',
  'beneficiary.account_id': 'always together with the owner, who has few',
  'book_day_total.up_to': 'the rows of a day are found by their book',
  'book_month_total.up_to': 'the rows of a month are found by their book',
  'check_void.job_file_id': 'a row names its file',
  'closed_month.approval_id': 'a row names its approval',
  'closed_month.closed_by': 'a row names who closed it',
  'envelope.account_id': 'always together with the owner, who has few',
  'envelope.request_id': 'always together with the owner, who has few',
  'envelope.signed_attachment_id': 'a document is found from its envelope, never the other way',
  'letter.account_owner_id': 'letters are found by the set they are printed in',
  'letter.job_file_id': 'only the letters that wait are looked for: letter_waiting',
  'letter_account.letter_id': 'an account names its letter, which is found by its own number',
  'manual_posting.approval_id': 'a posting names its approval',
  'minimum_notice.job_id': 'a row names its run',
  'note.user_id': 'the author of a note is found from the note',
  'owner_death.attachment_id': 'a report names its certificate',
  'owner_death.confirmed_by': 'a row names who confirmed it',
  'owner_death.reported_by': 'a row names who reported it',
  'payee.created_by': 'a row names who made it',
  'payee_version.made_by': 'a row names who made it',
  'payment.job_file_id': 'only the payments that wait are looked for: payment_waiting',
  'payment_return.job_id': 'a row names its run',
  'payment_return_confirmed.job_id': 'a row names its run',
  'payment_return.taken_in_by': 'always together with the transaction',
  'plan_file.uploaded_by': 'a row names its sender',
  'print_copy.job_file_id': 'only the copies that wait are looked for: print_copy_waiting',
  'retirement_account.plan_id': 'a plan is found from its accounts',
  'return_file.taken_in_by': 'a row names its sender',
  'statement_correction.transaction_id': 'always together with the account',
  'tax_form_copy.job_id': 'a row names its run',
  'tax_form_filed.job_file_id': 'a row names its file',
  'tax_form_recipient.job_file_id': 'a row names its file',
}

let database: Database

beforeAll(async () => {
  database = await testDatabase()
})
afterAll(() => database.close())

test('indexes every foreign key except the listed ones', async () => {
  const { rows } = await database.executeSql(`
    select c.conrelid::regclass::text || '.' || a.attname as key
    from pg_constraint c join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
    where c.contype = 'f' and c.connamespace = 'public'::regnamespace and not exists (
      select from pg_index i where i.indrelid = c.conrelid and i.indkey[0] = c.conkey[1]
        and (i.indpred is null or pg_get_expr(i.indpred, i.indrelid) = format('(%I IS NOT NULL)', a.attname)))
    order by 1`)
  expect(rows.map(({ key }) => key)).toEqual(Object.keys(FOLLOWED_BY_NOBODY).toSorted())
})
