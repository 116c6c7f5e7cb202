/** Whoever may call: 0 a customer (own data only), 1 and 2 staff, 4 compliance. */
export type Role = 0 | 1 | 2 | 4

export interface Endpoint {
  name: string
  verb: 'GET' | 'POST' | 'PUT'
  /** What a customer calls; null when the call is for staff only. */
  customer: string | null
  /** What staff call for a chosen account owner. */
  admin: string | null
  /** 'everybody' needs no session. */
  callers: 'everybody' | readonly Role[]
}

const everybody = 'everybody'
const signedIn = [0, 1, 2, 4] as const
const customers = [0] as const
const ownerAndStaff = [0, 1, 2, 4] as const
const ownerAndOps = [0, 1, 2] as const
const staff = [1, 2, 4] as const
const ops = [1, 2] as const
const topAdmin = [1] as const
const compliance = [4] as const

type Row = [string, Endpoint['verb'], string | null, string | null, Endpoint['callers']]

/** The whole contract between the gateway and any custodian: every call, for both audiences. */
const rows: Row[] = [
  ['sign in', 'POST', '/api/authenticate', '/api/authenticate', everybody],
  ['who am I', 'GET', '/api/user', '/api/user', signedIn],
  ['forgot password', 'POST', '/api/user/forgot/{email}', '/api/user/forgot/{email}', everybody],
  ['reset password', 'POST', '/api/user/reset', '/api/user/reset', everybody],
  ['change own password', 'PUT', '/api/user/password', '/api/user/password', signedIn],
  ['password link', 'POST', '/api/user/reset/link', '/api/user/reset/link', everybody],
  ['how I sign in', 'GET', '/api/user/sign-in', '/api/user/sign-in', signedIn],
  ['where I am signed in', 'GET', '/api/user/session', '/api/user/session', signedIn],
  ['end a session', 'POST', '/api/user/session/{sessionId}/end', '/api/user/session/{sessionId}/end', signedIn],
  ['second factor: secret', 'POST', '/api/user/second-factor', null, customers],
  ['second factor: confirm', 'PUT', '/api/user/second-factor', null, customers],
  ['second factor: off', 'POST', '/api/user/second-factor/off', null, customers],
  ['register: person', 'POST', '/api/register', '/api/register', everybody],
  ['register: email', 'POST', '/api/register/email', '/api/register/email', everybody],
  ['register: code', 'POST', '/api/register/verify', '/api/register/verify', everybody],
  ['registration code', 'GET', '/api/register', '/api/register/admin/{accountOwnerId}', staff],
  ['reveal registration code', 'POST', null, '/api/register/admin/{accountOwnerId}/reveal', staff],
  ['account owner', 'GET', '/api/accountowner', '/api/accountowner/admin/{accountOwnerId}', ownerAndStaff],
  ['change account owner', 'PUT', null, '/api/accountowner/admin/{accountOwnerId}', topAdmin],
  ['search account owners', 'POST', null, '/api/accountowner/search', staff],
  ['mailing address', 'GET', '/api/address/mailing', '/api/address/admin/{accountOwnerId}/mailing', ownerAndStaff],
  ['change mailing address', 'PUT', '/api/address', '/api/address/admin/{accountOwnerId}', ownerAndStaff],
  ['cell phone', 'GET', '/api/phonenumber/cell', '/api/phoneNumber/admin/{accountOwnerId}/cell', ownerAndStaff],
  [
    'change cell phone',
    'PUT',
    '/api/phonenumber/cell/{number}',
    '/api/phoneNumber/admin/{accountOwnerId}/cell/{number}',
    ownerAndStaff,
  ],
  ['e-mail setting', 'GET', '/api/emailsetting', '/api/emailsetting/admin/{accountOwnerId}', ownerAndStaff],
  ['change e-mail setting', 'PUT', '/api/emailsetting', '/api/emailsetting/admin/{accountOwnerId}', ownerAndStaff],
  ['masked social', 'GET', '/api/social', '/api/social/admin/{accountOwnerId}', ownerAndStaff],
  ['beneficiaries', 'GET', '/api/beneficiary', '/api/beneficiary/admin/{accountOwnerId}', ownerAndStaff],
  ['add beneficiary', 'POST', '/api/beneficiary', '/api/beneficiary/admin/{accountOwnerId}', ownerAndStaff],
  [
    'allocate beneficiaries',
    'PUT',
    '/api/accountowner/{x}/beneficiary/allocation',
    '/api/accountowner/admin/{x}/{accountOwnerId}/beneficiary/allocation',
    ownerAndStaff,
  ],
  ['payout hold', 'GET', '/api/hold', '/api/hold/admin/{accountOwnerId}', ownerAndOps],
  ['order release letter', 'POST', '/api/hold/letter', '/api/hold/admin/{accountOwnerId}/letter', ownerAndOps],
  ['enter release code', 'POST', '/api/hold/code', null, [0]],
  ['record release call', 'POST', null, '/api/hold/admin/{accountOwnerId}/call', ops],
  [
    'accounts with balance',
    'GET',
    '/api/account/balance',
    '/api/account/admin/{accountOwnerId}/balance',
    ownerAndStaff,
  ],
  ['one account', 'GET', '/api/account/{id}', '/api/account/admin/{accountOwnerId}/{id}', ownerAndStaff],
  ['account status', 'PUT', null, '/api/account/admin/{accountId}/status/{statusId}', staff],
  ['establishment date', 'PUT', null, '/api/account/admin/{accountOwnerId}/{accountId}/setup', staff],
  [
    "account's transactions",
    'GET',
    '/api/transaction/summary/plan/{planId}',
    '/api/transaction/summary/admin/{accountOwnerId}/plan/{planId}',
    ownerAndStaff,
  ],
  ['documents', 'GET', '/api/document', '/api/document/admin/{accountOwnerId}', ownerAndStaff],
  ['download document', 'GET', '/api/document/{guid}', '/api/document/admin/{accountOwnerId}/{guid}', ownerAndStaff],
  ['attachments', 'GET', '/api/attachment', '/api/attachment/admin/{accountOwnerId}', ownerAndStaff],
  ['download attachment', 'GET', '/api/attachment/{guid}', '/api/attachment/{guid}', ownerAndStaff],
  ['upload file', 'POST', '/api/attachment/upload/', '/api/attachment/admin/upload/', ownerAndOps],
  ['upload rollover form', 'POST', '/api/attachment/withdrawal', '/api/attachment/admin/withdrawal', ownerAndOps],
  [
    'blank rollover form',
    'GET',
    '/api/account/{id}/rollover-form',
    '/api/account/admin/{accountOwnerId}/{id}/rollover-form',
    ownerAndOps,
  ],
  ['upload plan file', 'POST', null, '/api/attachment/planupload', ops],
  ['result of a plan file', 'GET', null, '/api/attachment/planupload/{jobId}', ops],
  ['upload center', 'GET', null, '/api/uploadcenter', ops],
  ['mark upload complete', 'PUT', null, '/api/uploadcenter/{id}', ops],
  ['active requests', 'GET', '/api/withdrawal/active', '/api/withdrawal/admin/{accountOwnerId}/active', ownerAndStaff],
  ['bank of a routing number', 'GET', '/api/routing/{routingNumber}', '/api/routing/{routingNumber}', signedIn],
  ['tax calculator', 'POST', '/api/calculator', '/api/calculator', signedIn],
  ['terms', 'GET', '/api/terms', '/api/terms', everybody],
  [
    'wizard: amount',
    'GET',
    '/api/wizard/distribution/{accountId}',
    '/api/wizard/admin/{accountOwnerId}/distribution/{accountId}',
    ownerAndOps,
  ],
  [
    'wizard: save amount',
    'POST',
    '/api/wizard/amount/{accountId}',
    '/api/wizard/admin/{accountOwnerId}/amount/{accountId}',
    ownerAndOps,
  ],
  [
    'wizard: type',
    'GET',
    '/api/wizard/distribution-type/{accountId}',
    '/api/wizard/admin/{accountOwnerId}/distribution-type/{accountId}',
    ownerAndOps,
  ],
  [
    'wizard: save type',
    'POST',
    '/api/wizard/distribution-type/{accountId}',
    '/api/wizard/admin/{accountOwnerId}/distribution-type/{accountId}',
    ownerAndOps,
  ],
  [
    'wizard: confirmation',
    'GET',
    '/api/wizard/confirmation/{accountId}',
    '/api/wizard/admin/{accountOwnerId}/confirmation/{accountId}',
    ownerAndOps,
  ],
  [
    'wizard: federal',
    'GET',
    '/api/wizard/federal/{accountId}',
    '/api/wizard/admin/{accountOwnerId}/federal/{accountId}',
    ownerAndOps,
  ],
  [
    'wizard: save federal',
    'POST',
    '/api/wizard/federal/{accountId}',
    '/api/wizard/admin/{accountOwnerId}/federal/{accountId}',
    ownerAndOps,
  ],
  [
    'wizard: state',
    'GET',
    '/api/wizard/state/{accountId}',
    '/api/wizard/admin/{accountOwnerId}/state/{accountId}',
    ownerAndOps,
  ],
  [
    'wizard: save state',
    'POST',
    '/api/wizard/state/{accountId}',
    '/api/wizard/admin/{accountOwnerId}/state/{accountId}',
    ownerAndOps,
  ],
  [
    'wizard: payment',
    'GET',
    '/api/wizard/payment/{accountId}',
    '/api/wizard/admin/{accountOwnerId}/payment/{accountId}',
    ownerAndOps,
  ],
  [
    'wizard: save payment',
    'POST',
    '/api/wizard/payment/{accountId}',
    '/api/wizard/admin/{accountOwnerId}/payment/{accountId}',
    ownerAndOps,
  ],
  [
    'wizard: rollover',
    'GET',
    '/api/wizard/rollover/{accountId}',
    '/api/wizard/admin/{accountOwnerId}/rollover/{accountId}',
    ownerAndOps,
  ],
  [
    'wizard: save rollover',
    'POST',
    '/api/wizard/rollover/{accountId}',
    '/api/wizard/admin/{accountOwnerId}/rollover/{accountId}',
    ownerAndOps,
  ],
  [
    'wizard: bank account',
    'GET',
    '/api/wizard/account/{accountId}',
    '/api/wizard/admin/{accountOwnerId}/account/{accountId}',
    ownerAndOps,
  ],
  [
    'wizard: save bank account',
    'POST',
    '/api/wizard/account/{accountId}',
    '/api/wizard/admin/{accountOwnerId}/account/{accountId}',
    ownerAndOps,
  ],
  [
    'wizard: finalize',
    'POST',
    '/api/wizard/finalize/{accountId}',
    '/api/wizard/admin/{accountOwnerId}/finalize/{accountId}',
    ownerAndOps,
  ],
  ['balances of books', 'POST', null, '/api/accounting/book/balance', ops],
  ['book', 'GET', null, '/api/accounting/book/{bookId}', ops],
  ['books', 'GET', null, '/api/accounting/book', ops],
  ['tax books', 'GET', null, '/api/accounting/book/tax', ops],
  ['book between dates', 'GET', null, '/api/accounting/book/{bookId}/date', ops],
  ['post a transaction', 'POST', null, '/api/accounting/transaction', ops],
  ['reverse a withdrawal', 'POST', null, '/api/accounting/withdrawal/reverse', ops],
  ['transaction detail', 'GET', null, '/api/accounting/transaction/{id}', staff],
  ['what waits', 'GET', null, '/api/approval', ops],
  ['one that waits', 'GET', null, '/api/approval/{approvalId}', ops],
  ['approve what waits', 'POST', null, '/api/approval/{approvalId}/approve', ops],
  ['refuse what waits', 'POST', null, '/api/approval/{approvalId}/refuse', ops],
  ['withdraw what waits', 'POST', null, '/api/approval/{approvalId}/withdraw', ops],
  ['notes', 'GET', null, '/api/note/admin/{accountOwnerId}', ops],
  ['add note', 'POST', null, '/api/note/admin', ops],
  ['incomplete jobs', 'GET', null, '/api/job', ops],
  ['completed jobs', 'GET', null, '/api/job/complete', ops],
  ['download job file', 'GET', null, '/api/job/file/{id}', ops],
  ['take in returns', 'POST', null, '/api/payment/returns', ops],
  ['plans', 'GET', null, '/api/plan', ops],
  ['related plans', 'GET', null, '/api/plan/planinformation/{planId}', ops],
  ['change plan', 'PUT', null, '/api/plan', ops],
  ['add plan', 'POST', null, '/api/plan', ops],
  ['withdrawal requests', 'GET', null, '/api/withdrawal/admin/{list}', ops],
  ['save withdrawal request', 'PUT', null, '/api/withdrawal/admin/withdrawal', ops],
  ['close withdrawal request', 'POST', null, '/api/withdrawal/admin/withdrawal', ops],
  ['rollover requests', 'GET', null, '/api/rollover/admin/{list}', ops],
  ['save rollover request', 'PUT', null, '/api/rollover/admin/rollover', ops],
  ['close rollover request', 'POST', null, '/api/rollover/admin/rollover', ops],
  ['read receiving account', 'POST', null, '/api/request/admin/{accountOwnerId}/{requestId}/receiving-account', ops],
  ['ask to sign again', 'POST', null, '/api/request/admin/{accountOwnerId}/{requestId}/sign-again', ops],
  ['compliance: pending', 'GET', null, '/api/compliance/pending', compliance],
  ['compliance: approve', 'PUT', null, '/api/compliance/approve', compliance],
  ['compliance: reject', 'PUT', null, '/api/compliance/reject', compliance],
  ['withholding by account', 'GET', null, '/api/report/withholding', staff],
  ['withholding by state', 'GET', null, '/api/report/withholding/state', staff],
  ['sign a document', 'POST', '/api/signature/{envelopeId}', '/api/signature/{envelopeId}', everybody],
  // The last one: it ends the sessions that all the others are made with.
  ['sign out everywhere', 'POST', '/api/user/session/end', '/api/user/session/end', signedIn],
]

export const endpoints: readonly Endpoint[] = rows.map(([name, verb, customer, admin, callers]) => ({
  name,
  verb,
  customer,
  admin,
  callers,
}))
