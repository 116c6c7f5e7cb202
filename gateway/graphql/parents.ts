import type { PaymentReturn } from '../../contract/returns.ts'
import type { DeskItem } from '../../contract/returnsDesk.ts'
import type { AuditEntry } from '../../contract/audit.ts'
import type { BankLine } from '../../contract/bank.ts'
import type {
  Book,
  getTransaction,
  NamedBook,
  PostingBooks,
  TaxBalance,
  TaxesOwed,
  TaxOwed,
} from '../../contract/accounting.ts'
import type { RetirementAccount } from '../../contract/accounts.ts'
import type { Approval } from '../../contract/approvals.ts'
import type { Beneficiary } from '../../contract/beneficiaries.ts'
import type { getDeathClaims, quoteDeathClaim } from '../../contract/deathClaims.ts'
import type { Credential } from '../../contract/credentials.ts'
import type { Webhook, WebhookDelivery, WebhookFailure } from '../../contract/webhooks.ts'
import type { SanctionsMatch } from '../../contract/sanctions.ts'
import type { CheckedAccount, DecidedRow, PendingRow } from '../../contract/compliance.ts'
import type { OwnRequest } from '../../contract/requests.ts'
import type { Evidence } from '../../contract/evidence.ts'
import type { RequestAround, Rollover, Withdrawal } from '../../contract/staffRequests.ts'
import type { Attachment, Document } from '../../contract/documents.ts'
import type { Job, JobFile, ScheduledJob } from '../../contract/jobs.ts'
import type { Event } from '../../contract/events.ts'
import type { Exported } from '../../contract/exports.ts'
import type { Note } from '../../contract/notes.ts'
import type { Address, EmailSetting, Phone, FoundOwner } from '../../contract/owners.ts'
import type { NamedPlan, Plan, PlanRate } from '../../contract/plans.ts'
import type { Finding, PlanFile } from '../../contract/planUploads.ts'
import type {
  getWizardAmount,
  getWizardBankAccount,
  getWizardFederal,
  getWizardPayment,
  getWizardRollover,
  getWizardState,
  getWizardType,
} from '../../contract/wizard.ts'
import type { AnswerOf } from '../../contract/endpoint.ts'
import type { Connection } from './connection.ts'
import type { Caller, Owner } from './context.ts'

// Resolver parents that differ from the type's shape: `NoteParent` for `Note`. resolverTypes.ts reads these names.

/** A record of an owner; its global id includes the owner's number. */
type Owned<T> = T & { accountOwnerId: number }

export type NodeParent = { __typename: string }

// Parents of gateway/session
export type ViewerParent = { caller: Caller }
export type PortalUserParent = { userId: number; email: string; roleId: number }
export type EndOpenSessionPayloadParent = { caller?: Caller }
export type ConfirmSecondFactorPayloadParent = { caller?: Caller }
export type EndSecondFactorPayloadParent = { caller?: Caller }

// Parents of gateway/events
export type ChangeParent = Event

// Parents of gateway/credentials
export type CredentialParent = Credential
// Parents of gateway/webhooks
export type WebhookParent = Webhook
export type WebhookDeliveryParent = WebhookDelivery
export type WebhookFailureParent = WebhookFailure

// Parents of gateway/owners
/** An owner who is not loaded yet: each field loads its own data, so a list of accounts reads only accounts. */
/** `readsRow`: the query reads the row of the owner anyway, so its other columns cost no further call. */
export type AccountOwnerParent = { caller: Caller; owner: Owner; readsRow?: boolean }
export type AddressParent = Owned<Address>
export type PhoneParent = Owned<Phone>
export type EmailSettingParent = Owned<EmailSetting>
export type AccountOwnerSearchResultParent = FoundOwner
export type SearchAccountParent = FoundOwner['accounts'][number]

// Parents of gateway/registration
export type RegisterPersonPayloadParent = { exists?: boolean | null; uniqueId?: string | null }
export type RegisterEmailPayloadParent = { exists?: boolean | null }

// Parents of gateway/accounts
/** An account that may not be loaded yet: its wizard and its book need only the account id. */
export type RetirementAccountParent = {
  caller: Caller
  owner: Owner
  accountId: number
  row?: RetirementAccount
  /** The wizard page that a mutation has just saved. */
  saved?: WizardPages | undefined
}

// Parents of gateway/accounting
export type TransactionDetailParent = {
  transactionId: number
  lines: AnswerOf<typeof getTransaction>
  reversibleBookId: number | null
  paymentSentOn: string | null
}
/** The whole book, and a function that reads a page of its transactions. */
export type BookParent = Book & {
  ask: (query: {
    limit?: string
    after?: string | null
    before?: string | null
    sort?: 'date' | '-date' | null
    transactionTypeId?: string | null
    sum?: 'amount'
  }) => Promise<Book>
}
export type BookTransactionConnectionParent = SummedList<Book['transactions'][number]>
export type AccountingBookParent = NamedBook
export type OtherBookParent = PostingBooks['against'][number]
export type TaxBalanceParent = TaxBalance
export type TaxesOwedParent = TaxesOwed
export type TaxOwedParent = TaxOwed

// Parents of gateway/audit
export type AuditEntryParent = AuditEntry

// Parents of gateway/payments
export type PaymentReturnParent = PaymentReturn
export type DeskItemParent = DeskItem
export type DeskConnectionParent = SummedList<DeskItem>

// Parents of gateway/bank
export type MatchBankLinePayloadParent = { approvalId?: number | null; bankLineId?: number }
export type UndoBankMatchPayloadParent = MatchBankLinePayloadParent
export type BankLineConnectionParent = SummedList<BankLine>

// Parents of gateway/taxes
export type BankParent = { name: string }

// Parents of gateway/distributions
export type CancelRequestPayloadParent = { cancelled?: { owner: Owner; requestId: number } }
export type CorrectRequestPayloadParent = {
  accountId?: number | null
  corrected?: { caller: Caller; owner: Owner; requestId: number }
}
export type RequestAroundParent = RequestAround
export type WithdrawalRequestConnectionParent = AgedList<Withdrawal>
export type RolloverRequestConnectionParent = AgedList<Rollover>
/** A page of a staff list; the age of the oldest request is read only if selected. */
export type AgedList<Row> = SummedList<Row> & { oldest: () => Promise<number | null> }
/** A page whose total is read only if selected. */
type SummedList<Row> = Connection<Row> & { sum: () => Promise<number | null> }
/** Wizard pages that were already read. */
export type WizardPages = {
  amount?: AnswerOf<typeof getWizardAmount>
  type?: AnswerOf<typeof getWizardType>
  payment?: AnswerOf<typeof getWizardPayment>
  bankAccount?: AnswerOf<typeof getWizardBankAccount>
  federal?: AnswerOf<typeof getWizardFederal>
  state?: AnswerOf<typeof getWizardState>
  rollover?: AnswerOf<typeof getWizardRollover>
}
export type WithdrawWizardParent = Pick<RetirementAccountParent, 'owner' | 'accountId' | 'saved'>
export type FinalizeWizardPayloadParent = {
  requestId?: number
  account?: RetirementAccountParent
  accountOwner?: AccountOwnerParent
}
export type DeathClaimParent = AnswerOf<typeof getDeathClaims>['claims'][number]
export type DeathClaimQuoteParent = AnswerOf<typeof quoteDeathClaim>
export type DesignatedBeneficiaryParent = AnswerOf<typeof getDeathClaims>['accounts'][number]['designated'][number]
export type OtherRequestParent = NonNullable<RequestAround['otherRequests']>[number]
export type DistributionRequestParent = Owned<OwnRequest>
export type WithdrawalRequestParent = Withdrawal
export type RolloverRequestParent = Rollover
export type RequestEvidenceParent = Evidence

// Parents of gateway/signature
export type SignRequestPayloadParent = { signed?: { owner: Owner; requestId: number } }
export type CompleteSignaturePayloadParent = { signed?: { caller: Caller; envelopeId: string } }

// Parents of gateway/documents
export type DocumentParent = Owned<Document>
export type AttachmentParent = Attachment

// Parents of the other domains
export type ApprovalParent = Approval
export type BeneficiaryParent = Beneficiary
export type CompliancePendingRowParent = PendingRow
export type ComplianceAccountParent = CheckedAccount
export type SanctionsMatchParent = SanctionsMatch
export type ComplianceDecisionParent = DecidedRow
export type NoteParent = Note
export type JobParent = Job
export type JobFileParent = JobFile
export type ScheduledJobParent = ScheduledJob
export type PlanParent = Plan
export type PlanListItemParent = NamedPlan
export type PlanRateParent = PlanRate
export type PlanFileParent = PlanFile
export type PlanFileFindingParent = Finding
export type UploadPlanFilePayloadParent = { jobId?: number }

// Parents of gateway/exports
export type ExportParent = Exported
