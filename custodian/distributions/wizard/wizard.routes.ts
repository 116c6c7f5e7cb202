import type { Endpoint } from '../../../contract/endpoint.ts'
import {
  dropWizardDraft,
  finalizeWizard,
  getWizardAmount,
  getWizardBankAccount,
  getWizardConfirmation,
  getWizardFederal,
  getWizardPayment,
  getWizardRollover,
  getWizardState,
  getWizardType,
  saveWizardAmount,
  saveWizardBankAccount,
  saveWizardEvidencedType,
  saveWizardFederal,
  saveWizardPayment,
  saveWizardRollover,
  saveWizardState,
  saveWizardType,
} from '../../../contract/wizard.ts'
import type { Serving } from '../../platform/http/serve.ts'
import { refuse } from '../../platform/http/errors.ts'
import { coalesceReads } from '../../platform/http/coalesceReads.ts'
import type { WriteContext } from '../../platform/context/writeContext.ts'
import { finalize } from './finalize.ts'
import {
  ALREADY_ACTIVE,
  readWizardAccount,
  requireNewRequestAllowed,
  type AccountKey,
  type WizardAccount,
} from '../wizardAccount.ts'
import type { WizardStep } from '../../../contract/wizardStep.ts'
import {
  requireReached,
  saveAmount,
  saveBankAccount,
  saveEvidencedType,
  saveFederal,
  savePayment,
  saveRollover,
  saveState,
  saveType,
  startOver,
} from './wizard.ts'
import {
  amountView,
  bankAccountView,
  confirmationView,
  federalView,
  paymentView,
  rolloverView,
  stateView,
  typeView,
} from './wizard.views.ts'
import { violatedConstraint } from '../../platform/db/errors.ts'
import { ROLE } from '../../../contract/roles.ts'
import type { Principal } from '../../platform/context/principal.ts'
import { NO_BODY } from '../../platform/http/call.ts'
import type { CallContext } from '../../platform/context/callContext.ts'

type Taken<Body> = { params: { accountId: number }; query: undefined; body: Body }

const keyOf = ({ principal }: CallContext<Principal>, ownerId: number, accountId: number): AccountKey => ({
  accountId,
  ownerId,
  isByStaff: principal.roleId !== ROLE.customer,
})

/** The pages of the withdrawal wizard and its submission, the same for customers and staff. */
export function wizardRoutes({ serve, services }: Serving): void {
  // A screen requests several wizard pages at the same time, so their reads of the account are batched.
  const readAccount = coalesceReads(({ key, today }: { caller: string; key: AccountKey; today: string }) =>
    readWizardAccount(services.db, services, key, today),
  )
  const page = <R>(
    endpoint: Endpoint<string, unknown, Taken<undefined>, R, false>,
    view: (account: WizardAccount) => R,
    needs?: WizardStep,
  ) =>
    serve(endpoint, async ({ call, ownerId, params: { accountId } }) => {
      const key = keyOf(call, ownerId, accountId)
      const account = await readAccount({ caller: call.principal.tokenHash, key, today: call.today })
      requireNewRequestAllowed(account)
      if (needs) requireReached(needs, account)
      return view(account)
    })
  const save = <B, R>(
    endpoint: Endpoint<string, unknown, Taken<B>, R, false>,
    keep: (context: WriteContext, key: AccountKey, body: B) => Promise<WizardAccount>,
    view: (account: WizardAccount) => R,
  ) =>
    serve(endpoint, async ({ call, ownerId, params: { accountId }, body }) =>
      call.write(async (context) => view(await keep(context, keyOf(call, ownerId, accountId), body))),
    )
  const rollover = (account: WizardAccount) => rolloverView(account, services)

  page(getWizardAmount, amountView)
  page(getWizardType, typeView)
  page(getWizardPayment, paymentView)
  page(getWizardBankAccount, bankAccountView)
  page(getWizardRollover, rollover)
  page(getWizardFederal, federalView, 'FEDERAL')
  page(getWizardState, stateView, 'STATE')
  page(getWizardConfirmation, confirmationView, 'CONFIRMATION')

  save(saveWizardAmount, saveAmount, amountView)
  save(saveWizardType, saveType, typeView)
  save(saveWizardEvidencedType, saveEvidencedType, typeView)
  save(saveWizardPayment, savePayment, paymentView)
  save(saveWizardBankAccount, saveBankAccount, bankAccountView)
  save(saveWizardRollover, saveRollover, rollover)
  save(saveWizardFederal, saveFederal, federalView)
  save(saveWizardState, saveState, stateView)

  serve(finalizeWizard, async ({ call, ownerId, params: { accountId }, body }) => {
    try {
      return await call.write((context) => finalize(context, keyOf(call, ownerId, accountId), body?.version))
    } catch (error) {
      // A unique index refused the request: the account or the draft already has a request.
      const taken = violatedConstraint(error)?.startsWith('distribution_request_') ?? false
      throw taken ? refuse(409, ALREADY_ACTIVE) : error
    }
  })
  serve(dropWizardDraft, ({ call, ownerId, params: { accountId } }) =>
    call.write(async (context) => {
      await startOver(context, keyOf(call, ownerId, accountId))
      return NO_BODY
    }),
  )
}
