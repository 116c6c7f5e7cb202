import type { Rest } from './clients.ts'

export interface WizardChoice {
  amount: number
  /** Distribution type: 5 normal, 1 early, 50 rollover, 60 transfer. */
  distributionTypeId?: number
  /** True: payment by check; false: by direct deposit. */
  isCheck?: boolean
  /** Federal withholding in dollars; 10 percent of the amount if omitted. */
  federal?: number
  residenceState?: string
  /** Number of the bank account, or of the account at the receiving custodian. */
  accountNumber?: string
}

/** Completes the withdrawal wizard up to the confirmation, by the calls of its screens. */
export async function finishWizard(rest: Rest, accountId: number, choice: WizardChoice): Promise<{ version: number }> {
  const post = async (step: string, body: unknown) => {
    const { status, body: answered } = await rest('POST', `/api/wizard/${step}/${accountId}`, body)
    if (status !== 200) throw new Error(`${step} answered ${status}: ${JSON.stringify(answered)}`)
  }
  await post('amount', { amount: choice.amount, isFullAmount: false })
  const type = choice.distributionTypeId ?? (await ordinaryType(rest, accountId))
  await post('distribution-type', { distributionTypeId: type })
  if (type === 50 || type === 60) {
    await post('rollover', {
      checkPayee: 'New Custodian',
      attentionTo: null,
      address: '1 Wall St',
      city: 'New York',
      state: 'NY',
      zip: '10005',
      receivingAccount: choice.accountNumber ?? '4455667788',
    })
  } else {
    await post('payment', { isCheck: choice.isCheck ?? true })
    if (choice.isCheck === false) {
      const { body: bank } = await rest('GET', '/api/routing/021000021')
      await post('account', {
        accountNumber: choice.accountNumber ?? '123456789',
        confirmAccountNumber: choice.accountNumber ?? '123456789',
        bankName: (bank as { name: string }).name,
        routingNumber: '021000021',
      })
    }
    const federal = choice.federal ?? Math.ceil(choice.amount * 10) / 100
    await post('federal', { federalTaxAmount: federal, residenceState: choice.residenceState ?? 'TX' })
    const { body: state } = await rest('GET', `/api/wizard/state/${accountId}`)
    await post('state', {
      stateTaxAmount: (state as { minimumStateWithholding: number }).minimumStateWithholding,
      stateOptOut: false,
    })
  }
  const { status, body: confirmation } = await rest('GET', `/api/wizard/confirmation/${accountId}`)
  if (status !== 200) throw new Error(`confirmation answered ${status}: ${JSON.stringify(confirmation)}`)
  return confirmation as { version: number }
}

/** The distribution type by the owner's age: normal from 59 1/2 on, otherwise early. */
async function ordinaryType(rest: Rest, accountId: number): Promise<number> {
  const { body } = await rest('GET', `/api/wizard/distribution-type/${accountId}`)
  return (body as { displayNormalDistribution: boolean }).displayNormalDistribution ? 5 : 1
}
