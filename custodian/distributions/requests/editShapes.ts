interface Edit {
  id: number
  /** In dollars. */
  amount: number
  address1?: string | null | undefined
  address2?: string | null | undefined
  city?: string | null | undefined
  state?: string | null | undefined
  zip?: string | null | undefined
  statusId: number
  waiveFees: boolean
  /** The one they looked at. */
  version?: number | undefined
}

export interface NewBankDetails {
  routingNumber: string
  accountNumber: string
  isSavings: boolean
}

/** The whole form of a withdrawal as staff send it; money in dollars. */
export interface WithdrawalEdit extends Edit {
  federalWithholding: number
  stateWithholding: number
  bankDetails?: NewBankDetails | undefined
}

/** The whole form of a rollover or transfer. */
export interface RolloverEdit extends Edit {
  receivingAccountNumber?: string | null | undefined
  checkPayableTo?: string | null | undefined
  attentionTo?: string | null | undefined
  /** Who signed the form on paper, as it says there. */
  paperSigner?: string | null | undefined
}
