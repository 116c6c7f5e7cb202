/**
 * Scopes of machine credentials, with their calls. A call in no scope is denied to every credential: no scope allows
 * signing in, approving, signing, paying or redirecting money.
 */
export const SCOPE_CALLS = {
  'accounting:read': [
    'getBook',
    'getBookByDate',
    'getPostingBooks',
    'getTransaction',
    'listBooks',
    'listTaxBooks',
    'listTaxesOwed',
  ],
  'accounts:read': [
    'getAccount',
    'getAccountBook',
    'getBalanceHistory',
    'listAccounts',
    'listAccountYears',
    'listRequiredMinimums',
  ],
  'bank:read': ['getBankLine', 'getReconciliation', 'listBankLines'],
  'beneficiaries:read': ['listBeneficiaries'],
  'documents:read': ['getAttachment', 'getDocument', 'listAttachments', 'listDocuments', 'listUploadCenter'],
  'documents:write': ['completeUpload', 'storeFile'],
  'events:read': ['listEvents', 'listOwnerEvents'],
  'jobs:read': ['listCompletedJobs', 'listIncompleteJobs'],
  'notes:read': ['listNotes'],
  'notes:write': ['addNote', 'pinNote'],
  'overview:read': ['getOverview'],
  'owners:read': [
    'getAccountOwner',
    'getCellPhone',
    'getEmailSetting',
    'getMailingAddress',
    'listOwnerStates',
    'searchOwners',
  ],
  'payments:read': ['listReturns', 'listReturnsDesk'],
  'plans:read': ['getPlanFile', 'listPlanFiles', 'listPlans', 'listRelatedPlans'],
  'reports:read': ['reportByAccount', 'reportByState'],
  'requests:read': [
    'getActiveRequests',
    'getReceipt',
    'getRollover',
    'getWithdrawal',
    'listRequests',
    'listRollovers',
    'listWithdrawals',
  ],
  'taxes:read': ['calculateTaxes'],
} as const satisfies Record<`${string}:${'read' | 'write'}`, readonly string[]>

export type Scope = keyof typeof SCOPE_CALLS
export const SCOPES = Object.keys(SCOPE_CALLS) as [Scope, ...Scope[]]

/** Calls that every credential may make about itself. */
const OWN_CALLS: ReadonlySet<string> = new Set(['getOwnCredential', 'getOwnOperation', 'getUser'])

const scopeOfCall = new Map<string, Scope>(SCOPES.flatMap((scope) => SCOPE_CALLS[scope].map((call) => [call, scope])))

export function isWriting(scope: string): boolean {
  return scope.endsWith(':write')
}

export function isAboutItself(call: string): boolean {
  return OWN_CALLS.has(call)
}

/** The scope that contains the call; null if no credential may make it. */
export function scopeOf(call: string): Scope | null {
  return scopeOfCall.get(call) ?? null
}

/** Whether a credential with these scopes may make the call; its owner or plan is checked elsewhere. */
export function isInScope(call: string, scopes: ReadonlySet<string>): boolean {
  const scope = scopeOf(call)
  return isAboutItself(call) || (scope !== null && scopes.has(scope))
}
