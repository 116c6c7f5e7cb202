import type { Doing } from '../platform/context/writeContext.ts'
import { finalize } from '../distributions/wizard/finalize.ts'
import { WIZARD_TYPE } from '../distributions/types.ts'
import { saveAmount, saveFederal, savePayment, saveState, saveType } from '../distributions/wizard/wizard.ts'
import { openLetter } from '../platform/mail/outbox.ts'
import { sign } from '../signature/sign.ts'
import { DAN } from './people.ts'

/** Dan's open, signed withdrawal of $300.00 by check, made the way he would make it: every page, submit, sign. */
export async function requestForDan(jobDoing: Doing): Promise<void> {
  const doing = { ...jobDoing, userId: DAN.ownerId }
  await saveAmount(doing, DAN, { amount: 300, isFullAmount: false })
  await saveType(doing, DAN, WIZARD_TYPE.normal)
  await savePayment(doing, DAN, true)
  await saveFederal(doing, DAN, { federalTaxAmount: 30, residenceState: 'FL' })
  await saveState(doing, DAN, { stateTaxAmount: 0, stateOptOut: false })
  await finalize(doing, DAN)
  await sign(doing, { envelopeId: await mailedEnvelope(doing), signerName: 'Dan Dean', ownerId: DAN.ownerId })
  // Nobody waits for the letters of the demo data.
  await doing.tx.updateTable('mail_outbox').set({ sent_at: doing.now }).where('sent_at', 'is', null).execute()
}

/** Only the letter knows the secret of the envelope. */
async function mailedEnvelope({ tx, services }: Doing): Promise<string> {
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
