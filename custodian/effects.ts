import { bankMatch } from './bank/matchByHand.ts'
import { planSettlement } from './bank/planSettlement.ts'
import { planReturn } from './bank/returnPlanMoney.ts'
import { planSettlementUndo } from './bank/undoSettlement.ts'
import { bankMatchUndo } from './bank/undoMatch.ts'
import { feeAdjustment } from './accounting/adjustment.ts'
import { postingReversal } from './accounting/reversePosting.ts'
import { taxPayment } from './accounting/taxPayment.ts'
import { requestChange, requestPaidAgain, requestReversal } from './distributions/requests/requestEffects.ts'
import { DEATH_TAKEN_BACK, OWNER_DEATH } from './deaths/deathEffect.ts'
import { DEATH_REPORT } from './deaths/reportDeath.ts'
import { requestRedeposit } from './distributions/requests/redepositEffect.ts'
import { requestEstate } from './distributions/requests/estateEffect.ts'
import { requestEvidence } from './distributions/evidence/evidenceEffect.ts'
import { HOLD_RELEASE } from './holds/releaseByStaff.ts'
import { monthClose } from './periods/closeMonth.ts'
import { planInterest } from './plans/interest.ts'
import { planInterestWithdrawal } from './plans/withdrawInterest.ts'
import { planMoney } from './planUploads/planMoney.ts'
import { OWNER_DATA } from './owners/identityChange.ts'
import { CREDENTIAL_EFFECT } from './credentials/credentialEffect.ts'
import { WEBHOOK_EFFECT } from './webhooks/webhookEffect.ts'
import { LIST_EXPORT } from './exports/exportRelease.ts'
import { STATE_FORM } from './taxes/recordStateForm.ts'
import type { Effect } from './approvals/effect.ts'

/** Lists every effect that may need a second person. Add new effects here, and never reuse a name. */
export const EFFECTS: readonly Effect[] = [
  feeAdjustment,
  taxPayment,
  postingReversal,
  planMoney,
  planInterest,
  planInterestWithdrawal,
  bankMatch,
  bankMatchUndo,
  planSettlement,
  planSettlementUndo,
  planReturn,
  monthClose,
  HOLD_RELEASE,
  OWNER_DATA,
  OWNER_DEATH,
  DEATH_REPORT,
  DEATH_TAKEN_BACK,
  requestChange,
  requestPaidAgain,
  requestReversal,
  requestRedeposit,
  requestEstate,
  requestEvidence,
  STATE_FORM,
  LIST_EXPORT,
  CREDENTIAL_EFFECT,
  WEBHOOK_EFFECT,
]

/** @throws Error for an unknown effect name */
export function effectNamed(name: string): Effect {
  const effect = EFFECTS.find((one) => one.name === name)
  if (!effect) throw new Error(`no effect is called ${name}`)
  return effect
}
