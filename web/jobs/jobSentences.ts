import { JOB_TYPE } from '../../contract/jobType.ts'

/** The work of each job in a sentence, by job type. */
export const jobSentences: Readonly<Record<number, string>> = {
  [JOB_TYPE.annualFee]: 'Charges the annual fee on the anniversary of each account.',
  [JOB_TYPE.welcomeLetters]: 'Writes a letter to the owners of new accounts.',
  [JOB_TYPE.calculateWithdrawals]: 'Computes tax, fee and net of approved requests.',
  [JOB_TYPE.processWithdrawals]: 'Pays the computed requests.',
  [JOB_TYPE.calculateInterest]: 'Accrues daily interest, and credits it at the end of a month.',
  [JOB_TYPE.planUpload]: 'Loads a plan file.',
  [JOB_TYPE.identityCheck]: 'Checks the identity of owners who are not validated.',
  [JOB_TYPE.statementUpload]: 'Stores the statements of the last quarter.',
  [JOB_TYPE.complianceEmail]: 'Emails reviewers how many accounts wait for them.',
  [JOB_TYPE.pendingActivityReport]: 'Lists every request that is not completed.',
  [JOB_TYPE.dailyActivityReport]: 'Proves that the postings since the last report balance.',
  [JOB_TYPE.bankUpload]: 'Sends direct deposits to the bank.',
  [JOB_TYPE.printVendorUpload]: 'Sends checks, letters and paper copies to the printer.',
  [JOB_TYPE.processRejections]: 'Imports payments that the bank returned.',
  [JOB_TYPE.bankStatement]: 'Matches the lines of bank statements.',
  [JOB_TYPE.signatureReminder]: 'Reminds owners who have not signed.',
  [JOB_TYPE.taxForms]: 'Prepares Forms 1099-R and 5498 of the last year.',
  [JOB_TYPE.taxCopies]: 'Gives owners their copies of the tax forms.',
  [JOB_TYPE.taxReturns]: 'Writes the files for the IRS.',
  [JOB_TYPE.minimumNotice]: 'Notifies owners of their required minimum in January.',
  [JOB_TYPE.feeSweep]: 'Orders the transfer of collected fees.',
  [JOB_TYPE.interestFunding]: 'Orders the transfer that funds credited interest.',
}
