import { JOB_TYPE } from '../../contract/jobType.ts'
import { TRANSACTION_TYPE } from '../../contract/transactionType.ts'
import { DISTRIBUTION_TYPE } from '../../contract/distributionType.ts'
import type { Endpoint } from './endpoints.ts'

/** Subject of sample calls; by default Ann Archer of the demo data. */
export interface Subject {
  accountOwnerId: number
  accountId: number
  guid: string
  /** GUID of an unknown death certificate, so that the sample call reports no death. */
  certificateGuid: string
  attachmentId: number
  beneficiaryId: number
  bookId: number
  transactionId: number
  requestId: number
  planId: number
  envelopeId: string
}

export const ann: Subject = {
  accountOwnerId: 1001,
  accountId: 501,
  guid: '0123456789abcdef0123456789abcdef',
  certificateGuid: 'none',
  attachmentId: 1,
  beneficiaryId: 1,
  bookId: 1,
  transactionId: 1,
  requestId: 1,
  planId: 1,
  envelopeId: 'A'.repeat(43),
}

const pdf = Buffer.from('%PDF-1.4\n1 0 obj<<>>endobj\ntrailer<<>>\n%%EOF\n').toString('base64')

/** Fills the subject's ids into a path. */
export function fill(path: string, subject: Subject): string {
  const values: Record<string, string | number> = {
    ...subject,
    id: subject.accountId,
    x: subject.accountId,
    email: encodeURIComponent('nobody@example.com'),
    number: '5125550199',
    statusId: 3,
    routingNumber: '021000021',
    list: 'open',
    jobId: 1,
    approvalId: 1,
    exportId: 1,
    bankLineId: 1,
    credentialId: 1,
    webhookId: 999_999,
  }
  if (path.includes('uploadcenter')) values.id = subject.attachmentId
  if (path.includes('accounting/transaction')) values.id = subject.transactionId
  if (path.includes('transaction/summary')) values.planId = subject.accountId // the path says plan but takes the account id
  return path.replace(/\{(\w+)\}/g, (_, name: string) => String(values[name] ?? `unknown-${name}`))
}

/** A body that the custodian's schema accepts; undefined for a call without a body. */
export function body(endpoint: Endpoint, subject: Subject): unknown {
  return bodies[endpoint.name]?.(subject)
}

const file = ({ accountId, accountOwnerId }: Subject) => ({
  fileName: 'letter.pdf',
  contentType: 'application/pdf',
  fileContent: pdf,
  isWithdrawal: false,
  accountId,
  accountOwnerId,
})
const planFile = ({ planId }: Subject) => ({
  fileName: 'people.csv',
  planTypeId: 1,
  planId,
  contentType: 'text/csv',
  fileContent: Buffer.from('SSN\n').toString('base64'),
})
const address = { address1: '1 Test Way', address2: null, city: 'Austin', state: 'TX', zip: '78701' }
const request = (subject: Subject) => ({
  id: subject.requestId,
  amount: 300,
  ...address,
  federalWithholding: 30,
  stateWithholding: 0,
  statusId: 1,
  waiveFees: false,
})
const rollover = (subject: Subject) => ({
  id: subject.requestId,
  amount: 300,
  receivingAccountNumber: '12345',
  checkPayableTo: 'New Custodian',
  attentionTo: null,
  ...address,
  statusId: 1,
  waiveFees: false,
})

const claimed = { amount: 100, isFullAmount: false, federalPercent: 10, state: 'TX' }

const evidence = { kind: 'PHYSICIAN_STATEMENT', documentedOn: '2024-01-02' }

const bodies: Record<string, (subject: Subject) => unknown> = {
  authenticate: () => ({ username: 'ann.archer@example.com', password: 'Passw0rd!' }),
  resetPassword: () => ({ password: 'An0ther!pass', passwordResetId: 'B'.repeat(43) }),
  getPasswordLink: () => ({ passwordResetId: 'B'.repeat(43) }),
  watchEvents: () => ({ after: null, waitMs: 0, streams: [{ token: 'A'.repeat(43), address: '127.0.0.1' }] }),
  startSecondFactor: () => ({ currentPassword: 'not the password' }),
  confirmSecondFactor: () => ({ code: '000000' }),
  endSecondFactor: () => ({ currentPassword: 'not the password', code: '000000' }),
  changePassword: () => ({ newPassword: 'Passw0rd!', currentPassword: 'not the password' }),
  registerPerson: () => ({ social: '900119999', firstName: 'No', lastName: 'Body', dob: '1980-01-01' }),
  registerEmail: () => ({ email: 'nobody@example.com', uniqueId: 'C'.repeat(43) }),
  verifyRegistration: () => ({ uniqueId: 'C'.repeat(43), verificationCode: '123456' }),
  saveAccountOwner: () => ({
    firstName: 'Ann',
    lastName: 'Archer',
    social: '900110001',
    dateOfBirth: '1950-05-12',
  }),
  searchOwners: () => ({ lastName: 'Archer' }),
  saveAddress: () => address,
  saveEmailSetting: ({ accountOwnerId }) => ({ accountOwnerId, emailSetting: true }),
  addBeneficiary: ({ accountId, accountOwnerId }) => ({
    firstName: 'Zed',
    lastName: 'Zander',
    dob: '2001-01-01',
    isPrimary: null,
    amount: 0,
    accountOwnerId,
    accountId,
  }),
  correctBeneficiary: () => ({ firstName: 'Zed', lastName: 'Zander', dob: '2001-01-01', relationship: 'CHILD' }),
  allocateShares: ({ beneficiaryId }) => [{ beneficiaryId, isPrimary: true, amount: 100 }],
  saveSetupDate: () => ({ setupDate: '2020-01-02' }),
  storeFile: file,
  storeRolloverForm: file,
  storePlanFile: planFile,
  checkPlanFile: planFile,
  calculateTaxes: () => ({
    state: 'TX',
    withdrawalAmount: 1000,
    desiredFederalWithholdingAmount: 100,
    isEarlyWithdrawal: false,
    isTaxDeferred: true,
    isEntireDistribution: true,
  }),
  saveWizardAmount: () => ({ amount: 500, isFullAmount: false }),
  saveWizardType: () => ({ distributionTypeId: DISTRIBUTION_TYPE.normal }),
  saveWizardEvidencedType: () => ({ evidenceOf: 'DISABILITY' }),
  sendEvidence: () => ({
    ...evidence,
    fileName: 'statement.pdf',
    contentType: 'application/pdf',
    fileContent: pdf,
  }),
  linkEvidence: ({ guid }) => ({ ...evidence, guid }),
  saveWizardFederal: () => ({ federalTaxAmount: 50, residenceState: 'TX' }),
  saveWizardState: () => ({ stateTaxAmount: 0, stateOptOut: false }),
  saveWizardPayment: () => ({ isCheck: true }),
  saveWizardRollover: () => ({
    checkPayee: 'New Custodian',
    attentionTo: null,
    address: '1 Wall St',
    city: 'New York',
    state: 'NY',
    zip: '10005',
    receivingAccount: '4455667788',
  }),
  saveWizardBankAccount: () => ({
    accountNumber: '123456789',
    confirmAccountNumber: '123456789',
    bankName: '',
    routingNumber: '021000021',
  }),
  sumTaxBooks: ({ bookId }) => ({ bookIds: [bookId], startDate: '2024-01-01', endDate: '2030-01-01' }),
  createCredential: ({ accountOwnerId }) => ({ name: 'matrix', scopes: ['owners:read'], accountOwnerId, days: 1 }),
  revokeCredential: () => ({}),
  createWebhook: () => ({ name: 'matrix', url: 'https://hooks.example.com/ira', kinds: ['JOB'] }),
  endWebhook: () => ({}),
  replayWebhook: () => ({}),
  testWebhook: () => ({}),
  rollWebhookSecret: () => ({}),
  approve: () => ({ note: 'matrix' }),
  refuse: () => ({ note: 'matrix' }),
  withdraw: () => ({}),
  postTransaction: ({ bookId }) => ({
    transactionTypeId: TRANSACTION_TYPE.feeAdjustment,
    feeTypeId: TRANSACTION_TYPE.annualFee,
    amount: 1,
    bookId,
    note: 'matrix',
  }),
  reversePosting: () => ({ note: 'matrix' }),
  reverseWithdrawal: ({ bookId }) => ({ note: 'matrix', bookId }),
  orderReleaseLetter: () => ({}),
  enterReleaseCode: () => ({ code: '12345678' }),
  recordReleaseCall: () => ({ note: 'matrix' }),
  confirmOwnerData: () => ({ recordId: 1, note: 'matrix' }),
  reportOwnerDeath: ({ certificateGuid }) => ({ diedOn: '2026-01-02', certificateGuid, isDeathCertificate: true }),
  recordStateForm: ({ certificateGuid }) => ({
    state: 'MN',
    election: 'NONE',
    signedOn: '2026-01-02',
    guid: certificateGuid,
  }),
  redepositRequest: ({ certificateGuid }) => ({ electionGuid: certificateGuid, isSignedElection: true }),
  payEstate: ({ certificateGuid }) => ({
    representative: 'Rita Roe',
    address1: '1 Elm',
    city: 'Austin',
    state: 'TX',
    zip: '78701',
    lettersGuid: certificateGuid,
    namesRepresentative: true,
  }),
  takeOwnerDeathBack: () => ({ note: 'matrix' }),
  quoteDeathClaim: () => claimed,
  correctDeathRecipient: () => ({ ...address, firstName: '', lastName: 'Estate' }),
  makeDeathClaim: () => ({
    ...claimed,
    stateTaxAmount: 0,
    stateOptOut: false,
    kind: 'ESTATE',
    firstName: '',
    lastName: 'Estate',
    tin: '980000042',
    address1: '1 Elm',
    city: 'Austin',
    zip: '78701',
    isCheck: true,
  }),
  revealSocial: () => ({ reason: 'matrix' }),
  resendCode: () => ({ uniqueId: 'C'.repeat(43) }),
  revealRegistrationCode: () => ({ reason: 'matrix' }),
  pinNote: () => ({ isPinned: true }),
  addNote: ({ accountOwnerId }) => ({ title: 'matrix', noteText: 'matrix', accountOwnerId }),
  closePlan: () => ({ isClosed: false }),
  withdrawPlanRate: () => ({ since: '2099-01-01' }),
  savePlan: ({ planId }) => ({ id: planId, name: 'Alpha Plan', interest: 0.0325, companyId: 1 }),
  createPlan: () => ({ name: 'Matrix Plan', interest: 0.01, companyId: 1 }),
  saveWithdrawal: request,
  closeWithdrawal: (subject) => ({ ...request(subject), statusId: 5 }),
  saveRollover: rollover,
  closeRollover: (subject) => ({ ...rollover(subject), statusId: 5 }),
  readBankStatement: () => ({ content: Buffer.from('01,A,B/').toString('base64') }),
  matchBankLine: () => ({ note: 'matrix' }),
  returnPlanMoney: () => ({ amount: 1, reason: 'RECALL', note: 'matrix' }),
  settlePlanMoney: () => ({ note: 'matrix' }),
  undoBankMatch: () => ({ note: 'matrix' }),
  undoPlanSettlement: () => ({ note: 'matrix' }),
  closeMonth: () => ({ month: '2015-01-01' }),
  takeInReturns: () => ({ returns: [{ checkNumber: 999_999, code: 'STALE' }] }),
  startJob: () => ({ jobTypeId: JOB_TYPE.complianceEmail }),
  checkAccounts: () => [510],
  approveAccounts: () => [510],
  rejectAccounts: () => [510],
  decideSanctionsMatch: () => ({ isListed: false, reason: 'Nobody' }),
  signEnvelope: () => ({ signerName: 'Nobody', consent: true }),
  signByCode: () => ({ code: '123456', signerName: 'Nobody', consent: true }),
}
