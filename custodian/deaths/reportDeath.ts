import { DAY_MS } from '../platform/calendar/durations.ts'
import type { AnswerOf } from '../../contract/endpoint.ts'
import type { getOwnerDeath } from '../../contract/deaths.ts'
import { sql } from 'kysely'
import * as z from 'zod'
import { ask, waitingFor } from '../approvals/ask.ts'
import { LAPSES_AFTER_DAYS, type Change, type Effect } from '../approvals/effect.ts'
import { isOwn, NOT_YOU, requireNoTool } from '../approvals/decider.ts'
import { lockPerson, personOf, type Person } from '../approvals/person.ts'
import { usDate } from '../platform/calendar/usDate.ts'
import type { WriteContext } from '../platform/context/writeContext.ts'
import type { Db, Tx } from '../platform/db/connect.ts'
import { refusal, type Problem } from '../platform/problem.ts'
import { invalidField, refuse, refuseIf } from '../platform/http/errors.ts'
import { ownUpload } from '../documents/ownUpload.ts'
import { unopenedSinceAsked } from '../documents/unopened.ts'
import { addCertificate, isBankReport } from './bankReport.ts'
import { confirmDeath, DEATH_TAKEN_BACK, endDeath, lockAll, OWNER_DEATH, whyNotAlive } from './deathEffect.ts'
import { standingDeath } from './death.sql.ts'
import { notifyAdministrators, stopOwner, SUBJECT } from './stopOwner.ts'

/** Number of reports by one person within 24 hours that stop payments before a second person reviews them. */
const MOST_ALONE = 3
const REPORTED = 'The death of this account owner is reported already.'

const heldReport = z.strictObject({ diedOn: z.string(), attachmentId: z.int(), reporterId: z.int() })
type HeldReport = z.output<typeof heldReport>

const ownerOf = ({ accountOwnerId }: { accountOwnerId: number | null }) => accountOwnerId ?? 0

/**
 * A death report above the reporter's limit. It stops payments only after a second person, who opened the certificate,
 * approves and thereby confirms it.
 */
export const DEATH_REPORT: Effect<HeldReport> = {
  name: 'owner-death-report',
  title: 'Report of the death of an account owner',
  payload: heldReport,
  lapsesAfterDays: LAPSES_AFTER_DAYS,
  lock: (context, approval) => lockAll(context, ownerOf(approval)),
  async changed({ tx }, approval): Promise<Problem | null> {
    return (await standingDeath(tx, ownerOf(approval))) ? refusal(REPORTED) : null
  },
  toOpen: unopenedSinceAsked,
  async perform(context, approval) {
    const { reporterId, ...report } = approval.payload
    const deathId = await stopOwner(context, ownerOf(approval), { ...report, reporterId, reportedAt: approval.askedAt })
    await confirmDeath(context, deathId, ownerOf(approval))
  },
}

/**
 * Reports an owner's death for another person to confirm; one person suffices if the second-person rule is off
 * (`FOUR_EYES=off`, outside production). The owner's requests stop, and sign-in is refused. The fourth report by one
 * person within 24 hours stops nothing before approval.
 * @throws 400 for a date in the future or before the birth, a file not uploaded for the owner since that day, or a file
 * not stated to be the certificate; 409 for an open report, or if the reporter is the owner
 */
export async function reportDeath(
  context: WriteContext,
  ownerId: number,
  {
    diedOn,
    certificateGuid,
    isDeathCertificate,
  }: { diedOn: string; certificateGuid: string; isDeathCertificate: boolean },
): Promise<void> {
  requireNoTool(context)
  const { tx, userId } = context
  const reporterId = userId ?? 0
  const person = await personOf(tx, reporterId)
  // The lock serializes reports by one person, so concurrent reports count one after another.
  await lockPerson(tx, person)
  await lockAll(context, ownerId)
  await requireNotOwn(context, ownerId)
  const standing = await standingDeath(tx, ownerId)
  if (standing && !isBankReport(standing)) throw refuse(409, REPORTED)
  const heldSubject = { entity: SUBJECT, id: `report-${ownerId}` }
  if (await waitingFor(context, DEATH_REPORT, heldSubject)) throw refuse(409, 'This waits for a second person already.')
  const owner = await tx
    .selectFrom('account_owner')
    .select('date_of_birth')
    .where('account_owner_id', '=', ownerId)
    .executeTakeFirst()
  if (diedOn > context.today) throw invalidField('diedOn', 'Date must not be in the future')
  if (owner?.date_of_birth && diedOn < owner.date_of_birth)
    throw invalidField('diedOn', 'Date must not be before the date of birth')
  const certificate = await ownUpload(tx, ownerId, certificateGuid)
  if (!certificate)
    throw invalidField('certificateGuid', 'Please choose a file that was uploaded for this account owner')
  if (context.services.dateOf(certificate.created_at) < diedOn)
    throw invalidField('certificateGuid', 'This file was uploaded before the date of death')
  if (!isDeathCertificate)
    throw invalidField('isDeathCertificate', 'Open the file and confirm that it is the death certificate')
  const report = { diedOn, attachmentId: certificate.attachment_id, reporterId }
  const { fourEyes } = context.services.config
  const made = await reportsOf(tx, person, new Date(context.now.getTime() - DAY_MS))
  const waits = fourEyes && made >= MOST_ALONE && !standing
  await notifyAdministrators(context, { reporter: person.email, accountOwnerId: ownerId, reports: made + 1, waits })
  const changes: Change[] = [
    { label: 'Account owner', before: 'Alive', after: 'Deceased' },
    { label: 'Date of death', before: null, after: usDate(diedOn) },
    { label: 'Death certificate', before: null, after: `${certificate.file_name}, confirmed by ${person.email}` },
  ]
  const makers = [...new Set([userId, certificate.created_by].flatMap((id) => (id === null ? [] : [id])))]
  if (waits) {
    await ask(context, DEATH_REPORT, {
      subject: heldSubject,
      accountOwnerId: ownerId,
      payload: report,
      description: `Report of the death of account owner ${ownerId}`,
      changes,
      makers,
    })
    return
  }
  const full = { ...report, reportedAt: context.now }
  const deathId = standing?.owner_death_id ?? (await stopOwner(context, ownerId, full))
  // The bank's report has already stopped payments, so add the certificate to it.
  if (standing) await addCertificate(context, deathId, full)
  if (!fourEyes) return confirmDeath(context, deathId, ownerId)
  await ask(context, OWNER_DEATH, {
    subject: { entity: SUBJECT, id: deathId },
    accountOwnerId: ownerId,
    payload: { deathId },
    description: `Death of account owner ${ownerId}`,
    changes,
    makers,
  })
}

/**
 * Reports by a person with any login since a time: those that stopped payments, with any result, and those that
 * waited.
 */
async function reportsOf(tx: Tx, { person }: Person, since: Date): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    with log_in as (select user_id from portal_person where person = ${person})
    select ((select count(*) from owner_death where reported_by in (select user_id from log_in) and reported_at > ${since})
      + (select count(*) from approval where effect = ${DEATH_REPORT.name} and status <> 'APPROVED' and asked_at > ${since}
          and (payload ->> 'reporterId')::int in (select user_id from log_in)))::int as n`.execute(tx)
  return rows[0]?.n ?? 0
}

/**
 * Requests to cancel a confirmed death or a bank's report because the owner is alive; another person decides.
 * @throws 409 if there is neither, a recipient was paid, a request already waits, or the caller is that owner
 */
export async function takeDeathBack(context: WriteContext, ownerId: number, note: string): Promise<void> {
  requireNoTool(context)
  await lockAll(context, ownerId)
  await requireNotOwn(context, ownerId)
  const death = await standingDeath(context.tx, ownerId)
  if (!death || (death.state !== 'CONFIRMED' && !isBankReport(death)))
    throw refuse(409, 'No death of this account owner is confirmed.')
  refuseIf(409, await whyNotAlive(context.tx, ownerId))
  const subject = { entity: SUBJECT, id: death.owner_death_id }
  if (!context.services.config.fourEyes) return endDeath(context, death.owner_death_id, ownerId)
  if (await waitingFor(context, DEATH_TAKEN_BACK, subject)) throw refuse(409, 'This waits for a second person already.')
  await ask(context, DEATH_TAKEN_BACK, {
    subject,
    accountOwnerId: ownerId,
    payload: { deathId: death.owner_death_id, note },
    description: `Account owner ${ownerId} is alive`,
    changes: [
      { label: 'Account owner', before: death.state === 'CONFIRMED' ? 'Deceased' : 'Death reported', after: 'Alive' },
      { label: 'Evidence', before: null, after: note },
    ],
  })
}

async function requireNotOwn({ tx, userId }: WriteContext, ownerId: number): Promise<void> {
  if (isOwn(await personOf(tx, userId ?? 0), ownerId)) throw refuse(409, NOT_YOU.own)
}

/** The open or confirmed report, as staff see it. */
export async function deathShown(db: Db | Tx, ownerId: number): Promise<AnswerOf<typeof getOwnerDeath>> {
  const death = await standingDeath(db, ownerId)
  if (!death)
    return {
      state: null,
      diedOn: null,
      reportedAt: null,
      reportedBy: null,
      confirmedAt: null,
      confirmedBy: null,
      certificate: null,
      returnCode: null,
      requestsPutAside: 0,
    }
  const { n } = await db
    .selectFrom('owner_death_request')
    .select((eb) => eb.fn.countAll<bigint>().as('n'))
    .where('owner_death_id', '=', death.owner_death_id)
    .executeTakeFirstOrThrow()
  return {
    state: death.state,
    diedOn: death.died_on,
    reportedAt: death.reported_at.toISOString(),
    reportedBy: death.reported_by,
    confirmedAt: death.confirmed_at?.toISOString() ?? null,
    confirmedBy: death.confirmed_by,
    certificate:
      death.certificate_guid === null || death.certificate_name === null
        ? null
        : { guid: death.certificate_guid, fileName: death.certificate_name },
    returnCode: death.return_code,
    requestsPutAside: Number(n),
  }
}
