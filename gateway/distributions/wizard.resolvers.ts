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
} from '../../contract/wizard.ts'
import { DISTRIBUTION_TYPE } from '../../contract/distributionType.ts'
import { FEDERAL_MINIMUM_PERCENT } from '../../contract/taxes.ts'
import { accountParent } from '../accounts/accounts.resolvers.ts'
import type { Caller, Context } from '../graphql/context.ts'
import { either, named, required } from '../graphql/enums.ts'
import type { Module } from '../graphql/module.ts'
import type { RetirementAccountParent, WizardPages } from '../graphql/parents.ts'
import { mutation } from '../graphql/userErrors.ts'
import { requestById } from './requests.resolvers.ts'
import { listRequests } from '../../contract/requests.ts'

type Target = { clientMutationId?: string | null; accountOwnerId?: number | null; accountId: number }

/** The mutation of one step: finds the account, saves, and returns the account with the result of `save`. */
const step = <I extends Target, P extends object>(save: (account: RetirementAccountParent, input: I) => Promise<P>) =>
  mutation(async (input: I, { caller }: Context) => {
    const account = accountOf(caller, input)
    return { ...(await save(account, input)), account }
  })

/** Mutation of a wizard page. Its call returns the saved page, so the page is not read again. */
const page = <I extends Target, P extends WizardPages>(
  save: (account: RetirementAccountParent, input: I) => Promise<P>,
) =>
  mutation(async (input: I, { caller }: Context) => {
    const account = accountOf(caller, input)
    const saved = await save(account, input)
    return { ...saved, account: { ...account, saved } }
  })

function accountOf(caller: Caller, { accountOwnerId, accountId }: Target): RetirementAccountParent {
  return accountParent({ caller, owner: caller.owner(accountOwnerId) }, accountId)
}

const about = ({ accountId }: { accountId: number }) => ({ params: { accountId } })

export const wizard: Module = {
  rules: {
    RetirementAccount: { withdrawWizard: [getWizardAmount] },
    WithdrawWizard: {
      amount: [getWizardAmount],
      type: [getWizardType],
      payment: [getWizardPayment],
      bankAccount: [getWizardBankAccount],
      federal: [getWizardFederal],
      state: [getWizardState],
      rollover: [getWizardRollover],
      confirmation: [getWizardConfirmation],
      progress: [getWizardAmount],
    },
    FinalizeWizardPayload: { request: [listRequests] },
    Mutation: {
      saveWizardAmount: [saveWizardAmount],
      saveWizardDistributionType: [saveWizardType],
      saveWizardEvidencedType: [saveWizardEvidencedType],
      saveWizardPayment: [saveWizardPayment],
      saveWizardBankAccount: [saveWizardBankAccount],
      saveWizardFederal: [saveWizardFederal],
      saveWizardState: [saveWizardState],
      saveWizardRollover: [saveWizardRollover],
      startWizardOver: [dropWizardDraft],
      finalizeWizard: [finalizeWizard],
    },
  },
  types: {
    signedIn: [
      'WizardAmount',
      'WizardType',
      'WizardPayment',
      'WizardBankAccount',
      'WizardFederal',
      'WizardState',
      'WizardRollover',
      'WizardConfirmation',
      'WizardProgress',
      'SaveWizardAmountPayload',
      'SaveWizardDistributionTypePayload',
      'SaveWizardEvidencedTypePayload',
      'SaveWizardPaymentPayload',
      'SaveWizardBankAccountPayload',
      'SaveWizardFederalPayload',
      'SaveWizardStatePayload',
      'SaveWizardRolloverPayload',
      'StartWizardOverPayload',
      'FinalizeWizardPayload',
    ],
  },
  resolvers: {
    RetirementAccount: {
      withdrawWizard: ({ owner, accountId, saved }) => ({ owner, accountId, saved }),
    },
    WithdrawWizard: {
      amount: (at) => at.saved?.amount ?? at.owner.call(getWizardAmount, about(at)),
      type: (at) => at.saved?.type ?? at.owner.call(getWizardType, about(at)),
      payment: (at) => at.saved?.payment ?? at.owner.call(getWizardPayment, about(at)),
      bankAccount: (at) => at.saved?.bankAccount ?? at.owner.call(getWizardBankAccount, about(at)),
      federal: (at) => at.saved?.federal ?? at.owner.call(getWizardFederal, about(at)),
      state: (at) => at.saved?.state ?? at.owner.call(getWizardState, about(at)),
      rollover: (at) => at.saved?.rollover ?? at.owner.call(getWizardRollover, about(at)),
      confirmation: (at) => at.owner.call(getWizardConfirmation, about(at)),
      progress: async (at) => (at.saved?.amount ?? (await at.owner.call(getWizardAmount, about(at)))).progress,
    },
    WizardConfirmation: { type: ({ distributionTypeId }) => named(DISTRIBUTION_TYPE, distributionTypeId as number) },
    WizardFederal: {
      minimumFederalWithholding: (page) => page.minimumFederalWithholding ?? FEDERAL_MINIMUM_PERCENT,
    },
    FinalizeWizardPayload: {
      request: ({ account, requestId }) =>
        account && requestId !== undefined ? requestById(account.owner, requestId) : null,
    },
    Mutation: {
      saveWizardAmount: page(async (account, { amount, isFullAmount }) => {
        const body = { amount: amount ?? null, isFullAmount }
        return { amount: await account.owner.call(saveWizardAmount, { ...about(account), body }) }
      }),
      saveWizardDistributionType: page(async (account, { type, distributionTypeId, isEmployerPlan }) => ({
        type: await account.owner.call(saveWizardType, {
          ...about(account),
          body: {
            distributionTypeId: required(DISTRIBUTION_TYPE, 'type', type, distributionTypeId),
            isEmployerPlan,
          },
        }),
      })),
      saveWizardEvidencedType: page(async (account, { evidenceOf }) => ({
        type: await account.owner.call(saveWizardEvidencedType, { ...about(account), body: { evidenceOf } }),
      })),
      saveWizardPayment: page(async (account, { isCheck }) => ({
        payment: await account.owner.call(saveWizardPayment, { ...about(account), body: { isCheck } }),
      })),
      saveWizardBankAccount: page(async (account, input) => {
        const { accountNumber, confirmAccountNumber, bankName, routingNumber } = input
        const body = { accountNumber, confirmAccountNumber, bankName, routingNumber }
        return { bankAccount: await account.owner.call(saveWizardBankAccount, { ...about(account), body }) }
      }),
      saveWizardFederal: page(async (account, input) => {
        const { residenceState, withholdingNotice } = input
        const federalTaxAmount = either('federalWithholding', input.federalWithholding, input.federalTaxAmount)
        const body = { federalTaxAmount, residenceState, withholdingNotice }
        return { federal: await account.owner.call(saveWizardFederal, { ...about(account), body }) }
      }),
      saveWizardState: page(async (account, input) => {
        const stateTaxAmount = either('stateWithholding', input.stateWithholding, input.stateTaxAmount)
        const body = { stateTaxAmount, stateOptOut: input.stateOptOut }
        return { state: await account.owner.call(saveWizardState, { ...about(account), body }) }
      }),
      saveWizardRollover: page(async (account, input) => {
        const { checkPayee, attentionTo, address, city, state, zip, receivingAccount } = input
        const body = { checkPayee, attentionTo: attentionTo ?? null, address, city, state, zip, receivingAccount }
        return { rollover: await account.owner.call(saveWizardRollover, { ...about(account), body }) }
      }),
      startWizardOver: step(async (account) => {
        await account.owner.call(dropWizardDraft, about(account))
        return {}
      }),
      finalizeWizard: step(async (account, { version }) => {
        const body = version == null ? undefined : { version }
        const { requestId } = await account.owner.call(finalizeWizard, {
          ...about(account),
          body,
        })
        return { requestId, accountOwner: { caller: account.caller, owner: account.owner } }
      }),
    },
  },
}
