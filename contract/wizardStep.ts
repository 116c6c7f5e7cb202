/** The pages of the withdraw wizard; which of them a draft goes through is the custodian's rule. */
export const WIZARD_STEPS = [
  'DISTRIBUTION',
  'TYPE',
  'PAYMENT_OPTIONS',
  'ACCOUNT_INFO',
  'ROLLOVER',
  'FEDERAL',
  'STATE',
  'CONFIRMATION',
] as const
export type WizardStep = (typeof WIZARD_STEPS)[number]
