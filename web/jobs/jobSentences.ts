import type { EnumValue } from '../../contract/enumeration.ts'
import type { JobType } from '../../contract/jobType.ts'

/** Describes what each job does in one sentence, by job type. */
export const jobSentences: Readonly<Record<EnumValue<JobType>, string>> = {
  ANNUAL_FEE: 'Charges the annual fee on the anniversary of each account.',
  WELCOME_LETTERS: 'Writes a letter to the owners of new accounts.',
  CALCULATE_WITHDRAWALS: 'Computes tax, fee and net of approved requests.',
  PROCESS_WITHDRAWALS: 'Pays the computed requests.',
  CALCULATE_INTEREST: 'Accrues daily interest, and credits it at the end of a month.',
  PLAN_UPLOAD: 'Loads a plan file.',
  IDENTITY_CHECK: 'Checks the identity of owners who are not validated.',
  STATEMENT_UPLOAD: 'Stores the statements of the last quarter, once Calculate Interest has credited its interest.',
  COMPLIANCE_EMAIL: 'Emails reviewers how many accounts wait for them.',
  PENDING_ACTIVITY_REPORT: 'Lists every request that is not completed.',
  DAILY_ACTIVITY_REPORT: 'Proves that the postings since the last report balance.',
  BANK_UPLOAD: 'Sends direct deposits to the bank.',
  PRINT_VENDOR_UPLOAD: 'Sends checks, letters and paper copies to the printer.',
  PROCESS_REJECTIONS: 'Imports payments that the bank returned.',
  BANK_STATEMENT: 'Matches the lines of bank statements.',
  SIGNATURE_REMINDER: 'Reminds owners who have not signed.',
  TAX_FORMS: 'Prepares Forms 1099-R and 5498 of the last year, once Calculate Interest has credited its interest.',
  TAX_COPIES: 'Gives owners their copies of the tax forms.',
  TAX_RETURNS: 'Writes the files for the IRS.',
  MINIMUM_NOTICE: 'Notifies owners of their required minimum in January, and later after a canceled death report.',
  FEE_SWEEP: 'Orders the transfer of collected fees.',
  INTEREST_FUNDING: 'Orders the transfer that funds credited interest.',
}
