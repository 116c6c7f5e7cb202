import { sql } from 'kysely'
import { createHash } from 'node:crypto'
import { ACCOUNT_STATUS } from '../../contract/accountStatus.ts'
import { DOCUMENT_TYPE } from '../../contract/documentType.ts'
import { idsOf } from '../../contract/enumeration.ts'
import { JOB_TYPE } from '../../contract/jobType.ts'
import { REQUEST_STATUS } from '../../contract/requestStatus.ts'
import { fileAssociatedData } from '../documents/files.sql.ts'
import { addDays } from '../platform/calendar/bankDays.ts'
import type { Services } from '../platform/context/services.ts'
import { insertColumns } from '../platform/db/bulkLoad.ts'
import type { Tx } from '../platform/db/connect.ts'
import { storeJobFile } from '../platform/jobs/files.ts'
import { OWNERS_OF_A_PLAN } from './invent.ts'
import { onePage } from './onePage.ts'

type Since = Readonly<Record<'account' | 'request' | 'file', number>>

const DAILY_JOBS = [
  JOB_TYPE.identityCheck,
  JOB_TYPE.calculateInterest,
  JOB_TYPE.calculateWithdrawals,
  JOB_TYPE.processWithdrawals,
  JOB_TYPE.bankUpload,
  JOB_TYPE.printVendorUpload,
  JOB_TYPE.dailyActivityReport,
]
/** Number of business days with job rows, at most eight years. */
const MOST_DAYS = 3_000
const FILES_AT_ONCE = 5_000
/** The employee who opened the newest `WORKED_ON` requests. */
const REVIEWER = 'service@example.com'
const WORKED_ON = 1_000

/** Adds rows that follow from accounts and requests with ids above those in `since`, in one statement for each kind. */
export async function addHistory(
  services: Services,
  tx: Tx,
  { since, lastTransaction, owners }: { since: Since; lastTransaction: number; owners: number },
): Promise<void> {
  const now = services.clock.now()
  await addEvents(tx, since, now)
  await addJobs(tx, services.dateOf(now), { since, owners, lastTransaction })
  await addPayments(services, tx, since)
  await addFiles(services, tx, since, now)
  await addAudit(tx, since, now)
  await addLetters(tx, since)
  await addInterest(tx, since, addDays(services.dateOf(now), -1))
  await addReviews(tx, since, now)
}

async function addEvents(tx: Tx, since: Since, now: Date): Promise<void> {
  const after = (...statuses: Parameters<typeof idsOf<typeof REQUEST_STATUS>>[1]) =>
    sql`${idsOf(REQUEST_STATUS, statuses)}::int[]`
  await sql`
    insert into request_event (request_id, kind, at, note, user_id)
    select r.request_id, e.kind, least(r.date_requested + e.later, ${now}),
      case e.kind when 'INCOMPLETE' then r.incomplete_reason end, case
        when e.kind in ('SUBMITTED', 'SIGNED') then o.user_id
        when e.kind in ('APPROVED', 'INCOMPLETE') and r.request_id > m.newest - ${WORKED_ON} then s.user_id end
    from distribution_request r
    join retirement_account a on a.account_id = r.account_id
    left join portal_user o on o.account_owner_id = a.account_owner_id
    left join portal_user s on s.email = ${REVIEWER}
    cross join (select max(request_id) as newest from distribution_request) m
    join (values
      (1, 'SUBMITTED', interval '0', null::int[]),
      (2, 'SIGNED', interval '1 hour', null),
      (3, 'APPROVED', interval '1 day', ${after('approved', 'pending', 'completed', 'historical')}),
      (4, 'INCOMPLETE', interval '1 day', ${after('incomplete')}),
      (5, 'FROZEN', interval '2 days', ${after('pending', 'completed', 'historical')}),
      (6, 'SENT', interval '2 days 3 hours', ${after('completed', 'historical')}),
      (7, 'COMPLETED', interval '4 days', ${after('completed', 'historical')}),
      (8, 'ARCHIVED', interval '35 days', ${after('historical')})
    ) e (place, kind, later, statuses) on e.statuses is null or r.status_id = any (e.statuses)
    where r.request_id > ${since.request} and (e.kind <> 'SIGNED' or r.signed_at is not null)
    order by r.request_id, e.place`.execute(tx)
}

/**
 * Job runs of the last days, a bank upload for every day with payments, and the daily report up to now, so the next
 * report begins with new postings.
 */
async function addJobs(
  tx: Tx,
  today: string,
  { since, owners, lastTransaction }: { since: Since; owners: number; lastTransaction: number },
): Promise<void> {
  const days = Math.min(MOST_DAYS, Math.ceil(owners / OWNERS_OF_A_PLAN))
  await sql`
    with daily as (
      select type, place from unnest(${DAILY_JOBS}::int[]) with ordinality as t (type, place)
    ), run as (
      select day::date as day, type, place
      from generate_series(${today}::date - ${days}::int, ${today}::date - 1, interval '1 day') day cross join daily
      union
      select t.transaction_date, type, place
      from distribution_request r join ledger_transaction t on t.request_id = r.request_id cross join daily
      where r.request_id > ${since.request} and type = ${JOB_TYPE.bankUpload}
    )
    insert into job (job_type_id, business_date, date_scheduled, date_started, date_completed, batch_id)
    select type, day, begun, begun, begun + interval '1 minute', 'DEMO-' || to_char(day, 'YYYYMMDD') || '-' || type
    from run
    cross join lateral (
      select day::timestamp at time zone 'UTC' + interval '6 hours' + place * interval '5 minutes' as begun) m
    where not exists (select from job j where j.job_type_id = type and j.business_date = day)
    order by day, place`.execute(tx)
  await sql`
    insert into activity_report (business_date, job_id, starts_after, ends_with)
    select business_date, job_id, 0, ${lastTransaction} from job
    where job_type_id = ${JOB_TYPE.dailyActivityReport} and business_date = ${today}::date - 1
    on conflict do nothing`.execute(tx)
}

/** Payments sent on their day, one file a day, with the next check and trace numbers. */
async function addPayments({ pii }: Services, tx: Tx, since: Since): Promise<void> {
  const { rows: days } = await sql<{ day: string; job_id: number }>`
    select d.day::text, j.job_id
    from (
      select distinct t.transaction_date as day
      from distribution_request r join ledger_transaction t on t.request_id = r.request_id
      where r.request_id > ${since.request}
    ) d
    cross join lateral (
      select max(job_id) as job_id from job where job_type_id = ${JOB_TYPE.bankUpload} and business_date = d.day) j
    order by 1`.execute(tx)
  const fileIds: number[] = []
  for (const { day, job_id: jobId } of days)
    fileIds.push(
      await storeJobFile(
        tx,
        pii,
        { jobId, now: new Date(`${day}T18:00:00Z`) },
        {
          fileName: `payments-${day}-${since.request}.csv`,
          contentType: 'text/csv',
          content: Buffer.from('Request,Amount\n'),
          people: 0,
        },
      ),
    )
  await sql`
    with numbered as (
      select r.*, t.transaction_id, t.transaction_date, t.posted_at,
        n.last + row_number() over (partition by r.is_check order by t.transaction_id) as number
      from distribution_request r join ledger_transaction t on t.request_id = r.request_id
      join running_number n on n.name = case when r.is_check then 'check' else 'trace' end
      where r.request_id > ${since.request}
    ), taken as (
      update running_number set last = (select max(number) from numbered where is_check = (name = 'check'))
      where exists (select from numbered where is_check = (name = 'check'))
    )
    insert into payment (request_id, transaction_id, method, amount_cents, created_at, job_file_id, sent_for,
      trace_number, check_number)
    select request_id, transaction_id, case when is_check then 'CHECK' else 'ACH' end,
      amount_cents - fee_cents - federal_cents, posted_at, f.file_id, transaction_date,
      case when not is_check then '11111111' || lpad(number::text, 7, '0') end, case when is_check then number end
    from numbered join unnest(${days.map(({ day }) => day)}::date[], ${fileIds}::int[]) as f (day, file_id)
      on f.day = transaction_date
    order by transaction_id`.execute(tx)
}

/** Signed agreements and forms, and uploads by owners, of which only some wait for staff. */
async function addFiles({ pii }: Services, tx: Tx, since: Since, now: Date): Promise<void> {
  const page = onePage('A document of an invented owner.')
  const guid = sql`replace(gen_random_uuid()::text, '-', '')`
  const file = sql`'application/pdf', ${page.length}::int, ${createHash('sha256').update(page).digest('hex')}`
  await sql`
    insert into attachment (guid, account_owner_id, account_id, request_id, attachment_type_id, in_upload_center, file_name,
      content_type, size_bytes, sha256, created_by, created_at, date_processed)
    select ${guid}, a.account_owner_id, a.account_id, null, ${DOCUMENT_TYPE.custodialAgreement}, false, 'agreement.pdf',
      ${file}, u.user_id, a.date_loaded, null
    from retirement_account a join portal_user u on u.account_owner_id = a.account_owner_id
    where a.account_id > ${since.account} and a.status_id = ${ACCOUNT_STATUS.registered} order by a.account_id`.execute(
    tx,
  )
  await sql`
    insert into attachment (guid, account_owner_id, account_id, request_id, attachment_type_id, file_name, content_type,
      size_bytes, sha256, created_at)
    select ${guid}, a.account_owner_id, a.account_id, r.request_id, ${DOCUMENT_TYPE.distributionForm},
      'distribution-form.pdf', ${file}, r.signed_at
    from distribution_request r join retirement_account a using (account_id)
    where r.request_id > ${since.request} and r.signed_at is not null order by r.request_id`.execute(tx)
  await sql`
    insert into attachment (guid, account_owner_id, account_id, attachment_type_id, in_upload_center, file_name,
      content_type, size_bytes, sha256, created_by, created_at, date_processed)
    select ${guid}, a.account_owner_id, a.account_id, ${DOCUMENT_TYPE.generalUpload}, true, 'letter.pdf', ${file},
      u.user_id, sent.at, case when sent.age > 7 then least(sent.at + interval '2 days', ${now}) end
    from retirement_account a join portal_user u on u.account_owner_id = a.account_owner_id
    cross join lateral (select a.account_id / 10 * 37 % 400 as age) of
    cross join lateral (select of.age, ${now}::timestamptz - of.age * interval '1 day' as at) sent
    where a.account_id > ${since.account} and a.account_id % 10 = 0 order by sent.at, a.account_id`.execute(tx)
  for (let after = since.file; ;) {
    const files = await tx
      .selectFrom('attachment')
      .select(['attachment_id', 'guid'])
      .where('attachment_id', '>', after)
      .orderBy('attachment_id')
      .limit(FILES_AT_ONCE)
      .execute()
    const last = files.at(-1)
    if (!last) return
    after = last.attachment_id
    await insertColumns(
      tx,
      'attachment_content',
      files.map((file) => ({
        attachment_id: file.attachment_id,
        content: pii.sealBytes(page, fileAssociatedData(file.guid)),
      })),
    )
  }
}

async function addAudit(tx: Tx, since: Since, now: Date): Promise<void> {
  await sql`
    insert into audit (at, user_id, role_id, account_owner_id, action, entity, entity_id, after, request_id)
    select at, user_id, role_id, owner_id, action, entity, id::text, after, 'demo-data' from (
      select a.date_loaded as at, null::int as user_id, null::int as role_id, a.account_owner_id as owner_id,
        'demo.account' as action, 'retirement_account' as entity, a.account_id as id,
        jsonb_build_object('statusId', a.status_id) as after
      from retirement_account a where a.account_id > ${since.account}
      union all
      select r.date_requested, u.user_id, u.role_id, a.account_owner_id, 'request.submit', 'distribution_request',
        r.request_id, jsonb_build_object('kind', r.kind)
      from distribution_request r join retirement_account a using (account_id)
      left join portal_user u on u.account_owner_id = a.account_owner_id
      where r.request_id > ${since.request}
    ) told where at <= ${now} order by at, entity, id`.execute(tx)
}

/** Adds emails that asked for signatures, as already sent and therefore without their texts. */
async function addLetters(tx: Tx, since: Since): Promise<void> {
  await sql`
    insert into mail_outbox (kind, to_address, subject, request_id, created_at, next_attempt_at, attempts, sent_at)
    select 'distribution-form', o.email, 'Please sign your distribution form', r.request_id, r.date_requested, r.date_requested, 1,
      r.date_requested + interval '1 minute'
    from distribution_request r join retirement_account a using (account_id)
    join account_owner o on o.account_owner_id = a.account_owner_id
    where r.request_id > ${since.request} order by r.date_requested, r.request_id`.execute(tx)
}

/** Adds interest accrued through yesterday and not credited yet, less than a month's. */
async function addInterest(tx: Tx, since: Since, yesterday: string): Promise<void> {
  await sql`
    with counted as (
      insert into interest_accrual (account_id, through, micro_cents)
      select account_id, ${yesterday}::date,
        case when status_id < ${ACCOUNT_STATUS.closed} then account_id::bigint * 7919 % 400000000 else 0 end
      from retirement_account where account_id > ${since.account} order by account_id
      returning micro_cents
    )
    insert into interest_earned (through, micro_cents)
    select ${yesterday}::date, sum(micro_cents) from counted having sum(micro_cents) <> 0`.execute(tx)
}

/** Adds identity checks, holds on first payouts, ended sessions, and approved decisions. */
async function addReviews(tx: Tx, since: Since, now: Date): Promise<void> {
  await sql`
    insert into identity_check (account_id, data_version, findings, checked_at)
    select account_id, 'demo-data', '', date_loaded from retirement_account
    where account_id > ${since.account} and status_id <> ${ACCOUNT_STATUS.notValidated} order by account_id`.execute(tx)
  await sql`
    insert into payout_hold (account_owner_id, since, released_at, released_by)
    select distinct on (a.account_owner_id) a.account_owner_id, a.date_loaded, released.at,
      case when released.at is not null then 'CODE' end
    from retirement_account a join portal_user u on u.account_owner_id = a.account_owner_id
    cross join lateral (
      select case when a.account_owner_id % 500 <> 1 then a.date_loaded + interval '9 days' end as at) released
    where a.account_id > ${since.account} and a.account_owner_id % 20 = 1 order by a.account_owner_id
    on conflict do nothing`.execute(tx)
  await sql`
    insert into session (token_hash, user_id, created_at, expires_at)
    select 'demo-data-' || user_id, user_id, ${now}::timestamptz - interval '2 days', ${now}::timestamptz - interval '1 day'
    from portal_user u where u.account_owner_id % 5 = 1 on conflict do nothing`.execute(tx)
  await sql`
    with asked as (
      insert into approval (effect, subject_entity, subject_id, account_owner_id, account_id, amount_cents, description,
        changes, payload, asked_at, status, decided_at, decided_by)
      select 'request-change', 'distribution_request', r.request_id::text, a.account_owner_id, r.account_id, r.amount_cents,
        'Another address', '[]', '{}', r.date_requested, 'APPROVED', r.date_requested + interval '1 hour', 4
      from distribution_request r join retirement_account a using (account_id)
      where r.request_id > ${since.request} and r.status_id = ${REQUEST_STATUS.historical} and r.request_id % 10 = 0
      order by r.request_id
      returning approval_id, asked_at
    )
    insert into approval_maker (approval_id, user_id, kind, at)
    select approval_id, 2, 'MADE', asked_at from asked order by approval_id`.execute(tx)
  await sql`
    insert into payment_return (payment_id, code, job_id, at)
    select p.payment_id, 'C01', f.job_id, p.created_at + interval '3 days'
    from payment p join job_file f using (job_file_id)
    where p.request_id > ${since.request} and p.method = 'ACH' and p.payment_id % 20 = 0 order by p.payment_id`.execute(
    tx,
  )
}
