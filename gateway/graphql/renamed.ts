import type { Module } from './module.ts'

/**
 * Fields whose GraphQL name differs from REST: times end in At, a date of birth is `dateOfBirth`, withheld tax is
 * `…Withholding`, and a percentage is a `share`.
 */
export const renamed: Module = {
  rules: {},
  resolvers: {
    Attachment: {
      createdAt: ({ createdDate }) => createdDate,
      processedAt: ({ dateProcessed }) => dateProcessed,
    },
    Beneficiary: { dateOfBirth: ({ dob }) => dob, share: ({ amount }) => amount },
    CompliancePendingRow: { loadedAt: ({ dateLoaded }) => dateLoaded },
    DeathClaim: { requestedAt: ({ dateRequested }) => dateRequested },
    DeathClaimQuote: { federalWithholding: ({ federal }) => federal },
    DesignatedBeneficiary: { dateOfBirth: ({ dob }) => dob },
    DistributionRequest: { requestedAt: ({ dateRequested }) => dateRequested },
    Document: { modifiedAt: ({ lastModified }) => lastModified },
    Job: {
      scheduledAt: ({ dateScheduled }) => dateScheduled,
      startedAt: ({ dateStarted }) => dateStarted,
      completedAt: ({ dateCompleted }) => dateCompleted,
      endedAt: ({ dateEnded }) => dateEnded,
    },
    Note: { modifiedAt: ({ lastModified }) => lastModified },
    OtherRequest: { requestedAt: ({ dateRequested }) => dateRequested },
    Plan: { modifiedAt: ({ lastModified }) => lastModified },
    RegistrationInfo: { registrationCodeCreatedAt: ({ registrationCodeCreated }) => registrationCodeCreated },
    RolloverRequest: { requestedAt: ({ dateRequested }) => dateRequested },
    TaxCalculationResult: { federalWithholding: ({ federalWitholding }) => federalWitholding },
    WithdrawalRequest: { requestedAt: ({ dateRequested }) => dateRequested },
    WizardConfirmation: {
      federalWithholding: ({ federalTaxAmount }) => federalTaxAmount,
      stateWithholding: ({ stateTaxAmount }) => stateTaxAmount,
    },
    WizardState: { federalWithholding: ({ federalTaxAmount }) => federalTaxAmount },
  },
}
