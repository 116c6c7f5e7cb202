import type { ColumnType, Generated } from 'kysely'
import type { Relationship } from '../../../contract/beneficiaries.ts'
import type { EvidenceKind, EvidenceOf, EvidenceState } from '../../../contract/evidence.ts'
import type { StateElection } from '../../../contract/stateForms.ts'
import type { RequestList } from '../../../contract/staffRequests.ts'

// The tables of migrations/*.sql as Kysely types, checked by schema.test.ts. Cents are bigint, calendar dates text,
// moments Date. JSON is written as text and parsed on read.

interface AccountOwnerTable {
  account_owner_id: Generated<number>
  first_name: string
  last_name: string
  date_of_birth: string | null
  email: string | null
  social_sealed: string | null
  social_hash: string | null
  social_last4: string | null
  created_at: Generated<Date>
}

/** Names, cities and parts of account numbers of current and former owners. */
interface OwnerSearchValueTable {
  field: 'first_name' | 'last_name' | 'city' | 'account_front' | 'account_inside'
  value: string
  /** `value` without accents. */
  plain: ColumnType<string, never, never>
}

/**
 * Search index of owners, maintained by triggers. It has one row for each search result; '' means that a value is
 * missing.
 */
interface OwnerSearchTable {
  account_owner_id: number
  /** 0 for an owner without an account. */
  account_id: number
  last_name: string
  first_name: string
  /** The date of birth; 'infinity' if it is missing. */
  date_of_birth: string
  email: string
  phone: string
  plan_account_number: string
  /** 0 for an owner without an account. */
  status_id: number
  address1: string
  address2: string
  city: string
  state: string
  zip: string
}

interface PortalUserTable {
  user_id: Generated<number>
  email: string
  password_hash: string | null
  role_id: number
  account_owner_id: number | null
  disabled_at: Date | null
  created_at: Generated<Date>
  /** When a registration verified the current address; null for the address since `created_at`. */
  email_since: ColumnType<Date | null, Date | undefined, Date>
  /** The employee who uses the login; null if the login counts as a person of its own. */
  person_id: ColumnType<number | null, number | null | undefined, number | null>
}

interface PersonTable {
  person_id: Generated<number>
  name: string
  account_owner_id: number | null
}

/** A view of logins with their persons. All logins of one person have the same `person`. */
interface PortalPersonView {
  user_id: number
  email: string
  role_id: number
  own_account_owner_id: number | null
  person: string
}

export interface ApprovalTable {
  approval_id: Generated<number>
  effect: string
  subject_entity: string
  subject_id: string
  account_owner_id: number | null
  account_id: number | null
  amount_cents: bigint | null
  description: string
  changes: ColumnType<unknown, string, never>
  payload: ColumnType<unknown, string, never>
  payload_sealed: string | null
  asked_at: Date
  lapses_at: Date | null
  status: Generated<'WAITING' | 'APPROVED' | 'REFUSED' | 'WITHDRAWN' | 'LAPSED'>
  decided_at: ColumnType<Date | null, Date | null | undefined, Date | null>
  decided_by: ColumnType<number | null, number | null | undefined, number | null>
  decision_note: ColumnType<string | null, string | null | undefined, string | null>
}

interface ApprovalMakerTable {
  maker_id: Generated<number>
  approval_id: number
  user_id: number | null
  kind: 'MADE' | 'CLEARED'
  at: Date
}

export interface ListExportTable {
  export_id: Generated<number>
  user_id: number
  /** The name of the list's call in the contract. */
  list: string
  account_owner_id: number | null
  params: ColumnType<Record<string, string>, string, never>
  query: ColumnType<Record<string, string>, string, never>
  title: string
  row_count: number
  amount_cents: bigint | null
  is_alone: boolean
  rows_sent: Generated<number>
  sent_at: Generated<Date | null>
  asked_at: Date
  status: 'READY' | 'WAITING' | 'REFUSED' | 'WITHDRAWN' | 'LAPSED'
  available_until: Date | null
  downloads: Generated<number>
}

interface ManualPostingTable {
  transaction_id: number
  transaction_type_id: number
  book_id: number
  amount_cents: bigint
  user_id: number
  approval_id: number | null
  at: Date
}

interface StaffRowsReadTable {
  user_id: number
  day: string
  rows: number
  /** The time at which administrators were notified of many exported rows. */
  alarmed_at: Date | null
}

interface SessionTable {
  session_id: Generated<number>
  token_hash: string
  user_id: number
  created_at: Date
  expires_at: Date
  revoked_at: Date | null
  ip: string | null
  user_agent: string | null
  /** True for the sign-in of a program with a token, not in a browser. */
  is_tool: Generated<boolean>
  /**
   * Time of the last call, accurate to a minute for staff sessions with an idle limit, otherwise to five; null
   * before the first update.
   */
  last_seen_at: ColumnType<Date | null, Date | null | undefined, Date>
}

interface CredentialTable {
  credential_id: Generated<number>
  user_id: number
  name: string
  public_part: string
  token_hash: string
  scopes: string[]
  account_owner_id: number | null
  plan_id: number | null
  addresses: string[]
  requests_per_minute: number
  created_at: Date
  created_by: number | null
  expires_at: Date
  /** The time from which the credential works; null while it waits for a second person. */
  usable_from: Date | null
  revoked_at: ColumnType<Date | null, undefined, Date>
  revoked_by: ColumnType<number | null, undefined, number | null>
  last_used_at: ColumnType<Date | null, undefined, Date>
  last_used_from: ColumnType<string | null, undefined, string>
  /** Whether the credential may send only its registered operations. */
  only_registered: Generated<boolean>
}

interface CredentialOperationTable {
  credential_operation_id: Generated<number>
  credential_id: number
  name: string
  document: string
  /** SHA-256 of the operation's document, in hex. */
  hash: string
  created_at: Date
  removed_at: ColumnType<Date | null, undefined, Date>
}

interface WebhookTable {
  webhook_id: Generated<number>
  name: string
  url: string
  kinds: string[]
  secret_sealed: string
  /** The replaced secret, which also signs messages until `old_secret_until`. */
  old_secret_sealed: Generated<string | null>
  old_secret_until: Generated<Date | null>
  position: bigint
  created_at: Date
  created_by: number | null
  /** The time from which the webhook works; null while it waits for a second person. */
  usable_from: Date | null
  ended_at: ColumnType<Date | null, undefined, Date>
  ended_by: ColumnType<number | null, undefined, number | null>
  /** Lease: one custodian at a time sends messages for this webhook. */
  busy_until: Generated<Date>
  last_sent_at: Date | null
}

interface WebhookMessageTable {
  webhook_id: number
  position: bigint
  at: Date
  attempts: Generated<number>
  next_attempt_at: Date
  sent_at: Date | null
  given_up_at: Date | null
  failure: string | null
  failed_at: Date | null
}

interface SecondFactorTable {
  user_id: number
  secret_sealed: string
  created_at: Date
  /** The time of confirmation; null while the second-factor secret was only shown. */
  confirmed_at: Date | null
  last_step: bigint | null
}

interface ThrottleTable {
  scope: string
  key: string
  hits: number
  window_started_at: Date
  blocked_until: Date | null
}

interface PasswordResetTable {
  token_hash: string
  user_id: number
  kind: 'RESET' | 'SETUP'
  created_at: Date
  expires_at: Date
  used_at: Date | null
}

export interface RegistrationTable {
  unique_id_hash: string
  account_owner_id: number
  email: string | null
  code_hash: string | null
  code_sealed: string | null
  code_created_at: Date | null
  code_tries: Generated<number>
  verified_at: Date | null
  created_at: Date
  expires_at: Date
}

interface AddressTable {
  account_owner_id: number
  address_type_id: Generated<number>
  address1: string
  address2: string | null
  city: string
  state: string
  zip: string
}

interface PhoneTable {
  account_owner_id: number
  kind: Generated<string>
  number: string
}

/** Author or confirmer of a value that money depends on. Triggers write these rows. */
interface DataRecordTable {
  record_id: Generated<bigint>
  account_owner_id: number
  /** The account of shares and bank details; null for other data. */
  account_id: number | null
  kind: DataKind
  event: 'WRITTEN' | 'CONFIRMED'
  path: DataPath
  /** The author's login; null for the operator, without a sign-in, or if unknown. */
  user_id: number | null
  /** The plan file that contained the value. */
  attachment_id: number | null
  is_confirmed: boolean
  value: unknown
  note: string | null
  at: Date
}

export type DataKind = 'PERSON' | 'ADDRESS' | 'PHONE' | 'EMAIL' | 'SETTING' | 'BANK' | 'SHARES'
export type DataPath = 'SCREEN' | 'STAFF' | 'CREDENTIAL' | 'PLAN_FILE' | 'REGISTRATION' | 'JOB' | 'OPERATOR' | 'BEFORE'

/** Values that no second person has confirmed. */
interface UnconfirmedDataView extends DataRecordTable {
  /** The author's login; for a machine credential, that of its creator. */
  maker_id: number | null
  person: string | null
}

interface EmailSettingTable {
  account_owner_id: number
  email_setting: boolean
}

export interface PlanTable {
  plan_id: Generated<number>
  name: string
  interest_basis_points: number
  company_id: number
  parent_plan_id: number | null
  last_modified_by: string | null
  last_modified: Generated<Date>
  /** From this time on the plan accepts no new accounts and no money. */
  closed_at: Date | null
  closed_by: string | null
}

interface FormerAccountEarningTable {
  account_id: number
  /** First day that does not count as `earned` says. */
  until: string
  earned: boolean
}

interface FormerPlanInterestTable {
  plan_id: number
  until: string
  interest_basis_points: number
  /** Author and approver of the next rate; null if unknown. */
  made_by: string | null
  approved_by: string | null
  at: Date | null
}

interface PlannedPlanInterestTable {
  plan_id: number
  since: string
  interest_basis_points: number
  made_by: string | null
  approved_by: string | null
  at: Date
}

interface InterestAccrualTable {
  account_id: number
  through: string
  micro_cents: Generated<bigint>
}

/** Result of an interest accrual, with the remainder that the next posting adds. */
interface InterestEarnedTable {
  interest_earned_id: Generated<number>
  through: string
  micro_cents: bigint
  /** The transaction that posts the interest; null until then. */
  transaction_id: number | null
}

interface RetirementAccountTable {
  account_id: Generated<number>
  plan_account_number: string
  account_type: 'TRADITIONAL' | 'ROTH'
  plan_id: number
  account_owner_id: number
  status_id: number
  setup_date: string | null
  qualifier_key: string | null
  date_loaded: Generated<Date>
  /** When a reviewer or the identity check first passed the account; set by the database with the status. */
  passed_at: Generated<Date | null>
  /** When the account was first registered; set by the database with the status. */
  registered_at: Generated<Date | null>
  /** When staff last set the account back to Not Validated; set by the database with the status. */
  returned_at: Generated<Date | null>
  /** Reason shown to the owner; applies while the account is rejected. */
  rejection_reason: Generated<string | null>
  /** Person named in a plan file if the owner was known under another name: "Gus Gray, born 06/06/1980". */
  named_in_file: Generated<string | null>
}

export interface BeneficiaryTable {
  beneficiary_id: Generated<number>
  account_owner_id: number
  account_id: number
  first_name: string
  last_name: string
  dob: string
  is_primary: boolean | null
  amount: Generated<number>
  relationship: Relationship | null
}

export interface BookTable {
  book_id: Generated<number>
  name: string
  kind:
    | 'CUSTOMER'
    | 'CUSTODY_CASH'
    | 'CORPORATE_CASH'
    | 'DISBURSEMENTS_ACH'
    | 'DISBURSEMENTS_CHECK'
    | 'PLAN_RECEIPTS'
    | 'RETURNS'
    | 'FEDERAL_TAX'
    | 'STATE_TAX'
    | 'FEE_ANNUAL'
    | 'FEE_DISTRIBUTION'
    | 'INTEREST_PAYABLE'
    | 'INTEREST_EXPENSE'
    | 'PLAN_RECEIVABLE'
    | 'PLAN_WRITE_OFF'
    | 'PLAN_SURPLUS'
    | 'RETURNS_RECEIVABLE'
    | 'BANK_DIFFERENCES'
  normal_side: 'D' | 'C'
  account_id: number | null
  state: string | null
  currency: Generated<string>
}

interface LedgerTransactionTable {
  transaction_id: Generated<number>
  transaction_type_id: number
  transaction_date: string
  posted_at: Generated<Date>
  note: string | null
  reverses_transaction_id: number | null
  request_id: number | null
  idempotency_key: string | null
  created_by: number | null
  db_transaction: Generated<string>
}

interface PostingTable {
  posting_id: Generated<bigint>
  transaction_id: number
  book_id: number
  side: 'D' | 'C'
  amount_cents: bigint
  currency: Generated<string>
  /** The day of the posting's transaction; set by the database. */
  transaction_date: ColumnType<string, string | undefined, string>
}

/** Balance of a customer's book in cents, maintained when posted lines are checked. */
interface CustomerBalanceTable {
  book_id: number
  cents: ColumnType<bigint, never, never>
}

/** A run of the job that totals the internal books by day and month. */
interface BookTotalRunTable {
  up_to: number
  after: number
  at: Generated<Date>
}

/** Records that an internal book has lines of this transaction type. A trigger adds the row when totals are stored. */
interface BookTransactionTypeTable {
  book_id: number
  transaction_type_id: number
}

/** Total of an internal book for a day or a month, up to the end of a run. */
interface BookDayTotalTable {
  book_id: number
  day: string
  up_to: number
  debit_cents: bigint
  credit_cents: bigint
  lines: number
}

interface BookMonthTotalTable {
  book_id: number
  month: string
  up_to: number
  debit_cents: bigint
  credit_cents: bigint
  lines: number
}

interface AttachmentTable {
  attachment_id: Generated<number>
  guid: string
  account_owner_id: number | null
  account_id: number | null
  request_id: number | null
  attachment_type_id: number
  in_upload_center: Generated<boolean>
  file_name: string
  content_type: string
  size_bytes: number
  sha256: string
  scan_state: Generated<'CLEAN' | 'QUARANTINED' | 'INFECTED'>
  warning: string | null
  is_for_staff: Generated<boolean>
  created_by: number | null
  created_at: Date
  date_processed: Date | null
  /** The sort key of an upload by owner name; set by the database for files in the upload center. */
  owner_name_key: ColumnType<string | null, never, never>
}

interface AttachmentContentTable {
  attachment_id: number
  content: Uint8Array
}

interface StatementTable {
  account_id: number
  period_end: string
  /** 0 for the first statement of a period; each correction has the next number. */
  number: Generated<number>
  attachment_id: number
}

interface StatementCorrectionTable {
  account_id: number
  period_end: string
  transaction_id: number
  number: number
}

export interface PrintCopyTable {
  attachment_id: number
  kind: 'STATEMENT' | 'TAX_FORM'
  created_at: Date
  job_file_id: number | null
}

export interface WizardDraftTable {
  account_id: number
  draft_id: Generated<string>
  version: Generated<number>
  amount_cents: bigint | null
  is_full_amount: boolean | null
  distribution_type_id: number | null
  is_check: boolean | null
  routing_number: string | null
  bank_name: string | null
  bank_account_sealed: string | null
  bank_account_last4: string | null
  federal_cents: bigint | null
  residence_state: string | null
  state_cents: bigint | null
  state_opt_out: boolean | null
  /** Revision of the withholding notice that was shown when the federal tax was chosen. */
  withholding_notice: Generated<string | null>
  check_payee: string | null
  attention_to: string | null
  address: string | null
  city: string | null
  state: string | null
  zip: string | null
  receiving_account_sealed: string | null
  receiving_account_last4: string | null
  /** User ids of staff who entered the payment's destination. */
  payee_keyed_by: Generated<number[]>
  /** The reason that evidence must prove. Only staff choose a reason. */
  evidence_of: Generated<EvidenceOf | null>
  /** User ids of staff who filled in any part of the draft. */
  begun_by: Generated<number[]>
  /** Whether staff waived the fee of the request that the draft corrects. */
  waive_fees: Generated<boolean>
  updated_by: number | null
  updated_at: Date
}

/** Account numbers that staff replaced. */
export interface ReplacedAccountNumberTable {
  replaced_id: Generated<number>
  account_id: number
  bank_account_sealed: string | null
  receiving_account_sealed: string | null
}

export interface DistributionRequestTable {
  request_id: Generated<number>
  kind: 'WITHDRAWAL' | 'ROLLOVER'
  account_id: number
  draft_id: string | null
  distribution_type_id: number
  amount_cents: bigint
  is_full_amount: boolean
  federal_cents: Generated<bigint>
  state_cents: Generated<bigint>
  fee_cents: Generated<bigint>
  residence_state: string | null
  state_opt_out: Generated<boolean>
  withholding_notice: Generated<string | null>
  waive_fees: Generated<boolean>
  is_check: Generated<boolean>
  routing_number: string | null
  bank_name: string | null
  bank_account_sealed: string | null
  bank_account_last4: string | null
  check_payable_to: string | null
  attention_to: string | null
  receiving_account_sealed: string | null
  receiving_account_last4: string | null
  address1: string | null
  address2: string | null
  city: string | null
  state: string | null
  zip: string | null
  status_id: number
  signed_at: Date | null
  /** Whether the fee was waived when the owner signed. */
  signed_without_fee: Generated<boolean>
  outcome: 'cancelled' | 'reversed' | 'redeposited' | null
  incomplete_reason: string | null
  frozen_at: Date | null
  date_requested: Date
  created_by: number | null
  version: Generated<number>
  is_savings: Generated<boolean>
  bank_details_failed: Generated<boolean>
  /** True if a check mailed to the request's address was undeliverable. */
  check_undeliverable: Generated<boolean>
  is_paper_form: Generated<boolean>
  paper_signer: string | null
  asked_to_sign_at: Date | null
  /** User ids of staff who entered the payment's destination, in the wizard and for the owner. */
  payee_keyed_by: Generated<number[]>
  /** The payee of a claim; null if the owner is paid. */
  payee_id: number | null
  /** The beneficiary that the payee is; null if the owner did not designate the payee. */
  beneficiary_id: Generated<number | null>
  /** For a claim of the whole balance, the last posting of the account's book at the claim; immutable. */
  claimed_after: Generated<bigint | null>
  /** The reason that evidence must prove before approval; immutable. */
  evidence_of: Generated<EvidenceOf | null>
  /** User ids of staff who filled in any part of the request's draft, or entered a look-alike account; immutable. */
  begun_by: Generated<number[]>
  /** The request's staff list, and the sort columns of that list; set by the database. */
  staff_list: ColumnType<RequestList, never, never>
  waiting_since: ColumnType<Date, never, never>
  plan_account_number: ColumnType<string, never, never>
  owner_name_key: ColumnType<string, never, never>
}

interface RequestEvidenceTable {
  request_evidence_id: Generated<number>
  request_id: number
  attachment_id: number
  kind: EvidenceKind
  /** The date printed on the document. */
  documented_on: string
  added_by: number
  added_at: Date
}

interface RequestEvidenceDecisionTable {
  request_evidence_id: number
  approval_id: number
  outcome: 'ACCEPTED' | 'REFUSED' | 'WITHDRAWN'
  decided_by: number
  decided_at: Date
}

/** A view: the state of a request's newest evidence. */
interface RequestEvidenceStandingView {
  request_id: ColumnType<number, never, never>
  request_evidence_id: ColumnType<number, never, never>
  state: ColumnType<EvidenceState, never, never>
}

interface RequestLeaseTable {
  user_id: number
  request_id: number
  since: Date
  seen_at: Date
}

export interface RequestEventTable {
  event_id: Generated<number>
  request_id: number
  kind:
    | 'SUBMITTED'
    | 'SIGNED'
    | 'APPROVED'
    | 'FROZEN'
    | 'SENT'
    | 'COMPLETED'
    | 'INCOMPLETE'
    | 'REOPENED'
    | 'CANCELLED'
    | 'REVERSED'
    | 'ARCHIVED'
  at: Date
  user_id: number | null
  note: string | null
}

export interface EnvelopeTable {
  envelope_hash: string
  kind: 'CUSTODIAL_AGREEMENT' | 'DISTRIBUTION_FORM'
  account_owner_id: number
  account_id: number | null
  request_id: number | null
  attachment_id: number
  email: string
  created_at: Date
  expires_at: Date
  superseded_at: Date | null
  signed_at: Date | null
  signer_name: string | null
  signer_ip: string | null
  document_sha256: string
  signed_attachment_id: number | null
}

/** A code, sent by email, that signs the document of an envelope. */
interface SigningCodeTable {
  envelope_hash: string
  code_hash: string
  created_at: Date
  tries: Generated<number>
  address_hash: string | null
}

interface SignatureReminderTable {
  request_id: number
  /** When the request began to wait for its signature. */
  asked_at: Date
  after_days: number
  reminded_at: Date
}

interface MailOutboxTable {
  mail_id: Generated<number>
  kind: string
  to_address: string
  subject: string
  /** Text of an email that an earlier version stored; otherwise empty. */
  body_text: Generated<string>
  body_html: Generated<string>
  body_sealed: string | null
  created_at: Date
  next_attempt_at: Date
  attempts: Generated<number>
  sent_at: Date | null
  /** Time at which the email was abandoned after its last failed try. */
  given_up_at: Date | null
  last_error: string | null
  /** Trace of the request that wrote the email; null if tracing is off. */
  traceparent: string | null
  request_id: number | null
  /** 0 for an email that a person waits for, 2 for a notice to many; it is the order of delivery. */
  urgency: Generated<number>
}

interface NoteTable {
  note_id: Generated<number>
  account_owner_id: number
  title: string
  note_text: string
  is_pinned: Generated<boolean>
  user_id: number
  last_modified: Date
}

interface IdentityCheckTable {
  account_id: number
  data_version: string
  /** Keys of the findings, separated by commas; empty without findings. */
  findings: string
  checked_at: Date
}

/** A finding about an account, its masked datum, and the compared value. Older findings have no compared value. */
export type StoredFinding = { key: string; datum: string | null; comparedWith?: string | null }

interface ComplianceDecisionTable {
  decision_id: Generated<number>
  account_id: number
  account_owner_id: number
  is_approved: boolean
  /** The reason of a rejection, as shown to the owner. */
  reason: string | null
  findings: ColumnType<StoredFinding[], string, never>
  decided_by: number | null
  decided_at: Date
}

interface SanctionsMatchTable {
  match_id: Generated<number>
  party: 'OWNER' | 'PAYEE' | 'PAYABLE_TO'
  account_owner_id: number
  payee_id: number | null
  name: string
  date_of_birth: string | null
  entry: string
  listed_name: string
  listed_birth: string | null
  found_at: Date
  status: Generated<'OPEN' | 'CLEARED' | 'CONFIRMED'>
  reason: string | null
  decided_by: number | null
  decided_at: Date | null
}

/** Who entered the words of a match, even if their call was refused. */
interface SanctionsMatchWriterTable {
  match_id: number
  user_id: number
  at: Date
}

interface SanctionsScreeningTable {
  account_owner_id: number
  list_digest: string
  first_name: string
  last_name: string
  date_of_birth: string | null
}

interface ComplianceDigestTable {
  business_date: string
  sent_at: Date
}

interface JobTable {
  job_id: Generated<number>
  job_type_id: number
  business_date: string | null
  date_scheduled: Date | null
  date_started: Date | null
  date_completed: Date | null
  /** When the run ended. Set also for a run that left work open. */
  date_ended: Date | null
  batch_id: string | null
  outcome: ColumnType<unknown, string | null | undefined, string | null>
  last_error: string | null
  total: Generated<number | null>
  done: Generated<number | null>
}

interface ActivityReportTable {
  business_date: string
  job_id: number
  starts_after: number
  ends_with: number
}

interface JobFileTable {
  job_file_id: Generated<number>
  job_id: number
  file_name: string
  content_type: string
  size_bytes: number
  sha256: string
  content: Uint8Array
  created_at: Date
  /** True if staff may not download the file. */
  operator_only: Generated<boolean>
  /** Number of entries about people; null in files of earlier versions. */
  people: number | null
}

interface PlanFileTable {
  attachment_id: number
  plan_id: number
  job_id: number
  sha256: string
  state: Generated<'WAITING' | 'LOADED' | 'FAILED' | 'REFUSED'>
  uploaded_by: number
  /** Number of lines in the file; null until the file was processed. */
  lines: number | null
  /** Total of the loaded rows; null if no row was loaded. */
  total_cents: bigint | null
  errors: number | null
  warnings: number | null
}

interface PlanMoneyTable {
  attachment_id: number
  account_id: number
  amount_cents: bigint
  /** The plan's reference, which distinguishes transfers of the same amount. */
  reference: string | null
}

interface OwnTransferTable {
  own_transfer_id: Generated<number>
  purpose: 'FEES' | 'INTEREST'
  month: string
  amount_cents: bigint
  asked_on: string
  job_id: number
}

interface PlanSurplusTable {
  plan_surplus_id: Generated<number>
  /** The deposit that overpaid; null for money returned from an account. */
  bank_line_id: number | null
  attachment_id: number
  amount_cents: bigint
  transaction_id: number
  since: string
}

interface PlanReturnTable {
  plan_return_id: Generated<number>
  /** The credit of plan money to the account. All or a part of it was returned to the plan. */
  credit_id: number
  attachment_id: number
  account_id: number
  amount_cents: bigint
  reason: 'MISTAKE' | 'WRONG_PERSON' | 'RECALL'
  plan_surplus_id: number
  transaction_id: number
  approval_id: number | null
  note: string
  at: Date
}

interface PlanSettlementTable {
  plan_settlement_id: Generated<number>
  attachment_id: number
  /** The surplus that was used for the settlement; null for a write-off. */
  plan_surplus_id: number | null
  amount_cents: bigint
  transaction_id: number
  approval_id: number | null
  note: string
  at: Date
}

/** The undo of a settlement of plan money that was made without a bank line. */
interface PlanSettlementUndoTable {
  plan_settlement_id: number
  reversal_id: number
  approval_id: number | null
  note: string
  at: Date
}

/** View: the amount of a plan file that was written off and not recovered; 0 once it is recovered. */
interface PlanWriteOffLeftView {
  plan_settlement_id: number
  attachment_id: number
  plan_id: number
  since: string
  transaction_id: number
  written_off_cents: bigint
  amount_cents: bigint
}

/** View: the amount that a plan still owes for a file; 0 once it is closed. */
interface PlanMoneyOwedView {
  attachment_id: number
  plan_id: number
  since: string
  announced_cents: bigint
  amount_cents: bigint
}

/** View: the amount of a surplus that is still held; 0 once it is returned or used for other files. */
interface PlanSurplusHeldView {
  plan_surplus_id: number
  bank_line_id: number | null
  attachment_id: number
  plan_id: number
  since: string
  transaction_id: number
  came_cents: bigint
  amount_cents: bigint
}

interface PlanReceivableTable {
  attachment_id: number
  plan_id: number
  amount_cents: bigint
  transaction_id: number
  since: string
  is_prefunded: Generated<boolean>
}

interface PaymentTable {
  payment_id: Generated<number>
  request_id: number
  transaction_id: number
  method: 'ACH' | 'CHECK'
  amount_cents: bigint
  created_at: Date
  job_file_id: number | null
  sent_for: string | null
  trace_number: string | null
  check_number: number | null
  closed_as: 'REVERSED' | 'RETURNED' | null
  distribution_code: string | null
  /** The payee after the owner's death; null if the owner is paid. */
  payee_id: number | null
  /** The estate that gets a returned payment of an earlier tax year; null for every other payment. */
  estate_payee_id: Generated<number | null>
}

/** Payee and address of a check to an owner's estate, as two people approved them. */
interface EstatePayeeTable {
  estate_payee_id: Generated<number>
  request_id: number
  payable_to: string
  representative: string
  address1: string
  address2: string | null
  city: string
  state: string
  zip: string
  attachment_id: number
  at: Date
}

/** A check that the bank must not pay any more. */
interface CheckVoidTable {
  payment_id: number
  record: 'STOP' | 'VOID'
  job_file_id: number
  at: Date
}

interface AnnualFeeOwedTable {
  account_id: number
  year: number
  since: string
  request_id: number | null
}

interface RunningNumberTable {
  name: 'trace' | 'check'
  last: number
}

interface PaymentReturnTable {
  payment_id: number
  code: string
  job_id: number
  transaction_id: number | null
  at: Date
  taken_in_by: number | null
  details_hash: string | null
}

interface PaymentReturnOrderTable {
  payment_id: number
  code: string
  at: Date
  request_id: number
  amount_cents: bigint
  plan_account_number: string
  owner_name_key: string
}

/**
 * An employee's report of a return that the operator's file confirmed. Confirmations by a bank line are only in
 * `payment_return_by_bank`.
 */
interface PaymentReturnConfirmedTable {
  payment_id: number
  /**
   * The run that confirmed the return; in rows that an earlier version wrote for bank lines, a run of the statement
   * job.
   */
  job_id: number | null
  at: Date
  code: string | null
}

/** View: payments that the bank reported as returned. A payment may occur twice. */
interface PaymentReturnByBankView {
  payment_id: number
}

interface BankStatementTable {
  bank_statement_id: Generated<number>
  sha256: string
  identity: string | null
  content: Uint8Array
  received_at: Date
}

interface BankDayTable {
  as_of: string
  bank_statement_id: number
  opening_cents: bigint
  closing_cents: bigint
  book_before_cents: bigint | null
}

interface BankLineTable {
  bank_line_id: Generated<number>
  as_of: string
  side: 'D' | 'C'
  amount_cents: bigint
  type_code: string
  bank_reference: string
  customer_reference: string
  text_sealed: string
  why_open: Generated<string | null>
  matched_at: Generated<Date | null>
}

export interface DeskItemTable {
  kind: 'LINE' | 'RETURN' | 'UNSENT' | 'CHECK' | 'PLAN' | 'SURPLUS'
  item_id: number
  since: string
  amount_cents: bigint
  is_due: boolean
}

interface ClosedMonthTable {
  month: string
  closed_at: Date
  closed_by: number | null
  approval_id: number | null
  customer_cents: bigint
  cash_cents: bigint
  lines: Generated<bigint | null>
  hash: Generated<string | null>
}

export interface BankMatchTable {
  bank_match_id: Generated<number>
  bank_line_id: number
  kind: 'CLEARED' | 'CAME_BACK' | 'BOOKED' | 'DIFFERENCE' | 'RECEIVED' | 'SWEPT' | 'GIVEN_BACK' | 'FUNDED' | 'RECOVERED'
  payment_id: number | null
  /** The plan file whose deposit the bank line shows. */
  attachment_id: Generated<number | null>
  /** The transfer between the custodian's own bank accounts that the bank line shows. */
  own_transfer_id: Generated<number | null>
  /** The part of the bank line's amount for the plan file. */
  part_cents: Generated<bigint | null>
  /** The overpaid plan money that the bank line returns to its plan. */
  plan_surplus_id: Generated<number | null>
  /** The write-off that the bank line recovers. */
  plan_settlement_id: Generated<number | null>
  transaction_id: number
  approval_id: number | null
  at: Date
}

interface BankMatchMadeTable extends BankMatchTable {
  bank_match_undo_id: Generated<number | null>
}

interface BankMatchUndoTable {
  bank_match_undo_id: Generated<number>
  bank_line_id: number
  transaction_id: number | null
  reversal_id: number | null
  approval_id: number | null
  note: string
  at: Date
}

/** A report of an owner's death. At most one report of an owner is open or confirmed. */
interface OwnerDeathTable {
  owner_death_id: Generated<number>
  account_owner_id: number
  /** The date of death as an employee reported it, and the attached certificate; both null for a bank's report. */
  died_on: string | null
  attachment_id: number | null
  reported_at: Date
  reported_by: number | null
  /** The payment that a bank returned because of the death; null for an employee's report. */
  payment_id: Generated<number | null>
  /** The date of death in the bank's return; null if the return has none, or an employee reported the death. */
  bank_died_on: Generated<string | null>
  /** The time of the bank's report; null if an employee reported the death, or a bank before this column was added. */
  bank_reported_at: Generated<Date | null>
  state: Generated<'REPORTED' | 'CONFIRMED' | 'ENDED'>
  confirmed_at: Date | null
  confirmed_by: number | null
  ended_at: Date | null
}

/** A state's withholding form that an owner submitted. The newest form of a state applies. */
interface StateFormTable {
  state_form_id: Generated<number>
  account_owner_id: number
  state: string
  election: StateElection
  amount_cents: bigint | null
  basis_points: number | null
  signed_on: string
  attachment_id: number
  recorded_at: Date
  recorded_by: number
  accepted_at: Date
  /** The approver; null if no second person's approval is required. */
  accepted_by: number | null
}

/** The row number of a tax form in a CSV table for the IRS system IRIS; the header row is not counted. */
interface TaxReturnRecordTable {
  job_file_id: number
  record: number
  tax_form_id: number
}

/** Receipts of the IRS system IRIS for an uploaded CSV table. The newest receipt applies. */
interface TaxFileReceiptTable {
  tax_file_receipt_id: Generated<number>
  job_file_id: number
  receipt: string
  recorded_at: Date
}

/** A request that a death report set to Incomplete, with the status before the report and the version after it. */
interface OwnerDeathRequestTable {
  owner_death_id: number
  request_id: number
  status_id: number
  version: number
}

interface PayeeTable {
  payee_id: Generated<number>
  account_owner_id: number
  created_at: Date
  created_by: number | null
}

/** The versions of a payee. The last version is current. */
export interface PayeeVersionTable {
  payee_id: number
  number: number
  kind: 'PERSON' | 'ESTATE' | 'TRUST'
  /** First name; '' for an estate or a trust, whose whole name is in `last_name`. */
  first_name: string
  last_name: string
  tin_kind: TinKind
  tin_sealed: string
  tin_last4: string
  address1: string
  address2: string | null
  city: string
  state: string
  zip: string
  is_check: boolean
  routing_number: string | null
  bank_name: string | null
  bank_account_sealed: string | null
  bank_account_last4: string | null
  made_at: Date
  made_by: number | null
}

/** SSN for a person, EIN for an estate or a trust. */
export type TinKind = 'SSN' | 'EIN'

interface TaxFormCopyTable {
  tax_form_id: number
  /** The number of the copy, counted across the form's versions; 0 for the first copy. */
  number: number
  attachment_id: number
  job_id: number
  /** Name and masked tax number as printed; null for a copy made before these were stored. */
  recipient: string | null
  address: string | null
}

interface TaxFormFiledTable {
  tax_form_id: number
  sign: '' | 'G' | 'C'
  job_file_id: number
  /** The account number in the return; null for a return filed before it was stored. */
  account_number: string | null
}

interface TaxFormRecipientTable {
  tax_form_id: number
  number: number
  first_name: string
  last_name: string
  social_sealed: string
  tin_kind: Generated<TinKind>
  job_file_id: number
}

interface MinimumNoticeTable {
  account_id: number
  year: number
  minimum_cents: bigint
  job_id: number
}

/** Money returned in a later tax year and redeposited into the account as a rollover. */
interface RedepositTable {
  payment_id: number
  account_id: number
  transaction_id: number
  kind: 'SIXTY_DAYS' | 'LATE'
  redeposited_on: string
  amount_cents: bigint
  attachment_id: number
  at: Date
}

/** A version of a tax form; each correction has the next number. Amounts are in cents. */
interface TaxFormTable {
  tax_form_id: Generated<number>
  tax_year: number
  form: '1099-R' | '5498'
  account_id: number
  /** The payee after the owner's death; null if the form is the owner's. */
  payee_id: number | null
  plan_account_number: string
  first_code: string
  number: number
  code: string
  gross_cents: bigint
  taxable_cents: bigint | null
  is_taxable_undetermined: boolean
  is_total_distribution: boolean
  federal_cents: bigint
  state_cents: bigint
  rollover_cents: bigint
  late_rollover_cents: Generated<bigint>
  value_cents: bigint
  is_minimum_required: boolean
  is_roth: boolean
  ledger_through: number
  job_id: number
  prepared_at: Date
}

interface TaxFormStateTable {
  tax_form_id: number
  state: string
  tax_cents: bigint
  distribution_cents: bigint
}

interface TaxYearRunTable {
  job_id: number
  tax_year: number
  look_back_cents: bigint
  /** Null, like the next column, for runs from before these values were stored. */
  schedule: 'MONTHLY' | 'SEMIWEEKLY' | null
  withheld_before_cents: bigint | null
  withheld_cents: bigint
  deposited_cents: bigint
  forms_1099r: number
  gross_cents: bigint
  federal_cents: bigint
  state_cents: bigint
  forms_5498: number
  rollover_cents: bigint
  /** Null for runs from before this value was stored. */
  late_rollover_cents: bigint | null
  value_cents: bigint
  corrections: number
  ledger_through: number
  prepared_at: Date
}

interface TaxYearDayTable {
  job_id: number
  day: string
  withheld_cents: bigint
}

interface ReturnFileTable {
  sha256: string
  content: Uint8Array
  received_at: Date
  done_at: Date | null
  taken_in_by: number | null
}

export interface LetterTable {
  letter_id: Generated<number>
  account_owner_id: number
  kind: 'WELCOME' | 'RELEASE' | 'NOTICE'
  content: Uint8Array
  created_at: Date
  job_file_id: number | null
  /** The letter's text for /dev/mail; null in production. */
  words_sealed: Generated<string | null>
}

export interface PayoutHoldTable {
  account_owner_id: number
  since: Date
  address1: string | null
  address2: string | null
  city: string | null
  state: string | null
  zip: string | null
  phone: string | null
  code_hash: string | null
  code_written_at: Date | null
  code_tries: Generated<number>
  released_at: Date | null
  released_by: 'CODE' | 'STAFF' | null
}

interface LetterAccountTable {
  account_id: number
  kind: 'WELCOME'
  letter_id: number
}

interface IdempotencyTable {
  user_id: number
  route: string
  key: string
  request_hash: string
  status: number
  response: ColumnType<unknown, string | null | undefined, string | null>
  created_at: Date
}

interface AuditTable {
  audit_id: Generated<bigint>
  at: Date
  user_id: number | null
  role_id: number | null
  account_owner_id: number | null
  action: string
  entity: string
  entity_id: string | null
  before: ColumnType<unknown, string | null | undefined, string | null>
  after: ColumnType<unknown, string | null | undefined, string | null>
  request_id: string | null
  ip: string | null
}

interface AuditChainTable {
  position: bigint
  audit_id: bigint
  hash: string
}

/** Events that triggers write. An event waits here for its position in the log. */
interface EventOutboxTable {
  event_id: Generated<bigint>
  at: Generated<Date>
  kind: string
  subject_id: number
  account_owner_id: number | null
  account_id: number | null
  status: string
}

interface EventTable {
  position: bigint
  at: Date
  kind: string
  subject_id: number
  account_owner_id: number | null
  account_id: number | null
  status: string
}

interface EventHeadTable {
  only_one: Generated<boolean>
  position: bigint
}

interface KeyFingerprintTable {
  ring: 'PII_KEY' | 'HASH_KEY'
  fingerprint: string
  known_since: Date
}

interface LedgerHaltTable {
  only_one: Generated<boolean>
  since: Date
  reason: string
}

interface MaintenanceTable {
  only_one: Generated<boolean>
  mode: 'ANNOUNCE' | 'READ_ONLY'
  text: string
  since: Date
}

export interface DB {
  account_owner: AccountOwnerTable
  owner_search: OwnerSearchTable
  owner_search_value: OwnerSearchValueTable
  owner_search_source: OwnerSearchTable
  portal_user: PortalUserTable
  person: PersonTable
  portal_person: PortalPersonView
  approval: ApprovalTable
  approval_maker: ApprovalMakerTable
  list_export: ListExportTable
  manual_posting: ManualPostingTable
  session: SessionTable
  staff_rows_read: StaffRowsReadTable
  credential: CredentialTable
  credential_operation: CredentialOperationTable
  webhook: WebhookTable
  webhook_message: WebhookMessageTable
  second_factor: SecondFactorTable
  throttle: ThrottleTable
  password_reset: PasswordResetTable
  registration: RegistrationTable
  address: AddressTable
  phone: PhoneTable
  email_setting: EmailSettingTable
  plan: PlanTable
  former_plan_interest: FormerPlanInterestTable
  former_account_earning: FormerAccountEarningTable
  planned_plan_interest: PlannedPlanInterestTable
  interest_accrual: InterestAccrualTable
  interest_earned: InterestEarnedTable
  retirement_account: RetirementAccountTable
  beneficiary: BeneficiaryTable
  book: BookTable
  ledger_transaction: LedgerTransactionTable
  posting: PostingTable
  customer_balance: CustomerBalanceTable
  book_total_run: BookTotalRunTable
  book_transaction_type: BookTransactionTypeTable
  book_day_total: BookDayTotalTable
  book_month_total: BookMonthTotalTable
  attachment: AttachmentTable
  attachment_content: AttachmentContentTable
  statement: StatementTable
  statement_correction: StatementCorrectionTable
  print_copy: PrintCopyTable
  wizard_draft: WizardDraftTable
  replaced_account_number: ReplacedAccountNumberTable
  distribution_request: DistributionRequestTable
  request_evidence: RequestEvidenceTable
  request_evidence_decision: RequestEvidenceDecisionTable
  request_evidence_standing: RequestEvidenceStandingView
  request_event: RequestEventTable
  request_lease: RequestLeaseTable
  envelope: EnvelopeTable
  signing_code: SigningCodeTable
  mail_outbox: MailOutboxTable
  signature_reminder: SignatureReminderTable
  note: NoteTable
  identity_check: IdentityCheckTable
  compliance_decision: ComplianceDecisionTable
  compliance_digest: ComplianceDigestTable
  sanctions_match: SanctionsMatchTable
  sanctions_match_writer: SanctionsMatchWriterTable
  sanctions_screening: SanctionsScreeningTable
  job: JobTable
  job_file: JobFileTable
  activity_report: ActivityReportTable
  plan_file: PlanFileTable
  plan_money: PlanMoneyTable
  plan_receivable: PlanReceivableTable
  plan_surplus: PlanSurplusTable
  plan_return: PlanReturnTable
  plan_settlement: PlanSettlementTable
  plan_settlement_undo: PlanSettlementUndoTable
  plan_write_off_left: PlanWriteOffLeftView
  plan_money_owed: PlanMoneyOwedView
  plan_surplus_held: PlanSurplusHeldView
  own_transfer: OwnTransferTable
  payment: PaymentTable
  annual_fee_owed: AnnualFeeOwedTable
  running_number: RunningNumberTable
  payment_return: PaymentReturnTable
  payment_return_order: PaymentReturnOrderTable
  payment_return_confirmed: PaymentReturnConfirmedTable
  payment_return_by_bank: PaymentReturnByBankView
  redeposit: RedepositTable
  estate_payee: EstatePayeeTable
  check_void: CheckVoidTable
  desk_item: DeskItemTable
  return_file: ReturnFileTable
  bank_statement: BankStatementTable
  bank_day: BankDayTable
  bank_line: BankLineTable
  bank_match: BankMatchTable
  bank_match_made: BankMatchMadeTable
  bank_match_undo: BankMatchUndoTable
  owner_death: OwnerDeathTable
  owner_death_request: OwnerDeathRequestTable
  state_form: StateFormTable
  tax_return_record: TaxReturnRecordTable
  tax_file_receipt: TaxFileReceiptTable
  payee: PayeeTable
  payee_version: PayeeVersionTable
  tax_form: TaxFormTable
  tax_form_state: TaxFormStateTable
  tax_form_copy: TaxFormCopyTable
  tax_form_filed: TaxFormFiledTable
  tax_form_recipient: TaxFormRecipientTable
  minimum_notice: MinimumNoticeTable
  tax_year_run: TaxYearRunTable
  tax_year_day: TaxYearDayTable
  letter: LetterTable
  letter_account: LetterAccountTable
  payout_hold: PayoutHoldTable
  data_record: DataRecordTable
  unconfirmed_data: UnconfirmedDataView
  idempotency: IdempotencyTable
  audit: AuditTable
  audit_chain: AuditChainTable
  event_outbox: EventOutboxTable
  event: EventTable
  event_head: EventHeadTable
  closed_month: ClosedMonthTable
  ledger_halt: LedgerHaltTable
  maintenance: MaintenanceTable
  key_fingerprint: KeyFingerprintTable
}
