export type Mail = {
  subject: string
  text: string
  link?: { label: string; url: string }
  /** A code that the recipient types: a paragraph of its own in the text, a box in the HTML. */
  code?: string
}
export type MailSetting = {
  companyName: string
  /** The custodian's phone number; empty if there is none. */
  contactPhone: string
  publicOrigin: string
}

/** One function per email. Texts contain no social security or bank numbers; links start with our own origin. */
export const templates = {
  'password-reset': (at: MailSetting, vars: { token: string }): Mail => ({
    subject: 'Reset your password',
    text: 'You asked for a new password. The link works once and for 60 minutes.\n\nIf you did not ask for it, ignore this email.',
    link: { label: 'Reset password', url: `${at.publicOrigin}/reset/${vars.token}` },
  }),
  'password-setup': (at: MailSetting, vars: { token: string }): Mail => ({
    subject: 'Set your password',
    text: 'Your account is ready. Choose a password to log in. The link works once and for 72 hours.',
    link: { label: 'Set password', url: `${at.publicOrigin}/reset/${vars.token}` },
  }),
  'password-changed': (at: MailSetting): Mail => ({
    subject: 'Your password was changed',
    text: `The password of your account was changed.\n\nIf this was not you, set a new password now and ${callNow(at)}`,
    link: newPassword(at),
  }),
  'details-changed': (
    at: MailSetting,
    vars: { what: string; before: string | null; after: string; requestId?: number },
  ): Mail => ({
    subject: `Your ${vars.what} ${verb(vars.what)} changed`,
    text: [
      `The ${vars.what} of your account ${verb(vars.what)} changed.`,
      `Before: ${vars.before ?? 'none'}\nNow: ${vars.after}`,
      `If this was not you, ${callNow(at)}`,
    ].join('\n\n'),
    link:
      vars.requestId === undefined
        ? { label: 'View your profile', url: `${at.publicOrigin}/profile` }
        : { label: 'View your request', url: `${at.publicOrigin}/requests/${vars.requestId}/` },
  }),
  'plan-money-returned': (at: MailSetting, vars: { number: string; amount: string }): Mail => ({
    subject: 'Plan money was taken out of your account',
    // True also for money that the plan had announced but never sent.
    text: `${vars.amount} was taken out of your account ${vars.number} again. It stays with the plan of your former employer, or goes back to it. It was not paid to you and is not a distribution.`,
    link: { label: 'View your transactions', url: `${at.publicOrigin}/transaction` },
  }),
  'state-form-accepted': (
    at: MailSetting,
    vars: { form: string; state: string; before: string | null; after: string },
  ): Mail => ({
    subject: `Your state withholding form for ${vars.state}`,
    text: [
      `We accepted Form ${vars.form} for ${vars.state}. It applies to your payments from now on.`,
      `Before: ${vars.before ?? 'no form'}\nNow: ${vars.after}`,
      `If you did not give us this form, ${callNow(at)}`,
    ].join('\n\n'),
    link: { label: 'View your profile', url: `${at.publicOrigin}/profile` },
  }),
  'beneficiaries-changed': (at: MailSetting, vars: { accountId: number }): Mail => ({
    subject: 'Your beneficiaries were changed',
    text: `The beneficiaries of one of your accounts, or their shares, were changed.\n\nIf this was not you, ${callNow(at)}`,
    link: { label: 'View your beneficiaries', url: `${at.publicOrigin}/${vars.accountId}/beneficiary/` },
  }),
  'payout-released': (at: MailSetting, vars: { by: 'CODE' | 'STAFF' }): Mail => ({
    subject: 'Your payments are no longer held',
    text: `${
      vars.by === 'CODE'
        ? 'The code from our letter was entered'
        : 'We recorded a call to the number on file and confirmed it'
    }. From now on, we pay your approved requests.\n\nIf this was not you, ${callNow(at)}`,
    link: { label: 'View your requests', url: `${at.publicOrigin}/home` },
  }),
  'log-in-closed': (at: MailSetting): Mail => ({
    subject: 'Your login is closed for now',
    text: `Nobody can log in to your account at the moment, and your requests are on hold.\n\nIf you did not expect this, ${callNow(at)}`,
    link: contact(at),
  }),
  'account-rejected': (at: MailSetting, vars: { number: string; reason: string | null }): Mail => ({
    subject: `Your account ${vars.number} could not be opened`,
    text: [
      [`We could not open your account ${vars.number}.`, vars.reason].filter(Boolean).join(' '),
      `If you have questions, ${at.contactPhone ? `call us: ${at.contactPhone}` : 'please contact us.'}`,
    ].join('\n\n'),
    link: contact(at),
  }),
  'second-factor-on': (at: MailSetting): Mail => ({
    subject: 'Logging in now asks for a code',
    text: `An authenticator app was set up for your login.\n\nIf this was not you, set a new password now and ${callNow(at)}`,
    link: newPassword(at),
  }),
  'second-factor-off': (at: MailSetting): Mail => ({
    subject: 'Logging in no longer asks for a code',
    text: `The authenticator app was removed from your login.\n\nIf this was not you, set a new password now and ${callNow(at)}`,
    link: newPassword(at),
  }),
  'second-factor-reset': (at: MailSetting, vars: { email: string }): Mail => ({
    subject: 'An authenticator app was reset',
    text: `The operator removed the authenticator app from the login of ${vars.email}.\n\nIf nobody asked for that, ${callNow(at)}`,
    link: { label: 'Log in', url: `${at.publicOrigin}/login` },
  }),
  'second-factor-warning': (at: MailSetting): Mail => ({
    subject: 'Ten wrong codes for your login',
    text: `Ten wrong codes of an authenticator app were entered for your login within a day. After 20 wrong codes, no code is accepted for a day.\n\nIf this was not you, somebody may know your password. Set a new password now and ${callNow(at)}`,
    link: newPassword(at),
  }),
  'death-reported': (
    at: MailSetting,
    vars: { reporter: string; accountOwnerId: number; reports: number; waits: boolean },
  ): Mail => ({
    subject: 'The death of an account owner was reported',
    text: `${vars.reporter} reported the death of account owner ${vars.accountOwnerId}, and has made ${reports(vars.reports)} within 24 hours. ${
      vars.waits
        ? 'Nothing has stopped yet, because a second person decides first.'
        : 'Payments and login of this owner have stopped. A second person confirms or refuses the report.'
    }\n\nIf you did not expect this, look into it now.`,
    link: { label: 'Open the reports', url: `${at.publicOrigin}/home` },
  }),
  'many-rows-read': (at: MailSetting, vars: { reader: string; rows: number }): Mail => ({
    subject: 'One employee viewed an unusual number of rows',
    text: `${vars.reader} was shown ${vars.rows.toLocaleString('en-US')} rows of lists today.\n\nIf you do not know why, close the login and look into it now.`,
    link: { label: 'View the audit trail', url: `${at.publicOrigin}/audit` },
  }),
  'verification-code': (_at: MailSetting, vars: { code: string }): Mail => ({
    subject: 'Your verification code',
    text: `Your verification code is:\n\n${vars.code}\n\nIt works for 30 minutes. Never share this code. If you did not ask for it, ignore this email.`,
    code: vars.code,
  }),
  'custodial-agreement': (at: MailSetting, vars: { envelopeId: string }): Mail => ({
    subject: 'Please sign your custodial agreement',
    text: 'Your custodial agreement is ready to be signed. Read it, then sign by typing your name. The link works for 72 hours.',
    link: { label: 'Review and sign', url: `${at.publicOrigin}/sign/${vars.envelopeId}` },
  }),
  'distribution-form': (
    at: MailSetting,
    vars: { envelopeId: string; requestId: number; number: string; code: string },
  ): Mail => ({
    subject: 'Please sign your distribution request',
    text: `Your distribution request ${vars.number} is ready to be signed. Log in to review it. The link works for 72 hours.\n\nWhen you choose Review and sign on Home, you need this code:\n\n${vars.code}\n\nIt works once and for 15 minutes. Never share this code. If you choose Review and sign later, we email you a new code.\n\nIf you did not make this request, change your password and ${callNow(at)}`,
    code: vars.code,
    link: { label: 'Review and sign', url: `${at.publicOrigin}/sign/${vars.envelopeId}` },
  }),
  // The link leads to the request's page. A signing link would work without a session.
  'signature-reminder': (
    at: MailSetting,
    vars: { requestId: number; number: string; isLast: boolean; mayCancel: boolean },
  ): Mail => ({
    subject: `Your distribution request ${vars.number} is waiting for your signature`,
    text: `You have not signed your distribution request ${vars.number} yet. Log in and choose Review and sign.\n\n${ifUnsigned(vars)}`,
    link: { label: 'Review and sign', url: `${at.publicOrigin}/requests/${vars.requestId}/` },
  }),
  'signing-code': (at: MailSetting, vars: { code: string; number: string; requestId: number }): Mail => ({
    subject: 'Your code to sign',
    text: `Your code to sign is:\n\n${vars.code}\n\nIt is for the distribution request ${vars.number} and works once and for 15 minutes. Never share this code.\n\nIf you did not ask for this code, change your password and ${callNow(at)}`,
    code: vars.code,
    link: { label: 'View your request', url: `${at.publicOrigin}/requests/${vars.requestId}/` },
  }),
  'document-infected': (at: MailSetting, vars: { fileName: string }): Mail => ({
    subject: 'We could not accept your document',
    text: `We could not accept ${vars.fileName}: our scanner found harmful content. Please check your device and send the document again.`,
    link: { label: 'Open Secure Upload', url: `${at.publicOrigin}/upload` },
  }),
  'statement-ready': (at: MailSetting): Mail => ({
    subject: 'Your account statement is ready',
    text: 'A new account statement is ready. Log in and open Documents to read it.',
    link: { label: 'Open Documents', url: `${at.publicOrigin}/document` },
  }),
  // The subject is in capitals, as Publication 1179 requires for the email about a tax form. The email contains no
  // figures or account numbers.
  'tax-form-ready': (at: MailSetting, vars: { year: number }): Mail => ({
    subject: 'IMPORTANT TAX RETURN DOCUMENT AVAILABLE',
    text: `Your tax form for ${vars.year} is in the portal. Log in and open Documents to read and print it. You also get it on paper.`,
    link: { label: 'Open Documents', url: `${at.publicOrigin}/document` },
  }),
  'minimum-notice': (at: MailSetting, vars: { year: number }): Mail => ({
    subject: `Your required minimum distribution for ${vars.year}`,
    text: `You are required to take a minimum distribution from your account for ${vars.year}. Log in to see the amount, the last day and what has been paid so far. We report to the Internal Revenue Service that one is required.`,
    link: { label: 'Open Accounts', url: `${at.publicOrigin}/home` },
  }),
  'request-status': (
    at: MailSetting,
    vars: { requestId: number; number: string; status: string; text: string },
  ): Mail => ({
    subject: `Your distribution request ${vars.number}: ${vars.status}`,
    text: `${vars.text}\n\nRequest: ${vars.number}\nStatus: ${vars.status}`,
    link: { label: 'View your request', url: `${at.publicOrigin}/requests/${vars.requestId}/` },
  }),
  'compliance-digest': (at: MailSetting, vars: { waiting: number; oldestDays: number; sanctions: number }): Mail => ({
    subject: `${accounts(vars.waiting)} for approval`,
    text: [
      `${accounts(vars.waiting)} for approval.`,
      vars.oldestDays === 0 ? 'The oldest came in today.' : `The oldest has waited ${days(vars.oldestDays)}.`,
      ...(vars.sanctions > 0 ? [`${names(vars.sanctions)} on the sanctions list.`] : []),
    ].join(' '),
    link: { label: 'Review accounts', url: `${at.publicOrigin}/compliance/pending` },
  }),
} as const

const verb = (what: string) => (what === 'bank details' ? 'were' : 'was')
/** Only a request that its owner may cancel is canceled unsigned. */
function ifUnsigned({ isLast, mayCancel }: { isLast: boolean; mayCancel: boolean }): string {
  if (mayCancel)
    return `${isLast ? 'This is our last reminder: a' : 'A'} request that is not signed within 30 days is canceled. If you no longer want it, you can cancel it on the same page.`
  return `${isLast ? 'This is our last reminder. ' : ''}We need your signature before we can pay you. To change or cancel this request, contact us.`
}
const callNow = ({ contactPhone }: MailSetting) =>
  contactPhone ? `call us right away: ${contactPhone}` : 'call us right away.'
/** A link to call us, or to Help if there is no phone number, for an email that no portal page belongs to. */
const contact = ({ contactPhone, publicOrigin }: MailSetting) =>
  contactPhone
    ? { label: `Call ${contactPhone}`, url: phoneUrl(contactPhone) }
    : { label: 'Open Help', url: `${publicOrigin}/faq/` }
export const phoneUrl = (phone: string) => `tel:${phone.replaceAll(/[^\d+]/g, '')}`
const accounts = (count: number) => (count === 1 ? '1 account waits' : `${count} accounts wait`)
const names = (count: number) => (count === 1 ? '1 name is' : `${count} names are`)
const reports = (count: number) => (count === 1 ? '1 report' : `${count} reports`)
const newPassword = ({ publicOrigin }: MailSetting) => ({ label: 'Set a new password', url: `${publicOrigin}/forgot/` })
const days = (count: number) => (count === 1 ? '1 day' : `${count} days`)

type Templates = typeof templates
export type TemplateName = keyof Templates
export type TemplateVars<N extends TemplateName> =
  Parameters<Templates[N]> extends [MailSetting, infer V] ? V : undefined

/** Order of delivery: 0 for emails that a person waits for, 2 for notices to many people, 1 for all others. */
export const URGENCY: Readonly<Partial<Record<TemplateName, 0 | 2>>> = {
  'password-reset': 0,
  'verification-code': 0,
  'signing-code': 0,
  'distribution-form': 0,
  'custodial-agreement': 0,
  'signature-reminder': 2,
  'statement-ready': 2,
  'tax-form-ready': 2,
  'minimum-notice': 2,
  'compliance-digest': 2,
}
