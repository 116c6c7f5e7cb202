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

/** One thing that can be asked of the gateway: a field that reads a call of the custodian, or a mutation. */
export interface Operation {
  /** `Viewer.plans`, `AccountOwner.documents`, `Mutation.addNote`. */
  name: string
  document: string
  variables: (subject: Subject, role: Role) => Record<string, unknown>
  callers: 'everybody' | readonly Role[]
}

export const schema: GraphQLSchema = buildSchema(readFileSync(join(root, 'schema.graphql'), 'utf8'))

/** The calls of the contract behind a field, by their names; what it needs more than one of is open to all their callers. */
const behind: Record<string, string | readonly Role[]> = {
  'Viewer.user': 'who am I',
  'Viewer.attachmentFile': 'download attachment',
  'Viewer.bank': 'bank of a routing number',
  'Viewer.taxCalculation': 'tax calculator',
  'Viewer.accountOwnerSearch': 'search account owners',
  'Viewer.uploadCenter': 'upload center',
  'Viewer.plans': 'plans',
  'Viewer.planNames': 'plans',
  'Viewer.planFile': 'result of a plan file',
  'Viewer.incompleteJobs': 'incomplete jobs',
  'Viewer.recentlyCompletedJobs': 'completed jobs',
  'Viewer.jobFile': 'download job file',
  'Viewer.accountingBooks': 'books',
  'Viewer.accountingBook': 'book',
  'Viewer.accountingBookByDate': 'book between dates',
  'Viewer.taxBooks': 'tax books',
  'Viewer.taxBalances': 'balances of books',
  'Viewer.transactionDetail': 'transaction detail',
  'Viewer.approvals': 'what waits',
  'Viewer.approval': 'one that waits',
  'Viewer.withdrawalRequests': 'withdrawal requests',
  'Viewer.rolloverRequests': 'rollover requests',
  'Viewer.compliancePending': 'compliance: pending',
  'Viewer.withholdingByAccountReport': 'withholding by account',
  'Viewer.withholdingByStateReport': 'withholding by state',
  'Viewer.accountOwner': 'account owner',
  'AccountOwner.registration': 'registration code',
  'AccountOwner.mailingAddress': 'mailing address',
  'AccountOwner.cellPhone': 'cell phone',
  'AccountOwner.emailSetting': 'e-mail setting',
  'AccountOwner.social': 'masked social',
  'AccountOwner.beneficiaries': 'beneficiaries',
  'AccountOwner.accounts': 'accounts with balance',
  'AccountOwner.account': 'one account',
  'AccountOwner.onlyAccount': 'accounts with balance',
  'AccountOwner.documents': 'documents',
  'AccountOwner.documentFile': 'download document',
  'AccountOwner.attachments': 'attachments',
  'AccountOwner.blankRolloverForm': 'blank rollover form',
  'AccountOwner.activeRequests': 'active requests',
  'AccountOwner.notes': 'notes',
  'AccountOwner.payoutHold': 'payout hold',
  'AccountOwner.requests': [0, 1, 2],
  'AccountOwner.request': [0, 1, 2],
  'RetirementAccount.book': "account's transactions",
  'WithdrawWizard.amount': 'wizard: amount',
  'WithdrawWizard.type': 'wizard: type',
  'WithdrawWizard.payment': 'wizard: payment',
  'WithdrawWizard.bankAccount': 'wizard: bank account',
  'WithdrawWizard.federal': 'wizard: federal',
  'WithdrawWizard.state': 'wizard: state',
  'WithdrawWizard.rollover': 'wizard: rollover',
  'WithdrawWizard.confirmation': 'wizard: confirmation',
  'WithdrawWizard.progress': 'wizard: amount',
  'Query.signatureEnvelope': 'everybody',
  'Query.passwordLink': 'password link',
  'Viewer.signIn': 'how I sign in',
  'Viewer.openSessions': 'where I am signed in',
  'Query.terms': 'terms',
  'Mutation.login': 'sign in',
  'Mutation.requestPasswordReset': 'forgot password',
  'Mutation.resetPassword': 'reset password',
  'Mutation.registerPerson': 'register: person',
  'Mutation.registerEmail': 'register: email',
  'Mutation.verifyRegistration': 'register: code',
  'Mutation.resendVerificationCode': 'everybody',
  'Mutation.completeSignature': 'sign a document',
  'Mutation.changePassword': 'change own password',
  'Mutation.endOpenSession': 'end a session',
  'Mutation.endAllSessions': 'sign out everywhere',
  'Mutation.startSecondFactor': 'second factor: secret',
  'Mutation.confirmSecondFactor': 'second factor: confirm',
  'Mutation.endSecondFactor': 'second factor: off',
  'Mutation.updateMailingAddress': 'change mailing address',
  'Mutation.updateCellPhone': 'change cell phone',
  'Mutation.updateEmailSetting': 'change e-mail setting',
  'Mutation.addBeneficiary': 'add beneficiary',
  'Mutation.updateBeneficiaryAllocations': 'allocate beneficiaries',
  'Mutation.uploadFile': 'upload file',
  'Mutation.uploadRolloverForm': 'upload rollover form',
  'Mutation.saveWizardAmount': 'wizard: save amount',
  'Mutation.saveWizardDistributionType': 'wizard: save type',
  'Mutation.saveWizardPayment': 'wizard: save payment',
  'Mutation.saveWizardBankAccount': 'wizard: save bank account',
  'Mutation.saveWizardFederal': 'wizard: save federal',
  'Mutation.saveWizardState': 'wizard: save state',
  'Mutation.saveWizardRollover': 'wizard: save rollover',
  'Mutation.startWizardOver': [0, 1, 2],
  'Mutation.finalizeWizard': 'wizard: finalize',
  'Mutation.resendSignatureLink': [0, 1, 2],
  'Mutation.updateAdminProfile': 'change account owner',
  'Mutation.revealSocial': [1, 2, 4],
  'Mutation.revealRegistrationCode': 'reveal registration code',
  'Mutation.updateAccountStatus': 'account status',
  'Mutation.updateAccountSetupDate': 'establishment date',
  'Mutation.postTransaction': 'post a transaction',
  'Mutation.reverseTransaction': 'reverse a withdrawal',
  'Mutation.approveApproval': 'approve what waits',
  'Mutation.refuseApproval': 'refuse what waits',
  'Mutation.withdrawApproval': 'withdraw what waits',
  'Mutation.addNote': 'add note',
  'Mutation.orderReleaseLetter': 'order release letter',
  'Mutation.enterReleaseCode': 'enter release code',
  'Mutation.recordReleaseCall': 'record release call',
  'Mutation.createPlan': 'add plan',
  'Mutation.updatePlan': 'change plan',
  'Mutation.uploadPlanFile': 'upload plan file',
  'Mutation.takeInReturns': 'take in returns',
  'Mutation.markUploadComplete': 'mark upload complete',
  'Mutation.updateWithdrawalRequest': 'save withdrawal request',
  'Mutation.closeWithdrawalRequest': 'close withdrawal request',
  'Mutation.updateRolloverRequest': 'save rollover request',
  'Mutation.readReceivingAccount': 'read receiving account',
  'Mutation.closeRolloverRequest': 'close rollover request',
  'Mutation.askToSignAgain': 'ask to sign again',
  'Mutation.approveCompliance': 'compliance: approve',
  'Mutation.rejectCompliance': 'compliance: reject',
  'Mutation.logout': 'everybody',
}

function callersOf(name: string): Operation['callers'] {
  const rule = behind[name]
  if (rule === undefined) throw new Error(`${name} has no rule here: say which call is behind it`)
  if (typeof rule !== 'string' || rule === 'everybody') return rule as Operation['callers']
  const endpoint = endpoints.find((one) => one.name === rule)
  if (!endpoint) throw new Error(`${name}: no call is named "${rule}"`)
  return endpoint.callers
}

/** Values for arguments, by name. An argument that is not here and required keeps its field out of nested selections. */
const argumentsOf = (subject: Subject): Record<string, unknown> => ({
  guid: subject.guid,
  accountId: subject.accountId,
  requestId: subject.requestId,
  transactionId: subject.transactionId,
  bookId: subject.bookId,
  bookIds: [subject.bookId],
  jobFileId: 1,
  approvalId: 1,
  jobId: 1,
  envelopeId: subject.envelopeId,
  passwordResetId: 'B'.repeat(43),
  routingNumber: '021000021',
  list: 'PENDING',
  first: 10,
  startDate: '2024-01-01',
  endDate: '2030-01-01',
  filter: { lastName: 'Archer' },
})

const calculation = {
  state: 'TX',
  withdrawalAmount: 1000,
  desiredFederalWithholdingAmount: 100,
  isEarlyWithdrawal: false,
  isTaxDeferred: true,
  isEntireDistribution: true,
}

/** The input of a mutation, made of the sample body of the call behind it. */
function inputOf(mutation: string, subject: Subject, role: Role): Record<string, unknown> {
  const { accountId, accountOwnerId } = subject
  const rule = behind[`Mutation.${mutation}`]
  const endpoint = endpoints.find((one) => one.name === rule)
  const sample = endpoint ? body(endpoint, subject) : undefined
  const owner = { accountOwnerId }
  const account = { accountOwnerId, accountId }
  const fields = sample as Record<string, unknown>
  const special: Record<string, Record<string, unknown>> = {
    endOpenSession: { sessionId: 999_999 },
    requestPasswordReset: { email: 'nobody@example.com' },
    resendVerificationCode: { uniqueId: 'C'.repeat(43) },
    completeSignature: { envelopeId: subject.envelopeId, ...fields },
    updateCellPhone: { ...owner, number: '5125550199' },
    updateBeneficiaryAllocations: { ...account, allocations: sample },
    startWizardOver: account,
    finalizeWizard: account,
    resendSignatureLink: { ...owner, requestId: subject.requestId },
    orderReleaseLetter: owner,
    recordReleaseCall: { ...owner, note: 'matrix' },
    readReceivingAccount: { ...owner, requestId: subject.requestId },
    askToSignAgain: { ...owner, requestId: subject.requestId },
    revealRegistrationCode: { ...owner, reason: 'matrix' },
    revealSocial: { ...owner, reason: 'matrix' },
    updateAccountStatus: { ...account, statusId: 3 },
    updateAccountSetupDate: { ...account, ...fields },
    takeInReturns: { checkNumber: 999_999, reason: 'STALE' },
    approveApproval: { approvalId: 1, ...fields },
    refuseApproval: { approvalId: 1, ...fields },
    withdrawApproval: { approvalId: 1 },
    markUploadComplete: { attachmentId: subject.attachmentId },
    updateWithdrawalRequest: { request: sample },
    closeWithdrawalRequest: { action: 'CANCEL', request: sample },
    updateRolloverRequest: { request: sample },
    closeRolloverRequest: { action: 'CANCEL', request: sample },
    approveCompliance: { accountIds: sample },
    rejectCompliance: { accountIds: sample },
    updatePlan: {
      planId: subject.planId,
      name: fields?.name,
      interest: fields?.interest,
      companyId: fields?.companyId,
    },
    uploadRolloverForm: { ...account, ...without(fields, 'isWithdrawal') },
    logout: {},
  }
  const input = special[mutation] ?? { ...(mutation.startsWith('saveWizard') ? account : {}), ...fields }
  if (['updateMailingAddress', 'updateAdminProfile'].includes(mutation)) Object.assign(input, owner)
  // A customer's own id may be left out; here it always stands there, so that another's can be tried in its place.
  return role === 0 || 'accountOwnerId' in input ? input : { ...input }
}

function without(fields: Record<string, unknown> | undefined, name: string): Record<string, unknown> {
  return Object.fromEntries(Object.entries(fields ?? {}).filter(([key]) => key !== name))
}

/** Everything under a field that needs no argument of its own, down to a depth. */
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

/** Types that lead back to the start: following them would only ask everything twice. */
const backwards = new Set(['Viewer', 'AccountOwner', 'WithdrawWizard', 'Book'])

function fieldText(field: GraphQLField<unknown, unknown>, subject: Subject, depth: number): string {
  const values = argumentsOf(subject)
  const given = field.args
    .filter((argument) => argument.name in values || argument.name === 'input')
    .map(
      (argument) =>
        `${argument.name}: ${literal(argument.name === 'input' ? calculation : values[argument.name], argument.name)}`,
    )
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

/** Every field that reads, about the subject; the document carries the ids, so it is made per subject. */
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
    document: `query { viewer { ${owner} { ${selection(schema.getType('AccountOwner') as GraphQLObjectType, 0)} } } }`,
    variables: () => ({}),
    callers: callersOf('Viewer.accountOwner'),
  }
  const others = wraps.flatMap(([type, wrap, depth]) =>
    Object.values((schema.getType(type) as GraphQLObjectType).getFields())
      .filter((field) => !isLeafType(getNamedType(field.type)) && !ways.has(`${type}.${field.name}`))
      .map((field) => ({
        name: `${type}.${field.name}`,
        document: `query ${wrap(fieldText(field, subject, depth))}`,
        variables: () => ({}),
        callers: callersOf(`${type}.${field.name}`),
      })),
  )
  return [ownerItself, ...others]
}

/** Fields that are a way to others and no call of their own. */
const ways = new Set([
  'Query.viewer',
  'Query.node',
  'Query.nodes',
  'Viewer.accountOwner',
  'RetirementAccount.withdrawWizard',
])

/** Every mutation. */
export function writes(): Operation[] {
  return Object.values(schema.getMutationType()?.getFields() ?? {}).map((field) => ({
    name: `Mutation.${field.name}`,
    document: `mutation ($input: ${String(field.args[0]?.type)}) { ${field.name}(input: $input) { errors { code field message } } }`,
    variables: (subject: Subject, role: Role) => ({ input: inputOf(field.name, subject, role) }),
    callers: callersOf(`Mutation.${field.name}`),
  }))
}
