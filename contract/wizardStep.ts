/** The pages of the withdrawal wizard; the custodian decides which of them a draft needs. */
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
