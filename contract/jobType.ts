/** The kinds of jobs by their number on the wire. */
export const JOB_TYPE = {
  annualFee: 1,
  welcomeLetters: 2,
  calculateWithdrawals: 3,
  processWithdrawals: 4,
  calculateInterest: 5,
  planUpload: 6,
  identityCheck: 7,
  statementUpload: 8,
  complianceEmail: 9,
  pendingActivityReport: 10,
  dailyActivityReport: 11,
  bankUpload: 12,
  printVendorUpload: 13,
  processRejections: 14,
  bankStatement: 15,
  signatureReminder: 16,
  taxForms: 17,
} as const
export type JobType = keyof typeof JOB_TYPE

/** A kind of job as screens and files print it. */
export const JOB_TYPE_NAME: Readonly<Record<JobType, string>> = {
  annualFee: 'Annual Fee',
  welcomeLetters: 'Welcome Letters',
  calculateWithdrawals: 'Calculate Withdrawals',
  processWithdrawals: 'Process Withdrawals',
  calculateInterest: 'Calculate Interest',
  planUpload: 'Plan Upload',
  identityCheck: 'Identity Check',
  statementUpload: 'Statement Upload',
  complianceEmail: 'Compliance Email',
  pendingActivityReport: 'Pending Activity Report',
  dailyActivityReport: 'Daily Activity Report',
  bankUpload: 'Bank Upload',
  printVendorUpload: 'Print Vendor Upload',
  processRejections: 'Process Rejections',
  bankStatement: 'Bank Statement',
  signatureReminder: 'Signature Reminder',
  taxForms: 'Tax Forms',
}
