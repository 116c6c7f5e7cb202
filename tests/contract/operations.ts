import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import {
  buildSchema,
  getNamedType,
  isLeafType,
  isNonNullType,
  isObjectType,
  type GraphQLField,
  type GraphQLObjectType,
  type GraphQLSchema,
} from 'graphql'
import { root } from '../../scripts/child.ts'
import { endpoints, type Role } from './endpoints.ts'
import { body, type Subject } from './samples.ts'

/** One operation of the gateway: a field that is read by a call of the custodian, or a mutation. */
export interface Operation {
  /** Type and field: `Viewer.plans`, `AccountOwner.documents`, `Mutation.addNote`. */
  name: string
  document: string
  variables: (subject: Subject, role: Role) => Record<string, unknown>
  callers: 'everybody' | readonly Role[]
}

const schema: GraphQLSchema = buildSchema(readFileSync(join(root, 'schema.graphql'), 'utf8'))

/**
 * For each field, the name of the contract's call that reads it; a field with several calls lists its roles instead.
 */
const behind: Record<string, string | readonly Role[]> = {
  'Viewer.user': 'getUser',
  'Viewer.attachmentFile': 'getAttachment',
  'Viewer.bank': 'getBank',
  'Viewer.taxCalculation': 'calculateTaxes',
  'Viewer.accountOwnerSearch': 'searchOwners',
  'Viewer.ownerStates': 'listOwnerStates',
  'Viewer.uploadCenter': 'listUploadCenter',
  'Viewer.plans': 'listPlans',
  'Viewer.planNames': 'listPlans',
  'Viewer.planFile': 'getPlanFile',
  'Viewer.planUploads': 'listPlanFiles',
  'Viewer.incompleteJobs': 'listIncompleteJobs',
  'Viewer.recentlyCompletedJobs': 'listCompletedJobs',
  'Viewer.jobSchedule': 'getJobSchedule',
  'Viewer.jobFile': 'getJobFile',
  'Viewer.accountingBooks': 'listBooks',
  'Viewer.accountingBook': 'getBook',
  'Viewer.accountingBookByDate': 'getBookByDate',
  'Viewer.taxBooks': 'listTaxBooks',
  'Viewer.taxBalances': 'sumTaxBooks',
  'Viewer.taxesOwed': 'listTaxesOwed',
  'Viewer.transactionDetail': 'getTransaction',
  'Viewer.postingBooks': 'getPostingBooks',
  'Viewer.approvals': 'listApprovals',
  'Viewer.exports': 'listExports',
  'Viewer.exportRowsLeft': 'getExportRowsLeft',
  'Viewer.approval': 'getApproval',
  'Viewer.withdrawalRequests': 'listWithdrawals',
  'Viewer.withdrawalRequest': 'getWithdrawal',
  'Viewer.rolloverRequest': 'getRollover',
  'Viewer.rolloverRequests': 'listRollovers',
  'Viewer.auditTrail': 'listAudit',
  'Viewer.auditActions': 'listAudit',
  'Viewer.rowsRead': 'listRowsRead',
  'Viewer.paymentReturns': 'listReturns',
  'Viewer.returnsDesk': 'listReturnsDesk',
  'Viewer.closedMonths': 'listClosedMonths',
  'Viewer.trialBalance': 'getTrialBalance',
  'Viewer.bankReconciliation': 'getReconciliation',
  'Viewer.bankLines': 'listBankLines',
  'Viewer.bankLine': 'getBankLine',
  'Viewer.taxYear': 'getTaxYear',
  'Viewer.taxForms': 'listTaxForms',
  'Viewer.compliancePending': 'listCompliancePending',
  'Viewer.complianceWaiting': 'listCompliancePending',
  'Viewer.complianceAccounts': 'checkAccounts',
  'Viewer.complianceDecided': 'listComplianceDecided',
  'Viewer.sanctionsMatches': 'listSanctionsMatches',
  'Viewer.overview': 'getOverview',
  'Viewer.changes': 'listEvents',
  'AccountOwner.changes': 'listOwnerEvents',
  'Viewer.credentials': 'listCredentials',
  'Viewer.webhooks': 'listWebhooks',
  'Viewer.webhookFailures': 'listWebhookFailures',
  'Viewer.webhookDeliveries': 'listWebhookDeliveries',
  'Mutation.createWebhook': 'createWebhook',
  'Mutation.endWebhook': 'endWebhook',
  'Mutation.replayWebhook': 'replayWebhook',
  'Mutation.testWebhook': 'testWebhook',
  'Mutation.rollWebhookSecret': 'rollWebhookSecret',
  'Viewer.credentialScopes': 'listCredentials',
  'Mutation.createCredential': 'createCredential',
  'Mutation.revokeCredential': 'revokeCredential',
  'Viewer.complianceOverview': 'getComplianceOverview',
  'Viewer.menuCounts': 'getMenuCounts',
  'Viewer.withholdingByAccountReport': 'reportByAccount',
  'Viewer.withholdingByStateReport': 'reportByState',
  'Viewer.withholdingByAccountPreview': 'previewByAccount',
  'Viewer.withholdingByStatePreview': 'previewByState',
  'Viewer.accountOwner': 'getAccountOwner',
  'AccountOwner.registration': 'getRegistration',
  'AccountOwner.mailingAddress': 'getMailingAddress',
  'AccountOwner.cellPhone': 'getCellPhone',
  'AccountOwner.emailSetting': 'getEmailSetting',
  'AccountOwner.social': 'getSocial',
  'AccountOwner.beneficiaries': 'listBeneficiaries',
  'AccountOwner.accounts': 'listAccounts',
  'AccountOwner.account': 'getAccount',
  'AccountOwner.onlyAccount': 'listAccounts',
  'AccountOwner.documents': 'listDocuments',
  'AccountOwner.documentFile': 'getDocument',
  'AccountOwner.attachments': 'listAttachments',
  'AccountOwner.blankRolloverForm': 'getBlankRolloverForm',
  'AccountOwner.activeRequests': 'getActiveRequests',
  'AccountOwner.notes': 'listNotes',
  'AccountOwner.lastChanges': 'getLastChanges',
  'AccountOwner.payoutHold': 'getPayoutHold',
  'AccountOwner.dataStanding': 'getDataStanding',
  'AccountOwner.requests': 'listRequests',
  'AccountOwner.request': 'listRequests',
  'RetirementAccount.book': 'getAccountBook',
  'RetirementAccount.history': 'getBalanceHistory',
  'AccountOwner.requiredMinimums': 'listRequiredMinimums',
  'RetirementAccount.years': 'listAccountYears',
  'WithdrawWizard.amount': 'getWizardAmount',
  'WithdrawWizard.type': 'getWizardType',
  'WithdrawWizard.payment': 'getWizardPayment',
  'WithdrawWizard.bankAccount': 'getWizardBankAccount',
  'WithdrawWizard.federal': 'getWizardFederal',
  'WithdrawWizard.state': 'getWizardState',
  'WithdrawWizard.rollover': 'getWizardRollover',
  'WithdrawWizard.confirmation': 'getWizardConfirmation',
  'WithdrawWizard.progress': 'getWizardAmount',
  'Query.signatureEnvelope': 'getEnvelope',
  'Query.passwordLink': 'getPasswordLink',
  'Viewer.signIn': 'getSignInSettings',
  'Viewer.openSessions': 'getOpenSessions',
  'Query.terms': 'getTerms',
  'Mutation.login': 'authenticate',
  'Mutation.requestPasswordReset': 'forgotPassword',
  'Mutation.resetPassword': 'resetPassword',
  'Mutation.registerPerson': 'registerPerson',
  'Mutation.registerEmail': 'registerEmail',
  'Mutation.verifyRegistration': 'verifyRegistration',
  'Mutation.resendVerificationCode': 'resendCode',
  'Mutation.completeSignature': 'signEnvelope',
  'Mutation.resendAgreement': 'resendAgreement',
  'Mutation.sendSigningCode': 'sendSigningCode',
  'Mutation.signRequest': 'signByCode',
  'Mutation.cancelRequest': 'cancelOwnRequest',
  'Mutation.correctRequest': 'correctOwnRequest',
  'Viewer.ownMail': 'listOwnMail',
  'Viewer.undeliveredMail': 'listUndelivered',
  'Mutation.changePassword': 'changePassword',
  'Mutation.endOpenSession': 'endOpenSession',
  'Mutation.endAllSessions': 'endAllSessions',
  'Mutation.startSecondFactor': 'startSecondFactor',
  'Mutation.confirmSecondFactor': 'confirmSecondFactor',
  'Mutation.endSecondFactor': 'endSecondFactor',
  'Mutation.updateMailingAddress': 'saveAddress',
  'Mutation.updateCellPhone': 'saveCellPhone',
  'Mutation.confirmOwnerData': 'confirmOwnerData',
  'Mutation.updateEmailSetting': 'saveEmailSetting',
  'Mutation.addBeneficiary': 'addBeneficiary',
  'Mutation.correctBeneficiary': 'correctBeneficiary',
  'Mutation.removeBeneficiary': 'removeBeneficiary',
  'Mutation.updateBeneficiaryAllocations': 'allocateShares',
  'Mutation.uploadFile': 'storeFile',
  'Mutation.uploadRolloverForm': 'storeRolloverForm',
  'Mutation.saveWizardAmount': 'saveWizardAmount',
  'Mutation.saveWizardDistributionType': 'saveWizardType',
  'Mutation.saveWizardEvidencedType': 'saveWizardEvidencedType',
  'Mutation.saveWizardPayment': 'saveWizardPayment',
  'Mutation.saveWizardBankAccount': 'saveWizardBankAccount',
  'Mutation.saveWizardFederal': 'saveWizardFederal',
  'Mutation.saveWizardState': 'saveWizardState',
  'Mutation.saveWizardRollover': 'saveWizardRollover',
  'Mutation.startWizardOver': 'dropWizardDraft',
  'Mutation.finalizeWizard': 'finalizeWizard',
  'Mutation.resendSignatureLink': 'resendSignatureLink',
  'Mutation.updateAdminProfile': 'saveAccountOwner',
  'Mutation.revealSocial': 'revealSocial',
  'Mutation.revealRegistrationCode': 'revealRegistrationCode',
  'Mutation.updateAccountStatus': 'saveAccountStatus',
  'Mutation.updateAccountSetupDate': 'saveSetupDate',
  'Mutation.postTransaction': 'postTransaction',
  'Mutation.reverseTransaction': 'reverseWithdrawal',
  'Mutation.reversePosting': 'reversePosting',
  'Mutation.approveApproval': 'approve',
  'Mutation.refuseApproval': 'refuse',
  'Mutation.withdrawApproval': 'withdraw',
  'Mutation.addNote': 'addNote',
  'Mutation.pinNote': 'pinNote',
  'Mutation.exportList': 'listExports',
  'Mutation.orderReleaseLetter': 'orderReleaseLetter',
  'Mutation.enterReleaseCode': 'enterReleaseCode',
  'Mutation.recordReleaseCall': 'recordReleaseCall',
  'AccountOwner.deathReport': 'getOwnerDeath',
  'AccountOwner.deathClaims': 'getDeathClaims',
  'Mutation.reportOwnerDeath': 'reportOwnerDeath',
  'AccountOwner.stateForms': 'getStateForms',
  'Mutation.recordStateForm': 'recordStateForm',
  'Mutation.takeOwnerDeathBack': 'takeOwnerDeathBack',
  'Mutation.quoteDeathClaim': 'quoteDeathClaim',
  'Mutation.makeDeathClaim': 'makeDeathClaim',
  'Mutation.correctDeathRecipient': 'correctDeathRecipient',
  'Mutation.createPlan': 'createPlan',
  'Mutation.updatePlan': 'savePlan',
  'Mutation.withdrawPlanRate': 'withdrawPlanRate',
  'Mutation.closePlan': 'closePlan',
  'Mutation.uploadPlanFile': 'storePlanFile',
  'Mutation.checkPlanFile': 'checkPlanFile',
  'Mutation.takeInReturns': 'takeInReturns',
  'Mutation.startJob': 'startJob',
  'Mutation.retryJob': 'retryJob',
  'Mutation.matchBankLine': 'matchBankLine',
  'Mutation.returnPlanMoney': 'returnPlanMoney',
  'Mutation.settlePlanMoney': 'settlePlanMoney',
  'Mutation.undoBankMatch': 'undoBankMatch',
  'Mutation.undoPlanSettlement': 'undoPlanSettlement',
  'Mutation.closeMonth': 'closeMonth',
  'Mutation.markUploadComplete': 'completeUpload',
  'Mutation.reopenUpload': 'reopenUpload',
  'Mutation.approveRequest': 'saveWithdrawal',
  'Mutation.setRequestIncomplete': 'saveWithdrawal',
  'Mutation.closeRequest': 'closeWithdrawal',
  'Mutation.updateWithdrawalRequest': 'saveWithdrawal',
  'Mutation.closeWithdrawalRequest': 'closeWithdrawal',
  'Mutation.updateRolloverRequest': 'saveRollover',
  'Mutation.readReceivingAccount': 'readReceivingAccount',
  'Mutation.closeRolloverRequest': 'closeRollover',
  'Mutation.askToSignAgain': 'askToSignAgain',
  'Mutation.redepositRequest': 'redepositRequest',
  'Mutation.payEstate': 'payEstate',
  'Mutation.sendRequestEvidence': 'sendEvidence',
  'Mutation.linkRequestEvidence': 'linkEvidence',
  'Mutation.visitRequest': 'visitRequest',
  'Mutation.approveCompliance': 'approveAccounts',
  'Mutation.rejectCompliance': 'rejectAccounts',
  'Mutation.decideSanctionsMatch': 'decideSanctionsMatch',
  'Mutation.logout': 'everybody',
}

/** The call that reads a field; null if the field has none or several calls. */
export function callBehind(name: string): string | null {
  const rule = behind[name]
  return typeof rule === 'string' && rule !== 'everybody' ? rule : null
}

function callersOf(name: string): Operation['callers'] {
  const rule = behind[name]
  if (rule === undefined) throw new Error(`${name} has no rule here: say which call is behind it`)
  if (typeof rule !== 'string' || rule === 'everybody') return rule as Operation['callers']
  const endpoint = endpoints.find((one) => one.name === rule)
  if (!endpoint) throw new Error(`${name}: no call is named "${rule}"`)
  return endpoint.callers
}

/** Values of arguments, by name. A field with a required argument without a value is left out of nested selections. */
const argumentsOf = (subject: Subject): Record<string, unknown> => ({
  guid: subject.guid,
  accountId: subject.accountId,
  requestId: subject.requestId,
  transactionId: subject.transactionId,
  bookId: subject.bookId,
  bookIds: [subject.bookId],
  accountIds: [subject.accountId],
  jobFileId: 1,
  bankLineId: 1,
  webhookId: 999_999,
  approvalId: 1,
  jobId: 1,
  envelopeId: subject.envelopeId,
  passwordResetId: 'B'.repeat(43),
  routingNumber: '021000021',
  list: 'PENDING',
  first: 10,
  startDate: '2024-01-01',
  endDate: '2030-01-01',
})

/** Values of filters, by input type. */
const filters: Readonly<Record<string, object>> = {
  AccountOwnerSearchInput: { lastName: 'Archer' },
  DocumentFilter: { find: 'a' },
  NoteFilter: { find: 'a' },
  PlanFilter: { find: 'a' },
  PlanUploadFilter: { planId: 1 },
  RequestFilter: { find: 'a', amountTo: 100_000, requestedFrom: '2024-01-01' },
}

const calculation = {
  state: 'TX',
  withdrawalAmount: 1000,
  desiredFederalWithholdingAmount: 100,
  isEarlyWithdrawal: false,
  isTaxDeferred: true,
  isEntireDistribution: true,
}

/** The input of a mutation, built from the sample body of its call. */
function inputOf(mutation: string, subject: Subject, role: Role): Record<string, unknown> {
  const { accountId, accountOwnerId } = subject
  const rule = behind[`Mutation.${mutation}`]
  const endpoint = endpoints.find((one) => one.name === rule)
  const sample = endpoint ? body(endpoint, subject) : undefined
  const owner = { accountOwnerId }
  const account = { accountOwnerId, accountId }
  const fields = sample as Record<string, unknown>
  const request = { ...fields, version: 999_999 }
  const decision = { requestId: subject.requestId, version: 999_999 }
  const special: Record<string, Record<string, unknown>> = {
    endOpenSession: { sessionId: 999_999 },
    revokeCredential: { credentialId: 999_999 },
    endWebhook: { webhookId: 999_999 },
    replayWebhook: { webhookId: 999_999 },
    testWebhook: { webhookId: 999_999 },
    rollWebhookSecret: { webhookId: 999_999 },
    requestPasswordReset: { email: 'nobody@example.com' },
    resendVerificationCode: { uniqueId: 'C'.repeat(43) },
    completeSignature: { envelopeId: subject.envelopeId, ...fields },
    updateCellPhone: { ...owner, number: '5125550199' },
    correctBeneficiary: {
      ...owner,
      beneficiaryId: 999_999,
      ...without(fields, 'dob'),
      dateOfBirth: fields?.dob,
    },
    postTransaction: without(fields, 'feeTypeId'),
    checkPlanFile: without(fields, 'planTypeId'),
    startJob: { type: 'ANNUAL_FEE' },
    removeBeneficiary: { ...owner, beneficiaryId: 999_999 },
    updateBeneficiaryAllocations: { ...account, allocations: sample },
    startWizardOver: account,
    finalizeWizard: account,
    resendSignatureLink: { ...owner, requestId: subject.requestId },
    resendAgreement: {},
    sendSigningCode: { requestId: subject.requestId },
    signRequest: { requestId: subject.requestId, code: '123456', signerName: 'Nobody', consent: true },
    cancelRequest: { requestId: subject.requestId },
    correctRequest: { requestId: subject.requestId },
    pinNote: { ...owner, noteId: 999_999, ...fields },
    orderReleaseLetter: owner,
    recordReleaseCall: { ...owner, note: 'matrix' },
    confirmOwnerData: { ...owner, recordId: 1, note: 'matrix' },
    reportOwnerDeath: {
      ...owner,
      diedOn: '2026-01-02',
      certificateGuid: subject.certificateGuid,
      isDeathCertificate: true,
    },
    recordStateForm: { ...owner, ...fields, guid: subject.certificateGuid },
    takeOwnerDeathBack: { ...owner, note: 'matrix' },
    quoteDeathClaim: { ...account, ...fields },
    correctDeathRecipient: { ...owner, payeeId: 999_999, ...fields },
    makeDeathClaim: { ...account, ...without(fields, 'stateTaxAmount') },
    readReceivingAccount: { ...owner, requestId: subject.requestId },
    askToSignAgain: { ...owner, requestId: subject.requestId },
    redepositRequest: {
      ...owner,
      requestId: subject.requestId,
      electionGuid: subject.certificateGuid,
      isSignedElection: true,
    },
    payEstate: { ...owner, requestId: subject.requestId, ...fields },
    sendRequestEvidence: { ...owner, requestId: subject.requestId, ...fields },
    linkRequestEvidence: { ...owner, requestId: subject.requestId, ...fields },
    visitRequest: { ...owner, requestId: subject.requestId },
    revealRegistrationCode: { ...owner, reason: 'matrix' },
    revealSocial: { ...owner, reason: 'matrix' },
    updateAccountStatus: { ...account, statusId: 3 },
    updateAccountSetupDate: { ...account, ...fields },
    matchBankLine: { bankLineId: 1, ...fields },
    returnPlanMoney: { transactionId: 999_999, ...fields },
    settlePlanMoney: { planFileId: 1, ...fields },
    undoBankMatch: { bankLineId: 1, ...fields },
    undoPlanSettlement: { planSettlementId: 1, ...fields },
    reversePosting: { transactionId: 999_999, ...fields },
    retryJob: { jobId: 999_999 },
    takeInReturns: { checkNumber: 999_999, reason: 'STALE' },
    approveApproval: { approvalId: 1, ...fields },
    refuseApproval: { approvalId: 1, ...fields },
    withdrawApproval: { approvalId: 1 },
    exportList: { list: role === 4 ? 'COMPLIANCE_PENDING' : 'PLANS' },
    markUploadComplete: { attachmentId: subject.attachmentId },
    reopenUpload: { attachmentId: subject.attachmentId },
    approveRequest: decision,
    setRequestIncomplete: { ...decision, reason: { kind: 'SIGNATURE' } },
    closeRequest: { ...decision, action: 'CANCEL', reason: { kind: 'SIGNATURE' } },
    updateWithdrawalRequest: { request },
    closeWithdrawalRequest: { action: 'CANCEL', request },
    updateRolloverRequest: { request },
    closeRolloverRequest: { action: 'CANCEL', request },
    approveCompliance: { accountIds: sample },
    rejectCompliance: { accountIds: sample },
    decideSanctionsMatch: { matchId: 999_999, isListed: false, reason: 'Nobody' },
    closePlan: { planId: subject.planId, isClosed: false },
    withdrawPlanRate: { planId: subject.planId, since: '2099-01-01' },
    updatePlan: {
      planId: subject.planId,
      name: fields?.name,
      interest: fields?.interest,
      companyId: fields?.companyId,
      modifiedAt: '2026-01-01T00:00:00.000Z',
    },
    uploadRolloverForm: { ...account, ...without(fields, 'isWithdrawal') },
    logout: {},
  }
  const input = special[mutation] ?? { ...(mutation.startsWith('saveWizard') ? account : {}), ...fields }
  if (['updateMailingAddress', 'updateAdminProfile'].includes(mutation)) Object.assign(input, owner)
  return input
}

function without(fields: Record<string, unknown> | undefined, name: string): Record<string, unknown> {
  return Object.fromEntries(Object.entries(fields ?? {}).filter(([key]) => key !== name))
}

/** All fields of a type that need no arguments, down to a depth. */
function selection(type: GraphQLObjectType, depth: number): string {
  const parts: string[] = []
  for (const field of Object.values(type.getFields())) {
    const named = getNamedType(field.type)
    if (field.args.some((argument) => isNonNullType(argument.type))) continue
    if (isLeafType(named)) parts.push(field.name)
    else if (isObjectType(named) && depth > 0 && !backwards.has(named.name)) {
      const inner = selection(named, depth - 1)
      if (inner) parts.push(`${field.name} { ${inner} }`)
    }
  }
  return parts.join(' ')
}

/** Scalar fields of an owner without a call of their own. Fields with their own call may permit other roles. */
function ownerFields(): string {
  const fields = Object.values((schema.getType('AccountOwner') as GraphQLObjectType).getFields())
  return fields
    .filter(({ name, type }) => isLeafType(getNamedType(type)) && !(`AccountOwner.${name}` in behind))
    .map(({ name }) => name)
    .join(' ')
}

/** Types that are not selected inside other types, because they would repeat the fields of their parents. */
const backwards = new Set(['Viewer', 'AccountOwner', 'WithdrawWizard', 'Book'])

function fieldText(field: GraphQLField<unknown, unknown>, subject: Subject, depth: number): string {
  const values = { ...argumentsOf(subject), input: calculation }
  const given = field.args.flatMap(({ name, type }) => {
    const value = name === 'filter' ? filters[getNamedType(type).name] : values[name as keyof typeof values]
    return value === undefined ? [] : `${name}: ${literal(value, name)}`
  })
  const named = getNamedType(field.type)
  const inner = isObjectType(named) ? ` { ${selection(named, depth)} }` : ''
  return `${field.name}${given.length ? `(${given.join(', ')})` : ''}${inner}`
}

function literal(value: unknown, name = ''): string {
  if (name === 'list') return String(value)
  if (Array.isArray(value)) return `[${value.map((item) => literal(item)).join(', ')}]`
  if (value !== null && typeof value === 'object') {
    return `{ ${Object.entries(value)
      .map(([key, item]) => `${key}: ${literal(item)}`)
      .join(', ')} }`
  }
  return JSON.stringify(value)
}

/** Every field that reads the subject's data; a document contains the ids, so each subject has its own documents. */
export function reads(subject: Subject): Operation[] {
  const owner = `accountOwner(accountOwnerId: ${subject.accountOwnerId})`
  const account = `account(accountId: ${subject.accountId})`
  const wraps: [string, (text: string) => string, number][] = [
    ['Viewer', (text) => `{ viewer { ${text} } }`, 3],
    ['AccountOwner', (text) => `{ viewer { ${owner} { ${text} } } }`, 3],
    ['RetirementAccount', (text) => `{ viewer { ${owner} { ${account} { ${text} } } } }`, 2],
    ['WithdrawWizard', (text) => `{ viewer { ${owner} { ${account} { withdrawWizard { ${text} } } } } }`, 1],
    ['Query', (text) => `{ ${text} }`, 1],
  ]
  const ownerItself: Operation = {
    name: 'Viewer.accountOwner',
    document: `query { viewer { ${owner} { ${ownerFields()} } } }`,
    variables: () => ({}),
    callers: callersOf('Viewer.accountOwner'),
  }
  const others = wraps.flatMap(([type, wrap, depth]) =>
    Object.values((schema.getType(type) as GraphQLObjectType).getFields())
      .filter(({ name, type: of }) => !isLeafType(getNamedType(of)) || `${type}.${name}` in behind)
      .filter(({ name }) => !ways.has(`${type}.${name}`))
      .map((field) => ({
        name: `${type}.${field.name}`,
        document: `query ${wrap(fieldText(field, subject, depth))}`,
        variables: () => ({}),
        callers: callersOf(`${type}.${field.name}`),
      })),
  )
  return [ownerItself, ...others]
}

/** Fields without a call of their own, which only contain other fields. */
const ways = new Set([
  'Query.viewer',
  'Query.node',
  'Query.nodes',
  'Viewer.accountOwner',
  'RetirementAccount.withdrawWizard',
])

/** All mutations. */
export function writes(): Operation[] {
  return Object.values(schema.getMutationType()?.getFields() ?? {}).map((field) => ({
    name: `Mutation.${field.name}`,
    document: `mutation ($input: ${String(field.args[0]?.type)}) { ${field.name}(input: $input) { errors { code field message } } }`,
    variables: (subject: Subject, role: Role) => ({ input: inputOf(field.name, subject, role) }),
    callers: callersOf(`Mutation.${field.name}`),
  }))
}
