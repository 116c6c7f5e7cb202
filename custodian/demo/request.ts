import { DISTRIBUTION_TYPE } from '../../contract/distributionType.ts'
import { ROLE } from '../../contract/roles.ts'
import { writeContextIn, type WriteContext } from '../platform/context/writeContext.ts'
import { finalize } from '../distributions/wizard/finalize.ts'
import { saveAmount, saveFederal, savePayment, saveState, saveType } from '../distributions/wizard/wizard.ts'
import { openLetter } from '../mail/outbox.ts'
import { sign } from '../signature/sign.ts'
import { DAN as person } from './people.ts'

const DAN = { ...person, isByStaff: false }

/** Dan's open, signed withdrawal of $300.00 by check, created through every wizard step, submission and signature. */
export async function requestForDan({ tx, services }: WriteContext): Promise<void> {
  const actor = { userId: DAN.ownerId, roleId: ROLE.customer }
  const context = writeContextIn(tx, services, { requestId: 'demo-data', actor })
  await saveAmount(context, DAN, { amount: 300, isFullAmount: false })
  await saveType(context, DAN, { distributionTypeId: DISTRIBUTION_TYPE.normal })
  await savePayment(context, DAN, { isCheck: true })
  await saveFederal(context, DAN, { federalTaxAmount: 30, residenceState: 'FL' })
  await saveState(context, DAN, { stateTaxAmount: 0, stateOptOut: false })
  await finalize(context, DAN)
  await sign(context, { envelopeId: await mailedEnvelope(context), signerName: 'Dan Dean', ownerId: DAN.ownerId })
  // Marks the emails of the demo data as sent.
  await context.tx.updateTable('mail_outbox').set({ sent_at: context.now }).where('sent_at', 'is', null).execute()
}

/** Only the email contains the envelope's secret. */
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
