import { DISTRIBUTION_TYPE } from '../../contract/distributionType.ts'
import { ROLE } from '../../contract/roles.ts'
import { writeContextIn, type WriteContext } from '../platform/context/writeContext.ts'
import { finalize } from '../distributions/wizard/finalize.ts'
import {
  saveAmount,
  saveBankAccount,
  saveFederal,
  savePayment,
  saveRollover,
  saveState,
  saveType,
} from '../distributions/wizard/wizard.ts'
import { openLetter } from '../mail/outbox.ts'
import { sign } from '../signature/sign.ts'
import { DAN } from './people.ts'

/** Answers on the wizard's pages. */
export type Answers = { ownerId: number; accountId: number; name: string; amount: number } & (
  | { isCheck: boolean; federal: number; state: string }
  | { receiver: string; isEmployerPlan: boolean }
)

const BANK = { accountNumber: '4455667788', confirmAccountNumber: '4455667788', routingNumber: '021000021' }
const RECEIVER = { attentionTo: 'IRA Desk', address: '1 Wall Street', city: 'New York', state: 'NY', zip: '10005' }

/** Dan's open, signed withdrawal of $300.00 by check. */
export async function requestForDan({ tx, services }: WriteContext): Promise<void> {
  const actor = { userId: DAN.ownerId, roleId: ROLE.customer }
  const context = writeContextIn(tx, services, { requestId: 'demo-data', actor })
  const answers = { ...DAN, name: 'Dan Dean', amount: 300, isCheck: true, federal: 30, state: 'FL' }
  await submit(context, answers)
  await signForm(context, answers)
  await markMailsSent(context)
}

/** Creates a request through every wizard step; its form is mailed to the owner. The context is the owner's. */
export async function submit(context: WriteContext, answers: Answers): Promise<void> {
  const key = { ownerId: answers.ownerId, accountId: answers.accountId, isByStaff: false }
  await saveAmount(context, key, { amount: answers.amount, isFullAmount: false })
  if ('receiver' in answers) {
    const { receiver, isEmployerPlan } = answers
    await saveType(context, key, { distributionTypeId: DISTRIBUTION_TYPE.rollover, isEmployerPlan })
    await saveRollover(context, key, { ...RECEIVER, checkPayee: receiver, receivingAccount: `NC-${key.accountId}` })
  } else {
    await saveType(context, key, { distributionTypeId: DISTRIBUTION_TYPE.normal })
    await savePayment(context, key, { isCheck: answers.isCheck })
    if (!answers.isCheck) await saveBankAccount(context, key, BANK)
    await saveFederal(context, key, { federalTaxAmount: answers.federal, residenceState: answers.state })
    await saveState(context, key, { stateTaxAmount: 0, stateOptOut: false })
  }
  await finalize(context, key)
}

/** The owner signs the form that was mailed last. */
export async function signForm(context: WriteContext, { name, ownerId }: Answers): Promise<void> {
  await sign(context, { envelopeId: await mailedEnvelope(context), signerName: name, ownerId })
}

/** Marks the emails of the demo data as sent. */
export async function markMailsSent({ tx, now }: WriteContext): Promise<void> {
  await tx.updateTable('mail_outbox').set({ sent_at: now }).where('sent_at', 'is', null).execute()
}

/** The secret id of the newest envelope, which only the email contains. */
async function mailedEnvelope({ tx, services }: WriteContext): Promise<string> {
  const letter = await tx
    .selectFrom('mail_outbox')
    .selectAll()
    .where('kind', '=', 'distribution-form')
    .orderBy('mail_id', 'desc')
    .executeTakeFirstOrThrow()
  const envelopeId = /\/sign\/([\w-]+)/.exec(openLetter(services.pii, letter).text)?.[1]
  if (!envelopeId) throw new Error('the letter to sign holds no link')
  return envelopeId
}
