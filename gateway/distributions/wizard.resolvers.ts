import { accountParent, type AccountParent } from '../accounts/accounts.resolvers.ts'
import type { Caller, Context } from '../graphql/context.ts'
import type { Module } from '../graphql/module.ts'
import { mutation } from '../graphql/userErrors.ts'
import { requestById } from './requests.resolvers.ts'
import {
  dropDraft,
  finalize,
  getAmount,
  getBankAccount,
  getConfirmation,
  getFederal,
  getPayment,
  getRollover,
  getState,
  getType,
  saveAmount,
  saveBankAccount,
  saveFederal,
  savePayment,
  saveRollover,
  saveState,
  saveType,
  type RolloverDetails,
} from './wizard.rest.ts'
import { listRequests } from './requests.rest.ts'

type Target = { clientMutationId?: string | null; accountOwnerId?: number | null; accountId: number }
type WizardParent = Pick<AccountParent, 'owner' | 'accountId'>
type BankAccount = { accountNumber: string; confirmAccountNumber: string; bankName: string; routingNumber: string }

/** A mutation of one step: finds the account, saves, and answers the account with what `save` gives. */
const step = <I extends object, P extends object>(save: (account: AccountParent, input: I & Target) => Promise<P>) =>
  mutation(async (input: I & Target, { caller }: Context) => {
    const account = accountOf(caller, input)
    return { ...(await save(account, input)), account }
  })

function accountOf(caller: Caller, { accountOwnerId, accountId }: Target): AccountParent {
  return accountParent({ caller, owner: caller.owner(accountOwnerId) }, accountId)
}

const about = ({ accountId }: { accountId: number }) => ({ params: { accountId } })

export const wizard: Module = {
  rules: {
    RetirementAccount: { withdrawWizard: [getAmount] },
    WithdrawWizard: {
      amount: [getAmount],
      type: [getType],
      payment: [getPayment],
      bankAccount: [getBankAccount],
      federal: [getFederal],
      state: [getState],
      rollover: [getRollover],
      confirmation: [getConfirmation],
      progress: [getAmount],
    },
    FinalizeWizardPayload: { request: [listRequests] },
    Mutation: {
      saveWizardAmount: [saveAmount],
      saveWizardDistributionType: [saveType],
      saveWizardPayment: [savePayment],
      saveWizardBankAccount: [saveBankAccount],
      saveWizardFederal: [saveFederal],
      saveWizardState: [saveState],
      saveWizardRollover: [saveRollover],
      startWizardOver: [dropDraft],
      finalizeWizard: [finalize],
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
      withdrawWizard: ({ owner, accountId }: AccountParent): WizardParent => ({ owner, accountId }),
    },
    WithdrawWizard: {
      amount: (at: WizardParent) => at.owner.call(getAmount, about(at)),
      type: (at: WizardParent) => at.owner.call(getType, about(at)),
      payment: (at: WizardParent) => at.owner.call(getPayment, about(at)),
      bankAccount: (at: WizardParent) => at.owner.call(getBankAccount, about(at)),
      federal: (at: WizardParent) => at.owner.call(getFederal, about(at)),
      state: (at: WizardParent) => at.owner.call(getState, about(at)),
      rollover: (at: WizardParent) => at.owner.call(getRollover, about(at)),
      confirmation: (at: WizardParent) => at.owner.call(getConfirmation, about(at)),
      progress: async (at: WizardParent) => (await at.owner.call(getAmount, about(at))).progress,
    },
    FinalizeWizardPayload: {
      request: ({ account, requestId }: { account?: AccountParent; requestId?: number }) =>
        account && requestId !== undefined ? requestById(account.owner, requestId) : null,
    },
    Mutation: {
      saveWizardAmount: step(
        async (account, { amount, isFullAmount }: { amount?: number | null; isFullAmount: boolean }) => {
          const body = { amount: amount ?? null, isFullAmount }
          return { amount: await account.owner.call(saveAmount, { ...about(account), body }) }
        },
      ),
      saveWizardDistributionType: step(async (account, { distributionTypeId }: { distributionTypeId: number }) => ({
        type: await account.owner.call(saveType, { ...about(account), body: { distributionTypeId } }),
      })),
      saveWizardPayment: step(async (account, { isCheck }: { isCheck: boolean }) => ({
        payment: await account.owner.call(savePayment, { ...about(account), body: { isCheck } }),
      })),
      saveWizardBankAccount: step(async (account, input: BankAccount) => {
        const { accountNumber, confirmAccountNumber, bankName, routingNumber } = input
        const body = { accountNumber, confirmAccountNumber, bankName, routingNumber }
        return { bankAccount: await account.owner.call(saveBankAccount, { ...about(account), body }) }
      }),
      saveWizardFederal: step(async (account, input: { federalTaxAmount: number; residenceState: string }) => {
        const body = { federalTaxAmount: input.federalTaxAmount, residenceState: input.residenceState }
        return { federal: await account.owner.call(saveFederal, { ...about(account), body }) }
      }),
      saveWizardState: step(async (account, input: { stateTaxAmount: number; stateOptOut: boolean }) => {
        const body = { stateTaxAmount: input.stateTaxAmount, stateOptOut: input.stateOptOut }
        return { state: await account.owner.call(saveState, { ...about(account), body }) }
      }),
      saveWizardRollover: step(async (account, input: RolloverDetails) => {
        const { checkPayee, attentionTo, address, city, state, zip, receivingAccount } = input
        const body = { checkPayee, attentionTo: attentionTo ?? null, address, city, state, zip, receivingAccount }
        return { rollover: await account.owner.call(saveRollover, { ...about(account), body }) }
      }),
      startWizardOver: step(async (account) => {
        await account.owner.call(dropDraft, about(account))
        return {}
      }),
      finalizeWizard: step(async (account, { version, clientMutationId }: { version?: number | null } & Target) => {
        const body = version == null ? undefined : { version }
        const { requestId } = await account.owner.call(finalize, { ...about(account), body, key: clientMutationId })
        return { requestId, accountOwner: { caller: account.caller, owner: account.owner } }
      }),
    },
  },
}
