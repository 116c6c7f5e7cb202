import * as z from 'zod'
import type { TakenBy } from '../../contract/endpoint.ts'
import { STATE_ELECTIONS, type recordStateForm as call } from '../../contract/stateForms.ts'
import { ask, waitingFor } from '../approvals/ask.ts'
import { isOwn, NOT_YOU, requireNoTool } from '../approvals/decider.ts'
import { LAPSES_AFTER_DAYS, type Effect } from '../approvals/effect.ts'
import { personOf } from '../approvals/person.ts'
import { ownUpload } from '../documents/ownUpload.ts'
import { unopenedSinceAsked } from '../documents/unopened.ts'
import { notifyOfStateForm } from '../mail/notifyOwner.ts'
import { about } from '../platform/audit/audit.ts'
import { usDate } from '../platform/calendar/usDate.ts'
import type { WriteContext } from '../platform/context/writeContext.ts'
import { lockOwner } from '../platform/db/lockOwner.ts'
import { invalidField, refuse, refuseIf } from '../platform/http/errors.ts'
import { toCents } from '../platform/money.ts'
import { refusal } from '../platform/problem.ts'
import { ruleFor, stateRulesOf, type FormElection } from './rules.ts'
import { electionProblems, electionText } from './stateForm.ts'
import { storedForms } from './stateForms.sql.ts'

const SUBJECT = 'state_form'

const recorded = z.strictObject({
  state: z.string(),
  election: z.enum(STATE_ELECTIONS),
  cents: z.string().nullable().describe('Digits'),
  basisPoints: z.int().nullable(),
  signedOn: z.string(),
  attachmentId: z.int(),
  recordedBy: z.int(),
})
type Recorded = z.output<typeof recorded>

const electionIn = ({ services, today }: WriteContext, state: string): FormElection | null =>
  ruleFor(stateRulesOf(services.config), state, today)?.formElection ?? null

/** An owner's state withholding form applies to payments once another person has opened and accepted it. */
export const STATE_FORM: Effect<Recorded> = {
  name: 'state-form',
  title: 'State withholding form',
  payload: recorded,
  lapsesAfterDays: LAPSES_AFTER_DAYS,
  lock: ({ tx }, { accountOwnerId }) => lockOwner(tx, accountOwnerId ?? 0),
  async changed(context, { payload: { state, election, cents, basisPoints } }) {
    const [problem] = electionProblems(electionIn(context, state), {
      election,
      amount: cents === null ? null : BigInt(cents),
      percent: basisPoints,
    })
    return problem ? refusal('The table of states no longer has this choice.') : null
  },
  toOpen: unopenedSinceAsked,
  perform: (context, { payload, accountOwnerId, askedAt }) =>
    keep(context, accountOwnerId ?? 0, payload, { recordedAt: askedAt, acceptedBy: context.userId }),
}

/**
 * Records an owner's state withholding form, for acceptance by another person. Without the second-person rule the
 * form applies immediately. Returns whether the form waits.
 * @throws 400 at the fields; 409 if a form of this state already waits, and for the owner's own employee login
 */
export async function recordStateForm(
  context: WriteContext,
  ownerId: number,
  { state, election, amount, percent, signedOn, guid }: TakenBy<typeof call>['body'],
): Promise<boolean> {
  requireNoTool(context)
  const { tx, userId } = context
  await lockOwner(tx, ownerId)
  if (isOwn(await personOf(tx, userId ?? 0), ownerId)) throw refuse(409, NOT_YOU.own)
  const cents = typeof amount === 'number' ? toCents(amount) : null
  const of = electionIn(context, state)
  refuseIf(400, ...electionProblems(of, { election, amount: cents, percent: percent ?? null }))
  if (signedOn > context.today) throw invalidField('signedOn', 'Date must not be in the future')
  const file = await ownUpload(tx, ownerId, guid)
  if (!file) throw invalidField('guid', 'Please choose a file that was uploaded for this account owner')
  const subject = { entity: SUBJECT, id: `${ownerId}-${state}` }
  if (await waitingFor(context, STATE_FORM, subject)) throw refuse(409, 'This waits for a second person already.')
  const form: Recorded = {
    state,
    election,
    cents: cents === null ? null : String(cents),
    basisPoints: typeof percent === 'number' ? Math.round(percent * 100) : null,
    signedOn,
    attachmentId: file.attachment_id,
    recordedBy: userId ?? 0,
  }
  if (!context.services.config.fourEyes) {
    await keep(context, ownerId, form, { recordedAt: context.now, acceptedBy: null })
    return false
  }
  const before = await currentForm(context, ownerId, state)
  const isOlder = before !== null && signedOn < before.signed_on
  await ask(context, STATE_FORM, {
    subject,
    accountOwnerId: ownerId,
    payload: form,
    description: `Form ${of?.form} of account owner ${ownerId}${isOlder ? ', signed before the form that it replaces' : ''}`,
    changes: [
      {
        label: `Withholding of ${state}`,
        before: before ? electionText(before.election, before.amount_cents, before.basis_points) : null,
        after: electionText(election, cents, form.basisPoints),
      },
      { label: 'Signed by the owner', before: before ? usDate(before.signed_on) : null, after: usDate(signedOn) },
      { label: 'Document', before: before?.file_name ?? null, after: file.file_name },
    ],
    makers: [...new Set([userId, file.created_by].flatMap((id) => (id === null ? [] : [id])))],
  })
  return true
}

async function keep(
  context: WriteContext,
  ownerId: number,
  form: Recorded,
  { recordedAt, acceptedBy }: { recordedAt: Date; acceptedBy: number | null },
): Promise<void> {
  const before = await currentForm(context, ownerId, form.state)
  const { state_form_id: id } = await context.tx
    .insertInto('state_form')
    .values({
      account_owner_id: ownerId,
      state: form.state,
      election: form.election,
      amount_cents: form.cents === null ? null : BigInt(form.cents),
      basis_points: form.basisPoints,
      signed_on: form.signedOn,
      attachment_id: form.attachmentId,
      recorded_at: recordedAt,
      recorded_by: form.recordedBy,
      accepted_at: context.now,
      accepted_by: acceptedBy,
    })
    .returning('state_form_id')
    .executeTakeFirstOrThrow()
  await context.audit({ action: 'stateForm.accept', ...about('state_form', id, ownerId), after: form })
  const rule = ruleFor(stateRulesOf(context.services.config), form.state, context.today)
  await notifyOfStateForm(context, ownerId, {
    form: rule?.formElection?.form ?? form.state,
    state: rule?.name ?? form.state,
    before: before && electionText(before.election, before.amount_cents, before.basis_points),
    after: electionText(form.election, form.cents === null ? null : BigInt(form.cents), form.basisPoints),
  })
}

const currentForm = async ({ tx }: WriteContext, ownerId: number, state: string) =>
  (await storedForms(tx, ownerId)).find((one) => one.state === state && one.is_current) ?? null
