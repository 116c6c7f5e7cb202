// Every call, effect, job and command that writes, in two lists: with the values on which money depends, and without
// such values. money-data.test.ts fails if a call, effect, job or command is in neither list.

export const VALUES = [
  'PERSON',
  'ADDRESS',
  'PHONE',
  'EMAIL',
  'SETTING',
  'SHARES',
  'BANK',
  'RATE',
  'FEE',
  'TAX',
] as const
export type Value = (typeof VALUES)[number]

export interface Ways {
  writes: Readonly<Record<string, readonly Value[]>>
  /** Paths that write no value on which money depends, with the reason. */
  nothing: Readonly<Record<string, readonly string[]>>
}

/**
 * Calls of the contract other than GET, which include every mutation of the gateway and every scope of a machine
 * credential.
 */
export const CALLS: Ways = {
  writes: {
    saveAccountOwner: ['PERSON'],
    saveAddress: ['ADDRESS'],
    saveCellPhone: ['PHONE'],
    saveEmailSetting: ['SETTING'],
    addBeneficiary: ['SHARES'],
    allocateShares: ['SHARES'],
    correctBeneficiary: ['SHARES'],
    removeBeneficiary: ['SHARES'],
    storePlanFile: ['PERSON', 'ADDRESS', 'PHONE', 'EMAIL'],
    verifyRegistration: ['EMAIL'],
    saveWizardBankAccount: ['BANK'],
    saveWizardRollover: ['BANK'],
    saveWizardFederal: ['TAX'],
    saveWizardState: ['TAX'],
    finalizeWizard: ['BANK', 'TAX'],
    correctOwnRequest: ['BANK'],
    saveWithdrawal: ['BANK', 'FEE', 'TAX'],
    saveRollover: ['BANK', 'FEE'],
    makeDeathClaim: ['BANK', 'TAX'],
    processRejections: ['BANK'],
    createPlan: ['RATE'],
    savePlan: ['RATE'],
    withdrawPlanRate: ['RATE'],
    postTransaction: ['FEE'],
    reversePosting: ['FEE'],
    reverseWithdrawal: ['FEE'],
    closeWithdrawal: ['FEE'],
    closeRollover: ['FEE'],
  },
  nothing: {
    'decides what others made: the effect is the path': ['approve', 'refuse', 'withdraw'],
    'confirms a value that somebody else wrote': ['confirmOwnerData'],
    'decides about identities': ['approveAccounts', 'checkAccounts', 'rejectAccounts', 'saveAccountStatus'],
    'decides whether somebody is on the sanctions list': ['decideSanctionsMatch'],
    'a date by which the annual fee is charged, not a value of an owner': ['saveSetupDate'],
    'says what kind of payment it is, how much and how; bank details come with their own step': [
      'saveWizardAmount',
      'saveWizardType',
      'saveWizardEvidencedType',
      'saveWizardPayment',
      'dropWizardDraft',
    ],
    'moves or signs a request as it is': [
      'askToSignAgain',
      'cancelOwnRequest',
      'resendAgreement',
      'resendSignatureLink',
      'sendSigningCode',
      'signByCode',
      'signEnvelope',
      'visitRequest',
    ],
    'a document or a mark of it': [
      'completeUpload',
      'linkEvidence',
      'reopenUpload',
      'sendEvidence',
      'storeFile',
      'storeRolloverForm',
      'checkPlanFile',
    ],
    'stops payments of an owner, or lets them go on': [
      'enterReleaseCode',
      'orderReleaseLetter',
      'recordReleaseCall',
      'reportOwnerDeath',
      'takeOwnerDeathBack',
    ],
    'money that was paid already, or lines of the bank': [
      'closeMonth',
      'makeDemoStatement',
      'redepositRequest',
      'matchBankLine',
      'readBankStatement',
      'returnPlanMoney',
      'settlePlanMoney',
      'takeInReturns',
      'undoBankMatch',
      'undoPlanSettlement',
    ],
    "a state's form of the owner, which counts once another person has accepted it": ['recordStateForm'],
    'a receipt of the IRS': ['recordTaxReceiptByCommand'],
    'a recipient for tax forms; payments go by their request': ['correctDeathRecipient'],
    'ends a plan': ['closePlan'],
    'starts a job: the job is the path': ['retryJob', 'runJobNow', 'startJob'],
    'a login, its password, session or second factor': [
      'authenticate',
      'changePassword',
      'changeStaffLogin',
      'confirmSecondFactor',
      'endAllSessions',
      'endOpenSession',
      'endSecondFactor',
      'endSession',
      'forgotPassword',
      'getPasswordLink',
      'removeSecondFactor',
      'resetPassword',
      'startSecondFactor',
    ],
    'a registration before it is proved': ['registerEmail', 'registerPerson', 'resendCode'],
    'reads only': [
      'calculateTaxes',
      'listCredentialsByCommand',
      'listOperationsByCommand',
      'listTaxFilesByCommand',
      'listWebhooksByCommand',
      'quoteDeathClaim',
      'readPrints',
      'readReceivingAccount',
      'readTaxFileByCommand',
      'revealRegistrationCode',
      'revealSocial',
      'searchOwners',
      'showMaintenance',
      'sumTaxBooks',
      'watchEvents',
    ],
    'a note': ['addNote', 'pinNote'],
    'a machine credential, a webhook, the read-only mode': [
      'createCredential',
      'createCredentialByCommand',
      'createWebhook',
      'createWebhookByCommand',
      'endWebhook',
      'endWebhookByCommand',
      'keepToOperationsByCommand',
      'registerOperationByCommand',
      'removeOperationByCommand',
      'replayWebhook',
      'replayWebhookByCommand',
      'revokeCredential',
      'revokeCredentialByCommand',
      'rollWebhookSecret',
      'rollWebhookSecretByCommand',
      'setMaintenance',
      'testWebhook',
      'testWebhookByCommand',
    ],
    'a file of a list': [
      'exportAccountBook',
      'exportAudit',
      'exportBankLines',
      'exportBookByDate',
      'exportCompletedJobs',
      'exportComplianceDecided',
      'exportCompliancePending',
      'exportDocuments',
      'exportIncompleteJobs',
      'exportNotes',
      'exportPlanFiles',
      'exportPlans',
      'exportRelatedPlans',
      'exportReturns',
      'exportReturnsDesk',
      'exportRollovers',
      'exportTaxForms',
      'exportUndelivered',
      'exportUploadCenter',
      'exportWithdrawals',
    ],
  },
}

/** Effects of approvals. */
export const EFFECTS: Ways = {
  writes: {
    'owner-data': ['PERSON'],
    'plan-interest': ['RATE'],
    'plan-interest-withdrawal': ['RATE'],
    'fee-adjustment': ['FEE'],
    'posting-reversal': ['FEE'],
    'request-reversal': ['FEE'],
  },
  nothing: {
    'the details are written when they are keyed in, and wait here': ['request-change'],
    'money of a request as it is': ['request-pay-again', 'request-redeposit', 'request-evidence'],
    'money of a plan; its owners were written when the file was read': ['plan-money'],
    'tax that was withheld': ['tax-payment'],
    'the least state tax of later payments, decided by two': ['state-form'],
    'lines of the bank and months': [
      'bank-match',
      'bank-match-undo',
      'plan-return',
      'plan-settlement',
      'plan-settlement-undo',
      'month-close',
    ],
    'stops payments of an owner, or lets them go on': [
      'hold-release',
      'owner-death',
      'owner-death-report',
      'owner-death-taken-back',
    ],
    'programs and files': ['machine-credential', 'webhook', 'list-export'],
  },
}

export const JOBS: Ways = {
  writes: {
    planUpload: ['PERSON', 'ADDRESS', 'PHONE', 'EMAIL'],
    processRejections: ['BANK'],
    calculateInterest: ['RATE'],
  },
  nothing: {
    'charges fees by a rule, gives none back': ['annualFee'],
    'pays what was decided': ['calculateWithdrawals', 'processWithdrawals', 'bankUpload', 'printVendorUpload'],
    'letters, mails and files': [
      'welcomeLetters',
      'statementUpload',
      'complianceEmail',
      'pendingActivityReport',
      'dailyActivityReport',
      'signatureReminder',
      'taxForms',
      'taxCopies',
      'taxReturns',
      'minimumNotice',
    ],
    'compares identities': ['identityCheck'],
    'lines of the bank and orders for the operator': ['bankStatement', 'feeSweep', 'interestFunding'],
  },
}

/** Commands of the operator. */
export const COMMANDS: Ways = {
  writes: { demo: ['PERSON', 'ADDRESS', 'PHONE', 'EMAIL', 'SETTING', 'SHARES', 'BANK', 'RATE', 'FEE'] },
  nothing: {
    'rows with the records of who wrote them': ['backup', 'restore'],
    'seals and hashes the same values anew (migration 0350 refuses others)': ['reseal'],
    'logins of staff': ['staff'],
    'starts a job: the job is the path': ['job'],
    'a receipt of the IRS': ['receipt'],
    'programs and the read-only mode': ['credential', 'webhook', 'maintenance'],
    'reads, or changes tables': ['doctor', 'migrate', 'verify'],
  },
}

/** Tables with a trigger that records the writer, and their values. */
export const TABLES: Readonly<Record<string, readonly Value[]>> = {
  account_owner: ['PERSON', 'EMAIL'],
  address: ['ADDRESS'],
  phone: ['PHONE'],
  email_setting: ['SETTING'],
  beneficiary: ['SHARES'],
  wizard_draft: ['BANK'],
  distribution_request: ['BANK'],
  payee_version: ['BANK'],
}

export const listed = ({ writes, nothing }: Ways): string[] => [
  ...Object.keys(writes),
  ...Object.values(nothing).flat(),
]
