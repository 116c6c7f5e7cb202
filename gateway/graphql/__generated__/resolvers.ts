import type { GraphQLResolveInfo, GraphQLScalarType, GraphQLScalarTypeConfig } from 'graphql';
import type { NodeParent, ViewerParent, PortalUserParent, EndOpenSessionPayloadParent, ConfirmSecondFactorPayloadParent, EndSecondFactorPayloadParent, ChangeParent, CredentialParent, WebhookParent, WebhookDeliveryParent, WebhookFailureParent, AccountOwnerParent, AddressParent, PhoneParent, EmailSettingParent, AccountOwnerSearchResultParent, SearchAccountParent, RegisterPersonPayloadParent, RegisterEmailPayloadParent, RetirementAccountParent, TransactionDetailParent, BookParent, BookTransactionConnectionParent, AccountingBookParent, OtherBookParent, TaxBalanceParent, TaxesOwedParent, TaxOwedParent, AuditEntryParent, PaymentReturnParent, DeskItemParent, DeskConnectionParent, MatchBankLinePayloadParent, UndoBankMatchPayloadParent, BankLineConnectionParent, BankParent, CancelRequestPayloadParent, CorrectRequestPayloadParent, RequestAroundParent, WithdrawalRequestConnectionParent, RolloverRequestConnectionParent, WithdrawWizardParent, FinalizeWizardPayloadParent, DeathClaimParent, DeathClaimQuoteParent, DesignatedBeneficiaryParent, OtherRequestParent, DistributionRequestParent, WithdrawalRequestParent, RolloverRequestParent, RequestEvidenceParent, SignRequestPayloadParent, CompleteSignaturePayloadParent, DocumentParent, AttachmentParent, ApprovalParent, BeneficiaryParent, CompliancePendingRowParent, ComplianceAccountParent, SanctionsMatchParent, ComplianceDecisionParent, NoteParent, JobParent, JobFileParent, ScheduledJobParent, PlanParent, PlanListItemParent, PlanRateParent, PlanFileParent, PlanFileFindingParent, UploadPlanFilePayloadParent, ExportParent } from '../parents.ts';
import type { Context } from '../context.ts';
export type Maybe<T> = T | null | undefined;
export type InputMaybe<T> = T | null | undefined;
export type Omit<T, K extends keyof T> = Pick<T, Exclude<keyof T, K>>;
export type RequireFields<T, K extends keyof T> = Omit<T, K> & { [P in K]-?: NonNullable<T[P]> };
/** All built-in and custom scalars, mapped to their actual values */
export type Scalars = {
  ID: { input: string; output: string; }
  String: { input: string; output: string; }
  Boolean: { input: boolean; output: boolean; }
  Int: { input: number; output: number; }
  Float: { input: number; output: number; }
  Date: { input: string; output: string; }
  DateTime: { input: string; output: string; }
  Money: { input: number; output: number; }
};

export type AccountMonth = {
  readonly balance?: Maybe<Scalars['Money']['output']>;
  readonly contributions?: Maybe<Scalars['Money']['output']>;
  readonly distributionFees?: Maybe<Scalars['Money']['output']>;
  readonly distributions?: Maybe<Scalars['Money']['output']>;
  readonly fees?: Maybe<Scalars['Money']['output']>;
  readonly interest?: Maybe<Scalars['Money']['output']>;
  readonly month?: Maybe<Scalars['Date']['output']>;
  readonly netDistributions?: Maybe<Scalars['Money']['output']>;
  readonly taxWithheld?: Maybe<Scalars['Money']['output']>;
};

export type AccountOwner = Node & {
  readonly account?: Maybe<RetirementAccount>;
  readonly accountOwnerId?: Maybe<Scalars['Int']['output']>;
  readonly accounts?: Maybe<RetirementAccountConnection>;
  readonly activeRequests?: Maybe<ActiveRequests>;
  readonly attachments?: Maybe<AttachmentConnection>;
  readonly beneficiaries?: Maybe<BeneficiaryConnection>;
  readonly blankRolloverForm?: Maybe<FileDownload>;
  readonly cellPhone?: Maybe<Phone>;
  readonly changes?: Maybe<ChangePage>;
  readonly dataStanding?: Maybe<DataStanding>;
  readonly dateOfBirth?: Maybe<Scalars['Date']['output']>;
  readonly death?: Maybe<DeathState>;
  readonly deathClaims?: Maybe<DeathClaims>;
  readonly deathReport?: Maybe<OwnerDeath>;
  readonly documentFile?: Maybe<FileDownload>;
  readonly documents?: Maybe<DocumentConnection>;
  readonly email?: Maybe<Scalars['String']['output']>;
  readonly emailSetting?: Maybe<EmailSetting>;
  readonly firstName?: Maybe<Scalars['String']['output']>;
  readonly id: Scalars['ID']['output'];
  readonly lastChanges?: Maybe<ReadonlyArray<Maybe<AuditEntry>>>;
  readonly lastName?: Maybe<Scalars['String']['output']>;
  readonly mailingAddress?: Maybe<Address>;
  readonly notes?: Maybe<NoteConnection>;
  readonly onlyAccount?: Maybe<RetirementAccount>;
  readonly payoutHold?: Maybe<PayoutHold>;
  readonly registration?: Maybe<RegistrationInfo>;
  readonly request?: Maybe<DistributionRequest>;
  readonly requests?: Maybe<DistributionRequestConnection>;
  readonly requiredMinimums?: Maybe<ReadonlyArray<Maybe<RequiredMinimum>>>;
  readonly social?: Maybe<Social>;
  readonly stateForms?: Maybe<StateForms>;
};


export type AccountOwnerAccountArgs = {
  accountId: Scalars['Int']['input'];
};


export type AccountOwnerAccountsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
};


export type AccountOwnerAttachmentsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  sort?: InputMaybe<AttachmentSort>;
};


export type AccountOwnerBeneficiariesArgs = {
  accountId?: InputMaybe<Scalars['Int']['input']>;
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
};


export type AccountOwnerBlankRolloverFormArgs = {
  accountId: Scalars['Int']['input'];
};


export type AccountOwnerChangesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
};


export type AccountOwnerDocumentFileArgs = {
  guid: Scalars['String']['input'];
};


export type AccountOwnerDocumentsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<DocumentFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  sort?: InputMaybe<DocumentSort>;
};


export type AccountOwnerNotesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<NoteFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  sort?: InputMaybe<NoteSort>;
};


export type AccountOwnerRequestArgs = {
  requestId: Scalars['Int']['input'];
};


export type AccountOwnerRequestsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  underWay: Scalars['Boolean']['input'];
};

export type AccountOwnerSearchInput = {
  readonly accountNumber?: InputMaybe<Scalars['String']['input']>;
  readonly accountOwnerId?: InputMaybe<Scalars['Int']['input']>;
  readonly address1?: InputMaybe<Scalars['String']['input']>;
  readonly address2?: InputMaybe<Scalars['String']['input']>;
  readonly city?: InputMaybe<Scalars['String']['input']>;
  readonly dateOfBirth?: InputMaybe<Scalars['Date']['input']>;
  /** @deprecated Use `dateOfBirth`. Until 2027-06-30. */
  readonly dob?: InputMaybe<Scalars['Date']['input']>;
  readonly email?: InputMaybe<Scalars['String']['input']>;
  readonly firstName?: InputMaybe<Scalars['String']['input']>;
  readonly lastName?: InputMaybe<Scalars['String']['input']>;
  readonly looseName?: InputMaybe<Scalars['Boolean']['input']>;
  readonly looseNumber?: InputMaybe<Scalars['Boolean']['input']>;
  readonly phone?: InputMaybe<Scalars['String']['input']>;
  readonly social?: InputMaybe<Scalars['String']['input']>;
  /** @deprecated Use `social`. Until 2027-06-30. */
  readonly ssn?: InputMaybe<Scalars['String']['input']>;
  readonly state?: InputMaybe<Scalars['String']['input']>;
  readonly zip?: InputMaybe<Scalars['String']['input']>;
};

export type AccountOwnerSearchResult = {
  readonly accountOwnerId?: Maybe<Scalars['Int']['output']>;
  readonly accounts?: Maybe<ReadonlyArray<Maybe<SearchAccount>>>;
  readonly dateOfBirth?: Maybe<Scalars['Date']['output']>;
  readonly death?: Maybe<DeathState>;
  readonly email?: Maybe<Scalars['String']['output']>;
  readonly firstName?: Maybe<Scalars['String']['output']>;
  readonly lastName?: Maybe<Scalars['String']['output']>;
  readonly mailingState?: Maybe<Scalars['String']['output']>;
  readonly mailingZip?: Maybe<Scalars['String']['output']>;
  readonly planName?: Maybe<Scalars['String']['output']>;
  readonly social?: Maybe<Scalars['String']['output']>;
};

export type AccountOwnerSearchResultConnection = {
  readonly edges?: Maybe<ReadonlyArray<Maybe<AccountOwnerSearchResultEdge>>>;
  readonly offset?: Maybe<Scalars['Int']['output']>;
  readonly pageInfo: PageInfo;
  readonly totalCount?: Maybe<Scalars['Int']['output']>;
  readonly totalCountIsBound?: Maybe<Scalars['Boolean']['output']>;
};

export type AccountOwnerSearchResultEdge = {
  readonly cursor: Scalars['String']['output'];
  readonly node?: Maybe<AccountOwnerSearchResult>;
};

export type AccountOwnerSearchSort =
  | 'ACCOUNT_NUMBER_ASC'
  | 'ACCOUNT_NUMBER_DESC'
  | 'DATE_OF_BIRTH_ASC'
  | 'DATE_OF_BIRTH_DESC'
  | 'EMAIL_ASC'
  | 'EMAIL_DESC'
  | 'FIRST_NAME_ASC'
  | 'FIRST_NAME_DESC'
  | 'NAME_ASC'
  | 'NAME_DESC'
  | 'STATE_ASC'
  | 'STATE_DESC'
  | 'STATUS_ASC'
  | 'STATUS_DESC'
  | 'ZIP_ASC'
  | 'ZIP_DESC';

export type AccountStatus =
  | 'CLOSED'
  | 'NOT_VALIDATED'
  | 'PENDING_CLOSURE'
  | 'REGISTERED'
  | 'REJECTED'
  | 'VALIDATED';

export type AccountYear = {
  readonly change?: Maybe<Scalars['Money']['output']>;
  readonly contributions?: Maybe<Scalars['Money']['output']>;
  readonly distributionFees?: Maybe<Scalars['Money']['output']>;
  readonly distributions?: Maybe<Scalars['Money']['output']>;
  readonly federalWithholding?: Maybe<Scalars['Money']['output']>;
  readonly fees?: Maybe<Scalars['Money']['output']>;
  readonly interest?: Maybe<Scalars['Money']['output']>;
  readonly netDistributions?: Maybe<Scalars['Money']['output']>;
  readonly stateWithholding?: Maybe<Scalars['Money']['output']>;
  readonly year?: Maybe<Scalars['Int']['output']>;
};

export type AccountingBook = Node & {
  readonly bookId?: Maybe<Scalars['Int']['output']>;
  readonly id: Scalars['ID']['output'];
  readonly name?: Maybe<Scalars['String']['output']>;
};

export type ActiveRequest = {
  readonly retirementAccountId?: Maybe<Scalars['Int']['output']>;
};

export type ActiveRequests = {
  readonly rolloverRequests?: Maybe<ReadonlyArray<Maybe<ActiveRequest>>>;
  readonly withdrawalRequests?: Maybe<ReadonlyArray<Maybe<ActiveRequest>>>;
};

export type AddBeneficiaryInput = {
  readonly accountId: Scalars['Int']['input'];
  readonly accountOwnerId?: InputMaybe<Scalars['Int']['input']>;
  /** @deprecated Use `share`. Until 2027-06-30. */
  readonly amount?: InputMaybe<Scalars['Int']['input']>;
  readonly clientMutationId?: InputMaybe<Scalars['String']['input']>;
  readonly dateOfBirth?: InputMaybe<Scalars['Date']['input']>;
  /** @deprecated Use `dateOfBirth`. Until 2027-06-30. */
  readonly dob?: InputMaybe<Scalars['Date']['input']>;
  readonly firstName: Scalars['String']['input'];
  readonly idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  readonly isPrimary?: InputMaybe<Scalars['Boolean']['input']>;
  readonly lastName: Scalars['String']['input'];
  readonly relationship?: InputMaybe<BeneficiaryRelationship>;
  readonly share?: InputMaybe<Scalars['Int']['input']>;
};

export type AddBeneficiaryPayload = {
  readonly beneficiaryEdge?: Maybe<BeneficiaryEdge>;
  readonly clientMutationId?: Maybe<Scalars['String']['output']>;
  readonly errors: ReadonlyArray<UserError>;
};

export type AddNoteInput = {
  readonly accountOwnerId: Scalars['Int']['input'];
  readonly clientMutationId?: InputMaybe<Scalars['String']['input']>;
  readonly idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  readonly noteText: Scalars['String']['input'];
  readonly title: Scalars['String']['input'];
};

export type AddNotePayload = {
  readonly clientMutationId?: Maybe<Scalars['String']['output']>;
  readonly errors: ReadonlyArray<UserError>;
  readonly noteEdge?: Maybe<NoteEdge>;
};

export type Address = Node & {
  readonly address1?: Maybe<Scalars['String']['output']>;
  readonly address2?: Maybe<Scalars['String']['output']>;
  readonly addressTypeId?: Maybe<Scalars['Int']['output']>;
  readonly city?: Maybe<Scalars['String']['output']>;
  readonly id: Scalars['ID']['output'];
  readonly state?: Maybe<Scalars['String']['output']>;
  readonly zip?: Maybe<Scalars['String']['output']>;
};

export type Approval = Node & {
  readonly accountId?: Maybe<Scalars['Int']['output']>;
  readonly accountOwnerId?: Maybe<Scalars['Int']['output']>;
  readonly amount?: Maybe<Scalars['Money']['output']>;
  readonly approvalId?: Maybe<Scalars['Int']['output']>;
  readonly asksChecksum?: Maybe<Scalars['Boolean']['output']>;
  readonly asksControlTotal?: Maybe<Scalars['Boolean']['output']>;
  readonly canDecide?: Maybe<Scalars['Boolean']['output']>;
  readonly canWithdraw?: Maybe<Scalars['Boolean']['output']>;
  readonly changes?: Maybe<ReadonlyArray<Maybe<ApprovalChange>>>;
  readonly description?: Maybe<Scalars['String']['output']>;
  readonly effect?: Maybe<Scalars['String']['output']>;
  readonly entity?: Maybe<Scalars['String']['output']>;
  readonly id: Scalars['ID']['output'];
  readonly lapsesAt?: Maybe<Scalars['DateTime']['output']>;
  readonly madeAt?: Maybe<Scalars['DateTime']['output']>;
  readonly madeBy?: Maybe<ReadonlyArray<Maybe<Scalars['String']['output']>>>;
  readonly ownerName?: Maybe<Scalars['String']['output']>;
  readonly status?: Maybe<ApprovalStatus>;
  readonly subjectId?: Maybe<Scalars['String']['output']>;
  readonly title?: Maybe<Scalars['String']['output']>;
  readonly toOpen?: Maybe<FileToOpen>;
  readonly whyNot?: Maybe<Scalars['String']['output']>;
};

export type ApprovalChange = {
  readonly after?: Maybe<Scalars['String']['output']>;
  readonly before?: Maybe<Scalars['String']['output']>;
  readonly label?: Maybe<Scalars['String']['output']>;
};

export type ApprovalConnection = {
  readonly edges?: Maybe<ReadonlyArray<Maybe<ApprovalEdge>>>;
  readonly pageInfo: PageInfo;
  readonly totalCount?: Maybe<Scalars['Int']['output']>;
};

export type ApprovalEdge = {
  readonly cursor: Scalars['String']['output'];
  readonly node?: Maybe<Approval>;
};

export type ApprovalStatus =
  | 'APPROVED'
  | 'LAPSED'
  | 'REFUSED'
  | 'WAITING'
  | 'WITHDRAWN';

export type ApproveApprovalInput = {
  readonly approvalId: Scalars['Int']['input'];
  readonly checksum?: InputMaybe<Scalars['String']['input']>;
  readonly clientMutationId?: InputMaybe<Scalars['String']['input']>;
  readonly controlTotal?: InputMaybe<Scalars['Money']['input']>;
  readonly idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  readonly note?: InputMaybe<Scalars['String']['input']>;
};

export type ApproveApprovalPayload = {
  readonly approval?: Maybe<Approval>;
  readonly clientMutationId?: Maybe<Scalars['String']['output']>;
  readonly errors: ReadonlyArray<UserError>;
  readonly viewer?: Maybe<Viewer>;
};

export type ApproveComplianceInput = {
  readonly accountIds: ReadonlyArray<Scalars['Int']['input']>;
  readonly clientMutationId?: InputMaybe<Scalars['String']['input']>;
  readonly idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  readonly reason?: InputMaybe<Scalars['String']['input']>;
};

export type ApproveCompliancePayload = {
  readonly clientMutationId?: Maybe<Scalars['String']['output']>;
  readonly closedIds?: Maybe<ReadonlyArray<Maybe<Scalars['ID']['output']>>>;
  readonly errors: ReadonlyArray<UserError>;
  readonly viewer?: Maybe<Viewer>;
};

export type ApproveRequestInput = {
  readonly clientMutationId?: InputMaybe<Scalars['String']['input']>;
  readonly idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  readonly requestId: Scalars['Int']['input'];
  readonly version: Scalars['Int']['input'];
};

export type ApproveRequestPayload = {
  readonly clientMutationId?: Maybe<Scalars['String']['output']>;
  readonly errors: ReadonlyArray<UserError>;
  readonly request?: Maybe<StaffRequest>;
  readonly viewer?: Maybe<Viewer>;
};

export type AskToSignAgainInput = {
  readonly accountOwnerId: Scalars['Int']['input'];
  readonly clientMutationId?: InputMaybe<Scalars['String']['input']>;
  readonly idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  readonly requestId: Scalars['Int']['input'];
};

export type AskToSignAgainPayload = {
  readonly clientMutationId?: Maybe<Scalars['String']['output']>;
  readonly errors: ReadonlyArray<UserError>;
  readonly sentTo?: Maybe<Scalars['String']['output']>;
  readonly viewer?: Maybe<Viewer>;
};

export type Attachment = Node & {
  readonly accountId?: Maybe<Scalars['Int']['output']>;
  readonly accountOwnerId?: Maybe<Scalars['Int']['output']>;
  readonly attachmentId?: Maybe<Scalars['Int']['output']>;
  readonly createdAt?: Maybe<Scalars['DateTime']['output']>;
  /** @deprecated Use `createdAt`. Until 2027-06-30. */
  readonly createdDate?: Maybe<Scalars['DateTime']['output']>;
  /** @deprecated Use `processedAt`. Until 2027-06-30. */
  readonly dateProcessed?: Maybe<Scalars['DateTime']['output']>;
  readonly downloadPath?: Maybe<Scalars['String']['output']>;
  readonly fileName?: Maybe<Scalars['String']['output']>;
  readonly firstName?: Maybe<Scalars['String']['output']>;
  readonly guid?: Maybe<Scalars['String']['output']>;
  readonly id: Scalars['ID']['output'];
  readonly lastName?: Maybe<Scalars['String']['output']>;
  readonly planAccountNumber?: Maybe<Scalars['String']['output']>;
  readonly processedAt?: Maybe<Scalars['DateTime']['output']>;
  readonly warning?: Maybe<Scalars['String']['output']>;
};

export type AttachmentConnection = {
  readonly edges?: Maybe<ReadonlyArray<Maybe<AttachmentEdge>>>;
  readonly offset?: Maybe<Scalars['Int']['output']>;
  readonly pageInfo: PageInfo;
  readonly totalCount?: Maybe<Scalars['Int']['output']>;
  readonly totalCountIsBound?: Maybe<Scalars['Boolean']['output']>;
};

export type AttachmentEdge = {
  readonly cursor: Scalars['String']['output'];
  readonly node?: Maybe<Attachment>;
};

export type AttachmentSort =
  | 'FILE_NAME_ASC'
  | 'FILE_NAME_DESC'
  | 'NAME_ASC'
  | 'NAME_DESC'
  | 'UPLOADED_ASC'
  | 'UPLOADED_DESC';

export type AuditAction = {
  readonly action?: Maybe<Scalars['String']['output']>;
  readonly title?: Maybe<Scalars['String']['output']>;
};

export type AuditChange = {
  readonly after?: Maybe<Scalars['String']['output']>;
  readonly before?: Maybe<Scalars['String']['output']>;
  readonly label?: Maybe<Scalars['String']['output']>;
};

export type AuditEntry = {
  readonly accountOwnerId?: Maybe<Scalars['Int']['output']>;
  readonly at?: Maybe<Scalars['DateTime']['output']>;
  readonly auditId?: Maybe<Scalars['String']['output']>;
  readonly changes?: Maybe<ReadonlyArray<Maybe<AuditChange>>>;
  readonly email?: Maybe<Scalars['String']['output']>;
  readonly kind?: Maybe<AuditKind>;
  readonly ownerName?: Maybe<Scalars['String']['output']>;
  readonly person?: Maybe<Scalars['String']['output']>;
  readonly role?: Maybe<Role>;
  readonly subject?: Maybe<Scalars['String']['output']>;
  readonly title?: Maybe<Scalars['String']['output']>;
};

export type AuditEntryConnection = {
  readonly edges?: Maybe<ReadonlyArray<Maybe<AuditEntryEdge>>>;
  readonly offset?: Maybe<Scalars['Int']['output']>;
  readonly pageInfo: PageInfo;
  readonly totalCount?: Maybe<Scalars['Int']['output']>;
  readonly totalCountIsBound?: Maybe<Scalars['Boolean']['output']>;
};

export type AuditEntryEdge = {
  readonly cursor: Scalars['String']['output'];
  readonly node?: Maybe<AuditEntry>;
};

export type AuditFilter = {
  readonly accountOwnerId?: InputMaybe<Scalars['Int']['input']>;
  readonly action?: InputMaybe<Scalars['String']['input']>;
  readonly changesOnly?: InputMaybe<Scalars['Boolean']['input']>;
  readonly from?: InputMaybe<Scalars['Date']['input']>;
  readonly kind?: InputMaybe<AuditKind>;
  readonly person?: InputMaybe<Scalars['String']['input']>;
  readonly to?: InputMaybe<Scalars['Date']['input']>;
};

export type AuditKind =
  | 'ACCOUNT'
  | 'DOCUMENT'
  | 'LOOK'
  | 'MONEY'
  | 'OTHER'
  | 'PERSON'
  | 'REQUEST'
  | 'SIGN_IN';

export type AuditSort =
  | 'AT_ASC'
  | 'AT_DESC';

export type Bank = {
  readonly name?: Maybe<Scalars['String']['output']>;
  readonly valid?: Maybe<Scalars['Boolean']['output']>;
};

export type BankBookedLater = {
  readonly amount?: Maybe<Scalars['Money']['output']>;
  readonly asOf?: Maybe<Scalars['Date']['output']>;
  readonly bankLineId?: Maybe<Scalars['Int']['output']>;
  readonly bookedOn?: Maybe<Scalars['Date']['output']>;
  readonly transactionId?: Maybe<Scalars['Int']['output']>;
};

export type BankCandidate = {
  readonly amount?: Maybe<Scalars['Money']['output']>;
  readonly date?: Maybe<Scalars['Date']['output']>;
  readonly description?: Maybe<Scalars['String']['output']>;
  readonly paymentId?: Maybe<Scalars['Int']['output']>;
  readonly planFileId?: Maybe<Scalars['Int']['output']>;
  readonly planSettlementId?: Maybe<Scalars['Int']['output']>;
  readonly planSurplusId?: Maybe<Scalars['Int']['output']>;
  readonly transactionId?: Maybe<Scalars['Int']['output']>;
  readonly transferReference?: Maybe<Scalars['String']['output']>;
};

export type BankDetailsInput = {
  readonly accountNumber: Scalars['String']['input'];
  readonly isSavings: Scalars['Boolean']['input'];
  readonly routingNumber: Scalars['String']['input'];
};

export type BankLine = {
  readonly amount?: Maybe<Scalars['Money']['output']>;
  readonly asOf?: Maybe<Scalars['Date']['output']>;
  readonly bankLineId?: Maybe<Scalars['Int']['output']>;
  readonly bankReference?: Maybe<Scalars['String']['output']>;
  readonly customerReference?: Maybe<Scalars['String']['output']>;
  readonly isDebit?: Maybe<Scalars['Boolean']['output']>;
  readonly matchedWith?: Maybe<BankMatchKind>;
  readonly typeCode?: Maybe<Scalars['String']['output']>;
  readonly whyOpen?: Maybe<Scalars['String']['output']>;
};

export type BankLineConnection = {
  readonly edges?: Maybe<ReadonlyArray<Maybe<BankLineEdge>>>;
  readonly offset?: Maybe<Scalars['Int']['output']>;
  readonly pageInfo: PageInfo;
  readonly totalAmount?: Maybe<Scalars['Money']['output']>;
  readonly totalCount?: Maybe<Scalars['Int']['output']>;
  readonly totalCountIsBound?: Maybe<Scalars['Boolean']['output']>;
};

export type BankLineDetail = {
  readonly approvalId?: Maybe<Scalars['Int']['output']>;
  readonly candidates?: Maybe<ReadonlyArray<Maybe<BankCandidate>>>;
  readonly line?: Maybe<BankLine>;
  readonly matches?: Maybe<ReadonlyArray<Maybe<BankCandidate>>>;
  readonly paymentSums?: Maybe<ReadonlyArray<Maybe<BankPaymentSum>>>;
  readonly planFiles?: Maybe<ReadonlyArray<Maybe<BankPlanFile>>>;
  readonly text?: Maybe<Scalars['String']['output']>;
};

export type BankLineEdge = {
  readonly cursor: Scalars['String']['output'];
  readonly node?: Maybe<BankLine>;
};

export type BankLineFilter = {
  readonly all?: InputMaybe<Scalars['Boolean']['input']>;
  readonly from?: InputMaybe<Scalars['Date']['input']>;
  readonly to?: InputMaybe<Scalars['Date']['input']>;
};

export type BankLineSort =
  | 'AMOUNT_ASC'
  | 'AMOUNT_DESC'
  | 'AS_OF_ASC'
  | 'AS_OF_DESC';

export type BankMatchKind =
  | 'BOOKED'
  | 'CAME_BACK'
  | 'CLEARED'
  | 'DIFFERENCE'
  | 'FUNDED'
  | 'GIVEN_BACK'
  | 'RECEIVED'
  | 'RECOVERED'
  | 'SWEPT';

export type BankNotShown = {
  readonly amount?: Maybe<Scalars['Money']['output']>;
  readonly date?: Maybe<Scalars['Date']['output']>;
  readonly note?: Maybe<Scalars['String']['output']>;
  readonly transactionId?: Maybe<Scalars['Int']['output']>;
};

export type BankPaymentSum = {
  readonly amount?: Maybe<Scalars['Money']['output']>;
  readonly date?: Maybe<Scalars['Date']['output']>;
  readonly description?: Maybe<Scalars['String']['output']>;
  readonly paymentIds?: Maybe<ReadonlyArray<Maybe<Scalars['Int']['output']>>>;
};

export type BankPlanFile = {
  readonly announced?: Maybe<Scalars['Money']['output']>;
  readonly owed?: Maybe<Scalars['Money']['output']>;
  readonly planFileId?: Maybe<Scalars['Int']['output']>;
  readonly planName?: Maybe<Scalars['String']['output']>;
  readonly reference?: Maybe<Scalars['String']['output']>;
  readonly since?: Maybe<Scalars['Date']['output']>;
};

export type BankPlanMoney = {
  readonly amount?: Maybe<Scalars['Money']['output']>;
  readonly planFileId?: Maybe<Scalars['Int']['output']>;
  readonly planName?: Maybe<Scalars['String']['output']>;
  readonly reference?: Maybe<Scalars['String']['output']>;
  readonly since?: Maybe<Scalars['Date']['output']>;
};

export type BankPlanSettlement = {
  readonly amount?: Maybe<Scalars['Money']['output']>;
  readonly planFileId?: Maybe<Scalars['Int']['output']>;
  readonly planName?: Maybe<Scalars['String']['output']>;
  readonly planSettlementId?: Maybe<Scalars['Int']['output']>;
  readonly planSurplusId?: Maybe<Scalars['Int']['output']>;
  readonly recovered?: Maybe<Scalars['Money']['output']>;
  readonly reference?: Maybe<Scalars['String']['output']>;
  readonly settledOn?: Maybe<Scalars['Date']['output']>;
};

export type BankPlanSurplus = {
  readonly amount?: Maybe<Scalars['Money']['output']>;
  readonly bankLineId?: Maybe<Scalars['Int']['output']>;
  readonly planName?: Maybe<Scalars['String']['output']>;
  readonly planSurplusId?: Maybe<Scalars['Int']['output']>;
  readonly reference?: Maybe<Scalars['String']['output']>;
  readonly since?: Maybe<Scalars['Date']['output']>;
};

export type BankReconciliation = {
  readonly asOf?: Maybe<Scalars['Date']['output']>;
  readonly bankBalance?: Maybe<Scalars['Money']['output']>;
  readonly beginningDifference?: Maybe<Scalars['Money']['output']>;
  readonly bookBalance?: Maybe<Scalars['Money']['output']>;
  readonly bookedLater?: Maybe<ReadonlyArray<Maybe<BankBookedLater>>>;
  readonly bookedLaterSum?: Maybe<Scalars['Money']['output']>;
  readonly checksOutstanding?: Maybe<Scalars['Money']['output']>;
  readonly depositsInTransit?: Maybe<Scalars['Money']['output']>;
  readonly depositsOnTheWay?: Maybe<Scalars['Money']['output']>;
  readonly difference?: Maybe<Scalars['Money']['output']>;
  readonly fundingOutstanding?: Maybe<Scalars['Money']['output']>;
  readonly notShown?: Maybe<ReadonlyArray<Maybe<BankNotShown>>>;
  readonly openLines?: Maybe<Scalars['Int']['output']>;
  readonly paymentsOutstanding?: Maybe<Scalars['Money']['output']>;
  readonly planMoney?: Maybe<ReadonlyArray<Maybe<BankPlanMoney>>>;
  readonly planReceivable?: Maybe<Scalars['Money']['output']>;
  readonly planSettlements?: Maybe<ReadonlyArray<Maybe<BankPlanSettlement>>>;
  readonly planSurplus?: Maybe<Scalars['Money']['output']>;
  readonly planSurpluses?: Maybe<ReadonlyArray<Maybe<BankPlanSurplus>>>;
  readonly returnsReceivable?: Maybe<Scalars['Money']['output']>;
  readonly sweepsOutstanding?: Maybe<Scalars['Money']['output']>;
  readonly unmatchedCredits?: Maybe<Scalars['Money']['output']>;
  readonly unmatchedDebits?: Maybe<Scalars['Money']['output']>;
};

export type Beneficiary = Node & {
  readonly accountId?: Maybe<Scalars['Int']['output']>;
  readonly accountOwnerId?: Maybe<Scalars['Int']['output']>;
  readonly allocatedAt?: Maybe<Scalars['DateTime']['output']>;
  /** @deprecated Use `share`. Until 2027-06-30. */
  readonly amount?: Maybe<Scalars['Int']['output']>;
  readonly beneficiaryId?: Maybe<Scalars['Int']['output']>;
  readonly dateOfBirth?: Maybe<Scalars['Date']['output']>;
  /** @deprecated Use `dateOfBirth`. Until 2027-06-30. */
  readonly dob?: Maybe<Scalars['Date']['output']>;
  readonly firstName?: Maybe<Scalars['String']['output']>;
  readonly id: Scalars['ID']['output'];
  readonly isPrimary?: Maybe<Scalars['Boolean']['output']>;
  readonly lastName?: Maybe<Scalars['String']['output']>;
  readonly relationship?: Maybe<BeneficiaryRelationship>;
  readonly share?: Maybe<Scalars['Int']['output']>;
};

export type BeneficiaryAllocationInput = {
  /** @deprecated Use `share`. Until 2027-06-30. */
  readonly amount?: InputMaybe<Scalars['Int']['input']>;
  readonly beneficiaryId: Scalars['Int']['input'];
  readonly isPrimary?: InputMaybe<Scalars['Boolean']['input']>;
  readonly share?: InputMaybe<Scalars['Int']['input']>;
};

export type BeneficiaryConnection = {
  readonly edges?: Maybe<ReadonlyArray<Maybe<BeneficiaryEdge>>>;
  readonly pageInfo: PageInfo;
  readonly totalCount?: Maybe<Scalars['Int']['output']>;
};

export type BeneficiaryEdge = {
  readonly cursor: Scalars['String']['output'];
  readonly node?: Maybe<Beneficiary>;
};

export type BeneficiaryRelationship =
  | 'CHILD'
  | 'FRIEND'
  | 'GRANDCHILD'
  | 'OTHER_RELATIVE'
  | 'PARENT'
  | 'SIBLING'
  | 'SPOUSE';

export type Book = Node & {
  readonly balance?: Maybe<Scalars['Money']['output']>;
  readonly bookId?: Maybe<Scalars['Int']['output']>;
  readonly closingBalance?: Maybe<Scalars['Money']['output']>;
  readonly id: Scalars['ID']['output'];
  readonly name?: Maybe<Scalars['String']['output']>;
  readonly openingBalance?: Maybe<Scalars['Money']['output']>;
  readonly transactionPage?: Maybe<BookTransactionConnection>;
  readonly transactions?: Maybe<ReadonlyArray<Maybe<BookTransaction>>>;
};


export type BookTransactionPageArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<BookTransactionFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  sort?: InputMaybe<BookTransactionSort>;
};

export type BookOnDay = {
  readonly bookId?: Maybe<Scalars['Int']['output']>;
  readonly credit?: Maybe<Scalars['Money']['output']>;
  readonly debit?: Maybe<Scalars['Money']['output']>;
  readonly name?: Maybe<Scalars['String']['output']>;
};

export type BookTransaction = {
  readonly amount?: Maybe<Scalars['Money']['output']>;
  readonly balance?: Maybe<Scalars['Money']['output']>;
  readonly note?: Maybe<Scalars['String']['output']>;
  readonly transactionDate?: Maybe<Scalars['Date']['output']>;
  readonly transactionId?: Maybe<Scalars['Int']['output']>;
  readonly transactionType?: Maybe<Scalars['String']['output']>;
};

export type BookTransactionConnection = {
  readonly edges?: Maybe<ReadonlyArray<Maybe<BookTransactionEdge>>>;
  readonly offset?: Maybe<Scalars['Int']['output']>;
  readonly pageInfo: PageInfo;
  readonly totalAmount?: Maybe<Scalars['Money']['output']>;
  readonly totalCount?: Maybe<Scalars['Int']['output']>;
  readonly totalCountIsBound?: Maybe<Scalars['Boolean']['output']>;
};

export type BookTransactionEdge = {
  readonly cursor: Scalars['String']['output'];
  readonly node?: Maybe<BookTransaction>;
};

export type BookTransactionFilter = {
  readonly type?: InputMaybe<TransactionType>;
};

export type BookTransactionSort =
  | 'DATE_ASC'
  | 'DATE_DESC';

export type CancelRequestInput = {
  readonly clientMutationId?: InputMaybe<Scalars['String']['input']>;
  readonly idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  readonly requestId: Scalars['Int']['input'];
};

export type CancelRequestPayload = {
  readonly clientMutationId?: Maybe<Scalars['String']['output']>;
  readonly errors: ReadonlyArray<UserError>;
  readonly request?: Maybe<DistributionRequest>;
};

export type Change = {
  readonly accountId?: Maybe<Scalars['Int']['output']>;
  readonly accountOwnerId?: Maybe<Scalars['Int']['output']>;
  readonly at?: Maybe<Scalars['DateTime']['output']>;
  readonly kind?: Maybe<ChangeKind>;
  readonly number?: Maybe<Scalars['Int']['output']>;
  readonly position?: Maybe<Scalars['String']['output']>;
  readonly status?: Maybe<Scalars['String']['output']>;
};

export type ChangeKind =
  | 'ACCOUNT'
  | 'APPROVAL'
  | 'JOB'
  | 'OWNER'
  | 'REQUEST';

export type ChangePage = {
  readonly changes?: Maybe<ReadonlyArray<Maybe<Change>>>;
  readonly hasMore?: Maybe<Scalars['Boolean']['output']>;
  readonly next?: Maybe<Scalars['String']['output']>;
  readonly oldest?: Maybe<Scalars['String']['output']>;
};

export type ChangePasswordInput = {
  readonly clientMutationId?: InputMaybe<Scalars['String']['input']>;
  readonly currentPassword: Scalars['String']['input'];
  readonly newPassword: Scalars['String']['input'];
};

export type ChangePasswordPayload = {
  readonly clientMutationId?: Maybe<Scalars['String']['output']>;
  readonly errors: ReadonlyArray<UserError>;
};

export type CheckPlanFileInput = {
  readonly clientMutationId?: InputMaybe<Scalars['String']['input']>;
  readonly contentType: Scalars['String']['input'];
  readonly fileContent: Scalars['String']['input'];
  readonly fileName: Scalars['String']['input'];
  readonly format: PlanFileFormat;
  readonly planId: Scalars['Int']['input'];
};

export type CheckPlanFilePayload = {
  readonly check?: Maybe<PlanFileCheck>;
  readonly clientMutationId?: Maybe<Scalars['String']['output']>;
  readonly errors: ReadonlyArray<UserError>;
};

export type CheckReturn =
  | 'STALE'
  | 'STOPPED'
  | 'UNDELIVERABLE';

export type ClaimableAccount = {
  readonly accountId?: Maybe<Scalars['Int']['output']>;
  readonly balance?: Maybe<Scalars['Money']['output']>;
  readonly claimable?: Maybe<Scalars['Money']['output']>;
  readonly designated?: Maybe<ReadonlyArray<Maybe<DesignatedBeneficiary>>>;
  readonly designatedAt?: Maybe<Scalars['DateTime']['output']>;
  readonly designatedBy?: Maybe<Scalars['String']['output']>;
  readonly isClosed?: Maybe<Scalars['Boolean']['output']>;
  readonly isRoth?: Maybe<Scalars['Boolean']['output']>;
  readonly minimum?: Maybe<MinimumAtDeath>;
  readonly planAccountNumber?: Maybe<Scalars['String']['output']>;
  readonly whyNot?: Maybe<Scalars['String']['output']>;
};

export type CloseAction =
  | 'CANCEL'
  | 'REVERSE';

export type CloseMonthInput = {
  readonly clientMutationId?: InputMaybe<Scalars['String']['input']>;
  readonly idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  readonly month: Scalars['Date']['input'];
};

export type CloseMonthPayload = {
  readonly approval?: Maybe<Approval>;
  readonly approvalId?: Maybe<Scalars['Int']['output']>;
  readonly clientMutationId?: Maybe<Scalars['String']['output']>;
  readonly closedMonths?: Maybe<ClosedMonths>;
  readonly errors: ReadonlyArray<UserError>;
};

export type ClosePlanInput = {
  readonly clientMutationId?: InputMaybe<Scalars['String']['input']>;
  readonly idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  readonly isClosed: Scalars['Boolean']['input'];
  readonly planId: Scalars['Int']['input'];
};

export type ClosePlanPayload = {
  readonly clientMutationId?: Maybe<Scalars['String']['output']>;
  readonly errors: ReadonlyArray<UserError>;
  readonly plan?: Maybe<Plan>;
};

export type CloseRequestInput = {
  readonly action: CloseAction;
  readonly clientMutationId?: InputMaybe<Scalars['String']['input']>;
  readonly idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  readonly reason: ReasonInput;
  readonly requestId: Scalars['Int']['input'];
  readonly version: Scalars['Int']['input'];
};

export type CloseRequestPayload = {
  readonly clientMutationId?: Maybe<Scalars['String']['output']>;
  readonly errors: ReadonlyArray<UserError>;
  readonly request?: Maybe<StaffRequest>;
  readonly viewer?: Maybe<Viewer>;
};

export type CloseRolloverRequestInput = {
  readonly action: CloseAction;
  readonly clientMutationId?: InputMaybe<Scalars['String']['input']>;
  readonly idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  readonly request: RolloverRequestInput;
};

export type CloseRolloverRequestPayload = {
  readonly clientMutationId?: Maybe<Scalars['String']['output']>;
  readonly closedId?: Maybe<Scalars['ID']['output']>;
  readonly errors: ReadonlyArray<UserError>;
  readonly viewer?: Maybe<Viewer>;
  readonly waitsFor?: Maybe<Scalars['String']['output']>;
};

export type CloseWithdrawalRequestInput = {
  readonly action: CloseAction;
  readonly clientMutationId?: InputMaybe<Scalars['String']['input']>;
  readonly idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  readonly request: WithdrawalRequestInput;
};

export type CloseWithdrawalRequestPayload = {
  readonly clientMutationId?: Maybe<Scalars['String']['output']>;
  readonly closedId?: Maybe<Scalars['ID']['output']>;
  readonly errors: ReadonlyArray<UserError>;
  readonly viewer?: Maybe<Viewer>;
  readonly waitsFor?: Maybe<Scalars['String']['output']>;
};

export type ClosedMonth = {
  readonly approvedBy?: Maybe<Scalars['String']['output']>;
  readonly closedAt?: Maybe<Scalars['DateTime']['output']>;
  readonly closedBy?: Maybe<Scalars['String']['output']>;
  readonly custodyCash?: Maybe<Scalars['Money']['output']>;
  readonly customerTotal?: Maybe<Scalars['Money']['output']>;
  readonly month?: Maybe<Scalars['Date']['output']>;
};

export type ClosedMonths = {
  readonly closed?: Maybe<ReadonlyArray<Maybe<ClosedMonth>>>;
  readonly next?: Maybe<NextMonth>;
};

export type CompleteSignatureInput = {
  readonly clientMutationId?: InputMaybe<Scalars['String']['input']>;
  readonly consent: Scalars['Boolean']['input'];
  readonly envelopeId: Scalars['String']['input'];
  readonly signerName: Scalars['String']['input'];
};

export type CompleteSignaturePayload = {
  readonly clientMutationId?: Maybe<Scalars['String']['output']>;
  readonly envelope?: Maybe<SignatureEnvelope>;
  readonly errors: ReadonlyArray<UserError>;
};

export type CompletedJobSort =
  | 'COMPLETED_ASC'
  | 'COMPLETED_DESC'
  | 'ID_ASC'
  | 'ID_DESC';

export type ComplianceAccount = {
  readonly accountId?: Maybe<Scalars['Int']['output']>;
  readonly findings?: Maybe<ReadonlyArray<ComplianceFinding>>;
  readonly firstName?: Maybe<Scalars['String']['output']>;
  readonly lastName?: Maybe<Scalars['String']['output']>;
  readonly reasonRequired?: Maybe<Scalars['Boolean']['output']>;
  readonly standing?: Maybe<ComplianceStanding>;
};

export type ComplianceDecidedFilter = {
  readonly accountId?: InputMaybe<Scalars['Int']['input']>;
  readonly decision?: InputMaybe<ComplianceOutcome>;
  readonly from?: InputMaybe<Scalars['Date']['input']>;
  readonly to?: InputMaybe<Scalars['Date']['input']>;
};

export type ComplianceDecidedSort =
  | 'DECIDED_AT_ASC'
  | 'DECIDED_AT_DESC';

export type ComplianceDecision = {
  readonly accountId?: Maybe<Scalars['Int']['output']>;
  readonly accountOwner?: Maybe<AccountOwner>;
  readonly accountOwnerId?: Maybe<Scalars['Int']['output']>;
  readonly decidedAt?: Maybe<Scalars['DateTime']['output']>;
  readonly decidedBy?: Maybe<Scalars['String']['output']>;
  readonly decision?: Maybe<ComplianceOutcome>;
  readonly decisionId?: Maybe<Scalars['Int']['output']>;
  readonly findings?: Maybe<ReadonlyArray<ComplianceFinding>>;
  readonly firstName?: Maybe<Scalars['String']['output']>;
  readonly lastName?: Maybe<Scalars['String']['output']>;
  readonly reason?: Maybe<Scalars['String']['output']>;
};

export type ComplianceDecisionConnection = {
  readonly edges?: Maybe<ReadonlyArray<Maybe<ComplianceDecisionEdge>>>;
  readonly offset?: Maybe<Scalars['Int']['output']>;
  readonly pageInfo: PageInfo;
  readonly totalCount?: Maybe<Scalars['Int']['output']>;
  readonly totalCountIsBound?: Maybe<Scalars['Boolean']['output']>;
};

export type ComplianceDecisionEdge = {
  readonly cursor: Scalars['String']['output'];
  readonly node?: Maybe<ComplianceDecision>;
};

export type ComplianceFinding = {
  readonly comparedWith?: Maybe<Scalars['String']['output']>;
  readonly datum?: Maybe<Scalars['String']['output']>;
  readonly rule?: Maybe<Scalars['String']['output']>;
  readonly title?: Maybe<Scalars['String']['output']>;
};

export type ComplianceOutcome =
  | 'APPROVED'
  | 'REJECTED';

export type ComplianceOverview = {
  readonly pending?: Maybe<Pile>;
};

export type CompliancePendingFilter = {
  readonly accountId?: InputMaybe<Scalars['Int']['input']>;
  readonly find?: InputMaybe<Scalars['String']['input']>;
  readonly finding?: InputMaybe<Scalars['String']['input']>;
};

export type CompliancePendingRow = Node & {
  readonly accountId?: Maybe<Scalars['Int']['output']>;
  readonly accountOwner?: Maybe<AccountOwner>;
  readonly accountOwnerId?: Maybe<Scalars['Int']['output']>;
  /** @deprecated Use `loadedAt`. Until 2027-06-30. */
  readonly dateLoaded?: Maybe<Scalars['DateTime']['output']>;
  readonly dateOfBirth?: Maybe<Scalars['Date']['output']>;
  readonly findings?: Maybe<ReadonlyArray<ComplianceFinding>>;
  readonly firstName?: Maybe<Scalars['String']['output']>;
  readonly id: Scalars['ID']['output'];
  readonly identityCheckedAt?: Maybe<Scalars['DateTime']['output']>;
  readonly lastName?: Maybe<Scalars['String']['output']>;
  readonly loadedAt?: Maybe<Scalars['DateTime']['output']>;
  readonly qualifierKey?: Maybe<Scalars['String']['output']>;
  readonly reasonRequired?: Maybe<Scalars['Boolean']['output']>;
  readonly social?: Maybe<Scalars['String']['output']>;
};

export type CompliancePendingRowConnection = {
  readonly edges?: Maybe<ReadonlyArray<Maybe<CompliancePendingRowEdge>>>;
  readonly offset?: Maybe<Scalars['Int']['output']>;
  readonly pageInfo: PageInfo;
  readonly totalCount?: Maybe<Scalars['Int']['output']>;
  readonly totalCountIsBound?: Maybe<Scalars['Boolean']['output']>;
};

export type CompliancePendingRowEdge = {
  readonly cursor: Scalars['String']['output'];
  readonly node?: Maybe<CompliancePendingRow>;
};

export type CompliancePendingSort =
  | 'ACCOUNT_ID_ASC'
  | 'ACCOUNT_ID_DESC'
  | 'DATE_LOADED_ASC'
  | 'DATE_LOADED_DESC'
  | 'NAME_ASC'
  | 'NAME_DESC';

export type ComplianceStanding =
  | 'DECIDED'
  | 'UNKNOWN'
  | 'WAITING';

export type ConfirmOwnerDataInput = {
  readonly accountOwnerId: Scalars['Int']['input'];
  readonly clientMutationId?: InputMaybe<Scalars['String']['input']>;
  readonly idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  readonly note: Scalars['String']['input'];
  readonly recordId: Scalars['Int']['input'];
};

export type ConfirmOwnerDataPayload = {
  readonly accountOwner?: Maybe<AccountOwner>;
  readonly clientMutationId?: Maybe<Scalars['String']['output']>;
  readonly errors: ReadonlyArray<UserError>;
};

export type ConfirmSecondFactorInput = {
  readonly clientMutationId?: InputMaybe<Scalars['String']['input']>;
  readonly code: Scalars['String']['input'];
};

export type ConfirmSecondFactorPayload = {
  readonly clientMutationId?: Maybe<Scalars['String']['output']>;
  readonly errors: ReadonlyArray<UserError>;
  readonly signIn?: Maybe<SignInSettings>;
};

export type CorrectBeneficiaryInput = {
  readonly accountOwnerId?: InputMaybe<Scalars['Int']['input']>;
  readonly beneficiaryId: Scalars['Int']['input'];
  readonly clientMutationId?: InputMaybe<Scalars['String']['input']>;
  readonly dateOfBirth: Scalars['Date']['input'];
  readonly firstName: Scalars['String']['input'];
  readonly idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  readonly lastName: Scalars['String']['input'];
  readonly relationship?: InputMaybe<BeneficiaryRelationship>;
};

export type CorrectBeneficiaryPayload = {
  readonly beneficiary?: Maybe<Beneficiary>;
  readonly clientMutationId?: Maybe<Scalars['String']['output']>;
  readonly errors: ReadonlyArray<UserError>;
};

export type CorrectDeathRecipientInput = {
  readonly accountOwnerId: Scalars['Int']['input'];
  readonly address1: Scalars['String']['input'];
  readonly address2?: InputMaybe<Scalars['String']['input']>;
  readonly city: Scalars['String']['input'];
  readonly clientMutationId?: InputMaybe<Scalars['String']['input']>;
  readonly firstName: Scalars['String']['input'];
  readonly idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  readonly lastName: Scalars['String']['input'];
  readonly payeeId: Scalars['Int']['input'];
  readonly state: Scalars['String']['input'];
  readonly tin?: InputMaybe<Scalars['String']['input']>;
  readonly zip: Scalars['String']['input'];
};

export type CorrectDeathRecipientPayload = {
  readonly clientMutationId?: Maybe<Scalars['String']['output']>;
  readonly errors: ReadonlyArray<UserError>;
  readonly recipient?: Maybe<DeathRecipient>;
};

export type CorrectRequestInput = {
  readonly clientMutationId?: InputMaybe<Scalars['String']['input']>;
  readonly idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  readonly requestId: Scalars['Int']['input'];
};

export type CorrectRequestPayload = {
  readonly account?: Maybe<RetirementAccount>;
  readonly accountId?: Maybe<Scalars['Int']['output']>;
  readonly clientMutationId?: Maybe<Scalars['String']['output']>;
  readonly errors: ReadonlyArray<UserError>;
  readonly request?: Maybe<DistributionRequest>;
};

export type CreateCredentialInput = {
  readonly accountOwnerId?: InputMaybe<Scalars['Int']['input']>;
  readonly addresses?: InputMaybe<ReadonlyArray<Scalars['String']['input']>>;
  readonly clientMutationId?: InputMaybe<Scalars['String']['input']>;
  readonly days: Scalars['Int']['input'];
  readonly name: Scalars['String']['input'];
  readonly planId?: InputMaybe<Scalars['Int']['input']>;
  readonly requestsPerMinute?: InputMaybe<Scalars['Int']['input']>;
  readonly scopes: ReadonlyArray<Scalars['String']['input']>;
};

export type CreateCredentialPayload = {
  readonly clientMutationId?: Maybe<Scalars['String']['output']>;
  readonly credential?: Maybe<Credential>;
  readonly errors: ReadonlyArray<UserError>;
  readonly token?: Maybe<Scalars['String']['output']>;
};

export type CreatePlanInput = {
  readonly clientMutationId?: InputMaybe<Scalars['String']['input']>;
  readonly companyId: Scalars['Int']['input'];
  readonly idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  readonly interest: Scalars['Float']['input'];
  readonly name: Scalars['String']['input'];
  readonly parentPlanId?: InputMaybe<Scalars['Int']['input']>;
};

export type CreatePlanPayload = {
  readonly approvalId?: Maybe<Scalars['Int']['output']>;
  readonly clientMutationId?: Maybe<Scalars['String']['output']>;
  readonly errors: ReadonlyArray<UserError>;
  readonly planEdge?: Maybe<PlanEdge>;
};

export type CreateWebhookInput = {
  readonly clientMutationId?: InputMaybe<Scalars['String']['input']>;
  readonly kinds: ReadonlyArray<ChangeKind>;
  readonly name: Scalars['String']['input'];
  readonly url: Scalars['String']['input'];
};

export type CreateWebhookPayload = {
  readonly clientMutationId?: Maybe<Scalars['String']['output']>;
  readonly errors: ReadonlyArray<UserError>;
  readonly secret?: Maybe<Scalars['String']['output']>;
  readonly webhook?: Maybe<Webhook>;
};

export type Credential = Node & {
  readonly accountOwnerId?: Maybe<Scalars['Int']['output']>;
  readonly addresses?: Maybe<ReadonlyArray<Maybe<Scalars['String']['output']>>>;
  readonly approvalId?: Maybe<Scalars['Int']['output']>;
  readonly createdAt?: Maybe<Scalars['DateTime']['output']>;
  readonly createdBy?: Maybe<Scalars['String']['output']>;
  readonly credentialId?: Maybe<Scalars['Int']['output']>;
  readonly expiresAt?: Maybe<Scalars['DateTime']['output']>;
  readonly hint?: Maybe<Scalars['String']['output']>;
  readonly id: Scalars['ID']['output'];
  readonly lastUsedAt?: Maybe<Scalars['DateTime']['output']>;
  readonly lastUsedFrom?: Maybe<Scalars['String']['output']>;
  readonly name?: Maybe<Scalars['String']['output']>;
  readonly planId?: Maybe<Scalars['Int']['output']>;
  readonly requestsPerMinute?: Maybe<Scalars['Int']['output']>;
  readonly revokedAt?: Maybe<Scalars['DateTime']['output']>;
  readonly revokedBy?: Maybe<Scalars['String']['output']>;
  readonly scopes?: Maybe<ReadonlyArray<Maybe<Scalars['String']['output']>>>;
  readonly status?: Maybe<CredentialStatus>;
};

export type CredentialStatus =
  | 'EXPIRED'
  | 'REVOKED'
  | 'USABLE'
  | 'WAITING';

export type DataKind =
  | 'ADDRESS'
  | 'EMAIL'
  | 'PERSON'
  | 'PHONE';

export type DataPath =
  | 'BEFORE'
  | 'CREDENTIAL'
  | 'JOB'
  | 'OPERATOR'
  | 'PLAN_FILE'
  | 'REGISTRATION'
  | 'SCREEN'
  | 'STAFF';

export type DataStanding = {
  readonly noticesByLetter?: Maybe<Scalars['Boolean']['output']>;
  readonly registeredAt?: Maybe<Scalars['DateTime']['output']>;
  readonly unconfirmed?: Maybe<ReadonlyArray<Maybe<UnconfirmedData>>>;
};

export type DeathCertificate = {
  readonly downloadPath?: Maybe<Scalars['String']['output']>;
  readonly fileName?: Maybe<Scalars['String']['output']>;
  readonly guid?: Maybe<Scalars['String']['output']>;
};

export type DeathClaim = {
  readonly amount?: Maybe<Scalars['Money']['output']>;
  readonly beneficiaryId?: Maybe<Scalars['Int']['output']>;
  readonly evidenceState?: Maybe<EvidenceState>;
  readonly isFullAmount?: Maybe<Scalars['Boolean']['output']>;
  readonly maskedTin?: Maybe<Scalars['String']['output']>;
  readonly netAmount?: Maybe<Scalars['Money']['output']>;
  readonly number?: Maybe<Scalars['String']['output']>;
  readonly outcome?: Maybe<Scalars['String']['output']>;
  readonly planAccountNumber?: Maybe<Scalars['String']['output']>;
  readonly recipient?: Maybe<Scalars['String']['output']>;
  readonly recipientKind?: Maybe<RecipientKind>;
  readonly requestId?: Maybe<Scalars['Int']['output']>;
  readonly requestedAt?: Maybe<Scalars['DateTime']['output']>;
  readonly status?: Maybe<RequestStatus>;
};

export type DeathClaimQuote = {
  readonly amount?: Maybe<Scalars['Money']['output']>;
  readonly canModify?: Maybe<Scalars['Boolean']['output']>;
  readonly canOptOut?: Maybe<Scalars['Boolean']['output']>;
  readonly federalWithholding?: Maybe<Scalars['Money']['output']>;
  readonly fee?: Maybe<Scalars['Money']['output']>;
  readonly maximumFederalPercent?: Maybe<Scalars['Int']['output']>;
  readonly maximumState?: Maybe<Scalars['Money']['output']>;
  readonly message?: Maybe<Scalars['String']['output']>;
  readonly minimumState?: Maybe<Scalars['Money']['output']>;
};

export type DeathClaims = {
  readonly accounts?: Maybe<ReadonlyArray<Maybe<ClaimableAccount>>>;
  readonly claims?: Maybe<ReadonlyArray<Maybe<DeathClaim>>>;
  readonly recipients?: Maybe<ReadonlyArray<Maybe<DeathRecipient>>>;
};

export type DeathRecipient = {
  readonly address1?: Maybe<Scalars['String']['output']>;
  readonly address2?: Maybe<Scalars['String']['output']>;
  readonly city?: Maybe<Scalars['String']['output']>;
  readonly firstName?: Maybe<Scalars['String']['output']>;
  readonly kind?: Maybe<RecipientKind>;
  readonly lastName?: Maybe<Scalars['String']['output']>;
  readonly maskedTin?: Maybe<Scalars['String']['output']>;
  readonly payeeId?: Maybe<Scalars['Int']['output']>;
  readonly state?: Maybe<Scalars['String']['output']>;
  readonly zip?: Maybe<Scalars['String']['output']>;
};

export type DeathState =
  | 'CONFIRMED'
  | 'REPORTED';

export type DecideSanctionsMatchInput = {
  readonly clientMutationId?: InputMaybe<Scalars['String']['input']>;
  readonly idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  readonly isListed: Scalars['Boolean']['input'];
  readonly matchId: Scalars['Int']['input'];
  readonly reason: Scalars['String']['input'];
};

export type DecideSanctionsMatchPayload = {
  readonly clientMutationId?: Maybe<Scalars['String']['output']>;
  readonly errors: ReadonlyArray<UserError>;
  readonly sanctionsMatch?: Maybe<SanctionsMatch>;
  readonly viewer?: Maybe<Viewer>;
};

export type DepositSchedule =
  | 'MONTHLY'
  | 'SEMIWEEKLY';

export type DesignatedBeneficiary = {
  readonly beneficiaryId?: Maybe<Scalars['Int']['output']>;
  readonly dateOfBirth?: Maybe<Scalars['Date']['output']>;
  readonly entitled?: Maybe<Scalars['Money']['output']>;
  readonly firstName?: Maybe<Scalars['String']['output']>;
  readonly isPrimary?: Maybe<Scalars['Boolean']['output']>;
  readonly lastName?: Maybe<Scalars['String']['output']>;
  readonly share?: Maybe<Scalars['Int']['output']>;
};

export type DeskActor =
  | 'OPERATOR'
  | 'OWNER'
  | 'SECOND_PERSON'
  | 'STAFF';

export type DeskConnection = {
  readonly edges?: Maybe<ReadonlyArray<Maybe<DeskEdge>>>;
  readonly offset?: Maybe<Scalars['Int']['output']>;
  readonly pageInfo: PageInfo;
  readonly totalAmount?: Maybe<Scalars['Money']['output']>;
  readonly totalCount?: Maybe<Scalars['Int']['output']>;
  readonly totalCountIsBound?: Maybe<Scalars['Boolean']['output']>;
};

export type DeskEdge = {
  readonly cursor: Scalars['String']['output'];
  readonly node?: Maybe<DeskItem>;
};

export type DeskFilter = {
  readonly kind?: InputMaybe<DeskKind>;
};

export type DeskItem = {
  readonly accountOwnerId?: Maybe<Scalars['Int']['output']>;
  readonly ageInBankDays?: Maybe<Scalars['Int']['output']>;
  readonly amount?: Maybe<Scalars['Money']['output']>;
  readonly checkNumber?: Maybe<Scalars['Int']['output']>;
  readonly description?: Maybe<Scalars['String']['output']>;
  readonly isRollover?: Maybe<Scalars['Boolean']['output']>;
  readonly itemId?: Maybe<Scalars['Int']['output']>;
  readonly kind?: Maybe<DeskKind>;
  readonly list?: Maybe<RequestList>;
  readonly planAccountNumber?: Maybe<Scalars['String']['output']>;
  readonly requestId?: Maybe<Scalars['Int']['output']>;
  readonly requestNumber?: Maybe<Scalars['String']['output']>;
  readonly since?: Maybe<Scalars['Date']['output']>;
  readonly whoActs?: Maybe<DeskActor>;
};

export type DeskKind =
  | 'CHECK'
  | 'LINE'
  | 'PLAN'
  | 'RETURN'
  | 'SURPLUS'
  | 'UNSENT';

export type DeskSort =
  | 'AMOUNT_ASC'
  | 'AMOUNT_DESC'
  | 'KIND_ASC'
  | 'KIND_DESC'
  | 'SINCE_ASC'
  | 'SINCE_DESC';

export type DistributionRequest = Node & {
  readonly amount?: Maybe<Scalars['Money']['output']>;
  readonly attentionTo?: Maybe<Scalars['String']['output']>;
  readonly awaitsSignature?: Maybe<Scalars['Boolean']['output']>;
  /** @deprecated Use `requestedAt`. Until 2027-06-30. */
  readonly dateRequested?: Maybe<Scalars['DateTime']['output']>;
  readonly distributionType?: Maybe<Scalars['String']['output']>;
  /** @deprecated Use `type`. Until 2027-06-30. */
  readonly distributionTypeId?: Maybe<Scalars['Int']['output']>;
  readonly events?: Maybe<ReadonlyArray<Maybe<RequestEvent>>>;
  readonly evidence?: Maybe<EvidenceStanding>;
  readonly expectedFrom?: Maybe<Scalars['Date']['output']>;
  readonly expectedTo?: Maybe<Scalars['Date']['output']>;
  readonly federalWithholding?: Maybe<Scalars['Money']['output']>;
  readonly fee?: Maybe<Scalars['Money']['output']>;
  readonly id: Scalars['ID']['output'];
  readonly incompleteReason?: Maybe<Scalars['String']['output']>;
  readonly isAwaitingCode?: Maybe<Scalars['Boolean']['output']>;
  readonly isAwaitingContact?: Maybe<Scalars['Boolean']['output']>;
  readonly isAwaitingPlan?: Maybe<Scalars['Boolean']['output']>;
  readonly isCheck?: Maybe<Scalars['Boolean']['output']>;
  readonly isFullAmount?: Maybe<Scalars['Boolean']['output']>;
  readonly isHeld?: Maybe<Scalars['Boolean']['output']>;
  readonly isRollover?: Maybe<Scalars['Boolean']['output']>;
  readonly isUnderReview?: Maybe<Scalars['Boolean']['output']>;
  readonly mailedTo?: Maybe<Scalars['String']['output']>;
  readonly maskedEmail?: Maybe<Scalars['String']['output']>;
  readonly mayCancel?: Maybe<Scalars['Boolean']['output']>;
  readonly netAmount?: Maybe<Scalars['Money']['output']>;
  readonly number?: Maybe<Scalars['String']['output']>;
  readonly outcome?: Maybe<Scalars['String']['output']>;
  readonly paidNextYearFrom?: Maybe<Scalars['Date']['output']>;
  readonly paidNextYearOn?: Maybe<Scalars['Date']['output']>;
  readonly payee?: Maybe<Scalars['String']['output']>;
  readonly payments?: Maybe<ReadonlyArray<Maybe<RequestPayment>>>;
  readonly planAccountNumber?: Maybe<Scalars['String']['output']>;
  readonly progress?: Maybe<RequestProgress>;
  readonly receiptPath?: Maybe<Scalars['String']['output']>;
  readonly receivingAccount?: Maybe<Scalars['String']['output']>;
  readonly requestId?: Maybe<Scalars['Int']['output']>;
  readonly requestedAt?: Maybe<Scalars['DateTime']['output']>;
  readonly retirementAccountId?: Maybe<Scalars['Int']['output']>;
  readonly signBy?: Maybe<Scalars['Date']['output']>;
  readonly signedAt?: Maybe<Scalars['DateTime']['output']>;
  readonly stateWithholding?: Maybe<Scalars['Money']['output']>;
  readonly status?: Maybe<RequestStatus>;
  /** @deprecated Use `status`. Until 2027-06-30. */
  readonly statusId?: Maybe<Scalars['Int']['output']>;
  readonly statusLabel?: Maybe<Scalars['String']['output']>;
  readonly type?: Maybe<DistributionType>;
};

export type DistributionRequestConnection = {
  readonly edges?: Maybe<ReadonlyArray<Maybe<DistributionRequestEdge>>>;
  readonly offset?: Maybe<Scalars['Int']['output']>;
  readonly pageInfo: PageInfo;
  readonly totalCount?: Maybe<Scalars['Int']['output']>;
  readonly totalCountIsBound?: Maybe<Scalars['Boolean']['output']>;
};

export type DistributionRequestEdge = {
  readonly cursor: Scalars['String']['output'];
  readonly node?: Maybe<DistributionRequest>;
};

export type DistributionState =
  | 'AVAILABLE'
  | 'AWAITING_CUSTODIAL_DOCUMENT'
  | 'CLOSED'
  | 'NONE'
  | 'PENDING'
  | 'PENDING_CLOSURE';

export type DistributionType =
  | 'DEATH'
  | 'DISABILITY'
  | 'EARLY'
  | 'EARLY_EXCEPTIONS'
  | 'EARLY_ROTH'
  | 'NORMAL'
  | 'QUALIFIED_ROTH'
  | 'RECHARACTERIZED_CURRENT'
  | 'RECHARACTERIZED_PRIOR'
  | 'ROLLOVER'
  | 'ROTH_EXCEPTIONS'
  | 'TRANSFER';

export type Document = Node & {
  /** @deprecated Use `type`. Until 2027-06-30. */
  readonly attachmentTypeId?: Maybe<Scalars['Int']['output']>;
  readonly documentId?: Maybe<Scalars['Int']['output']>;
  readonly documentType?: Maybe<Scalars['String']['output']>;
  readonly downloadPath?: Maybe<Scalars['String']['output']>;
  readonly fileName?: Maybe<Scalars['String']['output']>;
  readonly guid?: Maybe<Scalars['String']['output']>;
  readonly id: Scalars['ID']['output'];
  /** @deprecated Use `modifiedAt`. Until 2027-06-30. */
  readonly lastModified?: Maybe<Scalars['DateTime']['output']>;
  readonly modifiedAt?: Maybe<Scalars['DateTime']['output']>;
  readonly type?: Maybe<DocumentType>;
};

export type DocumentConnection = {
  readonly edges?: Maybe<ReadonlyArray<Maybe<DocumentEdge>>>;
  readonly offset?: Maybe<Scalars['Int']['output']>;
  readonly pageInfo: PageInfo;
  readonly totalCount?: Maybe<Scalars['Int']['output']>;
  readonly totalCountIsBound?: Maybe<Scalars['Boolean']['output']>;
};

export type DocumentEdge = {
  readonly cursor: Scalars['String']['output'];
  readonly node?: Maybe<Document>;
};

export type DocumentFilter = {
  readonly find?: InputMaybe<Scalars['String']['input']>;
  readonly type?: InputMaybe<DocumentType>;
  readonly year?: InputMaybe<Scalars['Int']['input']>;
};

export type DocumentPart = {
  readonly kind?: Maybe<DocumentPartKind>;
  readonly rows?: Maybe<ReadonlyArray<Maybe<DocumentRow>>>;
  readonly text?: Maybe<Scalars['String']['output']>;
};

export type DocumentPartKind =
  | 'BLANKS'
  | 'DETAILS'
  | 'FIGURES'
  | 'HEADING'
  | 'LETTERHEAD'
  | 'PARAGRAPH'
  | 'TITLE';

export type DocumentRow = {
  readonly isStrong?: Maybe<Scalars['Boolean']['output']>;
  readonly label?: Maybe<Scalars['String']['output']>;
  readonly value?: Maybe<Scalars['String']['output']>;
};

export type DocumentSort =
  | 'FILE_NAME_ASC'
  | 'FILE_NAME_DESC'
  | 'MODIFIED_ASC'
  | 'MODIFIED_DESC';

export type DocumentType =
  | 'CUSTODIAL_AGREEMENT'
  | 'DISTRIBUTION_FORM'
  | 'EVIDENCE'
  | 'GENERAL_UPLOAD'
  | 'STATEMENT';

export type EmailSetting = Node & {
  readonly emailSetting?: Maybe<Scalars['Boolean']['output']>;
  readonly id: Scalars['ID']['output'];
};

export type EndAllSessionsInput = {
  readonly clientMutationId?: InputMaybe<Scalars['String']['input']>;
};

export type EndAllSessionsPayload = {
  readonly clientMutationId?: Maybe<Scalars['String']['output']>;
  readonly errors: ReadonlyArray<UserError>;
};

export type EndOpenSessionInput = {
  readonly clientMutationId?: InputMaybe<Scalars['String']['input']>;
  readonly sessionId: Scalars['Int']['input'];
};

export type EndOpenSessionPayload = {
  readonly clientMutationId?: Maybe<Scalars['String']['output']>;
  readonly errors: ReadonlyArray<UserError>;
  readonly openSessions?: Maybe<OpenSessions>;
};

export type EndSecondFactorInput = {
  readonly clientMutationId?: InputMaybe<Scalars['String']['input']>;
  readonly code: Scalars['String']['input'];
  readonly currentPassword: Scalars['String']['input'];
};

export type EndSecondFactorPayload = {
  readonly clientMutationId?: Maybe<Scalars['String']['output']>;
  readonly errors: ReadonlyArray<UserError>;
  readonly signIn?: Maybe<SignInSettings>;
};

export type EndWebhookInput = {
  readonly clientMutationId?: InputMaybe<Scalars['String']['input']>;
  readonly idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  readonly webhookId: Scalars['Int']['input'];
};

export type EndWebhookPayload = {
  readonly clientMutationId?: Maybe<Scalars['String']['output']>;
  readonly errors: ReadonlyArray<UserError>;
  readonly webhook?: Maybe<Webhook>;
};

export type EnterReleaseCodeInput = {
  readonly accountOwnerId?: InputMaybe<Scalars['Int']['input']>;
  readonly clientMutationId?: InputMaybe<Scalars['String']['input']>;
  readonly code: Scalars['String']['input'];
  readonly idempotencyKey?: InputMaybe<Scalars['String']['input']>;
};

export type EnterReleaseCodePayload = {
  readonly accountOwner?: Maybe<AccountOwner>;
  readonly clientMutationId?: Maybe<Scalars['String']['output']>;
  readonly errors: ReadonlyArray<UserError>;
};

export type ErrorCode =
  | 'BAD_USER_INPUT'
  | 'FORBIDDEN'
  | 'INTERNAL'
  | 'NOT_FOUND'
  | 'RATE_LIMITED'
  | 'READ_ONLY'
  | 'UNAUTHENTICATED'
  | 'UPSTREAM_CONTRACT'
  | 'UPSTREAM_TIMEOUT'
  | 'UPSTREAM_UNAVAILABLE';

export type EvidenceKind =
  | 'CLAIM_FORM'
  | 'CLAIM_FORM_ESTATE'
  | 'CLAIM_FORM_TRUST'
  | 'PHYSICIAN_STATEMENT'
  | 'SSA_DETERMINATION';

export type EvidenceOf =
  | 'DEATH'
  | 'DISABILITY';

export type EvidenceOutcome =
  | 'ACCEPTED'
  | 'REFUSED'
  | 'REPLACED'
  | 'WITHDRAWN';

export type EvidenceStanding = {
  readonly of?: Maybe<EvidenceOf>;
  readonly state?: Maybe<EvidenceState>;
};

export type EvidenceState =
  | 'ACCEPTED'
  | 'MISSING'
  | 'REFUSED'
  | 'WAITING';

export type Export = {
  readonly amount?: Maybe<Scalars['Money']['output']>;
  readonly askedAt?: Maybe<Scalars['DateTime']['output']>;
  readonly availableUntil?: Maybe<Scalars['DateTime']['output']>;
  readonly downloadsLeft?: Maybe<Scalars['Int']['output']>;
  readonly exportId?: Maybe<Scalars['Int']['output']>;
  readonly id: Scalars['ID']['output'];
  readonly narrowedBy?: Maybe<ReadonlyArray<ExportWords>>;
  readonly rows?: Maybe<Scalars['Int']['output']>;
  readonly status?: Maybe<ExportStatus>;
  readonly title?: Maybe<Scalars['String']['output']>;
  readonly whyNotAlone?: Maybe<Scalars['String']['output']>;
};

export type ExportFilterInput = {
  readonly name: Scalars['String']['input'];
  readonly value: Scalars['String']['input'];
};

export type ExportListInput = {
  readonly accountId?: InputMaybe<Scalars['Int']['input']>;
  readonly accountOwnerId?: InputMaybe<Scalars['Int']['input']>;
  readonly bookId?: InputMaybe<Scalars['Int']['input']>;
  readonly clientMutationId?: InputMaybe<Scalars['String']['input']>;
  readonly filters?: InputMaybe<ReadonlyArray<ExportFilterInput>>;
  readonly idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  readonly list: ExportedList;
  readonly planId?: InputMaybe<Scalars['Int']['input']>;
  readonly requestList?: InputMaybe<RequestList>;
  readonly sort?: InputMaybe<Scalars['String']['input']>;
};

export type ExportListPayload = {
  readonly clientMutationId?: Maybe<Scalars['String']['output']>;
  readonly errors: ReadonlyArray<UserError>;
  readonly export?: Maybe<Export>;
};

export type ExportStatus =
  | 'LAPSED'
  | 'OVER'
  | 'READY'
  | 'REFUSED'
  | 'WAITING'
  | 'WITHDRAWN';

export type ExportWords = {
  readonly label?: Maybe<Scalars['String']['output']>;
  readonly value?: Maybe<Scalars['String']['output']>;
};

export type ExportedList =
  | 'ACCOUNT_BOOK'
  | 'AUDIT'
  | 'BANK_LINES'
  | 'BOOK'
  | 'COMPLETED_JOBS'
  | 'COMPLIANCE_DECIDED'
  | 'COMPLIANCE_PENDING'
  | 'DOCUMENTS'
  | 'INCOMPLETE_JOBS'
  | 'NOTES'
  | 'PLANS'
  | 'PLAN_UPLOADS'
  | 'RELATED_PLANS'
  | 'RETURNS'
  | 'RETURNS_DESK'
  | 'ROLLOVERS'
  | 'TAX_FORMS'
  | 'UNDELIVERED'
  | 'UPLOAD_CENTER'
  | 'WITHDRAWALS';

export type FileDownload = {
  readonly content?: Maybe<Scalars['String']['output']>;
  readonly contentType?: Maybe<Scalars['String']['output']>;
  readonly fileName?: Maybe<Scalars['String']['output']>;
};

export type FileToOpen = {
  readonly downloadPath?: Maybe<Scalars['String']['output']>;
  readonly fileName?: Maybe<Scalars['String']['output']>;
};

export type FinalizeWizardInput = {
  readonly accountId: Scalars['Int']['input'];
  readonly accountOwnerId?: InputMaybe<Scalars['Int']['input']>;
  readonly clientMutationId?: InputMaybe<Scalars['String']['input']>;
  readonly idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  readonly version?: InputMaybe<Scalars['Int']['input']>;
};

export type FinalizeWizardPayload = {
  readonly account?: Maybe<RetirementAccount>;
  readonly accountOwner?: Maybe<AccountOwner>;
  readonly clientMutationId?: Maybe<Scalars['String']['output']>;
  readonly errors: ReadonlyArray<UserError>;
  readonly request?: Maybe<DistributionRequest>;
  readonly requestId?: Maybe<Scalars['Int']['output']>;
};

export type Job = Node & {
  readonly batchId?: Maybe<Scalars['String']['output']>;
  readonly completedAt?: Maybe<Scalars['DateTime']['output']>;
  /** @deprecated Use `completedAt`. Until 2027-06-30. */
  readonly dateCompleted?: Maybe<Scalars['DateTime']['output']>;
  /** @deprecated Use `scheduledAt`. Until 2027-06-30. */
  readonly dateScheduled?: Maybe<Scalars['DateTime']['output']>;
  readonly endedAt?: Maybe<Scalars['DateTime']['output']>;
  readonly failures?: Maybe<ReadonlyArray<Maybe<JobFailure>>>;
  readonly files?: Maybe<ReadonlyArray<Maybe<JobFile>>>;
  readonly id: Scalars['ID']['output'];
  readonly isInterrupted?: Maybe<Scalars['Boolean']['output']>;
  readonly jobId?: Maybe<Scalars['Int']['output']>;
  readonly jobType?: Maybe<Scalars['String']['output']>;
  /** @deprecated Use `type`. Until 2027-06-30. */
  readonly jobTypeId?: Maybe<Scalars['Int']['output']>;
  readonly note?: Maybe<Scalars['String']['output']>;
  readonly percentDone?: Maybe<Scalars['Int']['output']>;
  readonly scheduledAt?: Maybe<Scalars['DateTime']['output']>;
  readonly startedAt?: Maybe<Scalars['DateTime']['output']>;
  readonly type?: Maybe<JobType>;
};

export type JobConnection = {
  readonly edges?: Maybe<ReadonlyArray<Maybe<JobEdge>>>;
  readonly offset?: Maybe<Scalars['Int']['output']>;
  readonly pageInfo: PageInfo;
  readonly totalCount?: Maybe<Scalars['Int']['output']>;
  readonly totalCountIsBound?: Maybe<Scalars['Boolean']['output']>;
};

export type JobEdge = {
  readonly cursor: Scalars['String']['output'];
  readonly node?: Maybe<Job>;
};

export type JobFailure = {
  readonly accountOwnerId?: Maybe<Scalars['Int']['output']>;
  readonly item?: Maybe<Scalars['String']['output']>;
  readonly reason?: Maybe<Scalars['String']['output']>;
};

export type JobFile = {
  readonly downloadPath?: Maybe<Scalars['String']['output']>;
  readonly fileName?: Maybe<Scalars['String']['output']>;
  readonly jobFileId?: Maybe<Scalars['Int']['output']>;
};

export type JobFilter = {
  readonly type?: InputMaybe<JobType>;
};

export type JobSort =
  | 'ID_ASC'
  | 'ID_DESC';

export type JobType =
  | 'ANNUAL_FEE'
  | 'BANK_STATEMENT'
  | 'BANK_UPLOAD'
  | 'CALCULATE_INTEREST'
  | 'CALCULATE_WITHDRAWALS'
  | 'COMPLIANCE_EMAIL'
  | 'DAILY_ACTIVITY_REPORT'
  | 'FEE_SWEEP'
  | 'IDENTITY_CHECK'
  | 'INTEREST_FUNDING'
  | 'MINIMUM_NOTICE'
  | 'PENDING_ACTIVITY_REPORT'
  | 'PLAN_UPLOAD'
  | 'PRINT_VENDOR_UPLOAD'
  | 'PROCESS_REJECTIONS'
  | 'PROCESS_WITHDRAWALS'
  | 'SIGNATURE_REMINDER'
  | 'STATEMENT_UPLOAD'
  | 'TAX_COPIES'
  | 'TAX_FORMS'
  | 'TAX_RETURNS'
  | 'WELCOME_LETTERS';

export type LinkRequestEvidenceInput = {
  readonly accountOwnerId: Scalars['Int']['input'];
  readonly clientMutationId?: InputMaybe<Scalars['String']['input']>;
  readonly documentedOn: Scalars['Date']['input'];
  readonly guid: Scalars['String']['input'];
  readonly idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  readonly kind: EvidenceKind;
  readonly requestId: Scalars['Int']['input'];
};

export type LinkRequestEvidencePayload = {
  readonly clientMutationId?: Maybe<Scalars['String']['output']>;
  readonly errors: ReadonlyArray<UserError>;
  readonly state?: Maybe<EvidenceState>;
  readonly viewer?: Maybe<Viewer>;
};

export type LoginInput = {
  readonly clientMutationId?: InputMaybe<Scalars['String']['input']>;
  readonly code?: InputMaybe<Scalars['String']['input']>;
  readonly password: Scalars['String']['input'];
  readonly username: Scalars['String']['input'];
};

export type LoginPayload = {
  readonly accountOwnerId?: Maybe<Scalars['Int']['output']>;
  readonly clientMutationId?: Maybe<Scalars['String']['output']>;
  readonly errors: ReadonlyArray<UserError>;
  readonly expiresAt?: Maybe<Scalars['DateTime']['output']>;
  readonly role?: Maybe<Role>;
  /** @deprecated Use `role`. Until 2027-06-30. */
  readonly roleId?: Maybe<Scalars['Int']['output']>;
  readonly token?: Maybe<Scalars['String']['output']>;
  readonly userId?: Maybe<Scalars['Int']['output']>;
  readonly viewer?: Maybe<Viewer>;
};

export type LogoutInput = {
  readonly clientMutationId?: InputMaybe<Scalars['String']['input']>;
};

export type LogoutPayload = {
  readonly clientMutationId?: Maybe<Scalars['String']['output']>;
  readonly errors: ReadonlyArray<UserError>;
};

export type MakeDeathClaimInput = {
  readonly accountId: Scalars['Int']['input'];
  readonly accountNumber?: InputMaybe<Scalars['String']['input']>;
  readonly accountOwnerId: Scalars['Int']['input'];
  readonly address1: Scalars['String']['input'];
  readonly address2?: InputMaybe<Scalars['String']['input']>;
  readonly amount?: InputMaybe<Scalars['Money']['input']>;
  readonly beneficiaryId?: InputMaybe<Scalars['Int']['input']>;
  readonly city: Scalars['String']['input'];
  readonly clientMutationId?: InputMaybe<Scalars['String']['input']>;
  readonly confirmAccountNumber?: InputMaybe<Scalars['String']['input']>;
  readonly federalPercent: Scalars['Int']['input'];
  readonly firstName: Scalars['String']['input'];
  readonly idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  readonly isCheck: Scalars['Boolean']['input'];
  readonly isFullAmount: Scalars['Boolean']['input'];
  readonly isSavings?: InputMaybe<Scalars['Boolean']['input']>;
  readonly kind: RecipientKind;
  readonly lastName: Scalars['String']['input'];
  readonly routingNumber?: InputMaybe<Scalars['String']['input']>;
  readonly state: Scalars['String']['input'];
  readonly stateOptOut: Scalars['Boolean']['input'];
  readonly stateWithholding?: InputMaybe<Scalars['Money']['input']>;
  readonly tin: Scalars['String']['input'];
  readonly zip: Scalars['String']['input'];
};

export type MakeDeathClaimPayload = {
  readonly accountOwner?: Maybe<AccountOwner>;
  readonly clientMutationId?: Maybe<Scalars['String']['output']>;
  readonly errors: ReadonlyArray<UserError>;
  readonly requestId?: Maybe<Scalars['Int']['output']>;
};

export type MarkUploadCompleteInput = {
  readonly attachmentId: Scalars['Int']['input'];
  readonly clientMutationId?: InputMaybe<Scalars['String']['input']>;
  readonly idempotencyKey?: InputMaybe<Scalars['String']['input']>;
};

export type MarkUploadCompletePayload = {
  readonly clientMutationId?: Maybe<Scalars['String']['output']>;
  readonly completedId?: Maybe<Scalars['ID']['output']>;
  readonly errors: ReadonlyArray<UserError>;
  readonly viewer?: Maybe<Viewer>;
};

export type MatchBankLineInput = {
  readonly bankLineId: Scalars['Int']['input'];
  readonly clientMutationId?: InputMaybe<Scalars['String']['input']>;
  readonly difference?: InputMaybe<PlanDifferenceInput>;
  readonly idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  readonly note: Scalars['String']['input'];
  readonly paymentIds?: InputMaybe<ReadonlyArray<Scalars['Int']['input']>>;
  readonly planFileIds?: InputMaybe<ReadonlyArray<Scalars['Int']['input']>>;
  readonly planSettlementId?: InputMaybe<Scalars['Int']['input']>;
  readonly planSurplusId?: InputMaybe<Scalars['Int']['input']>;
  readonly transactionId?: InputMaybe<Scalars['Int']['input']>;
  readonly transferReference?: InputMaybe<Scalars['String']['input']>;
};

export type MatchBankLinePayload = {
  readonly approval?: Maybe<Approval>;
  readonly approvalId?: Maybe<Scalars['Int']['output']>;
  readonly bankLine?: Maybe<BankLineDetail>;
  readonly clientMutationId?: Maybe<Scalars['String']['output']>;
  readonly errors: ReadonlyArray<UserError>;
};

export type MenuCounts = {
  readonly approvedRollovers?: Maybe<Scalars['Int']['output']>;
  readonly approvedWithdrawals?: Maybe<Scalars['Int']['output']>;
  readonly incompleteRollovers?: Maybe<Scalars['Int']['output']>;
  readonly incompleteWithdrawals?: Maybe<Scalars['Int']['output']>;
  readonly pendingRollovers?: Maybe<Scalars['Int']['output']>;
  readonly pendingWithdrawals?: Maybe<Scalars['Int']['output']>;
  readonly uploads?: Maybe<Scalars['Int']['output']>;
};

export type MinimumAtDeath = {
  readonly dueOn?: Maybe<Scalars['Date']['output']>;
  readonly paidToOwner?: Maybe<Scalars['Money']['output']>;
  readonly paidToRecipients?: Maybe<Scalars['Money']['output']>;
  readonly remaining?: Maybe<Scalars['Money']['output']>;
  readonly required?: Maybe<Scalars['Money']['output']>;
  readonly waivedUntil?: Maybe<Scalars['Date']['output']>;
  readonly year?: Maybe<Scalars['Int']['output']>;
};

export type MissingTaxTable = {
  readonly states?: Maybe<ReadonlyArray<Maybe<Scalars['String']['output']>>>;
  readonly year?: Maybe<Scalars['Int']['output']>;
};

export type MoneyOfDay = {
  readonly day?: Maybe<Scalars['Date']['output']>;
  readonly in?: Maybe<Scalars['Money']['output']>;
  readonly out?: Maybe<Scalars['Money']['output']>;
};

export type Mutation = {
  readonly addBeneficiary?: Maybe<AddBeneficiaryPayload>;
  readonly addNote?: Maybe<AddNotePayload>;
  readonly approveApproval?: Maybe<ApproveApprovalPayload>;
  readonly approveCompliance?: Maybe<ApproveCompliancePayload>;
  readonly approveRequest?: Maybe<ApproveRequestPayload>;
  readonly askToSignAgain?: Maybe<AskToSignAgainPayload>;
  readonly cancelRequest?: Maybe<CancelRequestPayload>;
  readonly changePassword?: Maybe<ChangePasswordPayload>;
  readonly checkPlanFile?: Maybe<CheckPlanFilePayload>;
  readonly closeMonth?: Maybe<CloseMonthPayload>;
  readonly closePlan?: Maybe<ClosePlanPayload>;
  readonly closeRequest?: Maybe<CloseRequestPayload>;
  readonly closeRolloverRequest?: Maybe<CloseRolloverRequestPayload>;
  readonly closeWithdrawalRequest?: Maybe<CloseWithdrawalRequestPayload>;
  readonly completeSignature?: Maybe<CompleteSignaturePayload>;
  readonly confirmOwnerData?: Maybe<ConfirmOwnerDataPayload>;
  readonly confirmSecondFactor?: Maybe<ConfirmSecondFactorPayload>;
  readonly correctBeneficiary?: Maybe<CorrectBeneficiaryPayload>;
  readonly correctDeathRecipient?: Maybe<CorrectDeathRecipientPayload>;
  readonly correctRequest?: Maybe<CorrectRequestPayload>;
  readonly createCredential?: Maybe<CreateCredentialPayload>;
  readonly createPlan?: Maybe<CreatePlanPayload>;
  readonly createWebhook?: Maybe<CreateWebhookPayload>;
  readonly decideSanctionsMatch?: Maybe<DecideSanctionsMatchPayload>;
  readonly endAllSessions?: Maybe<EndAllSessionsPayload>;
  readonly endOpenSession?: Maybe<EndOpenSessionPayload>;
  readonly endSecondFactor?: Maybe<EndSecondFactorPayload>;
  readonly endWebhook?: Maybe<EndWebhookPayload>;
  readonly enterReleaseCode?: Maybe<EnterReleaseCodePayload>;
  readonly exportList?: Maybe<ExportListPayload>;
  readonly finalizeWizard?: Maybe<FinalizeWizardPayload>;
  readonly linkRequestEvidence?: Maybe<LinkRequestEvidencePayload>;
  readonly login?: Maybe<LoginPayload>;
  readonly logout?: Maybe<LogoutPayload>;
  readonly makeDeathClaim?: Maybe<MakeDeathClaimPayload>;
  readonly markUploadComplete?: Maybe<MarkUploadCompletePayload>;
  readonly matchBankLine?: Maybe<MatchBankLinePayload>;
  readonly orderReleaseLetter?: Maybe<OrderReleaseLetterPayload>;
  readonly payEstate?: Maybe<PayEstatePayload>;
  readonly pinNote?: Maybe<PinNotePayload>;
  readonly postTransaction?: Maybe<PostTransactionPayload>;
  readonly quoteDeathClaim?: Maybe<QuoteDeathClaimPayload>;
  readonly readReceivingAccount?: Maybe<ReadReceivingAccountPayload>;
  readonly recordReleaseCall?: Maybe<RecordReleaseCallPayload>;
  readonly recordStateForm?: Maybe<RecordStateFormPayload>;
  readonly redepositRequest?: Maybe<RedepositRequestPayload>;
  readonly refuseApproval?: Maybe<RefuseApprovalPayload>;
  readonly registerEmail?: Maybe<RegisterEmailPayload>;
  readonly registerPerson?: Maybe<RegisterPersonPayload>;
  readonly rejectCompliance?: Maybe<RejectCompliancePayload>;
  readonly removeBeneficiary?: Maybe<RemoveBeneficiaryPayload>;
  readonly reopenUpload?: Maybe<ReopenUploadPayload>;
  readonly replayWebhook?: Maybe<ReplayWebhookPayload>;
  readonly reportOwnerDeath?: Maybe<ReportOwnerDeathPayload>;
  readonly requestPasswordReset?: Maybe<RequestPasswordResetPayload>;
  readonly resendAgreement?: Maybe<ResendAgreementPayload>;
  readonly resendSignatureLink?: Maybe<ResendSignatureLinkPayload>;
  readonly resendVerificationCode?: Maybe<ResendVerificationCodePayload>;
  readonly resetPassword?: Maybe<ResetPasswordPayload>;
  readonly retryJob?: Maybe<RetryJobPayload>;
  readonly returnPlanMoney?: Maybe<ReturnPlanMoneyPayload>;
  readonly revealRegistrationCode?: Maybe<RevealRegistrationCodePayload>;
  readonly revealSocial?: Maybe<RevealSocialPayload>;
  readonly reversePosting?: Maybe<ReversePostingPayload>;
  readonly reverseTransaction?: Maybe<ReverseTransactionPayload>;
  readonly revokeCredential?: Maybe<RevokeCredentialPayload>;
  readonly rollWebhookSecret?: Maybe<RollWebhookSecretPayload>;
  readonly saveWizardAmount?: Maybe<SaveWizardAmountPayload>;
  readonly saveWizardBankAccount?: Maybe<SaveWizardBankAccountPayload>;
  readonly saveWizardDistributionType?: Maybe<SaveWizardDistributionTypePayload>;
  readonly saveWizardEvidencedType?: Maybe<SaveWizardEvidencedTypePayload>;
  readonly saveWizardFederal?: Maybe<SaveWizardFederalPayload>;
  readonly saveWizardPayment?: Maybe<SaveWizardPaymentPayload>;
  readonly saveWizardRollover?: Maybe<SaveWizardRolloverPayload>;
  readonly saveWizardState?: Maybe<SaveWizardStatePayload>;
  readonly sendRequestEvidence?: Maybe<SendRequestEvidencePayload>;
  readonly sendSigningCode?: Maybe<SendSigningCodePayload>;
  readonly setRequestIncomplete?: Maybe<SetRequestIncompletePayload>;
  readonly settlePlanMoney?: Maybe<SettlePlanMoneyPayload>;
  readonly signRequest?: Maybe<SignRequestPayload>;
  readonly startJob?: Maybe<StartJobPayload>;
  readonly startSecondFactor?: Maybe<StartSecondFactorPayload>;
  readonly startWizardOver?: Maybe<StartWizardOverPayload>;
  readonly takeInReturns?: Maybe<TakeInReturnsPayload>;
  readonly takeOwnerDeathBack?: Maybe<TakeOwnerDeathBackPayload>;
  readonly testWebhook?: Maybe<TestWebhookPayload>;
  readonly undoBankMatch?: Maybe<UndoBankMatchPayload>;
  readonly undoPlanSettlement?: Maybe<UndoPlanSettlementPayload>;
  readonly updateAccountSetupDate?: Maybe<UpdateAccountSetupDatePayload>;
  readonly updateAccountStatus?: Maybe<UpdateAccountStatusPayload>;
  readonly updateAdminProfile?: Maybe<UpdateAdminProfilePayload>;
  readonly updateBeneficiaryAllocations?: Maybe<UpdateBeneficiaryAllocationsPayload>;
  readonly updateCellPhone?: Maybe<UpdateCellPhonePayload>;
  readonly updateEmailSetting?: Maybe<UpdateEmailSettingPayload>;
  readonly updateMailingAddress?: Maybe<UpdateMailingAddressPayload>;
  readonly updatePlan?: Maybe<UpdatePlanPayload>;
  readonly updateRolloverRequest?: Maybe<UpdateRolloverRequestPayload>;
  readonly updateWithdrawalRequest?: Maybe<UpdateWithdrawalRequestPayload>;
  readonly uploadFile?: Maybe<UploadFilePayload>;
  readonly uploadPlanFile?: Maybe<UploadPlanFilePayload>;
  readonly uploadRolloverForm?: Maybe<UploadRolloverFormPayload>;
  readonly verifyRegistration?: Maybe<VerifyRegistrationPayload>;
  readonly visitRequest?: Maybe<VisitRequestPayload>;
  readonly withdrawApproval?: Maybe<WithdrawApprovalPayload>;
  readonly withdrawPlanRate?: Maybe<WithdrawPlanRatePayload>;
};


export type MutationAddBeneficiaryArgs = {
  input: AddBeneficiaryInput;
};


export type MutationAddNoteArgs = {
  input: AddNoteInput;
};


export type MutationApproveApprovalArgs = {
  input: ApproveApprovalInput;
};


export type MutationApproveComplianceArgs = {
  input: ApproveComplianceInput;
};


export type MutationApproveRequestArgs = {
  input: ApproveRequestInput;
};


export type MutationAskToSignAgainArgs = {
  input: AskToSignAgainInput;
};


export type MutationCancelRequestArgs = {
  input: CancelRequestInput;
};


export type MutationChangePasswordArgs = {
  input: ChangePasswordInput;
};


export type MutationCheckPlanFileArgs = {
  input: CheckPlanFileInput;
};


export type MutationCloseMonthArgs = {
  input: CloseMonthInput;
};


export type MutationClosePlanArgs = {
  input: ClosePlanInput;
};


export type MutationCloseRequestArgs = {
  input: CloseRequestInput;
};


export type MutationCloseRolloverRequestArgs = {
  input: CloseRolloverRequestInput;
};


export type MutationCloseWithdrawalRequestArgs = {
  input: CloseWithdrawalRequestInput;
};


export type MutationCompleteSignatureArgs = {
  input: CompleteSignatureInput;
};


export type MutationConfirmOwnerDataArgs = {
  input: ConfirmOwnerDataInput;
};


export type MutationConfirmSecondFactorArgs = {
  input: ConfirmSecondFactorInput;
};


export type MutationCorrectBeneficiaryArgs = {
  input: CorrectBeneficiaryInput;
};


export type MutationCorrectDeathRecipientArgs = {
  input: CorrectDeathRecipientInput;
};


export type MutationCorrectRequestArgs = {
  input: CorrectRequestInput;
};


export type MutationCreateCredentialArgs = {
  input: CreateCredentialInput;
};


export type MutationCreatePlanArgs = {
  input: CreatePlanInput;
};


export type MutationCreateWebhookArgs = {
  input: CreateWebhookInput;
};


export type MutationDecideSanctionsMatchArgs = {
  input: DecideSanctionsMatchInput;
};


export type MutationEndAllSessionsArgs = {
  input: EndAllSessionsInput;
};


export type MutationEndOpenSessionArgs = {
  input: EndOpenSessionInput;
};


export type MutationEndSecondFactorArgs = {
  input: EndSecondFactorInput;
};


export type MutationEndWebhookArgs = {
  input: EndWebhookInput;
};


export type MutationEnterReleaseCodeArgs = {
  input: EnterReleaseCodeInput;
};


export type MutationExportListArgs = {
  input: ExportListInput;
};


export type MutationFinalizeWizardArgs = {
  input: FinalizeWizardInput;
};


export type MutationLinkRequestEvidenceArgs = {
  input: LinkRequestEvidenceInput;
};


export type MutationLoginArgs = {
  input: LoginInput;
};


export type MutationLogoutArgs = {
  input: LogoutInput;
};


export type MutationMakeDeathClaimArgs = {
  input: MakeDeathClaimInput;
};


export type MutationMarkUploadCompleteArgs = {
  input: MarkUploadCompleteInput;
};


export type MutationMatchBankLineArgs = {
  input: MatchBankLineInput;
};


export type MutationOrderReleaseLetterArgs = {
  input: OrderReleaseLetterInput;
};


export type MutationPayEstateArgs = {
  input: PayEstateInput;
};


export type MutationPinNoteArgs = {
  input: PinNoteInput;
};


export type MutationPostTransactionArgs = {
  input: PostTransactionInput;
};


export type MutationQuoteDeathClaimArgs = {
  input: QuoteDeathClaimInput;
};


export type MutationReadReceivingAccountArgs = {
  input: ReadReceivingAccountInput;
};


export type MutationRecordReleaseCallArgs = {
  input: RecordReleaseCallInput;
};


export type MutationRecordStateFormArgs = {
  input: RecordStateFormInput;
};


export type MutationRedepositRequestArgs = {
  input: RedepositRequestInput;
};


export type MutationRefuseApprovalArgs = {
  input: RefuseApprovalInput;
};


export type MutationRegisterEmailArgs = {
  input: RegisterEmailInput;
};


export type MutationRegisterPersonArgs = {
  input: RegisterPersonInput;
};


export type MutationRejectComplianceArgs = {
  input: RejectComplianceInput;
};


export type MutationRemoveBeneficiaryArgs = {
  input: RemoveBeneficiaryInput;
};


export type MutationReopenUploadArgs = {
  input: ReopenUploadInput;
};


export type MutationReplayWebhookArgs = {
  input: ReplayWebhookInput;
};


export type MutationReportOwnerDeathArgs = {
  input: ReportOwnerDeathInput;
};


export type MutationRequestPasswordResetArgs = {
  input: RequestPasswordResetInput;
};


export type MutationResendAgreementArgs = {
  input: ResendAgreementInput;
};


export type MutationResendSignatureLinkArgs = {
  input: ResendSignatureLinkInput;
};


export type MutationResendVerificationCodeArgs = {
  input: ResendVerificationCodeInput;
};


export type MutationResetPasswordArgs = {
  input: ResetPasswordInput;
};


export type MutationRetryJobArgs = {
  input: RetryJobInput;
};


export type MutationReturnPlanMoneyArgs = {
  input: ReturnPlanMoneyInput;
};


export type MutationRevealRegistrationCodeArgs = {
  input: RevealRegistrationCodeInput;
};


export type MutationRevealSocialArgs = {
  input: RevealSocialInput;
};


export type MutationReversePostingArgs = {
  input: ReversePostingInput;
};


export type MutationReverseTransactionArgs = {
  input: ReverseTransactionInput;
};


export type MutationRevokeCredentialArgs = {
  input: RevokeCredentialInput;
};


export type MutationRollWebhookSecretArgs = {
  input: RollWebhookSecretInput;
};


export type MutationSaveWizardAmountArgs = {
  input: SaveWizardAmountInput;
};


export type MutationSaveWizardBankAccountArgs = {
  input: SaveWizardBankAccountInput;
};


export type MutationSaveWizardDistributionTypeArgs = {
  input: SaveWizardDistributionTypeInput;
};


export type MutationSaveWizardEvidencedTypeArgs = {
  input: SaveWizardEvidencedTypeInput;
};


export type MutationSaveWizardFederalArgs = {
  input: SaveWizardFederalInput;
};


export type MutationSaveWizardPaymentArgs = {
  input: SaveWizardPaymentInput;
};


export type MutationSaveWizardRolloverArgs = {
  input: SaveWizardRolloverInput;
};


export type MutationSaveWizardStateArgs = {
  input: SaveWizardStateInput;
};


export type MutationSendRequestEvidenceArgs = {
  input: SendRequestEvidenceInput;
};


export type MutationSendSigningCodeArgs = {
  input: SendSigningCodeInput;
};


export type MutationSetRequestIncompleteArgs = {
  input: SetRequestIncompleteInput;
};


export type MutationSettlePlanMoneyArgs = {
  input: SettlePlanMoneyInput;
};


export type MutationSignRequestArgs = {
  input: SignRequestInput;
};


export type MutationStartJobArgs = {
  input: StartJobInput;
};


export type MutationStartSecondFactorArgs = {
  input: StartSecondFactorInput;
};


export type MutationStartWizardOverArgs = {
  input: StartWizardOverInput;
};


export type MutationTakeInReturnsArgs = {
  input: TakeInReturnsInput;
};


export type MutationTakeOwnerDeathBackArgs = {
  input: TakeOwnerDeathBackInput;
};


export type MutationTestWebhookArgs = {
  input: TestWebhookInput;
};


export type MutationUndoBankMatchArgs = {
  input: UndoBankMatchInput;
};


export type MutationUndoPlanSettlementArgs = {
  input: UndoPlanSettlementInput;
};


export type MutationUpdateAccountSetupDateArgs = {
  input: UpdateAccountSetupDateInput;
};


export type MutationUpdateAccountStatusArgs = {
  input: UpdateAccountStatusInput;
};


export type MutationUpdateAdminProfileArgs = {
  input: UpdateAdminProfileInput;
};


export type MutationUpdateBeneficiaryAllocationsArgs = {
  input: UpdateBeneficiaryAllocationsInput;
};


export type MutationUpdateCellPhoneArgs = {
  input: UpdateCellPhoneInput;
};


export type MutationUpdateEmailSettingArgs = {
  input: UpdateEmailSettingInput;
};


export type MutationUpdateMailingAddressArgs = {
  input: UpdateMailingAddressInput;
};


export type MutationUpdatePlanArgs = {
  input: UpdatePlanInput;
};


export type MutationUpdateRolloverRequestArgs = {
  input: UpdateRolloverRequestInput;
};


export type MutationUpdateWithdrawalRequestArgs = {
  input: UpdateWithdrawalRequestInput;
};


export type MutationUploadFileArgs = {
  input: UploadFileInput;
};


export type MutationUploadPlanFileArgs = {
  input: UploadPlanFileInput;
};


export type MutationUploadRolloverFormArgs = {
  input: UploadRolloverFormInput;
};


export type MutationVerifyRegistrationArgs = {
  input: VerifyRegistrationInput;
};


export type MutationVisitRequestArgs = {
  input: VisitRequestInput;
};


export type MutationWithdrawApprovalArgs = {
  input: WithdrawApprovalInput;
};


export type MutationWithdrawPlanRateArgs = {
  input: WithdrawPlanRateInput;
};

export type NextMonth = {
  readonly approvalId?: Maybe<Scalars['Int']['output']>;
  readonly bankDaysSinceEnd?: Maybe<Scalars['Int']['output']>;
  readonly month?: Maybe<Scalars['Date']['output']>;
  readonly obstacleScreen?: Maybe<ObstacleScreen>;
  readonly obstacles?: Maybe<ReadonlyArray<Maybe<Scalars['String']['output']>>>;
};

export type Node = {
  readonly id: Scalars['ID']['output'];
};

export type Note = Node & {
  readonly accountOwnerId?: Maybe<Scalars['Int']['output']>;
  readonly email?: Maybe<Scalars['String']['output']>;
  readonly id: Scalars['ID']['output'];
  readonly isPinned?: Maybe<Scalars['Boolean']['output']>;
  /** @deprecated Use `modifiedAt`. Until 2027-06-30. */
  readonly lastModified?: Maybe<Scalars['DateTime']['output']>;
  readonly modifiedAt?: Maybe<Scalars['DateTime']['output']>;
  readonly noteId?: Maybe<Scalars['Int']['output']>;
  readonly noteText?: Maybe<Scalars['String']['output']>;
  readonly title?: Maybe<Scalars['String']['output']>;
};

export type NoteConnection = {
  readonly edges?: Maybe<ReadonlyArray<Maybe<NoteEdge>>>;
  readonly offset?: Maybe<Scalars['Int']['output']>;
  readonly pageInfo: PageInfo;
  readonly totalCount?: Maybe<Scalars['Int']['output']>;
  readonly totalCountIsBound?: Maybe<Scalars['Boolean']['output']>;
};

export type NoteEdge = {
  readonly cursor: Scalars['String']['output'];
  readonly node?: Maybe<Note>;
};

export type NoteFilter = {
  readonly find?: InputMaybe<Scalars['String']['input']>;
};

export type NoteSort =
  | 'MODIFIED_ASC'
  | 'MODIFIED_DESC'
  | 'PINNED_ASC'
  | 'PINNED_DESC'
  | 'TITLE_ASC'
  | 'TITLE_DESC';

export type ObstacleScreen =
  | 'BANK'
  | 'JOBS';

export type OpenSession = {
  readonly isCurrent?: Maybe<Scalars['Boolean']['output']>;
  readonly lastSeenAt?: Maybe<Scalars['DateTime']['output']>;
  readonly sessionId?: Maybe<Scalars['Int']['output']>;
  readonly startedAt?: Maybe<Scalars['DateTime']['output']>;
  readonly userAgent?: Maybe<Scalars['String']['output']>;
};

export type OpenSessions = {
  readonly nodes?: Maybe<ReadonlyArray<OpenSession>>;
  readonly totalCount?: Maybe<Scalars['Int']['output']>;
};

export type OrderReleaseLetterInput = {
  readonly accountOwnerId?: InputMaybe<Scalars['Int']['input']>;
  readonly clientMutationId?: InputMaybe<Scalars['String']['input']>;
  readonly idempotencyKey?: InputMaybe<Scalars['String']['input']>;
};

export type OrderReleaseLetterPayload = {
  readonly accountOwner?: Maybe<AccountOwner>;
  readonly clientMutationId?: Maybe<Scalars['String']['output']>;
  readonly errors: ReadonlyArray<UserError>;
};

export type OtherBook = {
  readonly balance?: Maybe<Scalars['Money']['output']>;
  readonly bookId?: Maybe<Scalars['Int']['output']>;
  readonly feeType?: Maybe<TransactionType>;
  readonly name?: Maybe<Scalars['String']['output']>;
};

export type OtherRequest = {
  readonly amount?: Maybe<Scalars['Money']['output']>;
  readonly number?: Maybe<Scalars['String']['output']>;
  readonly requestId?: Maybe<Scalars['Int']['output']>;
  readonly requestedAt?: Maybe<Scalars['DateTime']['output']>;
  readonly status?: Maybe<RequestStatus>;
};

export type Overview = {
  readonly days?: Maybe<ReadonlyArray<Maybe<MoneyOfDay>>>;
  readonly failedJobs?: Maybe<Pile>;
  readonly missingTaxTable?: Maybe<MissingTaxTable>;
  readonly monthsToClose?: Maybe<Pile>;
  readonly ownProposals?: Maybe<Scalars['Int']['output']>;
  readonly queues?: Maybe<ReadonlyArray<Maybe<OverviewQueue>>>;
  readonly returnsDesk?: Maybe<Pile>;
  readonly secondPerson?: Maybe<Pile>;
  readonly taxDue?: Maybe<TaxDue>;
  readonly toDecide?: Maybe<Pile>;
  readonly today?: Maybe<MoneyOfDay>;
  readonly undeliveredMail?: Maybe<Pile>;
  readonly uploads?: Maybe<Pile>;
};

export type OverviewQueue = {
  readonly ages?: Maybe<ReadonlyArray<Maybe<Scalars['Int']['output']>>>;
  readonly isRollover?: Maybe<Scalars['Boolean']['output']>;
  readonly list?: Maybe<RequestList>;
  readonly pile?: Maybe<Pile>;
};

export type OwnMail = {
  readonly createdAt?: Maybe<Scalars['DateTime']['output']>;
  readonly isUndelivered?: Maybe<Scalars['Boolean']['output']>;
  readonly kind?: Maybe<Scalars['String']['output']>;
  readonly mailId?: Maybe<Scalars['Int']['output']>;
  readonly requestId?: Maybe<Scalars['Int']['output']>;
  readonly sentAt?: Maybe<Scalars['DateTime']['output']>;
  readonly subject?: Maybe<Scalars['String']['output']>;
};

export type OwnMailConnection = {
  readonly edges?: Maybe<ReadonlyArray<Maybe<OwnMailEdge>>>;
  readonly offset?: Maybe<Scalars['Int']['output']>;
  readonly pageInfo: PageInfo;
  readonly totalCount?: Maybe<Scalars['Int']['output']>;
  readonly totalCountIsBound?: Maybe<Scalars['Boolean']['output']>;
};

export type OwnMailEdge = {
  readonly cursor: Scalars['String']['output'];
  readonly node?: Maybe<OwnMail>;
};

export type OwnMailSort =
  | 'CREATED_ASC'
  | 'CREATED_DESC';

export type OwnerDeath = {
  readonly certificate?: Maybe<DeathCertificate>;
  readonly confirmedAt?: Maybe<Scalars['DateTime']['output']>;
  readonly confirmedBy?: Maybe<Scalars['String']['output']>;
  readonly diedOn?: Maybe<Scalars['Date']['output']>;
  readonly reportedAt?: Maybe<Scalars['DateTime']['output']>;
  readonly reportedBy?: Maybe<Scalars['String']['output']>;
  readonly requestsPutAside?: Maybe<Scalars['Int']['output']>;
  readonly returnCode?: Maybe<Scalars['String']['output']>;
  readonly state?: Maybe<DeathState>;
};

export type OwnerNote = {
  readonly at?: Maybe<Scalars['DateTime']['output']>;
  readonly by?: Maybe<Scalars['String']['output']>;
  readonly noteId?: Maybe<Scalars['Int']['output']>;
  readonly text?: Maybe<Scalars['String']['output']>;
  readonly title?: Maybe<Scalars['String']['output']>;
};

export type PageInfo = {
  readonly endCursor?: Maybe<Scalars['String']['output']>;
  readonly hasNextPage: Scalars['Boolean']['output'];
  readonly hasPreviousPage: Scalars['Boolean']['output'];
  readonly startCursor?: Maybe<Scalars['String']['output']>;
};

export type PasswordLink = {
  readonly email?: Maybe<Scalars['String']['output']>;
  readonly isSetup?: Maybe<Scalars['Boolean']['output']>;
  readonly minimumLength?: Maybe<Scalars['Int']['output']>;
  readonly secondFactor?: Maybe<SecondFactorSecret>;
};

export type PayEstateInput = {
  readonly accountOwnerId: Scalars['Int']['input'];
  readonly address1: Scalars['String']['input'];
  readonly address2?: InputMaybe<Scalars['String']['input']>;
  readonly city: Scalars['String']['input'];
  readonly clientMutationId?: InputMaybe<Scalars['String']['input']>;
  readonly idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  readonly lettersGuid: Scalars['String']['input'];
  readonly namesRepresentative: Scalars['Boolean']['input'];
  readonly representative: Scalars['String']['input'];
  readonly requestId: Scalars['Int']['input'];
  readonly state: Scalars['String']['input'];
  readonly zip: Scalars['String']['input'];
};

export type PayEstatePayload = {
  readonly clientMutationId?: Maybe<Scalars['String']['output']>;
  readonly errors: ReadonlyArray<UserError>;
  readonly viewer?: Maybe<Viewer>;
};

export type PaymentReturn = {
  readonly accountOwnerId?: Maybe<Scalars['Int']['output']>;
  readonly amount?: Maybe<Scalars['Money']['output']>;
  readonly at?: Maybe<Scalars['DateTime']['output']>;
  readonly cameBack?: Maybe<Scalars['Boolean']['output']>;
  readonly code?: Maybe<Scalars['String']['output']>;
  readonly firstName?: Maybe<Scalars['String']['output']>;
  readonly isCheck?: Maybe<Scalars['Boolean']['output']>;
  readonly isRollover?: Maybe<Scalars['Boolean']['output']>;
  readonly lastName?: Maybe<Scalars['String']['output']>;
  readonly list?: Maybe<RequestList>;
  readonly paymentId?: Maybe<Scalars['Int']['output']>;
  readonly planAccountNumber?: Maybe<Scalars['String']['output']>;
  readonly reason?: Maybe<Scalars['String']['output']>;
  readonly requestId?: Maybe<Scalars['Int']['output']>;
  readonly requestNumber?: Maybe<Scalars['String']['output']>;
  readonly requestStatus?: Maybe<Scalars['String']['output']>;
  readonly takenInBy?: Maybe<Scalars['String']['output']>;
};

export type PaymentReturnConnection = {
  readonly edges?: Maybe<ReadonlyArray<Maybe<PaymentReturnEdge>>>;
  readonly offset?: Maybe<Scalars['Int']['output']>;
  readonly pageInfo: PageInfo;
  readonly totalCount?: Maybe<Scalars['Int']['output']>;
  readonly totalCountIsBound?: Maybe<Scalars['Boolean']['output']>;
};

export type PaymentReturnEdge = {
  readonly cursor: Scalars['String']['output'];
  readonly node?: Maybe<PaymentReturn>;
};

export type PaymentReturnFilter = {
  readonly code?: InputMaybe<Scalars['String']['input']>;
  readonly find?: InputMaybe<Scalars['String']['input']>;
  readonly from?: InputMaybe<Scalars['Date']['input']>;
  readonly to?: InputMaybe<Scalars['Date']['input']>;
};

export type PaymentReturnSort =
  | 'ACCOUNT_NUMBER_ASC'
  | 'ACCOUNT_NUMBER_DESC'
  | 'AMOUNT_ASC'
  | 'AMOUNT_DESC'
  | 'AT_ASC'
  | 'AT_DESC'
  | 'NAME_ASC'
  | 'NAME_DESC';

export type PayoutHold = {
  readonly isHeld?: Maybe<Scalars['Boolean']['output']>;
  readonly letterWrittenAt?: Maybe<Scalars['DateTime']['output']>;
  readonly numberToCall?: Maybe<Scalars['String']['output']>;
  readonly sentTo?: Maybe<Scalars['String']['output']>;
  readonly since?: Maybe<Scalars['DateTime']['output']>;
  readonly triesLeft?: Maybe<Scalars['Int']['output']>;
  readonly usableUntil?: Maybe<Scalars['DateTime']['output']>;
  readonly whyNoLetter?: Maybe<Scalars['String']['output']>;
};

export type Phone = Node & {
  readonly id: Scalars['ID']['output'];
  readonly number?: Maybe<Scalars['String']['output']>;
};

export type Pile = {
  readonly ageInBankDays?: Maybe<Scalars['Int']['output']>;
  readonly count?: Maybe<Scalars['Int']['output']>;
  readonly countIsBound?: Maybe<Scalars['Boolean']['output']>;
  readonly oldest?: Maybe<Scalars['DateTime']['output']>;
};

export type PinNoteInput = {
  readonly accountOwnerId: Scalars['Int']['input'];
  readonly clientMutationId?: InputMaybe<Scalars['String']['input']>;
  readonly idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  readonly isPinned: Scalars['Boolean']['input'];
  readonly noteId: Scalars['Int']['input'];
};

export type PinNotePayload = {
  readonly clientMutationId?: Maybe<Scalars['String']['output']>;
  readonly errors: ReadonlyArray<UserError>;
  readonly note?: Maybe<Note>;
};

export type Plan = Node & {
  readonly closedAt?: Maybe<Scalars['DateTime']['output']>;
  readonly closedBy?: Maybe<Scalars['String']['output']>;
  readonly company?: Maybe<Scalars['String']['output']>;
  readonly companyId?: Maybe<Scalars['Int']['output']>;
  readonly id: Scalars['ID']['output'];
  readonly interest?: Maybe<Scalars['Float']['output']>;
  readonly interestBasisPoints?: Maybe<Scalars['Int']['output']>;
  readonly isClosed?: Maybe<Scalars['Boolean']['output']>;
  /** @deprecated Use `modifiedAt`. Until 2027-06-30. */
  readonly lastModified?: Maybe<Scalars['DateTime']['output']>;
  readonly lastModifiedBy?: Maybe<Scalars['String']['output']>;
  readonly modifiedAt?: Maybe<Scalars['DateTime']['output']>;
  readonly name?: Maybe<Scalars['String']['output']>;
  readonly nextInterestBasisPoints?: Maybe<Scalars['Int']['output']>;
  readonly nextInterestSince?: Maybe<Scalars['Date']['output']>;
  readonly parentPlanId?: Maybe<Scalars['Int']['output']>;
  readonly planId?: Maybe<Scalars['Int']['output']>;
  readonly rates?: Maybe<ReadonlyArray<Maybe<PlanRate>>>;
  readonly relatedPlans?: Maybe<ReadonlyArray<Maybe<PlanListItem>>>;
  readonly waitingInterestBasisPoints?: Maybe<Scalars['Int']['output']>;
};

export type PlanConnection = {
  readonly edges?: Maybe<ReadonlyArray<Maybe<PlanEdge>>>;
  readonly offset?: Maybe<Scalars['Int']['output']>;
  readonly pageInfo: PageInfo;
  readonly totalCount?: Maybe<Scalars['Int']['output']>;
  readonly totalCountIsBound?: Maybe<Scalars['Boolean']['output']>;
};

export type PlanDifference =
  | 'STILL_OWED'
  | 'SURPLUS'
  | 'WRITTEN_OFF';

export type PlanDifferenceInput = {
  readonly amount: Scalars['Money']['input'];
  readonly treatment: PlanDifference;
};

export type PlanEdge = {
  readonly cursor: Scalars['String']['output'];
  readonly node?: Maybe<Plan>;
};

export type PlanFile = {
  readonly accounts?: Maybe<Scalars['Int']['output']>;
  readonly correctionsName?: Maybe<Scalars['String']['output']>;
  readonly correctionsPath?: Maybe<Scalars['String']['output']>;
  readonly errors?: Maybe<Scalars['Int']['output']>;
  readonly fileName?: Maybe<Scalars['String']['output']>;
  readonly findings?: Maybe<ReadonlyArray<Maybe<PlanFileFinding>>>;
  readonly jobId?: Maybe<Scalars['Int']['output']>;
  readonly money?: Maybe<PlanFileMoney>;
  readonly owners?: Maybe<Scalars['Int']['output']>;
  readonly reportName?: Maybe<Scalars['String']['output']>;
  readonly reportPath?: Maybe<Scalars['String']['output']>;
  readonly rows?: Maybe<Scalars['Int']['output']>;
  readonly state?: Maybe<PlanFileState>;
  readonly total?: Maybe<Scalars['Money']['output']>;
  readonly warnings?: Maybe<Scalars['Int']['output']>;
};

export type PlanFileCheck = {
  readonly accounts?: Maybe<Scalars['Int']['output']>;
  readonly corrections?: Maybe<FileDownload>;
  readonly errors?: Maybe<Scalars['Int']['output']>;
  readonly findings?: Maybe<ReadonlyArray<Maybe<PlanFileFinding>>>;
  readonly owners?: Maybe<Scalars['Int']['output']>;
  readonly rows?: Maybe<Scalars['Int']['output']>;
  readonly total?: Maybe<Scalars['Money']['output']>;
  readonly warnings?: Maybe<Scalars['Int']['output']>;
};

export type PlanFileFinding = {
  readonly column?: Maybe<Scalars['String']['output']>;
  readonly isWarning?: Maybe<Scalars['Boolean']['output']>;
  readonly line?: Maybe<Scalars['Int']['output']>;
  readonly text?: Maybe<Scalars['String']['output']>;
};

export type PlanFileFormat =
  | 'STANDARD_CSV';

export type PlanFileMoney =
  | 'CREDITED'
  | 'REFUSED'
  | 'WAITING';

export type PlanFileState =
  | 'FAILED'
  | 'LOADED'
  | 'WAITING';

export type PlanFilter = {
  readonly find?: InputMaybe<Scalars['String']['input']>;
};

export type PlanListItem = {
  readonly isClosed?: Maybe<Scalars['Boolean']['output']>;
  readonly name?: Maybe<Scalars['String']['output']>;
  readonly planId?: Maybe<Scalars['Int']['output']>;
};

export type PlanRate = {
  readonly approvedBy?: Maybe<Scalars['String']['output']>;
  readonly basisPoints?: Maybe<Scalars['Int']['output']>;
  readonly decidedAt?: Maybe<Scalars['DateTime']['output']>;
  readonly madeBy?: Maybe<Scalars['String']['output']>;
  readonly since?: Maybe<Scalars['Date']['output']>;
  readonly state?: Maybe<PlanRateState>;
  readonly until?: Maybe<Scalars['Date']['output']>;
};

export type PlanRateState =
  | 'CURRENT'
  | 'FORMER'
  | 'PLANNED';

export type PlanReturnReason =
  | 'MISTAKE'
  | 'RECALL'
  | 'WRONG_PERSON';

export type PlanSort =
  | 'INTEREST_ASC'
  | 'INTEREST_DESC'
  | 'MODIFIED_ASC'
  | 'MODIFIED_DESC'
  | 'NAME_ASC'
  | 'NAME_DESC';

export type PlanUpload = {
  readonly errors?: Maybe<Scalars['Int']['output']>;
  readonly fileName?: Maybe<Scalars['String']['output']>;
  readonly jobId?: Maybe<Scalars['Int']['output']>;
  readonly money?: Maybe<PlanFileMoney>;
  readonly planId?: Maybe<Scalars['Int']['output']>;
  readonly planName?: Maybe<Scalars['String']['output']>;
  readonly rows?: Maybe<Scalars['Int']['output']>;
  readonly state?: Maybe<PlanFileState>;
  readonly total?: Maybe<Scalars['Money']['output']>;
  readonly uploadedAt?: Maybe<Scalars['DateTime']['output']>;
  readonly uploadedBy?: Maybe<Scalars['String']['output']>;
  readonly warnings?: Maybe<Scalars['Int']['output']>;
};

export type PlanUploadConnection = {
  readonly edges?: Maybe<ReadonlyArray<Maybe<PlanUploadEdge>>>;
  readonly offset?: Maybe<Scalars['Int']['output']>;
  readonly pageInfo: PageInfo;
  readonly totalCount?: Maybe<Scalars['Int']['output']>;
  readonly totalCountIsBound?: Maybe<Scalars['Boolean']['output']>;
};

export type PlanUploadEdge = {
  readonly cursor: Scalars['String']['output'];
  readonly node?: Maybe<PlanUpload>;
};

export type PlanUploadFilter = {
  readonly planId?: InputMaybe<Scalars['Int']['input']>;
};

export type PlanUploadSort =
  | 'UPLOADED_ASC'
  | 'UPLOADED_DESC';

export type PortalUser = Node & {
  readonly email?: Maybe<Scalars['String']['output']>;
  readonly id: Scalars['ID']['output'];
  readonly role?: Maybe<Role>;
  /** @deprecated Use `role`. Until 2027-06-30. */
  readonly roleId?: Maybe<Scalars['Int']['output']>;
  readonly userId?: Maybe<Scalars['Int']['output']>;
};

export type PostTransactionInput = {
  readonly amount: Scalars['Money']['input'];
  readonly bookId: Scalars['Int']['input'];
  readonly clientMutationId?: InputMaybe<Scalars['String']['input']>;
  readonly feeType?: InputMaybe<TransactionType>;
  readonly idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  readonly note?: InputMaybe<Scalars['String']['input']>;
  /** @deprecated Use `type`. Until 2027-06-30. */
  readonly transactionTypeId?: InputMaybe<Scalars['Int']['input']>;
  readonly type?: InputMaybe<TransactionType>;
};

export type PostTransactionPayload = {
  readonly approval?: Maybe<Approval>;
  readonly approvalId?: Maybe<Scalars['Int']['output']>;
  readonly clientMutationId?: Maybe<Scalars['String']['output']>;
  readonly errors: ReadonlyArray<UserError>;
  readonly transaction?: Maybe<TransactionDetail>;
  readonly transactionId?: Maybe<Scalars['Int']['output']>;
  readonly viewer?: Maybe<Viewer>;
};

export type PostingBooks = {
  readonly against?: Maybe<ReadonlyArray<Maybe<OtherBook>>>;
  readonly balance?: Maybe<Scalars['Money']['output']>;
  readonly bookId?: Maybe<Scalars['Int']['output']>;
  readonly isRaised?: Maybe<Scalars['Boolean']['output']>;
  readonly name?: Maybe<Scalars['String']['output']>;
};

export type Query = {
  readonly node?: Maybe<Node>;
  readonly nodes: ReadonlyArray<Maybe<Node>>;
  readonly passwordLink?: Maybe<PasswordLink>;
  readonly signatureEnvelope?: Maybe<SignatureEnvelope>;
  readonly terms?: Maybe<Terms>;
  readonly viewer?: Maybe<Viewer>;
};


export type QueryNodeArgs = {
  id: Scalars['ID']['input'];
};


export type QueryNodesArgs = {
  ids: ReadonlyArray<Scalars['ID']['input']>;
};


export type QueryPasswordLinkArgs = {
  passwordResetId: Scalars['String']['input'];
};


export type QuerySignatureEnvelopeArgs = {
  envelopeId: Scalars['String']['input'];
};

export type QuoteDeathClaimInput = {
  readonly accountId: Scalars['Int']['input'];
  readonly accountOwnerId: Scalars['Int']['input'];
  readonly amount?: InputMaybe<Scalars['Money']['input']>;
  readonly clientMutationId?: InputMaybe<Scalars['String']['input']>;
  readonly federalPercent: Scalars['Int']['input'];
  readonly isFullAmount: Scalars['Boolean']['input'];
  readonly state: Scalars['String']['input'];
};

export type QuoteDeathClaimPayload = {
  readonly clientMutationId?: Maybe<Scalars['String']['output']>;
  readonly errors: ReadonlyArray<UserError>;
  readonly quote?: Maybe<DeathClaimQuote>;
};

export type ReadReceivingAccountInput = {
  readonly accountOwnerId: Scalars['Int']['input'];
  readonly clientMutationId?: InputMaybe<Scalars['String']['input']>;
  readonly requestId: Scalars['Int']['input'];
};

export type ReadReceivingAccountPayload = {
  readonly clientMutationId?: Maybe<Scalars['String']['output']>;
  readonly errors: ReadonlyArray<UserError>;
  readonly receivingAccountNumber?: Maybe<Scalars['String']['output']>;
};

export type ReasonInput = {
  readonly kind: ReasonKind;
  readonly text?: InputMaybe<Scalars['String']['input']>;
};

export type ReasonKind =
  | 'ADDRESS'
  | 'ADDRESS_NOT_FOUND'
  | 'ASKED_BY_OWNER'
  | 'BANK_DETAILS'
  | 'FORM'
  | 'IDENTITY'
  | 'OTHER'
  | 'SIGNATURE'
  | 'TWICE';

export type RecipientKind =
  | 'ESTATE'
  | 'PERSON'
  | 'TRUST';

export type RecordReleaseCallInput = {
  readonly accountOwnerId: Scalars['Int']['input'];
  readonly clientMutationId?: InputMaybe<Scalars['String']['input']>;
  readonly idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  readonly note: Scalars['String']['input'];
};

export type RecordReleaseCallPayload = {
  readonly accountOwner?: Maybe<AccountOwner>;
  readonly clientMutationId?: Maybe<Scalars['String']['output']>;
  readonly errors: ReadonlyArray<UserError>;
  readonly waits?: Maybe<Scalars['Boolean']['output']>;
};

export type RecordStateFormInput = {
  readonly accountOwnerId: Scalars['Int']['input'];
  readonly amount?: InputMaybe<Scalars['Money']['input']>;
  readonly clientMutationId?: InputMaybe<Scalars['String']['input']>;
  readonly election: StateElection;
  readonly guid: Scalars['String']['input'];
  readonly idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  readonly percent?: InputMaybe<Scalars['Float']['input']>;
  readonly signedOn: Scalars['Date']['input'];
  readonly state: Scalars['String']['input'];
};

export type RecordStateFormPayload = {
  readonly accountOwner?: Maybe<AccountOwner>;
  readonly clientMutationId?: Maybe<Scalars['String']['output']>;
  readonly errors: ReadonlyArray<UserError>;
  readonly waits?: Maybe<Scalars['Boolean']['output']>;
};

export type RedepositRequestInput = {
  readonly accountOwnerId: Scalars['Int']['input'];
  readonly clientMutationId?: InputMaybe<Scalars['String']['input']>;
  readonly electionGuid: Scalars['String']['input'];
  readonly idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  readonly isSignedElection: Scalars['Boolean']['input'];
  readonly requestId: Scalars['Int']['input'];
};

export type RedepositRequestPayload = {
  readonly clientMutationId?: Maybe<Scalars['String']['output']>;
  readonly errors: ReadonlyArray<UserError>;
  readonly viewer?: Maybe<Viewer>;
};

export type RefuseApprovalInput = {
  readonly approvalId: Scalars['Int']['input'];
  readonly clientMutationId?: InputMaybe<Scalars['String']['input']>;
  readonly idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  readonly note?: InputMaybe<Scalars['String']['input']>;
};

export type RefuseApprovalPayload = {
  readonly approval?: Maybe<Approval>;
  readonly clientMutationId?: Maybe<Scalars['String']['output']>;
  readonly errors: ReadonlyArray<UserError>;
  readonly viewer?: Maybe<Viewer>;
};

export type RegisterEmailInput = {
  readonly clientMutationId?: InputMaybe<Scalars['String']['input']>;
  readonly email: Scalars['String']['input'];
  readonly uniqueId: Scalars['String']['input'];
};

export type RegisterEmailPayload = {
  readonly clientMutationId?: Maybe<Scalars['String']['output']>;
  readonly errors: ReadonlyArray<UserError>;
  readonly exists?: Maybe<Scalars['Boolean']['output']>;
};

export type RegisterPersonInput = {
  readonly clientMutationId?: InputMaybe<Scalars['String']['input']>;
  readonly dateOfBirth?: InputMaybe<Scalars['Date']['input']>;
  /** @deprecated Use `dateOfBirth`. Until 2027-06-30. */
  readonly dob?: InputMaybe<Scalars['Date']['input']>;
  readonly firstName: Scalars['String']['input'];
  readonly lastName: Scalars['String']['input'];
  readonly social: Scalars['String']['input'];
};

export type RegisterPersonPayload = {
  readonly clientMutationId?: Maybe<Scalars['String']['output']>;
  readonly errors: ReadonlyArray<UserError>;
  readonly exists?: Maybe<Scalars['Boolean']['output']>;
  readonly uniqueId?: Maybe<Scalars['String']['output']>;
};

export type RegistrationInfo = {
  readonly registrationCode?: Maybe<Scalars['String']['output']>;
  /** @deprecated Use `registrationCodeCreatedAt`. Until 2027-06-30. */
  readonly registrationCodeCreated?: Maybe<Scalars['DateTime']['output']>;
  readonly registrationCodeCreatedAt?: Maybe<Scalars['DateTime']['output']>;
};

export type RejectComplianceInput = {
  readonly accountIds: ReadonlyArray<Scalars['Int']['input']>;
  readonly clientMutationId?: InputMaybe<Scalars['String']['input']>;
  readonly idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  readonly reason?: InputMaybe<ReasonInput>;
};

export type RejectCompliancePayload = {
  readonly clientMutationId?: Maybe<Scalars['String']['output']>;
  readonly closedIds?: Maybe<ReadonlyArray<Maybe<Scalars['ID']['output']>>>;
  readonly errors: ReadonlyArray<UserError>;
  readonly viewer?: Maybe<Viewer>;
};

export type RemoveBeneficiaryInput = {
  readonly accountOwnerId?: InputMaybe<Scalars['Int']['input']>;
  readonly beneficiaryId: Scalars['Int']['input'];
  readonly clientMutationId?: InputMaybe<Scalars['String']['input']>;
  readonly idempotencyKey?: InputMaybe<Scalars['String']['input']>;
};

export type RemoveBeneficiaryPayload = {
  readonly clientMutationId?: Maybe<Scalars['String']['output']>;
  readonly errors: ReadonlyArray<UserError>;
  readonly removedBeneficiaryId?: Maybe<Scalars['ID']['output']>;
};

export type ReopenUploadInput = {
  readonly attachmentId: Scalars['Int']['input'];
  readonly clientMutationId?: InputMaybe<Scalars['String']['input']>;
  readonly idempotencyKey?: InputMaybe<Scalars['String']['input']>;
};

export type ReopenUploadPayload = {
  readonly clientMutationId?: Maybe<Scalars['String']['output']>;
  readonly errors: ReadonlyArray<UserError>;
  readonly viewer?: Maybe<Viewer>;
};

export type ReplayWebhookInput = {
  readonly after?: InputMaybe<Scalars['String']['input']>;
  readonly clientMutationId?: InputMaybe<Scalars['String']['input']>;
  readonly idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  readonly webhookId: Scalars['Int']['input'];
};

export type ReplayWebhookPayload = {
  readonly clientMutationId?: Maybe<Scalars['String']['output']>;
  readonly count?: Maybe<Scalars['Int']['output']>;
  readonly errors: ReadonlyArray<UserError>;
  readonly webhook?: Maybe<Webhook>;
};

export type ReportOwnerDeathInput = {
  readonly accountOwnerId: Scalars['Int']['input'];
  readonly certificateGuid: Scalars['String']['input'];
  readonly clientMutationId?: InputMaybe<Scalars['String']['input']>;
  readonly diedOn: Scalars['Date']['input'];
  readonly idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  readonly isDeathCertificate?: InputMaybe<Scalars['Boolean']['input']>;
};

export type ReportOwnerDeathPayload = {
  readonly accountOwner?: Maybe<AccountOwner>;
  readonly clientMutationId?: Maybe<Scalars['String']['output']>;
  readonly errors: ReadonlyArray<UserError>;
};

export type RequestAround = {
  readonly balance?: Maybe<Scalars['Money']['output']>;
  readonly balanceAfter?: Maybe<Scalars['Money']['output']>;
  readonly bankName?: Maybe<Scalars['String']['output']>;
  readonly dataNotes?: Maybe<ReadonlyArray<Maybe<Scalars['String']['output']>>>;
  readonly estate?: Maybe<RequestEstate>;
  readonly evidence?: Maybe<ReadonlyArray<Maybe<RequestEvidence>>>;
  readonly evidenceKinds?: Maybe<ReadonlyArray<Maybe<EvidenceKind>>>;
  readonly expectedFrom?: Maybe<Scalars['Date']['output']>;
  readonly expectedTo?: Maybe<Scalars['Date']['output']>;
  readonly history?: Maybe<ReadonlyArray<Maybe<RequestStep>>>;
  readonly lastChange?: Maybe<RequestChange>;
  readonly list?: Maybe<RequestList>;
  readonly otherRequests?: Maybe<ReadonlyArray<Maybe<OtherRequest>>>;
  readonly ownerNotes?: Maybe<ReadonlyArray<Maybe<OwnerNote>>>;
  readonly redeposit?: Maybe<RequestRedeposit>;
  readonly residenceState?: Maybe<Scalars['String']['output']>;
  readonly signingLinkExpiresAt?: Maybe<Scalars['DateTime']['output']>;
  readonly signingLinkSentAt?: Maybe<Scalars['DateTime']['output']>;
  readonly visitors?: Maybe<ReadonlyArray<Maybe<RequestVisitor>>>;
  readonly withholdingNotice?: Maybe<Scalars['String']['output']>;
};

export type RequestChange = {
  readonly at?: Maybe<Scalars['DateTime']['output']>;
  readonly by?: Maybe<Scalars['String']['output']>;
};

export type RequestEstate = {
  readonly amount?: Maybe<Scalars['Money']['output']>;
  readonly payableTo?: Maybe<Scalars['String']['output']>;
  readonly taxYear?: Maybe<Scalars['Int']['output']>;
};

export type RequestEvent = {
  readonly at?: Maybe<Scalars['DateTime']['output']>;
  readonly kind?: Maybe<RequestEventKind>;
  readonly note?: Maybe<Scalars['String']['output']>;
};

export type RequestEventKind =
  | 'APPROVED'
  | 'ARCHIVED'
  | 'CANCELLED'
  | 'COMPLETED'
  | 'EVIDENCE_ACCEPTED'
  | 'EVIDENCE_GIVEN'
  | 'EVIDENCE_REFUSED'
  | 'EVIDENCE_REPLACED'
  | 'EVIDENCE_WITHDRAWN'
  | 'INCOMPLETE'
  | 'REOPENED'
  | 'REVERSED'
  | 'SENT'
  | 'SIGNED'
  | 'SUBMITTED';

export type RequestEvidence = {
  readonly addedAt?: Maybe<Scalars['DateTime']['output']>;
  readonly addedBy?: Maybe<Scalars['String']['output']>;
  readonly approval?: Maybe<Approval>;
  readonly decidedAt?: Maybe<Scalars['DateTime']['output']>;
  readonly decidedBy?: Maybe<Scalars['String']['output']>;
  readonly documentedOn?: Maybe<Scalars['Date']['output']>;
  readonly downloadPath?: Maybe<Scalars['String']['output']>;
  readonly evidenceId?: Maybe<Scalars['Int']['output']>;
  readonly fileName?: Maybe<Scalars['String']['output']>;
  readonly kind?: Maybe<EvidenceKind>;
  readonly note?: Maybe<Scalars['String']['output']>;
  readonly outcome?: Maybe<EvidenceOutcome>;
  readonly warning?: Maybe<Scalars['String']['output']>;
};

export type RequestFilter = {
  readonly amountFrom?: InputMaybe<Scalars['Money']['input']>;
  readonly amountTo?: InputMaybe<Scalars['Money']['input']>;
  readonly find?: InputMaybe<Scalars['String']['input']>;
  readonly isCheck?: InputMaybe<Scalars['Boolean']['input']>;
  readonly mine?: InputMaybe<Scalars['Boolean']['input']>;
  readonly olderThan?: InputMaybe<Scalars['Int']['input']>;
  readonly requestedFrom?: InputMaybe<Scalars['Date']['input']>;
  readonly requestedTo?: InputMaybe<Scalars['Date']['input']>;
  readonly status?: InputMaybe<RequestStatus>;
  readonly type?: InputMaybe<DistributionType>;
};

export type RequestList =
  | 'APPROVED'
  | 'HISTORICAL'
  | 'INCOMPLETE'
  | 'PENDING'
  | 'SIGNATURE';

export type RequestMove = {
  readonly needsSecondPerson?: Maybe<Scalars['Boolean']['output']>;
  readonly reason?: Maybe<Scalars['String']['output']>;
  readonly says?: Maybe<Scalars['String']['output']>;
  readonly status?: Maybe<RequestStatus>;
  /** @deprecated Use `status`. Until 2027-06-30. */
  readonly statusId?: Maybe<Scalars['Int']['output']>;
  readonly warning?: Maybe<Scalars['String']['output']>;
};

export type RequestPasswordResetInput = {
  readonly clientMutationId?: InputMaybe<Scalars['String']['input']>;
  readonly email: Scalars['String']['input'];
};

export type RequestPasswordResetPayload = {
  readonly clientMutationId?: Maybe<Scalars['String']['output']>;
  readonly errors: ReadonlyArray<UserError>;
};

export type RequestPayment = {
  readonly amount?: Maybe<Scalars['Money']['output']>;
  readonly checkNumber?: Maybe<Scalars['Int']['output']>;
  readonly clearedOn?: Maybe<Scalars['Date']['output']>;
  readonly effectiveOn?: Maybe<Scalars['Date']['output']>;
  readonly isCheck?: Maybe<Scalars['Boolean']['output']>;
  readonly isReversed?: Maybe<Scalars['Boolean']['output']>;
  readonly returnReason?: Maybe<Scalars['String']['output']>;
  readonly returnedOn?: Maybe<Scalars['Date']['output']>;
  readonly sentOn?: Maybe<Scalars['Date']['output']>;
};

export type RequestProgress =
  | 'APPROVED'
  | 'AWAITING_SIGNATURE'
  | 'CAME_BACK'
  | 'CANCELLED'
  | 'CLOSED'
  | 'INCOMPLETE'
  | 'IN_REVIEW'
  | 'ON_ITS_WAY'
  | 'PAID'
  | 'REVERSED';

export type RequestRedeposit = {
  readonly amount?: Maybe<Scalars['Money']['output']>;
  readonly isLate?: Maybe<Scalars['Boolean']['output']>;
  readonly mayPayAgain?: Maybe<Scalars['Boolean']['output']>;
  readonly taxYear?: Maybe<Scalars['Int']['output']>;
};

export type RequestSort =
  | 'ACCOUNT_NUMBER_ASC'
  | 'ACCOUNT_NUMBER_DESC'
  | 'AMOUNT_ASC'
  | 'AMOUNT_DESC'
  | 'DATE_REQUESTED_ASC'
  | 'DATE_REQUESTED_DESC'
  | 'NAME_ASC'
  | 'NAME_DESC'
  | 'WAITING_SINCE_ASC'
  | 'WAITING_SINCE_DESC';

export type RequestStatus =
  | 'APPROVED'
  | 'COMPLETED'
  | 'HISTORICAL'
  | 'INCOMPLETE'
  | 'OPEN'
  | 'PENDING';

export type RequestStep = {
  readonly at?: Maybe<Scalars['DateTime']['output']>;
  readonly by?: Maybe<Scalars['String']['output']>;
  readonly kind?: Maybe<RequestEventKind>;
  readonly note?: Maybe<Scalars['String']['output']>;
};

export type RequestVisitor = {
  readonly name?: Maybe<Scalars['String']['output']>;
  readonly since?: Maybe<Scalars['DateTime']['output']>;
};

export type RequiredMinimum = {
  readonly accountId?: Maybe<Scalars['Int']['output']>;
  readonly accountNumber?: Maybe<Scalars['String']['output']>;
  readonly amount?: Maybe<Scalars['Money']['output']>;
  readonly dueOn?: Maybe<Scalars['Date']['output']>;
  readonly paid?: Maybe<Scalars['Money']['output']>;
  readonly paidElsewhere?: Maybe<Scalars['Money']['output']>;
  readonly remaining?: Maybe<Scalars['Money']['output']>;
  readonly year?: Maybe<Scalars['Int']['output']>;
};

export type ResendAgreementInput = {
  readonly clientMutationId?: InputMaybe<Scalars['String']['input']>;
  readonly idempotencyKey?: InputMaybe<Scalars['String']['input']>;
};

export type ResendAgreementPayload = {
  readonly clientMutationId?: Maybe<Scalars['String']['output']>;
  readonly errors: ReadonlyArray<UserError>;
  readonly sentTo?: Maybe<Scalars['String']['output']>;
};

export type ResendSignatureLinkInput = {
  readonly accountOwnerId?: InputMaybe<Scalars['Int']['input']>;
  readonly clientMutationId?: InputMaybe<Scalars['String']['input']>;
  readonly idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  readonly requestId: Scalars['Int']['input'];
};

export type ResendSignatureLinkPayload = {
  readonly clientMutationId?: Maybe<Scalars['String']['output']>;
  readonly errors: ReadonlyArray<UserError>;
  readonly sentTo?: Maybe<Scalars['String']['output']>;
};

export type ResendVerificationCodeInput = {
  readonly clientMutationId?: InputMaybe<Scalars['String']['input']>;
  readonly uniqueId: Scalars['String']['input'];
};

export type ResendVerificationCodePayload = {
  readonly clientMutationId?: Maybe<Scalars['String']['output']>;
  readonly errors: ReadonlyArray<UserError>;
};

export type ResetPasswordInput = {
  readonly clientMutationId?: InputMaybe<Scalars['String']['input']>;
  readonly code?: InputMaybe<Scalars['String']['input']>;
  readonly password: Scalars['String']['input'];
  readonly passwordResetId: Scalars['String']['input'];
};

export type ResetPasswordPayload = {
  readonly clientMutationId?: Maybe<Scalars['String']['output']>;
  readonly errors: ReadonlyArray<UserError>;
};

export type RetirementAccount = Node & {
  readonly accountId?: Maybe<Scalars['Int']['output']>;
  readonly accountOwnerId?: Maybe<Scalars['Int']['output']>;
  readonly balance?: Maybe<Scalars['Money']['output']>;
  readonly book?: Maybe<Book>;
  readonly distributionState?: Maybe<DistributionState>;
  readonly draftSavedAt?: Maybe<Scalars['DateTime']['output']>;
  readonly hasBeneficiaries?: Maybe<Scalars['Boolean']['output']>;
  readonly history?: Maybe<ReadonlyArray<Maybe<AccountMonth>>>;
  readonly id: Scalars['ID']['output'];
  readonly planAccountNumber?: Maybe<Scalars['String']['output']>;
  readonly planName?: Maybe<Scalars['String']['output']>;
  readonly rejectionReason?: Maybe<Scalars['String']['output']>;
  /** @deprecated Use `status`. Until 2027-06-30. */
  readonly retirementAccountStatusId?: Maybe<Scalars['Int']['output']>;
  readonly retirementAccountType?: Maybe<Scalars['String']['output']>;
  readonly rolloverFormPath?: Maybe<Scalars['String']['output']>;
  readonly setupDate?: Maybe<Scalars['Date']['output']>;
  readonly status?: Maybe<AccountStatus>;
  readonly statusLabel?: Maybe<Scalars['String']['output']>;
  readonly withdrawWizard?: Maybe<WithdrawWizard>;
  readonly years?: Maybe<ReadonlyArray<Maybe<AccountYear>>>;
};


export type RetirementAccountBookArgs = {
  endDate?: InputMaybe<Scalars['Date']['input']>;
  startDate?: InputMaybe<Scalars['Date']['input']>;
};


export type RetirementAccountHistoryArgs = {
  months: Scalars['Int']['input'];
};

export type RetirementAccountConnection = {
  readonly edges?: Maybe<ReadonlyArray<Maybe<RetirementAccountEdge>>>;
  readonly pageInfo: PageInfo;
  readonly totalBalance?: Maybe<Scalars['Money']['output']>;
  readonly totalCount?: Maybe<Scalars['Int']['output']>;
};

export type RetirementAccountEdge = {
  readonly cursor: Scalars['String']['output'];
  readonly node?: Maybe<RetirementAccount>;
};

export type RetryJobInput = {
  readonly clientMutationId?: InputMaybe<Scalars['String']['input']>;
  readonly idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  readonly jobId: Scalars['Int']['input'];
};

export type RetryJobPayload = {
  readonly clientMutationId?: Maybe<Scalars['String']['output']>;
  readonly errors: ReadonlyArray<UserError>;
  readonly job?: Maybe<Job>;
  readonly jobId?: Maybe<Scalars['Int']['output']>;
};

export type ReturnPlanMoneyInput = {
  readonly amount: Scalars['Money']['input'];
  readonly clientMutationId?: InputMaybe<Scalars['String']['input']>;
  readonly idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  readonly note: Scalars['String']['input'];
  readonly reason: PlanReturnReason;
  readonly transactionId: Scalars['Int']['input'];
};

export type ReturnPlanMoneyPayload = {
  readonly approval?: Maybe<Approval>;
  readonly approvalId?: Maybe<Scalars['Int']['output']>;
  readonly clientMutationId?: Maybe<Scalars['String']['output']>;
  readonly errors: ReadonlyArray<UserError>;
};

export type ReturnsResult = {
  readonly corrected?: Maybe<Scalars['Int']['output']>;
  readonly failed?: Maybe<Scalars['Int']['output']>;
  readonly failures?: Maybe<ReadonlyArray<Maybe<Scalars['String']['output']>>>;
  readonly jobId?: Maybe<Scalars['Int']['output']>;
  readonly known?: Maybe<Scalars['Int']['output']>;
  readonly noted?: Maybe<Scalars['Int']['output']>;
  readonly refused?: Maybe<Scalars['Int']['output']>;
  readonly returned?: Maybe<Scalars['Int']['output']>;
  readonly stays?: Maybe<Scalars['Int']['output']>;
};

export type RevealRegistrationCodeInput = {
  readonly accountOwnerId: Scalars['Int']['input'];
  readonly clientMutationId?: InputMaybe<Scalars['String']['input']>;
  readonly reason: Scalars['String']['input'];
};

export type RevealRegistrationCodePayload = {
  readonly clientMutationId?: Maybe<Scalars['String']['output']>;
  readonly errors: ReadonlyArray<UserError>;
  readonly registrationCode?: Maybe<Scalars['String']['output']>;
};

export type RevealSocialInput = {
  readonly accountOwnerId: Scalars['Int']['input'];
  readonly clientMutationId?: InputMaybe<Scalars['String']['input']>;
  readonly reason: Scalars['String']['input'];
};

export type RevealSocialPayload = {
  readonly clientMutationId?: Maybe<Scalars['String']['output']>;
  readonly errors: ReadonlyArray<UserError>;
  readonly social?: Maybe<Scalars['String']['output']>;
};

export type ReversePostingInput = {
  readonly clientMutationId?: InputMaybe<Scalars['String']['input']>;
  readonly idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  readonly note?: InputMaybe<Scalars['String']['input']>;
  readonly transactionId: Scalars['Int']['input'];
};

export type ReversePostingPayload = {
  readonly approval?: Maybe<Approval>;
  readonly approvalId?: Maybe<Scalars['Int']['output']>;
  readonly clientMutationId?: Maybe<Scalars['String']['output']>;
  readonly errors: ReadonlyArray<UserError>;
  readonly transaction?: Maybe<TransactionDetail>;
  readonly transactionId?: Maybe<Scalars['Int']['output']>;
  readonly viewer?: Maybe<Viewer>;
};

export type ReverseTransactionInput = {
  readonly bookId: Scalars['Int']['input'];
  readonly clientMutationId?: InputMaybe<Scalars['String']['input']>;
  readonly idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  readonly note?: InputMaybe<Scalars['String']['input']>;
  readonly transactionId?: InputMaybe<Scalars['Int']['input']>;
};

export type ReverseTransactionPayload = {
  readonly approval?: Maybe<Approval>;
  readonly approvalId?: Maybe<Scalars['Int']['output']>;
  readonly clientMutationId?: Maybe<Scalars['String']['output']>;
  readonly errors: ReadonlyArray<UserError>;
  readonly transaction?: Maybe<TransactionDetail>;
  readonly transactionId?: Maybe<Scalars['Int']['output']>;
  readonly viewer?: Maybe<Viewer>;
};

export type RevokeCredentialInput = {
  readonly clientMutationId?: InputMaybe<Scalars['String']['input']>;
  readonly credentialId: Scalars['Int']['input'];
  readonly idempotencyKey?: InputMaybe<Scalars['String']['input']>;
};

export type RevokeCredentialPayload = {
  readonly clientMutationId?: Maybe<Scalars['String']['output']>;
  readonly credential?: Maybe<Credential>;
  readonly errors: ReadonlyArray<UserError>;
};

export type Role =
  | 'ADMINISTRATOR'
  | 'COMPLIANCE_REVIEWER'
  | 'CUSTOMER'
  | 'CUSTOMER_SERVICE';

export type RollWebhookSecretInput = {
  readonly clientMutationId?: InputMaybe<Scalars['String']['input']>;
  readonly keepOldHours?: InputMaybe<Scalars['Int']['input']>;
  readonly webhookId: Scalars['Int']['input'];
};

export type RollWebhookSecretPayload = {
  readonly clientMutationId?: Maybe<Scalars['String']['output']>;
  readonly errors: ReadonlyArray<UserError>;
  readonly secret?: Maybe<Scalars['String']['output']>;
  readonly webhook?: Maybe<Webhook>;
};

export type RolloverRequest = Node & StaffRequest & {
  readonly accountOwnerId?: Maybe<Scalars['Int']['output']>;
  readonly address1?: Maybe<Scalars['String']['output']>;
  readonly address2?: Maybe<Scalars['String']['output']>;
  readonly ageInBankDays?: Maybe<Scalars['Int']['output']>;
  /** @deprecated Use `allowedStatuses`. Until 2027-06-30. */
  readonly allowedStatusIds?: Maybe<ReadonlyArray<Maybe<Scalars['Int']['output']>>>;
  readonly allowedStatuses?: Maybe<ReadonlyArray<Maybe<RequestStatus>>>;
  readonly amount?: Maybe<Scalars['Money']['output']>;
  readonly attachmentGuid?: Maybe<Scalars['String']['output']>;
  readonly attachmentPath?: Maybe<Scalars['String']['output']>;
  readonly attachmentWarning?: Maybe<Scalars['String']['output']>;
  readonly attentionTo?: Maybe<Scalars['String']['output']>;
  readonly checkPayableTo?: Maybe<Scalars['String']['output']>;
  readonly city?: Maybe<Scalars['String']['output']>;
  readonly closing?: Maybe<RequestMove>;
  readonly dataNotes?: Maybe<ReadonlyArray<Maybe<Scalars['String']['output']>>>;
  readonly dateOfBirth?: Maybe<Scalars['Date']['output']>;
  /** @deprecated Use `requestedAt`. Until 2027-06-30. */
  readonly dateRequested?: Maybe<Scalars['DateTime']['output']>;
  readonly evidence?: Maybe<EvidenceStanding>;
  readonly fee?: Maybe<Scalars['Money']['output']>;
  readonly firstName?: Maybe<Scalars['String']['output']>;
  readonly holdReason?: Maybe<Scalars['String']['output']>;
  readonly id: Scalars['ID']['output'];
  readonly incompleteReason?: Maybe<Scalars['String']['output']>;
  readonly isCorrectable?: Maybe<Scalars['Boolean']['output']>;
  readonly isEmployerPlan?: Maybe<Scalars['Boolean']['output']>;
  readonly isHeld?: Maybe<Scalars['Boolean']['output']>;
  readonly isPaperForm?: Maybe<Scalars['Boolean']['output']>;
  readonly isRoth?: Maybe<Scalars['Boolean']['output']>;
  readonly lastName?: Maybe<Scalars['String']['output']>;
  readonly maySignAgain?: Maybe<Scalars['Boolean']['output']>;
  readonly moves?: Maybe<ReadonlyArray<Maybe<RequestMove>>>;
  readonly mustReadForm?: Maybe<Scalars['Boolean']['output']>;
  readonly netAmount?: Maybe<Scalars['Money']['output']>;
  readonly number?: Maybe<Scalars['String']['output']>;
  readonly openedBy?: Maybe<ReadonlyArray<Maybe<Scalars['String']['output']>>>;
  readonly outcome?: Maybe<Scalars['String']['output']>;
  readonly paperSigner?: Maybe<Scalars['String']['output']>;
  readonly payments?: Maybe<ReadonlyArray<Maybe<StaffRequestPayment>>>;
  readonly planAccountNumber?: Maybe<Scalars['String']['output']>;
  readonly receivingAccountNumber?: Maybe<Scalars['String']['output']>;
  readonly recipientName?: Maybe<Scalars['String']['output']>;
  readonly requestId?: Maybe<Scalars['Int']['output']>;
  readonly requestedAt?: Maybe<Scalars['DateTime']['output']>;
  readonly retirementAccountId?: Maybe<Scalars['Int']['output']>;
  readonly signedAt?: Maybe<Scalars['DateTime']['output']>;
  readonly state?: Maybe<Scalars['String']['output']>;
  readonly status?: Maybe<RequestStatus>;
  /** @deprecated Use `status`. Until 2027-06-30. */
  readonly statusId?: Maybe<Scalars['Int']['output']>;
  readonly version?: Maybe<Scalars['Int']['output']>;
  readonly waitsFor?: Maybe<Scalars['String']['output']>;
  readonly waiveFees?: Maybe<Scalars['Boolean']['output']>;
  readonly zip?: Maybe<Scalars['String']['output']>;
};

export type RolloverRequestConnection = StaffRequestConnection & {
  readonly edges?: Maybe<ReadonlyArray<Maybe<RolloverRequestEdge>>>;
  readonly offset?: Maybe<Scalars['Int']['output']>;
  readonly oldestInBankDays?: Maybe<Scalars['Int']['output']>;
  readonly pageInfo: PageInfo;
  readonly totalAmount?: Maybe<Scalars['Money']['output']>;
  readonly totalCount?: Maybe<Scalars['Int']['output']>;
  readonly totalCountIsBound?: Maybe<Scalars['Boolean']['output']>;
};

export type RolloverRequestDetail = StaffRequestDetail & {
  readonly around?: Maybe<RequestAround>;
  readonly request?: Maybe<RolloverRequest>;
};

export type RolloverRequestEdge = StaffRequestEdge & {
  readonly cursor: Scalars['String']['output'];
  readonly node?: Maybe<RolloverRequest>;
};

export type RolloverRequestInput = {
  readonly address1: Scalars['String']['input'];
  readonly address2?: InputMaybe<Scalars['String']['input']>;
  readonly amount: Scalars['Money']['input'];
  readonly attentionTo?: InputMaybe<Scalars['String']['input']>;
  readonly checkPayableTo: Scalars['String']['input'];
  readonly city: Scalars['String']['input'];
  readonly id: Scalars['Int']['input'];
  readonly isEmployerPlan?: InputMaybe<Scalars['Boolean']['input']>;
  readonly paperSigner?: InputMaybe<Scalars['String']['input']>;
  readonly reason?: InputMaybe<ReasonInput>;
  readonly receivingAccountNumber: Scalars['String']['input'];
  readonly state?: InputMaybe<Scalars['String']['input']>;
  readonly status?: InputMaybe<RequestStatus>;
  /** @deprecated Use `status`. Until 2027-06-30. */
  readonly statusId?: InputMaybe<Scalars['Int']['input']>;
  readonly version?: InputMaybe<Scalars['Int']['input']>;
  readonly waiveFees: Scalars['Boolean']['input'];
  readonly zip: Scalars['String']['input'];
};

export type RowsRead = {
  readonly day?: Maybe<Scalars['Date']['output']>;
  readonly email?: Maybe<Scalars['String']['output']>;
  readonly isAlarmed?: Maybe<Scalars['Boolean']['output']>;
  readonly rows?: Maybe<Scalars['Int']['output']>;
};

export type SanctionsMatch = {
  readonly accountOwnerId?: Maybe<Scalars['Int']['output']>;
  readonly dateOfBirth?: Maybe<Scalars['Date']['output']>;
  readonly decidedBy?: Maybe<Scalars['String']['output']>;
  readonly entry?: Maybe<Scalars['String']['output']>;
  readonly foundAt?: Maybe<Scalars['DateTime']['output']>;
  readonly listedBirth?: Maybe<Scalars['String']['output']>;
  readonly listedName?: Maybe<Scalars['String']['output']>;
  readonly matchId?: Maybe<Scalars['Int']['output']>;
  readonly name?: Maybe<Scalars['String']['output']>;
  readonly party?: Maybe<SanctionsParty>;
  readonly reason?: Maybe<Scalars['String']['output']>;
  readonly status?: Maybe<SanctionsMatchStatus>;
};

export type SanctionsMatchStatus =
  | 'CLEARED'
  | 'CONFIRMED'
  | 'OPEN';

export type SanctionsParty =
  | 'OWNER'
  | 'PAYABLE_TO'
  | 'PAYEE';

export type SaveWizardAmountInput = {
  readonly accountId: Scalars['Int']['input'];
  readonly accountOwnerId?: InputMaybe<Scalars['Int']['input']>;
  readonly amount?: InputMaybe<Scalars['Money']['input']>;
  readonly clientMutationId?: InputMaybe<Scalars['String']['input']>;
  readonly idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  readonly isFullAmount: Scalars['Boolean']['input'];
};

export type SaveWizardAmountPayload = {
  readonly account?: Maybe<RetirementAccount>;
  readonly amount?: Maybe<WizardAmount>;
  readonly clientMutationId?: Maybe<Scalars['String']['output']>;
  readonly errors: ReadonlyArray<UserError>;
};

export type SaveWizardBankAccountInput = {
  readonly accountId: Scalars['Int']['input'];
  readonly accountNumber: Scalars['String']['input'];
  readonly accountOwnerId?: InputMaybe<Scalars['Int']['input']>;
  readonly bankName: Scalars['String']['input'];
  readonly clientMutationId?: InputMaybe<Scalars['String']['input']>;
  readonly confirmAccountNumber: Scalars['String']['input'];
  readonly idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  readonly routingNumber: Scalars['String']['input'];
};

export type SaveWizardBankAccountPayload = {
  readonly account?: Maybe<RetirementAccount>;
  readonly bankAccount?: Maybe<WizardBankAccount>;
  readonly clientMutationId?: Maybe<Scalars['String']['output']>;
  readonly errors: ReadonlyArray<UserError>;
};

export type SaveWizardDistributionTypeInput = {
  readonly accountId: Scalars['Int']['input'];
  readonly accountOwnerId?: InputMaybe<Scalars['Int']['input']>;
  readonly clientMutationId?: InputMaybe<Scalars['String']['input']>;
  /** @deprecated Use `type`. Until 2027-06-30. */
  readonly distributionTypeId?: InputMaybe<Scalars['Int']['input']>;
  readonly idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  readonly isEmployerPlan?: InputMaybe<Scalars['Boolean']['input']>;
  readonly type?: InputMaybe<DistributionType>;
};

export type SaveWizardDistributionTypePayload = {
  readonly account?: Maybe<RetirementAccount>;
  readonly clientMutationId?: Maybe<Scalars['String']['output']>;
  readonly errors: ReadonlyArray<UserError>;
  readonly type?: Maybe<WizardType>;
};

export type SaveWizardEvidencedTypeInput = {
  readonly accountId: Scalars['Int']['input'];
  readonly accountOwnerId: Scalars['Int']['input'];
  readonly clientMutationId?: InputMaybe<Scalars['String']['input']>;
  readonly evidenceOf: EvidenceOf;
  readonly idempotencyKey?: InputMaybe<Scalars['String']['input']>;
};

export type SaveWizardEvidencedTypePayload = {
  readonly account?: Maybe<RetirementAccount>;
  readonly clientMutationId?: Maybe<Scalars['String']['output']>;
  readonly errors: ReadonlyArray<UserError>;
  readonly type?: Maybe<WizardType>;
};

export type SaveWizardFederalInput = {
  readonly accountId: Scalars['Int']['input'];
  readonly accountOwnerId?: InputMaybe<Scalars['Int']['input']>;
  readonly clientMutationId?: InputMaybe<Scalars['String']['input']>;
  /** @deprecated Use `federalWithholding`. Until 2027-06-30. */
  readonly federalTaxAmount?: InputMaybe<Scalars['Money']['input']>;
  readonly federalWithholding?: InputMaybe<Scalars['Money']['input']>;
  readonly idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  readonly residenceState: Scalars['String']['input'];
  readonly withholdingNotice?: InputMaybe<Scalars['String']['input']>;
};

export type SaveWizardFederalPayload = {
  readonly account?: Maybe<RetirementAccount>;
  readonly clientMutationId?: Maybe<Scalars['String']['output']>;
  readonly errors: ReadonlyArray<UserError>;
  readonly federal?: Maybe<WizardFederal>;
};

export type SaveWizardPaymentInput = {
  readonly accountId: Scalars['Int']['input'];
  readonly accountOwnerId?: InputMaybe<Scalars['Int']['input']>;
  readonly clientMutationId?: InputMaybe<Scalars['String']['input']>;
  readonly idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  readonly isCheck: Scalars['Boolean']['input'];
};

export type SaveWizardPaymentPayload = {
  readonly account?: Maybe<RetirementAccount>;
  readonly clientMutationId?: Maybe<Scalars['String']['output']>;
  readonly errors: ReadonlyArray<UserError>;
  readonly payment?: Maybe<WizardPayment>;
};

export type SaveWizardRolloverInput = {
  readonly accountId: Scalars['Int']['input'];
  readonly accountOwnerId?: InputMaybe<Scalars['Int']['input']>;
  readonly address: Scalars['String']['input'];
  readonly attentionTo?: InputMaybe<Scalars['String']['input']>;
  readonly checkPayee: Scalars['String']['input'];
  readonly city: Scalars['String']['input'];
  readonly clientMutationId?: InputMaybe<Scalars['String']['input']>;
  readonly idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  readonly receivingAccount: Scalars['String']['input'];
  readonly state: Scalars['String']['input'];
  readonly zip: Scalars['String']['input'];
};

export type SaveWizardRolloverPayload = {
  readonly account?: Maybe<RetirementAccount>;
  readonly clientMutationId?: Maybe<Scalars['String']['output']>;
  readonly errors: ReadonlyArray<UserError>;
  readonly rollover?: Maybe<WizardRollover>;
};

export type SaveWizardStateInput = {
  readonly accountId: Scalars['Int']['input'];
  readonly accountOwnerId?: InputMaybe<Scalars['Int']['input']>;
  readonly clientMutationId?: InputMaybe<Scalars['String']['input']>;
  readonly idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  readonly stateOptOut: Scalars['Boolean']['input'];
  /** @deprecated Use `stateWithholding`. Until 2027-06-30. */
  readonly stateTaxAmount?: InputMaybe<Scalars['Money']['input']>;
  readonly stateWithholding?: InputMaybe<Scalars['Money']['input']>;
};

export type SaveWizardStatePayload = {
  readonly account?: Maybe<RetirementAccount>;
  readonly clientMutationId?: Maybe<Scalars['String']['output']>;
  readonly errors: ReadonlyArray<UserError>;
  readonly state?: Maybe<WizardState>;
};

export type ScheduledJob = {
  readonly isDue?: Maybe<Scalars['Boolean']['output']>;
  readonly jobType?: Maybe<Scalars['String']['output']>;
  readonly nextRunAt?: Maybe<Scalars['DateTime']['output']>;
  readonly type?: Maybe<JobType>;
};

export type SearchAccount = {
  readonly planAccountNumber?: Maybe<Scalars['String']['output']>;
  /** @deprecated Use `status`. Until 2027-06-30. */
  readonly retirementAccountStatusId?: Maybe<Scalars['Int']['output']>;
  readonly status?: Maybe<AccountStatus>;
  readonly statusLabel?: Maybe<Scalars['String']['output']>;
};

export type SecondFactorSecret = {
  readonly secret?: Maybe<Scalars['String']['output']>;
  readonly uri?: Maybe<Scalars['String']['output']>;
};

export type SendRequestEvidenceInput = {
  readonly accountOwnerId: Scalars['Int']['input'];
  readonly clientMutationId?: InputMaybe<Scalars['String']['input']>;
  readonly contentType: Scalars['String']['input'];
  readonly documentedOn: Scalars['Date']['input'];
  readonly fileContent: Scalars['String']['input'];
  readonly fileName: Scalars['String']['input'];
  readonly idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  readonly kind: EvidenceKind;
  readonly requestId: Scalars['Int']['input'];
};

export type SendRequestEvidencePayload = {
  readonly clientMutationId?: Maybe<Scalars['String']['output']>;
  readonly errors: ReadonlyArray<UserError>;
  readonly state?: Maybe<EvidenceState>;
  readonly viewer?: Maybe<Viewer>;
};

export type SendSigningCodeInput = {
  readonly again?: InputMaybe<Scalars['Boolean']['input']>;
  readonly clientMutationId?: InputMaybe<Scalars['String']['input']>;
  readonly requestId: Scalars['Int']['input'];
};

export type SendSigningCodePayload = {
  readonly clientMutationId?: Maybe<Scalars['String']['output']>;
  readonly consentText?: Maybe<Scalars['String']['output']>;
  readonly documentPath?: Maybe<Scalars['String']['output']>;
  readonly errors: ReadonlyArray<UserError>;
  readonly sentTo?: Maybe<Scalars['String']['output']>;
  readonly signerName?: Maybe<Scalars['String']['output']>;
  readonly validUntil?: Maybe<Scalars['DateTime']['output']>;
  readonly wasMailed?: Maybe<Scalars['Boolean']['output']>;
};

export type SetRequestIncompleteInput = {
  readonly clientMutationId?: InputMaybe<Scalars['String']['input']>;
  readonly idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  readonly reason: ReasonInput;
  readonly requestId: Scalars['Int']['input'];
  readonly version: Scalars['Int']['input'];
};

export type SetRequestIncompletePayload = {
  readonly clientMutationId?: Maybe<Scalars['String']['output']>;
  readonly errors: ReadonlyArray<UserError>;
  readonly request?: Maybe<StaffRequest>;
  readonly viewer?: Maybe<Viewer>;
};

export type SettlePlanMoneyInput = {
  readonly clientMutationId?: InputMaybe<Scalars['String']['input']>;
  readonly idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  readonly note: Scalars['String']['input'];
  readonly planFileId: Scalars['Int']['input'];
  readonly planSurplusId?: InputMaybe<Scalars['Int']['input']>;
};

export type SettlePlanMoneyPayload = {
  readonly approval?: Maybe<Approval>;
  readonly approvalId?: Maybe<Scalars['Int']['output']>;
  readonly clientMutationId?: Maybe<Scalars['String']['output']>;
  readonly errors: ReadonlyArray<UserError>;
};

export type SignInSettings = {
  readonly hasSecondFactor?: Maybe<Scalars['Boolean']['output']>;
  readonly passwordMinimumLength?: Maybe<Scalars['Int']['output']>;
};

export type SignRequestInput = {
  readonly clientMutationId?: InputMaybe<Scalars['String']['input']>;
  readonly code: Scalars['String']['input'];
  readonly consent: Scalars['Boolean']['input'];
  readonly idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  readonly requestId: Scalars['Int']['input'];
  readonly signerName: Scalars['String']['input'];
};

export type SignRequestPayload = {
  readonly clientMutationId?: Maybe<Scalars['String']['output']>;
  readonly errors: ReadonlyArray<UserError>;
  readonly request?: Maybe<DistributionRequest>;
};

export type SignatureEnvelope = {
  readonly accountOwnerName?: Maybe<Scalars['String']['output']>;
  readonly amount?: Maybe<Scalars['Money']['output']>;
  readonly consentText?: Maybe<Scalars['String']['output']>;
  readonly documentPath?: Maybe<Scalars['String']['output']>;
  readonly envelopeId?: Maybe<Scalars['String']['output']>;
  readonly expiresAt?: Maybe<Scalars['DateTime']['output']>;
  readonly fileName?: Maybe<Scalars['String']['output']>;
  readonly hasPassword?: Maybe<Scalars['Boolean']['output']>;
  readonly isAwaitingContact?: Maybe<Scalars['Boolean']['output']>;
  readonly isAwaitingPlan?: Maybe<Scalars['Boolean']['output']>;
  readonly isHeld?: Maybe<Scalars['Boolean']['output']>;
  readonly isUnderReview?: Maybe<Scalars['Boolean']['output']>;
  readonly kind?: Maybe<SignatureKind>;
  readonly netAmount?: Maybe<Scalars['Money']['output']>;
  readonly parts?: Maybe<ReadonlyArray<Maybe<DocumentPart>>>;
  readonly payee?: Maybe<Scalars['String']['output']>;
  readonly status?: Maybe<SignatureStatus>;
};

export type SignatureKind =
  | 'CUSTODIAL_AGREEMENT'
  | 'DISTRIBUTION_FORM';

export type SignatureStatus =
  | 'AWAITING'
  | 'SIGNED';

export type Social = {
  readonly social?: Maybe<Scalars['String']['output']>;
};

export type StaffRequest = {
  readonly accountOwnerId?: Maybe<Scalars['Int']['output']>;
  readonly address1?: Maybe<Scalars['String']['output']>;
  readonly address2?: Maybe<Scalars['String']['output']>;
  readonly ageInBankDays?: Maybe<Scalars['Int']['output']>;
  readonly allowedStatuses?: Maybe<ReadonlyArray<Maybe<RequestStatus>>>;
  readonly amount?: Maybe<Scalars['Money']['output']>;
  readonly attachmentGuid?: Maybe<Scalars['String']['output']>;
  readonly attachmentPath?: Maybe<Scalars['String']['output']>;
  readonly attachmentWarning?: Maybe<Scalars['String']['output']>;
  readonly city?: Maybe<Scalars['String']['output']>;
  readonly closing?: Maybe<RequestMove>;
  readonly dataNotes?: Maybe<ReadonlyArray<Maybe<Scalars['String']['output']>>>;
  readonly dateOfBirth?: Maybe<Scalars['Date']['output']>;
  readonly evidence?: Maybe<EvidenceStanding>;
  readonly fee?: Maybe<Scalars['Money']['output']>;
  readonly firstName?: Maybe<Scalars['String']['output']>;
  readonly holdReason?: Maybe<Scalars['String']['output']>;
  readonly id: Scalars['ID']['output'];
  readonly incompleteReason?: Maybe<Scalars['String']['output']>;
  readonly isCorrectable?: Maybe<Scalars['Boolean']['output']>;
  readonly isHeld?: Maybe<Scalars['Boolean']['output']>;
  readonly lastName?: Maybe<Scalars['String']['output']>;
  readonly maySignAgain?: Maybe<Scalars['Boolean']['output']>;
  readonly moves?: Maybe<ReadonlyArray<Maybe<RequestMove>>>;
  readonly netAmount?: Maybe<Scalars['Money']['output']>;
  readonly number?: Maybe<Scalars['String']['output']>;
  readonly openedBy?: Maybe<ReadonlyArray<Maybe<Scalars['String']['output']>>>;
  readonly outcome?: Maybe<Scalars['String']['output']>;
  readonly payments?: Maybe<ReadonlyArray<Maybe<StaffRequestPayment>>>;
  readonly planAccountNumber?: Maybe<Scalars['String']['output']>;
  readonly recipientName?: Maybe<Scalars['String']['output']>;
  readonly requestId?: Maybe<Scalars['Int']['output']>;
  readonly requestedAt?: Maybe<Scalars['DateTime']['output']>;
  readonly retirementAccountId?: Maybe<Scalars['Int']['output']>;
  readonly signedAt?: Maybe<Scalars['DateTime']['output']>;
  readonly state?: Maybe<Scalars['String']['output']>;
  readonly status?: Maybe<RequestStatus>;
  readonly version?: Maybe<Scalars['Int']['output']>;
  readonly waitsFor?: Maybe<Scalars['String']['output']>;
  readonly waiveFees?: Maybe<Scalars['Boolean']['output']>;
  readonly zip?: Maybe<Scalars['String']['output']>;
};

export type StaffRequestConnection = {
  readonly edges?: Maybe<ReadonlyArray<Maybe<StaffRequestEdge>>>;
  readonly offset?: Maybe<Scalars['Int']['output']>;
  readonly oldestInBankDays?: Maybe<Scalars['Int']['output']>;
  readonly pageInfo: PageInfo;
  readonly totalAmount?: Maybe<Scalars['Money']['output']>;
  readonly totalCount?: Maybe<Scalars['Int']['output']>;
  readonly totalCountIsBound?: Maybe<Scalars['Boolean']['output']>;
};

export type StaffRequestDetail = {
  readonly around?: Maybe<RequestAround>;
  readonly request?: Maybe<StaffRequest>;
};

export type StaffRequestEdge = {
  readonly cursor: Scalars['String']['output'];
  readonly node?: Maybe<StaffRequest>;
};

export type StaffRequestPayment = {
  readonly amount?: Maybe<Scalars['Money']['output']>;
  readonly checkNumber?: Maybe<Scalars['Int']['output']>;
  readonly clearedOn?: Maybe<Scalars['Date']['output']>;
  readonly distributionCode?: Maybe<Scalars['String']['output']>;
  readonly effectiveOn?: Maybe<Scalars['Date']['output']>;
  readonly isCheck?: Maybe<Scalars['Boolean']['output']>;
  readonly isReversed?: Maybe<Scalars['Boolean']['output']>;
  readonly returnCode?: Maybe<Scalars['String']['output']>;
  readonly returnReason?: Maybe<Scalars['String']['output']>;
  readonly returnedOn?: Maybe<Scalars['Date']['output']>;
  readonly sentOn?: Maybe<Scalars['Date']['output']>;
  readonly traceNumber?: Maybe<Scalars['String']['output']>;
};

export type StartJobInput = {
  readonly clientMutationId?: InputMaybe<Scalars['String']['input']>;
  readonly idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  readonly type: JobType;
};

export type StartJobPayload = {
  readonly clientMutationId?: Maybe<Scalars['String']['output']>;
  readonly errors: ReadonlyArray<UserError>;
  readonly job?: Maybe<Job>;
  readonly jobId?: Maybe<Scalars['Int']['output']>;
};

export type StartSecondFactorInput = {
  readonly clientMutationId?: InputMaybe<Scalars['String']['input']>;
  readonly currentPassword: Scalars['String']['input'];
};

export type StartSecondFactorPayload = {
  readonly clientMutationId?: Maybe<Scalars['String']['output']>;
  readonly errors: ReadonlyArray<UserError>;
  readonly secondFactor?: Maybe<SecondFactorSecret>;
};

export type StartWizardOverInput = {
  readonly accountId: Scalars['Int']['input'];
  readonly accountOwnerId?: InputMaybe<Scalars['Int']['input']>;
  readonly clientMutationId?: InputMaybe<Scalars['String']['input']>;
  readonly idempotencyKey?: InputMaybe<Scalars['String']['input']>;
};

export type StartWizardOverPayload = {
  readonly account?: Maybe<RetirementAccount>;
  readonly clientMutationId?: Maybe<Scalars['String']['output']>;
  readonly errors: ReadonlyArray<UserError>;
};

export type StateElection =
  | 'AMOUNT'
  | 'DEFAULT'
  | 'NONE'
  | 'PERCENT';

export type StateForm = {
  readonly acceptedAt?: Maybe<Scalars['DateTime']['output']>;
  readonly acceptedBy?: Maybe<Scalars['String']['output']>;
  readonly amount?: Maybe<Scalars['Money']['output']>;
  readonly downloadPath?: Maybe<Scalars['String']['output']>;
  readonly election?: Maybe<StateElection>;
  readonly fileName?: Maybe<Scalars['String']['output']>;
  readonly form?: Maybe<Scalars['String']['output']>;
  readonly isCurrent?: Maybe<Scalars['Boolean']['output']>;
  readonly percent?: Maybe<Scalars['Float']['output']>;
  readonly recordedAt?: Maybe<Scalars['DateTime']['output']>;
  readonly recordedBy?: Maybe<Scalars['String']['output']>;
  readonly signedOn?: Maybe<Scalars['Date']['output']>;
  readonly state?: Maybe<Scalars['String']['output']>;
  readonly stateFormId?: Maybe<Scalars['Int']['output']>;
};

export type StateFormOffer = {
  readonly checkedOn?: Maybe<Scalars['Date']['output']>;
  readonly form?: Maybe<Scalars['String']['output']>;
  readonly minimumAmount?: Maybe<Scalars['Money']['output']>;
  readonly name?: Maybe<Scalars['String']['output']>;
  readonly source?: Maybe<Scalars['String']['output']>;
  readonly state?: Maybe<Scalars['String']['output']>;
  readonly takes?: Maybe<ReadonlyArray<Maybe<StateElection>>>;
};

export type StateForms = {
  readonly forms?: Maybe<ReadonlyArray<Maybe<StateForm>>>;
  readonly states?: Maybe<ReadonlyArray<Maybe<StateFormOffer>>>;
};

export type Subscription = {
  readonly changed?: Maybe<Change>;
  readonly jobChanged?: Maybe<Change>;
  readonly ownerChanged?: Maybe<Change>;
  readonly requestChanged?: Maybe<Change>;
};


export type SubscriptionChangedArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  kinds?: InputMaybe<ReadonlyArray<ChangeKind>>;
};


export type SubscriptionJobChangedArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
};


export type SubscriptionOwnerChangedArgs = {
  accountOwnerId?: InputMaybe<Scalars['Int']['input']>;
  after?: InputMaybe<Scalars['String']['input']>;
};


export type SubscriptionRequestChangedArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
};

export type TakeInReturnsInput = {
  readonly checkNumber?: InputMaybe<Scalars['Int']['input']>;
  readonly clientMutationId?: InputMaybe<Scalars['String']['input']>;
  readonly fileContent?: InputMaybe<Scalars['String']['input']>;
  readonly idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  readonly reason?: InputMaybe<CheckReturn>;
};

export type TakeInReturnsPayload = {
  readonly clientMutationId?: Maybe<Scalars['String']['output']>;
  readonly errors: ReadonlyArray<UserError>;
  readonly result?: Maybe<ReturnsResult>;
};

export type TakeOwnerDeathBackInput = {
  readonly accountOwnerId: Scalars['Int']['input'];
  readonly clientMutationId?: InputMaybe<Scalars['String']['input']>;
  readonly idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  readonly note: Scalars['String']['input'];
};

export type TakeOwnerDeathBackPayload = {
  readonly accountOwner?: Maybe<AccountOwner>;
  readonly clientMutationId?: Maybe<Scalars['String']['output']>;
  readonly errors: ReadonlyArray<UserError>;
};

export type TaxBalance = {
  readonly balance?: Maybe<Scalars['Money']['output']>;
  readonly bookId?: Maybe<Scalars['Int']['output']>;
  readonly name?: Maybe<Scalars['String']['output']>;
};

export type TaxCalculationInput = {
  readonly desiredFederalWithholdingAmount?: InputMaybe<Scalars['Money']['input']>;
  readonly isEarlyWithdrawal: Scalars['Boolean']['input'];
  readonly isEntireDistribution: Scalars['Boolean']['input'];
  readonly isTaxDeferred: Scalars['Boolean']['input'];
  readonly state?: InputMaybe<Scalars['String']['input']>;
  readonly withdrawalAmount: Scalars['Money']['input'];
};

export type TaxCalculationResult = {
  readonly canModify?: Maybe<Scalars['Boolean']['output']>;
  readonly canOptOut?: Maybe<Scalars['Boolean']['output']>;
  readonly federalWithholding?: Maybe<Scalars['Money']['output']>;
  /** @deprecated Use `federalWithholding`. Until 2027-06-30. */
  readonly federalWitholding?: Maybe<Scalars['Money']['output']>;
  readonly maximumStateWithholding?: Maybe<Scalars['Money']['output']>;
  readonly messageOutput?: Maybe<Scalars['String']['output']>;
  readonly minimumStateWithholding?: Maybe<Scalars['Money']['output']>;
};

export type TaxDeposit = {
  readonly amount?: Maybe<Scalars['Money']['output']>;
  readonly dueOn?: Maybe<Scalars['Date']['output']>;
  readonly from?: Maybe<Scalars['Date']['output']>;
  readonly isLate?: Maybe<Scalars['Boolean']['output']>;
  readonly to?: Maybe<Scalars['Date']['output']>;
};

export type TaxDue = {
  readonly days?: Maybe<ReadonlyArray<Maybe<TaxDueDay>>>;
  readonly isPrepared?: Maybe<Scalars['Boolean']['output']>;
  readonly year?: Maybe<Scalars['Int']['output']>;
};

export type TaxDueDay = {
  readonly daysLeft?: Maybe<Scalars['Int']['output']>;
  readonly dueOn?: Maybe<Scalars['Date']['output']>;
  readonly duty?: Maybe<TaxDuty>;
  readonly laterOn?: Maybe<Scalars['Date']['output']>;
  readonly ownersLeft?: Maybe<ReadonlyArray<Maybe<Scalars['Int']['output']>>>;
  readonly state?: Maybe<TaxDutyState>;
};

export type TaxDuty =
  | 'COPIES_1099R'
  | 'COPIES_5498'
  | 'FILE_1099R'
  | 'FILE_5498'
  | 'FORM_945'
  | 'PAPER_COPIES';

export type TaxDutyState =
  | 'BY_OPERATOR'
  | 'DONE'
  | 'TO_DO';

export type TaxForm = {
  readonly accountId?: Maybe<Scalars['Int']['output']>;
  readonly accountNumber?: Maybe<Scalars['String']['output']>;
  readonly accountOwnerId?: Maybe<Scalars['Int']['output']>;
  readonly code?: Maybe<Scalars['String']['output']>;
  readonly fairMarketValue?: Maybe<Scalars['Money']['output']>;
  readonly federalWithheld?: Maybe<Scalars['Money']['output']>;
  readonly form?: Maybe<TaxFormKind>;
  readonly gross?: Maybe<Scalars['Money']['output']>;
  readonly isMinimumRequired?: Maybe<Scalars['Boolean']['output']>;
  readonly isRoth?: Maybe<Scalars['Boolean']['output']>;
  readonly isTaxableUndetermined?: Maybe<Scalars['Boolean']['output']>;
  readonly isTotalDistribution?: Maybe<Scalars['Boolean']['output']>;
  readonly lateRollover?: Maybe<Scalars['Money']['output']>;
  readonly number?: Maybe<Scalars['Int']['output']>;
  readonly ownerName?: Maybe<Scalars['String']['output']>;
  readonly payeeId?: Maybe<Scalars['Int']['output']>;
  readonly preparedAt?: Maybe<Scalars['DateTime']['output']>;
  readonly recipientName?: Maybe<Scalars['String']['output']>;
  readonly rollover?: Maybe<Scalars['Money']['output']>;
  readonly stateWithheld?: Maybe<Scalars['Money']['output']>;
  readonly states?: Maybe<ReadonlyArray<Maybe<TaxFormState>>>;
  readonly taxFormId?: Maybe<Scalars['Int']['output']>;
  readonly taxable?: Maybe<Scalars['Money']['output']>;
};

export type TaxFormConnection = {
  readonly edges?: Maybe<ReadonlyArray<Maybe<TaxFormEdge>>>;
  readonly offset?: Maybe<Scalars['Int']['output']>;
  readonly pageInfo: PageInfo;
  readonly totalCount?: Maybe<Scalars['Int']['output']>;
  readonly totalCountIsBound?: Maybe<Scalars['Boolean']['output']>;
};

export type TaxFormEdge = {
  readonly cursor: Scalars['String']['output'];
  readonly node?: Maybe<TaxForm>;
};

export type TaxFormFilter = {
  readonly accountNumber?: InputMaybe<Scalars['String']['input']>;
  readonly all?: InputMaybe<Scalars['Boolean']['input']>;
  readonly form?: InputMaybe<TaxFormKind>;
  readonly year?: InputMaybe<Scalars['Int']['input']>;
};

export type TaxFormKind =
  | 'FORM_1099R'
  | 'FORM_5498';

export type TaxFormSort =
  | 'ACCOUNT_NUMBER_ASC'
  | 'ACCOUNT_NUMBER_DESC';

export type TaxFormState = {
  readonly distribution?: Maybe<Scalars['Money']['output']>;
  readonly state?: Maybe<Scalars['String']['output']>;
  readonly withheld?: Maybe<Scalars['Money']['output']>;
};

export type TaxLiabilityDay = {
  readonly amount?: Maybe<Scalars['Money']['output']>;
  readonly day?: Maybe<Scalars['Date']['output']>;
};

export type TaxMonth = {
  readonly federal?: Maybe<Scalars['Money']['output']>;
  readonly month?: Maybe<Scalars['Date']['output']>;
  readonly state?: Maybe<Scalars['Money']['output']>;
};

export type TaxOwed = {
  readonly before?: Maybe<Scalars['Money']['output']>;
  readonly bookId?: Maybe<Scalars['Int']['output']>;
  readonly name?: Maybe<Scalars['String']['output']>;
  readonly nextDeposit?: Maybe<TaxDeposit>;
  readonly owed?: Maybe<Scalars['Money']['output']>;
  readonly paid?: Maybe<Scalars['Money']['output']>;
  readonly payable?: Maybe<Scalars['Money']['output']>;
  readonly withheld?: Maybe<Scalars['Money']['output']>;
};

export type TaxPeriod =
  | 'LAST_MONTH'
  | 'LAST_QUARTER'
  | 'LAST_YEAR'
  | 'THIS_MONTH'
  | 'THIS_QUARTER'
  | 'THIS_YEAR';

export type TaxYear = {
  readonly balanceDue?: Maybe<Scalars['Money']['output']>;
  readonly corrections?: Maybe<Scalars['Int']['output']>;
  readonly days?: Maybe<ReadonlyArray<Maybe<TaxLiabilityDay>>>;
  readonly deposited?: Maybe<Scalars['Money']['output']>;
  readonly deposits?: Maybe<ReadonlyArray<Maybe<TaxDeposit>>>;
  readonly difference?: Maybe<Scalars['Money']['output']>;
  readonly fairMarketValue?: Maybe<Scalars['Money']['output']>;
  readonly federalWithheld?: Maybe<Scalars['Money']['output']>;
  readonly forms1099R?: Maybe<Scalars['Int']['output']>;
  readonly forms5498?: Maybe<Scalars['Int']['output']>;
  readonly gross?: Maybe<Scalars['Money']['output']>;
  readonly lateRollover?: Maybe<Scalars['Money']['output']>;
  readonly months?: Maybe<ReadonlyArray<Maybe<Scalars['Money']['output']>>>;
  readonly preparedAt?: Maybe<Scalars['DateTime']['output']>;
  readonly rollover?: Maybe<Scalars['Money']['output']>;
  readonly schedule?: Maybe<DepositSchedule>;
  readonly stateWithheld?: Maybe<Scalars['Money']['output']>;
  readonly withheld?: Maybe<Scalars['Money']['output']>;
};

export type TaxYearReport = {
  readonly dueDays?: Maybe<ReadonlyArray<Maybe<TaxDueDay>>>;
  readonly prepared?: Maybe<TaxYear>;
  readonly year?: Maybe<Scalars['Int']['output']>;
};

export type TaxesOwed = {
  readonly books?: Maybe<ReadonlyArray<Maybe<TaxOwed>>>;
  readonly businessDate?: Maybe<Scalars['Date']['output']>;
  readonly from?: Maybe<Scalars['Date']['output']>;
  readonly months?: Maybe<ReadonlyArray<Maybe<TaxMonth>>>;
  readonly to?: Maybe<Scalars['Date']['output']>;
};

export type Terms = {
  readonly distributionFee?: Maybe<Scalars['Money']['output']>;
  readonly federalMinimumPercent?: Maybe<Scalars['Int']['output']>;
};

export type TestWebhookInput = {
  readonly clientMutationId?: InputMaybe<Scalars['String']['input']>;
  readonly webhookId: Scalars['Int']['input'];
};

export type TestWebhookPayload = {
  readonly clientMutationId?: Maybe<Scalars['String']['output']>;
  readonly errors: ReadonlyArray<UserError>;
  readonly failure?: Maybe<Scalars['String']['output']>;
  readonly messageId?: Maybe<Scalars['String']['output']>;
};

export type TransactionDetail = Node & {
  readonly canReversePosting?: Maybe<Scalars['Boolean']['output']>;
  readonly correctedByTransactionId?: Maybe<Scalars['Int']['output']>;
  readonly correctsTransactionId?: Maybe<Scalars['Int']['output']>;
  readonly id: Scalars['ID']['output'];
  readonly isRollover?: Maybe<Scalars['Boolean']['output']>;
  readonly lines?: Maybe<ReadonlyArray<Maybe<TransactionLine>>>;
  readonly list?: Maybe<RequestList>;
  readonly note?: Maybe<Scalars['String']['output']>;
  readonly paymentSentOn?: Maybe<Scalars['Date']['output']>;
  readonly requestId?: Maybe<Scalars['Int']['output']>;
  readonly requestNumber?: Maybe<Scalars['String']['output']>;
  readonly returnablePlanMoney?: Maybe<Scalars['Money']['output']>;
  readonly reversibleBookId?: Maybe<Scalars['Int']['output']>;
  readonly transactionId?: Maybe<Scalars['Int']['output']>;
  readonly transactionType?: Maybe<Scalars['String']['output']>;
};

export type TransactionLine = {
  readonly accountId?: Maybe<Scalars['Int']['output']>;
  readonly accountOwnerId?: Maybe<Scalars['Int']['output']>;
  readonly amount?: Maybe<Scalars['Money']['output']>;
  readonly bookId?: Maybe<Scalars['Int']['output']>;
  readonly bookName?: Maybe<Scalars['String']['output']>;
  readonly isCredit?: Maybe<Scalars['Boolean']['output']>;
  readonly transactionDate?: Maybe<Scalars['Date']['output']>;
};

export type TransactionType =
  | 'ANNUAL_FEE'
  | 'CLEARING'
  | 'CONTRIBUTION'
  | 'DISTRIBUTION_FEE'
  | 'FEDERAL_WITHHOLDING'
  | 'FEE_ADJUSTMENT'
  | 'INTEREST'
  | 'REVERSAL'
  | 'ROLLOVER'
  | 'STATE_WITHHOLDING'
  | 'TAX_PAYMENT'
  | 'TRANSFER'
  | 'WITHDRAWAL';

export type TrialBalance = {
  readonly asOf?: Maybe<Scalars['Date']['output']>;
  readonly books?: Maybe<ReadonlyArray<Maybe<BookOnDay>>>;
  readonly customers?: Maybe<Scalars['Money']['output']>;
  readonly isClosed?: Maybe<Scalars['Boolean']['output']>;
  readonly total?: Maybe<Scalars['Money']['output']>;
};

export type UnconfirmedData = {
  readonly kind?: Maybe<DataKind>;
  readonly path?: Maybe<DataPath>;
  readonly recordId?: Maybe<Scalars['Int']['output']>;
  readonly value?: Maybe<Scalars['String']['output']>;
  readonly whyNot?: Maybe<Scalars['String']['output']>;
  readonly writtenAt?: Maybe<Scalars['DateTime']['output']>;
  readonly writtenBy?: Maybe<Scalars['String']['output']>;
};

export type UndeliveredMail = {
  readonly accountOwnerId?: Maybe<Scalars['Int']['output']>;
  readonly attempts?: Maybe<Scalars['Int']['output']>;
  readonly createdAt?: Maybe<Scalars['DateTime']['output']>;
  readonly givenUpAt?: Maybe<Scalars['DateTime']['output']>;
  readonly mailId?: Maybe<Scalars['Int']['output']>;
  readonly reason?: Maybe<Scalars['String']['output']>;
  readonly subject?: Maybe<Scalars['String']['output']>;
  readonly to?: Maybe<Scalars['String']['output']>;
};

export type UndeliveredMailConnection = {
  readonly edges?: Maybe<ReadonlyArray<Maybe<UndeliveredMailEdge>>>;
  readonly offset?: Maybe<Scalars['Int']['output']>;
  readonly pageInfo: PageInfo;
  readonly totalCount?: Maybe<Scalars['Int']['output']>;
  readonly totalCountIsBound?: Maybe<Scalars['Boolean']['output']>;
};

export type UndeliveredMailEdge = {
  readonly cursor: Scalars['String']['output'];
  readonly node?: Maybe<UndeliveredMail>;
};

export type UndeliveredMailSort =
  | 'GIVEN_UP_ASC'
  | 'GIVEN_UP_DESC';

export type UndoBankMatchInput = {
  readonly bankLineId: Scalars['Int']['input'];
  readonly clientMutationId?: InputMaybe<Scalars['String']['input']>;
  readonly idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  readonly note: Scalars['String']['input'];
};

export type UndoBankMatchPayload = {
  readonly approval?: Maybe<Approval>;
  readonly approvalId?: Maybe<Scalars['Int']['output']>;
  readonly bankLine?: Maybe<BankLineDetail>;
  readonly clientMutationId?: Maybe<Scalars['String']['output']>;
  readonly errors: ReadonlyArray<UserError>;
};

export type UndoPlanSettlementInput = {
  readonly clientMutationId?: InputMaybe<Scalars['String']['input']>;
  readonly idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  readonly note: Scalars['String']['input'];
  readonly planSettlementId: Scalars['Int']['input'];
};

export type UndoPlanSettlementPayload = {
  readonly approval?: Maybe<Approval>;
  readonly approvalId?: Maybe<Scalars['Int']['output']>;
  readonly clientMutationId?: Maybe<Scalars['String']['output']>;
  readonly errors: ReadonlyArray<UserError>;
};

export type UpdateAccountSetupDateInput = {
  readonly accountId: Scalars['Int']['input'];
  readonly accountOwnerId: Scalars['Int']['input'];
  readonly clientMutationId?: InputMaybe<Scalars['String']['input']>;
  readonly idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  readonly setupDate: Scalars['Date']['input'];
};

export type UpdateAccountSetupDatePayload = {
  readonly account?: Maybe<RetirementAccount>;
  readonly clientMutationId?: Maybe<Scalars['String']['output']>;
  readonly errors: ReadonlyArray<UserError>;
};

export type UpdateAccountStatusInput = {
  readonly accountId: Scalars['Int']['input'];
  readonly accountOwnerId: Scalars['Int']['input'];
  readonly clientMutationId?: InputMaybe<Scalars['String']['input']>;
  readonly idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  readonly status?: InputMaybe<AccountStatus>;
  /** @deprecated Use `status`. Until 2027-06-30. */
  readonly statusId?: InputMaybe<Scalars['Int']['input']>;
};

export type UpdateAccountStatusPayload = {
  readonly account?: Maybe<RetirementAccount>;
  readonly clientMutationId?: Maybe<Scalars['String']['output']>;
  readonly errors: ReadonlyArray<UserError>;
};

export type UpdateAdminProfileInput = {
  readonly accountOwnerId: Scalars['Int']['input'];
  readonly clientMutationId?: InputMaybe<Scalars['String']['input']>;
  readonly dateOfBirth: Scalars['Date']['input'];
  readonly firstName: Scalars['String']['input'];
  readonly idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  readonly lastName: Scalars['String']['input'];
  readonly social: Scalars['String']['input'];
};

export type UpdateAdminProfilePayload = {
  readonly accountOwner?: Maybe<AccountOwner>;
  readonly clientMutationId?: Maybe<Scalars['String']['output']>;
  readonly errors: ReadonlyArray<UserError>;
  readonly waits?: Maybe<Scalars['Boolean']['output']>;
};

export type UpdateBeneficiaryAllocationsInput = {
  readonly accountId: Scalars['Int']['input'];
  readonly accountOwnerId?: InputMaybe<Scalars['Int']['input']>;
  readonly allocatedAt?: InputMaybe<Scalars['DateTime']['input']>;
  readonly allocations: ReadonlyArray<BeneficiaryAllocationInput>;
  readonly clientMutationId?: InputMaybe<Scalars['String']['input']>;
  readonly idempotencyKey?: InputMaybe<Scalars['String']['input']>;
};

export type UpdateBeneficiaryAllocationsPayload = {
  readonly accountOwner?: Maybe<AccountOwner>;
  readonly beneficiaries?: Maybe<ReadonlyArray<Maybe<Beneficiary>>>;
  readonly clientMutationId?: Maybe<Scalars['String']['output']>;
  readonly errors: ReadonlyArray<UserError>;
};

export type UpdateCellPhoneInput = {
  readonly accountOwnerId?: InputMaybe<Scalars['Int']['input']>;
  readonly clientMutationId?: InputMaybe<Scalars['String']['input']>;
  readonly idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  readonly number: Scalars['String']['input'];
};

export type UpdateCellPhonePayload = {
  readonly accountOwner?: Maybe<AccountOwner>;
  readonly clientMutationId?: Maybe<Scalars['String']['output']>;
  readonly errors: ReadonlyArray<UserError>;
  readonly phone?: Maybe<Phone>;
};

export type UpdateEmailSettingInput = {
  readonly accountOwnerId?: InputMaybe<Scalars['Int']['input']>;
  readonly clientMutationId?: InputMaybe<Scalars['String']['input']>;
  readonly emailSetting: Scalars['Boolean']['input'];
  readonly idempotencyKey?: InputMaybe<Scalars['String']['input']>;
};

export type UpdateEmailSettingPayload = {
  readonly accountOwner?: Maybe<AccountOwner>;
  readonly clientMutationId?: Maybe<Scalars['String']['output']>;
  readonly emailSetting?: Maybe<EmailSetting>;
  readonly errors: ReadonlyArray<UserError>;
};

export type UpdateMailingAddressInput = {
  readonly accountOwnerId?: InputMaybe<Scalars['Int']['input']>;
  readonly address1: Scalars['String']['input'];
  readonly address2?: InputMaybe<Scalars['String']['input']>;
  readonly city: Scalars['String']['input'];
  readonly clientMutationId?: InputMaybe<Scalars['String']['input']>;
  readonly idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  readonly state: Scalars['String']['input'];
  readonly zip: Scalars['String']['input'];
};

export type UpdateMailingAddressPayload = {
  readonly accountOwner?: Maybe<AccountOwner>;
  readonly address?: Maybe<Address>;
  readonly clientMutationId?: Maybe<Scalars['String']['output']>;
  readonly errors: ReadonlyArray<UserError>;
};

export type UpdatePlanInput = {
  readonly clientMutationId?: InputMaybe<Scalars['String']['input']>;
  readonly companyId: Scalars['Int']['input'];
  readonly idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  readonly interest: Scalars['Float']['input'];
  readonly interestSince?: InputMaybe<Scalars['Date']['input']>;
  /** @deprecated Use `modifiedAt`. Until 2027-06-30. */
  readonly lastModified?: InputMaybe<Scalars['DateTime']['input']>;
  readonly modifiedAt?: InputMaybe<Scalars['DateTime']['input']>;
  readonly name: Scalars['String']['input'];
  readonly parentPlanId?: InputMaybe<Scalars['Int']['input']>;
  readonly planId: Scalars['Int']['input'];
};

export type UpdatePlanPayload = {
  readonly approvalId?: Maybe<Scalars['Int']['output']>;
  readonly clientMutationId?: Maybe<Scalars['String']['output']>;
  readonly errors: ReadonlyArray<UserError>;
  readonly plan?: Maybe<Plan>;
};

export type UpdateRolloverRequestInput = {
  readonly clientMutationId?: InputMaybe<Scalars['String']['input']>;
  readonly idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  readonly request: RolloverRequestInput;
};

export type UpdateRolloverRequestPayload = {
  readonly clientMutationId?: Maybe<Scalars['String']['output']>;
  readonly errors: ReadonlyArray<UserError>;
  readonly request?: Maybe<RolloverRequest>;
  readonly viewer?: Maybe<Viewer>;
};

export type UpdateWithdrawalRequestInput = {
  readonly clientMutationId?: InputMaybe<Scalars['String']['input']>;
  readonly idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  readonly request: WithdrawalRequestInput;
};

export type UpdateWithdrawalRequestPayload = {
  readonly clientMutationId?: Maybe<Scalars['String']['output']>;
  readonly errors: ReadonlyArray<UserError>;
  readonly request?: Maybe<WithdrawalRequest>;
  readonly viewer?: Maybe<Viewer>;
};

export type UploadCenterFilter = {
  readonly find?: InputMaybe<Scalars['String']['input']>;
  readonly isDone?: InputMaybe<Scalars['Boolean']['input']>;
};

export type UploadFileInput = {
  readonly accountId: Scalars['Int']['input'];
  readonly accountOwnerId?: InputMaybe<Scalars['Int']['input']>;
  readonly clientMutationId?: InputMaybe<Scalars['String']['input']>;
  readonly contentType: Scalars['String']['input'];
  readonly fileContent: Scalars['String']['input'];
  readonly fileName: Scalars['String']['input'];
  readonly idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  readonly isWithdrawal: Scalars['Boolean']['input'];
  readonly requestId?: InputMaybe<Scalars['Int']['input']>;
};

export type UploadFilePayload = {
  readonly clientMutationId?: Maybe<Scalars['String']['output']>;
  readonly errors: ReadonlyArray<UserError>;
  readonly guid?: Maybe<Scalars['String']['output']>;
};

export type UploadPlanFileInput = {
  readonly clientMutationId?: InputMaybe<Scalars['String']['input']>;
  readonly contentType: Scalars['String']['input'];
  readonly fileContent: Scalars['String']['input'];
  readonly fileName: Scalars['String']['input'];
  readonly format: PlanFileFormat;
  readonly idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  readonly planId: Scalars['Int']['input'];
  /** @deprecated Use `format`. Until 2027-06-30. */
  readonly planTypeId?: InputMaybe<Scalars['Int']['input']>;
};

export type UploadPlanFilePayload = {
  readonly clientMutationId?: Maybe<Scalars['String']['output']>;
  readonly errors: ReadonlyArray<UserError>;
  readonly jobId?: Maybe<Scalars['Int']['output']>;
  readonly planFile?: Maybe<PlanFile>;
};

export type UploadRolloverFormInput = {
  readonly accountId: Scalars['Int']['input'];
  readonly accountOwnerId?: InputMaybe<Scalars['Int']['input']>;
  readonly clientMutationId?: InputMaybe<Scalars['String']['input']>;
  readonly contentType: Scalars['String']['input'];
  readonly fileContent: Scalars['String']['input'];
  readonly fileName: Scalars['String']['input'];
  readonly idempotencyKey?: InputMaybe<Scalars['String']['input']>;
};

export type UploadRolloverFormPayload = {
  readonly accountOwner?: Maybe<AccountOwner>;
  readonly clientMutationId?: Maybe<Scalars['String']['output']>;
  readonly errors: ReadonlyArray<UserError>;
  readonly guid?: Maybe<Scalars['String']['output']>;
};

export type UserError = {
  readonly code?: Maybe<UserErrorCode>;
  readonly field?: Maybe<ReadonlyArray<Maybe<Scalars['String']['output']>>>;
  readonly message?: Maybe<Scalars['String']['output']>;
};

export type UserErrorCode =
  | 'CONFLICT'
  | 'EXISTS'
  | 'FAILED'
  | 'FORBIDDEN'
  | 'INVALID'
  | 'KEY_REUSED'
  | 'NOT_FOUND'
  | 'READ_ONLY'
  | 'UNAUTHENTICATED';

export type VerifyRegistrationInput = {
  readonly clientMutationId?: InputMaybe<Scalars['String']['input']>;
  readonly uniqueId: Scalars['String']['input'];
  readonly verificationCode: Scalars['String']['input'];
};

export type VerifyRegistrationPayload = {
  readonly clientMutationId?: Maybe<Scalars['String']['output']>;
  readonly errors: ReadonlyArray<UserError>;
};

export type Viewer = Node & {
  readonly accountOwner?: Maybe<AccountOwner>;
  readonly accountOwnerSearch?: Maybe<AccountOwnerSearchResultConnection>;
  readonly accountingBook?: Maybe<Book>;
  readonly accountingBookByDate?: Maybe<Book>;
  readonly accountingBooks?: Maybe<ReadonlyArray<Maybe<AccountingBook>>>;
  readonly approval?: Maybe<Approval>;
  readonly approvals?: Maybe<ApprovalConnection>;
  readonly attachmentFile?: Maybe<FileDownload>;
  readonly auditActions?: Maybe<ReadonlyArray<Maybe<AuditAction>>>;
  readonly auditTrail?: Maybe<AuditEntryConnection>;
  readonly bank?: Maybe<Bank>;
  readonly bankLine?: Maybe<BankLineDetail>;
  readonly bankLines?: Maybe<BankLineConnection>;
  readonly bankReconciliation?: Maybe<BankReconciliation>;
  readonly changes?: Maybe<ChangePage>;
  readonly closedMonths?: Maybe<ClosedMonths>;
  readonly complianceAccounts?: Maybe<ReadonlyArray<ComplianceAccount>>;
  readonly complianceDecided?: Maybe<ComplianceDecisionConnection>;
  readonly complianceOverview?: Maybe<ComplianceOverview>;
  readonly compliancePending?: Maybe<CompliancePendingRowConnection>;
  readonly complianceWaiting?: Maybe<ReadonlyArray<ComplianceAccount>>;
  readonly credentialScopes?: Maybe<ReadonlyArray<Maybe<Scalars['String']['output']>>>;
  readonly credentials?: Maybe<ReadonlyArray<Maybe<Credential>>>;
  readonly distributionFee?: Maybe<Scalars['Money']['output']>;
  readonly exportRowsLeft?: Maybe<Scalars['Int']['output']>;
  readonly exports?: Maybe<ReadonlyArray<Export>>;
  readonly id: Scalars['ID']['output'];
  readonly idleMinutes?: Maybe<Scalars['Int']['output']>;
  readonly incompleteJobs?: Maybe<JobConnection>;
  readonly isStaff?: Maybe<Scalars['Boolean']['output']>;
  readonly isTopAdmin?: Maybe<Scalars['Boolean']['output']>;
  readonly jobFile?: Maybe<FileDownload>;
  readonly jobSchedule?: Maybe<ReadonlyArray<Maybe<ScheduledJob>>>;
  readonly menuCounts?: Maybe<MenuCounts>;
  readonly openSessions?: Maybe<OpenSessions>;
  readonly overview?: Maybe<Overview>;
  readonly ownMail?: Maybe<OwnMailConnection>;
  readonly ownerStates?: Maybe<ReadonlyArray<Maybe<Scalars['String']['output']>>>;
  readonly paymentReturns?: Maybe<PaymentReturnConnection>;
  readonly planFile?: Maybe<PlanFile>;
  readonly planNames?: Maybe<ReadonlyArray<Maybe<PlanListItem>>>;
  readonly planUploads?: Maybe<PlanUploadConnection>;
  readonly plans?: Maybe<PlanConnection>;
  readonly postingBooks?: Maybe<PostingBooks>;
  readonly recentlyCompletedJobs?: Maybe<JobConnection>;
  readonly returnsDesk?: Maybe<DeskConnection>;
  readonly role?: Maybe<Role>;
  /** @deprecated Use `role`. Until 2027-06-30. */
  readonly roleId?: Maybe<Scalars['Int']['output']>;
  readonly rolloverRequest?: Maybe<RolloverRequestDetail>;
  readonly rolloverRequests?: Maybe<RolloverRequestConnection>;
  readonly rowsRead?: Maybe<ReadonlyArray<Maybe<RowsRead>>>;
  readonly sanctionsMatches?: Maybe<ReadonlyArray<SanctionsMatch>>;
  readonly scopes?: Maybe<ReadonlyArray<Scalars['String']['output']>>;
  readonly signIn?: Maybe<SignInSettings>;
  readonly taxBalances?: Maybe<ReadonlyArray<Maybe<TaxBalance>>>;
  readonly taxBooks?: Maybe<ReadonlyArray<Maybe<AccountingBook>>>;
  readonly taxCalculation?: Maybe<TaxCalculationResult>;
  readonly taxForms?: Maybe<TaxFormConnection>;
  readonly taxYear?: Maybe<TaxYearReport>;
  readonly taxesOwed?: Maybe<TaxesOwed>;
  readonly transactionDetail?: Maybe<TransactionDetail>;
  readonly trialBalance?: Maybe<TrialBalance>;
  readonly undeliveredMail?: Maybe<UndeliveredMailConnection>;
  readonly uploadCenter?: Maybe<AttachmentConnection>;
  readonly user?: Maybe<PortalUser>;
  readonly userId?: Maybe<Scalars['Int']['output']>;
  readonly webhookDeliveries?: Maybe<ReadonlyArray<Maybe<WebhookDelivery>>>;
  readonly webhookFailures?: Maybe<ReadonlyArray<Maybe<WebhookFailure>>>;
  readonly webhooks?: Maybe<ReadonlyArray<Maybe<Webhook>>>;
  readonly withdrawalRequest?: Maybe<WithdrawalRequestDetail>;
  readonly withdrawalRequests?: Maybe<WithdrawalRequestConnection>;
  readonly withholdingByAccountPreview?: Maybe<WithholdingByAccountPreview>;
  readonly withholdingByAccountReport?: Maybe<FileDownload>;
  readonly withholdingByStatePreview?: Maybe<WithholdingByStatePreview>;
  readonly withholdingByStateReport?: Maybe<FileDownload>;
};


export type ViewerAccountOwnerArgs = {
  accountOwnerId?: InputMaybe<Scalars['Int']['input']>;
};


export type ViewerAccountOwnerSearchArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  filter: AccountOwnerSearchInput;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  sort?: InputMaybe<AccountOwnerSearchSort>;
};


export type ViewerAccountingBookArgs = {
  bookId: Scalars['Int']['input'];
};


export type ViewerAccountingBookByDateArgs = {
  bookId: Scalars['Int']['input'];
  endDate: Scalars['Date']['input'];
  startDate?: InputMaybe<Scalars['Date']['input']>;
};


export type ViewerApprovalArgs = {
  approvalId: Scalars['Int']['input'];
};


export type ViewerApprovalsArgs = {
  accountId?: InputMaybe<Scalars['Int']['input']>;
  accountOwnerId?: InputMaybe<Scalars['Int']['input']>;
  after?: InputMaybe<Scalars['String']['input']>;
  effect?: InputMaybe<Scalars['String']['input']>;
  entity?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  subjectId?: InputMaybe<Scalars['String']['input']>;
};


export type ViewerAttachmentFileArgs = {
  guid: Scalars['String']['input'];
};


export type ViewerAuditTrailArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<AuditFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  sort?: InputMaybe<AuditSort>;
};


export type ViewerBankArgs = {
  routingNumber: Scalars['String']['input'];
};


export type ViewerBankLineArgs = {
  bankLineId: Scalars['Int']['input'];
};


export type ViewerBankLinesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<BankLineFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  sort?: InputMaybe<BankLineSort>;
};


export type ViewerBankReconciliationArgs = {
  date?: InputMaybe<Scalars['Date']['input']>;
};


export type ViewerChangesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
};


export type ViewerComplianceAccountsArgs = {
  accountIds: ReadonlyArray<Scalars['Int']['input']>;
};


export type ViewerComplianceDecidedArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<ComplianceDecidedFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  sort?: InputMaybe<ComplianceDecidedSort>;
};


export type ViewerCompliancePendingArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<CompliancePendingFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  sort?: InputMaybe<CompliancePendingSort>;
};


export type ViewerComplianceWaitingArgs = {
  filter?: InputMaybe<CompliancePendingFilter>;
  sort?: InputMaybe<CompliancePendingSort>;
};


export type ViewerIncompleteJobsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<JobFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  sort?: InputMaybe<JobSort>;
};


export type ViewerJobFileArgs = {
  jobFileId: Scalars['Int']['input'];
};


export type ViewerOwnMailArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  sort?: InputMaybe<OwnMailSort>;
};


export type ViewerPaymentReturnsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<PaymentReturnFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  sort?: InputMaybe<PaymentReturnSort>;
};


export type ViewerPlanFileArgs = {
  jobId: Scalars['Int']['input'];
};


export type ViewerPlanUploadsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<PlanUploadFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  sort?: InputMaybe<PlanUploadSort>;
};


export type ViewerPlansArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<PlanFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  sort?: InputMaybe<PlanSort>;
};


export type ViewerPostingBooksArgs = {
  bookId: Scalars['Int']['input'];
};


export type ViewerRecentlyCompletedJobsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<JobFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  sort?: InputMaybe<CompletedJobSort>;
};


export type ViewerReturnsDeskArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<DeskFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  sort?: InputMaybe<DeskSort>;
};


export type ViewerRolloverRequestArgs = {
  requestId: Scalars['Int']['input'];
};


export type ViewerRolloverRequestsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<RequestFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  list: RequestList;
  sort?: InputMaybe<RequestSort>;
};


export type ViewerTaxBalancesArgs = {
  bookIds: ReadonlyArray<Scalars['Int']['input']>;
  endDate: Scalars['Date']['input'];
  startDate?: InputMaybe<Scalars['Date']['input']>;
};


export type ViewerTaxCalculationArgs = {
  input: TaxCalculationInput;
};


export type ViewerTaxFormsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<TaxFormFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  sort?: InputMaybe<TaxFormSort>;
};


export type ViewerTaxYearArgs = {
  year?: InputMaybe<Scalars['Int']['input']>;
};


export type ViewerTaxesOwedArgs = {
  period: TaxPeriod;
};


export type ViewerTransactionDetailArgs = {
  transactionId: Scalars['Int']['input'];
};


export type ViewerTrialBalanceArgs = {
  date?: InputMaybe<Scalars['Date']['input']>;
};


export type ViewerUndeliveredMailArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  sort?: InputMaybe<UndeliveredMailSort>;
};


export type ViewerUploadCenterArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<UploadCenterFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  sort?: InputMaybe<AttachmentSort>;
};


export type ViewerWebhookDeliveriesArgs = {
  webhookId: Scalars['Int']['input'];
};


export type ViewerWebhookFailuresArgs = {
  webhookId: Scalars['Int']['input'];
};


export type ViewerWithdrawalRequestArgs = {
  requestId: Scalars['Int']['input'];
};


export type ViewerWithdrawalRequestsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<RequestFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  list: RequestList;
  sort?: InputMaybe<RequestSort>;
};


export type ViewerWithholdingByAccountPreviewArgs = {
  endDate?: InputMaybe<Scalars['Date']['input']>;
  startDate?: InputMaybe<Scalars['Date']['input']>;
};


export type ViewerWithholdingByAccountReportArgs = {
  endDate?: InputMaybe<Scalars['Date']['input']>;
  startDate?: InputMaybe<Scalars['Date']['input']>;
};


export type ViewerWithholdingByStatePreviewArgs = {
  endDate?: InputMaybe<Scalars['Date']['input']>;
  startDate?: InputMaybe<Scalars['Date']['input']>;
};


export type ViewerWithholdingByStateReportArgs = {
  endDate?: InputMaybe<Scalars['Date']['input']>;
  startDate?: InputMaybe<Scalars['Date']['input']>;
};

export type VisitRequestInput = {
  readonly accountOwnerId: Scalars['Int']['input'];
  readonly clientMutationId?: InputMaybe<Scalars['String']['input']>;
  readonly requestId: Scalars['Int']['input'];
};

export type VisitRequestPayload = {
  readonly clientMutationId?: Maybe<Scalars['String']['output']>;
  readonly errors: ReadonlyArray<UserError>;
  readonly version?: Maybe<Scalars['Int']['output']>;
  readonly visitors?: Maybe<ReadonlyArray<Maybe<RequestVisitor>>>;
};

export type Webhook = {
  readonly approvalId?: Maybe<Scalars['Int']['output']>;
  readonly createdAt?: Maybe<Scalars['DateTime']['output']>;
  readonly createdBy?: Maybe<Scalars['String']['output']>;
  readonly endedAt?: Maybe<Scalars['DateTime']['output']>;
  readonly endedBy?: Maybe<Scalars['String']['output']>;
  readonly givenUp?: Maybe<Scalars['Int']['output']>;
  readonly kinds?: Maybe<ReadonlyArray<Maybe<ChangeKind>>>;
  readonly lastFailure?: Maybe<Scalars['String']['output']>;
  readonly lastSentAt?: Maybe<Scalars['DateTime']['output']>;
  readonly name?: Maybe<Scalars['String']['output']>;
  readonly oldSecretUntil?: Maybe<Scalars['DateTime']['output']>;
  readonly status?: Maybe<WebhookStatus>;
  readonly toSend?: Maybe<Scalars['Int']['output']>;
  readonly url?: Maybe<Scalars['String']['output']>;
  readonly webhookId?: Maybe<Scalars['Int']['output']>;
};

export type WebhookDelivery = {
  readonly attempts?: Maybe<Scalars['Int']['output']>;
  readonly kind?: Maybe<ChangeKind>;
  readonly number?: Maybe<Scalars['Int']['output']>;
  readonly position?: Maybe<Scalars['String']['output']>;
  readonly sentAt?: Maybe<Scalars['DateTime']['output']>;
};

export type WebhookFailure = {
  readonly attempts?: Maybe<Scalars['Int']['output']>;
  readonly failure?: Maybe<Scalars['String']['output']>;
  readonly givenUpAt?: Maybe<Scalars['DateTime']['output']>;
  readonly kind?: Maybe<ChangeKind>;
  readonly number?: Maybe<Scalars['Int']['output']>;
  readonly position?: Maybe<Scalars['String']['output']>;
};

export type WebhookStatus =
  | 'ACTIVE'
  | 'ENDED'
  | 'WAITING';

export type WithdrawApprovalInput = {
  readonly approvalId: Scalars['Int']['input'];
  readonly clientMutationId?: InputMaybe<Scalars['String']['input']>;
  readonly idempotencyKey?: InputMaybe<Scalars['String']['input']>;
};

export type WithdrawApprovalPayload = {
  readonly approval?: Maybe<Approval>;
  readonly clientMutationId?: Maybe<Scalars['String']['output']>;
  readonly errors: ReadonlyArray<UserError>;
  readonly viewer?: Maybe<Viewer>;
};

export type WithdrawPlanRateInput = {
  readonly clientMutationId?: InputMaybe<Scalars['String']['input']>;
  readonly idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  readonly planId: Scalars['Int']['input'];
  readonly since: Scalars['Date']['input'];
};

export type WithdrawPlanRatePayload = {
  readonly approvalId?: Maybe<Scalars['Int']['output']>;
  readonly clientMutationId?: Maybe<Scalars['String']['output']>;
  readonly errors: ReadonlyArray<UserError>;
  readonly plan?: Maybe<Plan>;
};

export type WithdrawWizard = {
  readonly amount?: Maybe<WizardAmount>;
  readonly bankAccount?: Maybe<WizardBankAccount>;
  readonly confirmation?: Maybe<WizardConfirmation>;
  readonly federal?: Maybe<WizardFederal>;
  readonly payment?: Maybe<WizardPayment>;
  readonly progress?: Maybe<WizardProgress>;
  readonly rollover?: Maybe<WizardRollover>;
  readonly state?: Maybe<WizardState>;
  readonly type?: Maybe<WizardType>;
};

export type WithdrawalRequest = Node & StaffRequest & {
  readonly accountOwnerId?: Maybe<Scalars['Int']['output']>;
  readonly address1?: Maybe<Scalars['String']['output']>;
  readonly address2?: Maybe<Scalars['String']['output']>;
  readonly ageInBankDays?: Maybe<Scalars['Int']['output']>;
  /** @deprecated Use `allowedStatuses`. Until 2027-06-30. */
  readonly allowedStatusIds?: Maybe<ReadonlyArray<Maybe<Scalars['Int']['output']>>>;
  readonly allowedStatuses?: Maybe<ReadonlyArray<Maybe<RequestStatus>>>;
  readonly amount?: Maybe<Scalars['Money']['output']>;
  readonly attachmentGuid?: Maybe<Scalars['String']['output']>;
  readonly attachmentPath?: Maybe<Scalars['String']['output']>;
  readonly attachmentWarning?: Maybe<Scalars['String']['output']>;
  readonly bankAccount?: Maybe<Scalars['String']['output']>;
  readonly city?: Maybe<Scalars['String']['output']>;
  readonly closing?: Maybe<RequestMove>;
  readonly dataNotes?: Maybe<ReadonlyArray<Maybe<Scalars['String']['output']>>>;
  readonly dateOfBirth?: Maybe<Scalars['Date']['output']>;
  /** @deprecated Use `requestedAt`. Until 2027-06-30. */
  readonly dateRequested?: Maybe<Scalars['DateTime']['output']>;
  readonly distributionType?: Maybe<Scalars['String']['output']>;
  /** @deprecated Use `type`. Until 2027-06-30. */
  readonly distributionTypeId?: Maybe<Scalars['Int']['output']>;
  readonly evidence?: Maybe<EvidenceStanding>;
  readonly federalWithholding?: Maybe<Scalars['Money']['output']>;
  readonly fee?: Maybe<Scalars['Money']['output']>;
  readonly firstName?: Maybe<Scalars['String']['output']>;
  readonly holdReason?: Maybe<Scalars['String']['output']>;
  readonly id: Scalars['ID']['output'];
  readonly incompleteReason?: Maybe<Scalars['String']['output']>;
  readonly isCheck?: Maybe<Scalars['Boolean']['output']>;
  readonly isCorrectable?: Maybe<Scalars['Boolean']['output']>;
  readonly isFullAmount?: Maybe<Scalars['Boolean']['output']>;
  readonly isHeld?: Maybe<Scalars['Boolean']['output']>;
  readonly isRoth?: Maybe<Scalars['Boolean']['output']>;
  readonly isSavings?: Maybe<Scalars['Boolean']['output']>;
  readonly lastName?: Maybe<Scalars['String']['output']>;
  readonly maySignAgain?: Maybe<Scalars['Boolean']['output']>;
  readonly moves?: Maybe<ReadonlyArray<Maybe<RequestMove>>>;
  readonly needsBankDetails?: Maybe<Scalars['Boolean']['output']>;
  readonly netAmount?: Maybe<Scalars['Money']['output']>;
  readonly number?: Maybe<Scalars['String']['output']>;
  readonly openedBy?: Maybe<ReadonlyArray<Maybe<Scalars['String']['output']>>>;
  readonly outcome?: Maybe<Scalars['String']['output']>;
  readonly payments?: Maybe<ReadonlyArray<Maybe<StaffRequestPayment>>>;
  readonly planAccountNumber?: Maybe<Scalars['String']['output']>;
  readonly recipientName?: Maybe<Scalars['String']['output']>;
  readonly requestId?: Maybe<Scalars['Int']['output']>;
  readonly requestedAt?: Maybe<Scalars['DateTime']['output']>;
  readonly retirementAccountId?: Maybe<Scalars['Int']['output']>;
  readonly routingNumber?: Maybe<Scalars['String']['output']>;
  readonly signedAt?: Maybe<Scalars['DateTime']['output']>;
  readonly state?: Maybe<Scalars['String']['output']>;
  readonly stateWithholding?: Maybe<Scalars['Money']['output']>;
  readonly status?: Maybe<RequestStatus>;
  /** @deprecated Use `status`. Until 2027-06-30. */
  readonly statusId?: Maybe<Scalars['Int']['output']>;
  readonly takesBankDetails?: Maybe<Scalars['Boolean']['output']>;
  readonly type?: Maybe<DistributionType>;
  readonly version?: Maybe<Scalars['Int']['output']>;
  readonly waitsFor?: Maybe<Scalars['String']['output']>;
  readonly waiveFees?: Maybe<Scalars['Boolean']['output']>;
  readonly zip?: Maybe<Scalars['String']['output']>;
};

export type WithdrawalRequestConnection = StaffRequestConnection & {
  readonly edges?: Maybe<ReadonlyArray<Maybe<WithdrawalRequestEdge>>>;
  readonly offset?: Maybe<Scalars['Int']['output']>;
  readonly oldestInBankDays?: Maybe<Scalars['Int']['output']>;
  readonly pageInfo: PageInfo;
  readonly totalAmount?: Maybe<Scalars['Money']['output']>;
  readonly totalCount?: Maybe<Scalars['Int']['output']>;
  readonly totalCountIsBound?: Maybe<Scalars['Boolean']['output']>;
};

export type WithdrawalRequestDetail = StaffRequestDetail & {
  readonly around?: Maybe<RequestAround>;
  readonly request?: Maybe<WithdrawalRequest>;
};

export type WithdrawalRequestEdge = StaffRequestEdge & {
  readonly cursor: Scalars['String']['output'];
  readonly node?: Maybe<WithdrawalRequest>;
};

export type WithdrawalRequestInput = {
  readonly address1?: InputMaybe<Scalars['String']['input']>;
  readonly address2?: InputMaybe<Scalars['String']['input']>;
  readonly amount: Scalars['Money']['input'];
  readonly bankDetails?: InputMaybe<BankDetailsInput>;
  readonly byCheck?: InputMaybe<Scalars['Boolean']['input']>;
  readonly city?: InputMaybe<Scalars['String']['input']>;
  readonly federalWithholding: Scalars['Money']['input'];
  readonly id: Scalars['Int']['input'];
  readonly reason?: InputMaybe<ReasonInput>;
  readonly state?: InputMaybe<Scalars['String']['input']>;
  readonly stateWithholding: Scalars['Money']['input'];
  readonly status?: InputMaybe<RequestStatus>;
  /** @deprecated Use `status`. Until 2027-06-30. */
  readonly statusId?: InputMaybe<Scalars['Int']['input']>;
  readonly version?: InputMaybe<Scalars['Int']['input']>;
  readonly waiveFees: Scalars['Boolean']['input'];
  readonly zip?: InputMaybe<Scalars['String']['input']>;
};

export type WithholdingByAccountPreview = {
  readonly rows?: Maybe<ReadonlyArray<Maybe<WithholdingByAccountRow>>>;
  readonly totals?: Maybe<WithholdingTotals>;
};

export type WithholdingByAccountRow = {
  readonly accountNumber?: Maybe<Scalars['String']['output']>;
  readonly amount?: Maybe<Scalars['Money']['output']>;
  readonly date?: Maybe<Scalars['Date']['output']>;
  readonly federal?: Maybe<Scalars['Money']['output']>;
  readonly firstName?: Maybe<Scalars['String']['output']>;
  readonly lastName?: Maybe<Scalars['String']['output']>;
  readonly state?: Maybe<Scalars['String']['output']>;
  readonly stateTax?: Maybe<Scalars['Money']['output']>;
};

export type WithholdingByStatePreview = {
  readonly rows?: Maybe<ReadonlyArray<Maybe<WithholdingByStateRow>>>;
  readonly totals?: Maybe<WithholdingTotals>;
};

export type WithholdingByStateRow = {
  readonly amount?: Maybe<Scalars['Money']['output']>;
  readonly federal?: Maybe<Scalars['Money']['output']>;
  readonly state?: Maybe<Scalars['String']['output']>;
  readonly stateTax?: Maybe<Scalars['Money']['output']>;
};

export type WithholdingTotals = {
  readonly amount?: Maybe<Scalars['Money']['output']>;
  readonly federal?: Maybe<Scalars['Money']['output']>;
  readonly rows?: Maybe<Scalars['Int']['output']>;
  readonly stateTax?: Maybe<Scalars['Money']['output']>;
};

export type WizardAmount = {
  readonly amount?: Maybe<Scalars['Money']['output']>;
  readonly fee?: Maybe<Scalars['Money']['output']>;
  readonly isFullAmount?: Maybe<Scalars['Boolean']['output']>;
  readonly maximumAmount?: Maybe<Scalars['Money']['output']>;
};

export type WizardBankAccount = {
  readonly accountNumber?: Maybe<Scalars['String']['output']>;
  readonly accountNumberLast4?: Maybe<Scalars['String']['output']>;
  readonly accountOwner?: Maybe<Scalars['String']['output']>;
  readonly bankName?: Maybe<Scalars['String']['output']>;
  readonly routingNumber?: Maybe<Scalars['String']['output']>;
};

export type WizardConfirmation = {
  readonly accountNumberLast4?: Maybe<Scalars['String']['output']>;
  readonly amount?: Maybe<Scalars['Money']['output']>;
  readonly bankName?: Maybe<Scalars['String']['output']>;
  readonly checkPayee?: Maybe<Scalars['String']['output']>;
  /** @deprecated Use `type`. Until 2027-06-30. */
  readonly distributionTypeId?: Maybe<Scalars['Int']['output']>;
  readonly draftId?: Maybe<Scalars['String']['output']>;
  readonly evidenceOf?: Maybe<EvidenceOf>;
  readonly expectedFrom?: Maybe<Scalars['Date']['output']>;
  readonly expectedTo?: Maybe<Scalars['Date']['output']>;
  /** @deprecated Use `federalWithholding`. Until 2027-06-30. */
  readonly federalTaxAmount?: Maybe<Scalars['Money']['output']>;
  readonly federalWithholding?: Maybe<Scalars['Money']['output']>;
  readonly fee?: Maybe<Scalars['Money']['output']>;
  readonly isCheck?: Maybe<Scalars['Boolean']['output']>;
  readonly isRollover?: Maybe<Scalars['Boolean']['output']>;
  readonly netAmount?: Maybe<Scalars['Money']['output']>;
  readonly stateOfResidence?: Maybe<Scalars['String']['output']>;
  /** @deprecated Use `stateWithholding`. Until 2027-06-30. */
  readonly stateTaxAmount?: Maybe<Scalars['Money']['output']>;
  readonly stateWithholding?: Maybe<Scalars['Money']['output']>;
  readonly taxNotice?: Maybe<Scalars['String']['output']>;
  readonly type?: Maybe<DistributionType>;
  readonly version?: Maybe<Scalars['Int']['output']>;
};

export type WizardFederal = {
  readonly fee?: Maybe<Scalars['Money']['output']>;
  readonly isDirectDeposit?: Maybe<Scalars['Boolean']['output']>;
  readonly isEarlyWithdrawal?: Maybe<Scalars['Boolean']['output']>;
  readonly mailingState?: Maybe<Scalars['String']['output']>;
  readonly maximumFederalWithholding?: Maybe<Scalars['Int']['output']>;
  readonly minimumFederalWithholding?: Maybe<Scalars['Int']['output']>;
  readonly selectedAmount?: Maybe<Scalars['Money']['output']>;
  readonly stateOfResidence?: Maybe<Scalars['String']['output']>;
  readonly withdrawalAmount?: Maybe<Scalars['Money']['output']>;
};

export type WizardPayment = {
  readonly isCheck?: Maybe<Scalars['Boolean']['output']>;
};

export type WizardProgress = {
  readonly completedSteps?: Maybe<ReadonlyArray<Maybe<WizardStep>>>;
  readonly nextStep?: Maybe<WizardStep>;
  readonly savedAt?: Maybe<Scalars['DateTime']['output']>;
  readonly steps?: Maybe<ReadonlyArray<Maybe<WizardStep>>>;
  readonly version?: Maybe<Scalars['Int']['output']>;
};

export type WizardRollover = {
  readonly address?: Maybe<Scalars['String']['output']>;
  readonly attentionTo?: Maybe<Scalars['String']['output']>;
  readonly checkPayee?: Maybe<Scalars['String']['output']>;
  readonly city?: Maybe<Scalars['String']['output']>;
  readonly receivingAccount?: Maybe<Scalars['String']['output']>;
  readonly state?: Maybe<Scalars['String']['output']>;
  readonly zip?: Maybe<Scalars['String']['output']>;
};

export type WizardState = {
  readonly canModify?: Maybe<Scalars['Boolean']['output']>;
  readonly canOptOut?: Maybe<Scalars['Boolean']['output']>;
  /** @deprecated Use `federalWithholding`. Until 2027-06-30. */
  readonly federalTaxAmount?: Maybe<Scalars['Money']['output']>;
  readonly federalWithholding?: Maybe<Scalars['Money']['output']>;
  readonly maximumStateWithholding?: Maybe<Scalars['Money']['output']>;
  readonly messageOutput?: Maybe<Scalars['String']['output']>;
  readonly minimumStateWithholding?: Maybe<Scalars['Money']['output']>;
  readonly selectedAmount?: Maybe<Scalars['Money']['output']>;
  readonly stateOfResidence?: Maybe<Scalars['String']['output']>;
  readonly stateOptOut?: Maybe<Scalars['Boolean']['output']>;
  readonly withdrawalAmount?: Maybe<Scalars['Money']['output']>;
};

export type WizardStep =
  | 'ACCOUNT_INFO'
  | 'CONFIRMATION'
  | 'DISTRIBUTION'
  | 'FEDERAL'
  | 'PAYMENT_OPTIONS'
  | 'ROLLOVER'
  | 'STATE'
  | 'TYPE';

export type WizardType = {
  readonly displayEarlyDistribution?: Maybe<Scalars['Boolean']['output']>;
  readonly displayNormalDistribution?: Maybe<Scalars['Boolean']['output']>;
  readonly displayRollover?: Maybe<Scalars['Boolean']['output']>;
  readonly earlyDistributionSelected?: Maybe<Scalars['Boolean']['output']>;
  readonly evidenceOf?: Maybe<EvidenceOf>;
  readonly evidenceOffered?: Maybe<ReadonlyArray<Maybe<EvidenceOf>>>;
  readonly isRoth?: Maybe<Scalars['Boolean']['output']>;
  readonly normalDistributionSelected?: Maybe<Scalars['Boolean']['output']>;
  readonly rolloverSelected?: Maybe<Scalars['Boolean']['output']>;
  readonly transferSelected?: Maybe<Scalars['Boolean']['output']>;
};



export type ResolverTypeWrapper<T> = Promise<T> | T;

export type Resolver<TResult, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> = ResolverFn<TResult, TParent, TContext, TArgs>;

export type ResolverFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => Promise<TResult> | TResult;

export type SubscriptionSubscribeFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => AsyncIterable<TResult> | Promise<AsyncIterable<TResult>>;

export type SubscriptionResolveFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => TResult | Promise<TResult>;

export interface SubscriptionSubscriberObject<TResult, TKey extends string, TParent, TContext, TArgs> {
  subscribe: SubscriptionSubscribeFn<{ [key in TKey]: TResult }, TParent, TContext, TArgs>;
  resolve?: SubscriptionResolveFn<TResult, { [key in TKey]: TResult }, TContext, TArgs>;
}

export interface SubscriptionResolverObject<TResult, TParent, TContext, TArgs> {
  subscribe: SubscriptionSubscribeFn<any, TParent, TContext, TArgs>;
  resolve: SubscriptionResolveFn<TResult, any, TContext, TArgs>;
}

export type SubscriptionObject<TResult, TKey extends string, TParent, TContext, TArgs> =
  | SubscriptionSubscriberObject<TResult, TKey, TParent, TContext, TArgs>
  | SubscriptionResolverObject<TResult, TParent, TContext, TArgs>;

export type SubscriptionResolver<TResult, TKey extends string, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> =
  | ((...args: any[]) => SubscriptionObject<TResult, TKey, TParent, TContext, TArgs>)
  | SubscriptionObject<TResult, TKey, TParent, TContext, TArgs>;

export type TypeResolveFn<TTypes, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>> = (
  parent: TParent,
  context: TContext,
  info: GraphQLResolveInfo
) => Maybe<TTypes> | Promise<Maybe<TTypes>>;

export type IsTypeOfResolverFn<T = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>> = (obj: T, context: TContext, info: GraphQLResolveInfo) => boolean | Promise<boolean>;

export type NextResolverFn<T> = () => Promise<T>;

export type DirectiveResolverFn<TResult = Record<PropertyKey, never>, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> = (
  next: NextResolverFn<TResult>,
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => TResult | Promise<TResult>;




/** Mapping of interface types */
export type ResolversInterfaceTypes<_RefType extends Record<string, unknown>> = {
  Node:
    | ( AccountOwnerParent )
    | ( AccountingBookParent )
    | ( AddressParent )
    | ( ApprovalParent )
    | ( AttachmentParent )
    | ( BeneficiaryParent )
    | ( BookParent )
    | ( CompliancePendingRowParent )
    | ( CredentialParent )
    | ( DistributionRequestParent )
    | ( DocumentParent )
    | ( EmailSettingParent )
    | ( JobParent )
    | ( NoteParent )
    | ( PhoneParent )
    | ( PlanParent )
    | ( PortalUserParent )
    | ( RetirementAccountParent )
    | ( RolloverRequestParent )
    | ( TransactionDetailParent )
    | ( ViewerParent )
    | ( WithdrawalRequestParent )
  ;
  StaffRequest:
    | ( RolloverRequestParent )
    | ( WithdrawalRequestParent )
  ;
  StaffRequestConnection:
    | ( RolloverRequestConnectionParent )
    | ( WithdrawalRequestConnectionParent )
  ;
  StaffRequestDetail:
    | ( Omit<RolloverRequestDetail, 'around' | 'request'> & { around?: Maybe<_RefType['RequestAround']>, request?: Maybe<_RefType['RolloverRequest']> } )
    | ( Omit<WithdrawalRequestDetail, 'around' | 'request'> & { around?: Maybe<_RefType['RequestAround']>, request?: Maybe<_RefType['WithdrawalRequest']> } )
  ;
  StaffRequestEdge:
    | ( Omit<RolloverRequestEdge, 'node'> & { node?: Maybe<_RefType['RolloverRequest']> } )
    | ( Omit<WithdrawalRequestEdge, 'node'> & { node?: Maybe<_RefType['WithdrawalRequest']> } )
  ;
};

/** Mapping between all available schema types and the resolvers types */
export type ResolversTypes = {
  AccountMonth: ResolverTypeWrapper<AccountMonth>;
  AccountOwner: ResolverTypeWrapper<AccountOwnerParent>;
  ID: ResolverTypeWrapper<Scalars['ID']['output']>;
  Boolean: ResolverTypeWrapper<Scalars['Boolean']['output']>;
  AccountOwnerSearchInput: AccountOwnerSearchInput;
  AccountOwnerSearchResult: ResolverTypeWrapper<AccountOwnerSearchResultParent>;
  AccountOwnerSearchResultConnection: ResolverTypeWrapper<Omit<AccountOwnerSearchResultConnection, 'edges'> & { edges?: Maybe<ReadonlyArray<Maybe<ResolversTypes['AccountOwnerSearchResultEdge']>>> }>;
  AccountOwnerSearchResultEdge: ResolverTypeWrapper<Omit<AccountOwnerSearchResultEdge, 'node'> & { node?: Maybe<ResolversTypes['AccountOwnerSearchResult']> }>;
  AccountOwnerSearchSort: AccountOwnerSearchSort;
  AccountStatus: AccountStatus;
  AccountYear: ResolverTypeWrapper<AccountYear>;
  AccountingBook: ResolverTypeWrapper<AccountingBookParent>;
  ActiveRequest: ResolverTypeWrapper<ActiveRequest>;
  ActiveRequests: ResolverTypeWrapper<ActiveRequests>;
  AddBeneficiaryInput: AddBeneficiaryInput;
  AddBeneficiaryPayload: ResolverTypeWrapper<Omit<AddBeneficiaryPayload, 'beneficiaryEdge'> & { beneficiaryEdge?: Maybe<ResolversTypes['BeneficiaryEdge']> }>;
  AddNoteInput: AddNoteInput;
  AddNotePayload: ResolverTypeWrapper<Omit<AddNotePayload, 'noteEdge'> & { noteEdge?: Maybe<ResolversTypes['NoteEdge']> }>;
  Address: ResolverTypeWrapper<AddressParent>;
  Approval: ResolverTypeWrapper<ApprovalParent>;
  ApprovalChange: ResolverTypeWrapper<ApprovalChange>;
  ApprovalConnection: ResolverTypeWrapper<Omit<ApprovalConnection, 'edges'> & { edges?: Maybe<ReadonlyArray<Maybe<ResolversTypes['ApprovalEdge']>>> }>;
  ApprovalEdge: ResolverTypeWrapper<Omit<ApprovalEdge, 'node'> & { node?: Maybe<ResolversTypes['Approval']> }>;
  ApprovalStatus: ApprovalStatus;
  ApproveApprovalInput: ApproveApprovalInput;
  ApproveApprovalPayload: ResolverTypeWrapper<Omit<ApproveApprovalPayload, 'approval' | 'viewer'> & { approval?: Maybe<ResolversTypes['Approval']>, viewer?: Maybe<ResolversTypes['Viewer']> }>;
  ApproveComplianceInput: ApproveComplianceInput;
  ApproveCompliancePayload: ResolverTypeWrapper<Omit<ApproveCompliancePayload, 'viewer'> & { viewer?: Maybe<ResolversTypes['Viewer']> }>;
  ApproveRequestInput: ApproveRequestInput;
  ApproveRequestPayload: ResolverTypeWrapper<Omit<ApproveRequestPayload, 'request' | 'viewer'> & { request?: Maybe<ResolversTypes['StaffRequest']>, viewer?: Maybe<ResolversTypes['Viewer']> }>;
  AskToSignAgainInput: AskToSignAgainInput;
  AskToSignAgainPayload: ResolverTypeWrapper<Omit<AskToSignAgainPayload, 'viewer'> & { viewer?: Maybe<ResolversTypes['Viewer']> }>;
  Attachment: ResolverTypeWrapper<AttachmentParent>;
  AttachmentConnection: ResolverTypeWrapper<Omit<AttachmentConnection, 'edges'> & { edges?: Maybe<ReadonlyArray<Maybe<ResolversTypes['AttachmentEdge']>>> }>;
  AttachmentEdge: ResolverTypeWrapper<Omit<AttachmentEdge, 'node'> & { node?: Maybe<ResolversTypes['Attachment']> }>;
  AttachmentSort: AttachmentSort;
  AuditAction: ResolverTypeWrapper<AuditAction>;
  AuditChange: ResolverTypeWrapper<AuditChange>;
  AuditEntry: ResolverTypeWrapper<AuditEntryParent>;
  AuditEntryConnection: ResolverTypeWrapper<Omit<AuditEntryConnection, 'edges'> & { edges?: Maybe<ReadonlyArray<Maybe<ResolversTypes['AuditEntryEdge']>>> }>;
  AuditEntryEdge: ResolverTypeWrapper<Omit<AuditEntryEdge, 'node'> & { node?: Maybe<ResolversTypes['AuditEntry']> }>;
  AuditFilter: AuditFilter;
  AuditKind: AuditKind;
  AuditSort: AuditSort;
  Bank: ResolverTypeWrapper<BankParent>;
  BankBookedLater: ResolverTypeWrapper<BankBookedLater>;
  BankCandidate: ResolverTypeWrapper<BankCandidate>;
  BankDetailsInput: BankDetailsInput;
  BankLine: ResolverTypeWrapper<BankLine>;
  BankLineConnection: ResolverTypeWrapper<BankLineConnectionParent>;
  BankLineDetail: ResolverTypeWrapper<BankLineDetail>;
  BankLineEdge: ResolverTypeWrapper<BankLineEdge>;
  BankLineFilter: BankLineFilter;
  BankLineSort: BankLineSort;
  BankMatchKind: BankMatchKind;
  BankNotShown: ResolverTypeWrapper<BankNotShown>;
  BankPaymentSum: ResolverTypeWrapper<BankPaymentSum>;
  BankPlanFile: ResolverTypeWrapper<BankPlanFile>;
  BankPlanMoney: ResolverTypeWrapper<BankPlanMoney>;
  BankPlanSettlement: ResolverTypeWrapper<BankPlanSettlement>;
  BankPlanSurplus: ResolverTypeWrapper<BankPlanSurplus>;
  BankReconciliation: ResolverTypeWrapper<BankReconciliation>;
  Beneficiary: ResolverTypeWrapper<BeneficiaryParent>;
  BeneficiaryAllocationInput: BeneficiaryAllocationInput;
  BeneficiaryConnection: ResolverTypeWrapper<Omit<BeneficiaryConnection, 'edges'> & { edges?: Maybe<ReadonlyArray<Maybe<ResolversTypes['BeneficiaryEdge']>>> }>;
  BeneficiaryEdge: ResolverTypeWrapper<Omit<BeneficiaryEdge, 'node'> & { node?: Maybe<ResolversTypes['Beneficiary']> }>;
  BeneficiaryRelationship: BeneficiaryRelationship;
  Book: ResolverTypeWrapper<BookParent>;
  BookOnDay: ResolverTypeWrapper<BookOnDay>;
  BookTransaction: ResolverTypeWrapper<BookTransaction>;
  BookTransactionConnection: ResolverTypeWrapper<BookTransactionConnectionParent>;
  BookTransactionEdge: ResolverTypeWrapper<BookTransactionEdge>;
  BookTransactionFilter: BookTransactionFilter;
  BookTransactionSort: BookTransactionSort;
  CancelRequestInput: CancelRequestInput;
  CancelRequestPayload: ResolverTypeWrapper<CancelRequestPayloadParent>;
  Change: ResolverTypeWrapper<ChangeParent>;
  ChangeKind: ChangeKind;
  ChangePage: ResolverTypeWrapper<Omit<ChangePage, 'changes'> & { changes?: Maybe<ReadonlyArray<Maybe<ResolversTypes['Change']>>> }>;
  ChangePasswordInput: ChangePasswordInput;
  ChangePasswordPayload: ResolverTypeWrapper<ChangePasswordPayload>;
  CheckPlanFileInput: CheckPlanFileInput;
  CheckPlanFilePayload: ResolverTypeWrapper<Omit<CheckPlanFilePayload, 'check'> & { check?: Maybe<ResolversTypes['PlanFileCheck']> }>;
  CheckReturn: CheckReturn;
  ClaimableAccount: ResolverTypeWrapper<Omit<ClaimableAccount, 'designated'> & { designated?: Maybe<ReadonlyArray<Maybe<ResolversTypes['DesignatedBeneficiary']>>> }>;
  CloseAction: CloseAction;
  CloseMonthInput: CloseMonthInput;
  CloseMonthPayload: ResolverTypeWrapper<Omit<CloseMonthPayload, 'approval'> & { approval?: Maybe<ResolversTypes['Approval']> }>;
  ClosePlanInput: ClosePlanInput;
  ClosePlanPayload: ResolverTypeWrapper<Omit<ClosePlanPayload, 'plan'> & { plan?: Maybe<ResolversTypes['Plan']> }>;
  CloseRequestInput: CloseRequestInput;
  CloseRequestPayload: ResolverTypeWrapper<Omit<CloseRequestPayload, 'request' | 'viewer'> & { request?: Maybe<ResolversTypes['StaffRequest']>, viewer?: Maybe<ResolversTypes['Viewer']> }>;
  CloseRolloverRequestInput: CloseRolloverRequestInput;
  CloseRolloverRequestPayload: ResolverTypeWrapper<Omit<CloseRolloverRequestPayload, 'viewer'> & { viewer?: Maybe<ResolversTypes['Viewer']> }>;
  CloseWithdrawalRequestInput: CloseWithdrawalRequestInput;
  CloseWithdrawalRequestPayload: ResolverTypeWrapper<Omit<CloseWithdrawalRequestPayload, 'viewer'> & { viewer?: Maybe<ResolversTypes['Viewer']> }>;
  ClosedMonth: ResolverTypeWrapper<ClosedMonth>;
  ClosedMonths: ResolverTypeWrapper<ClosedMonths>;
  CompleteSignatureInput: CompleteSignatureInput;
  CompleteSignaturePayload: ResolverTypeWrapper<CompleteSignaturePayloadParent>;
  CompletedJobSort: CompletedJobSort;
  ComplianceAccount: ResolverTypeWrapper<ComplianceAccountParent>;
  ComplianceDecidedFilter: ComplianceDecidedFilter;
  ComplianceDecidedSort: ComplianceDecidedSort;
  ComplianceDecision: ResolverTypeWrapper<ComplianceDecisionParent>;
  ComplianceDecisionConnection: ResolverTypeWrapper<Omit<ComplianceDecisionConnection, 'edges'> & { edges?: Maybe<ReadonlyArray<Maybe<ResolversTypes['ComplianceDecisionEdge']>>> }>;
  ComplianceDecisionEdge: ResolverTypeWrapper<Omit<ComplianceDecisionEdge, 'node'> & { node?: Maybe<ResolversTypes['ComplianceDecision']> }>;
  ComplianceFinding: ResolverTypeWrapper<ComplianceFinding>;
  ComplianceOutcome: ComplianceOutcome;
  ComplianceOverview: ResolverTypeWrapper<ComplianceOverview>;
  CompliancePendingFilter: CompliancePendingFilter;
  CompliancePendingRow: ResolverTypeWrapper<CompliancePendingRowParent>;
  CompliancePendingRowConnection: ResolverTypeWrapper<Omit<CompliancePendingRowConnection, 'edges'> & { edges?: Maybe<ReadonlyArray<Maybe<ResolversTypes['CompliancePendingRowEdge']>>> }>;
  CompliancePendingRowEdge: ResolverTypeWrapper<Omit<CompliancePendingRowEdge, 'node'> & { node?: Maybe<ResolversTypes['CompliancePendingRow']> }>;
  CompliancePendingSort: CompliancePendingSort;
  ComplianceStanding: ComplianceStanding;
  ConfirmOwnerDataInput: ConfirmOwnerDataInput;
  ConfirmOwnerDataPayload: ResolverTypeWrapper<Omit<ConfirmOwnerDataPayload, 'accountOwner'> & { accountOwner?: Maybe<ResolversTypes['AccountOwner']> }>;
  ConfirmSecondFactorInput: ConfirmSecondFactorInput;
  ConfirmSecondFactorPayload: ResolverTypeWrapper<ConfirmSecondFactorPayloadParent>;
  CorrectBeneficiaryInput: CorrectBeneficiaryInput;
  CorrectBeneficiaryPayload: ResolverTypeWrapper<Omit<CorrectBeneficiaryPayload, 'beneficiary'> & { beneficiary?: Maybe<ResolversTypes['Beneficiary']> }>;
  CorrectDeathRecipientInput: CorrectDeathRecipientInput;
  CorrectDeathRecipientPayload: ResolverTypeWrapper<CorrectDeathRecipientPayload>;
  CorrectRequestInput: CorrectRequestInput;
  CorrectRequestPayload: ResolverTypeWrapper<CorrectRequestPayloadParent>;
  CreateCredentialInput: CreateCredentialInput;
  CreateCredentialPayload: ResolverTypeWrapper<Omit<CreateCredentialPayload, 'credential'> & { credential?: Maybe<ResolversTypes['Credential']> }>;
  CreatePlanInput: CreatePlanInput;
  Float: ResolverTypeWrapper<Scalars['Float']['output']>;
  CreatePlanPayload: ResolverTypeWrapper<Omit<CreatePlanPayload, 'planEdge'> & { planEdge?: Maybe<ResolversTypes['PlanEdge']> }>;
  CreateWebhookInput: CreateWebhookInput;
  CreateWebhookPayload: ResolverTypeWrapper<Omit<CreateWebhookPayload, 'webhook'> & { webhook?: Maybe<ResolversTypes['Webhook']> }>;
  Credential: ResolverTypeWrapper<CredentialParent>;
  CredentialStatus: CredentialStatus;
  DataKind: DataKind;
  DataPath: DataPath;
  DataStanding: ResolverTypeWrapper<DataStanding>;
  Date: ResolverTypeWrapper<Scalars['Date']['output']>;
  DateTime: ResolverTypeWrapper<Scalars['DateTime']['output']>;
  DeathCertificate: ResolverTypeWrapper<DeathCertificate>;
  DeathClaim: ResolverTypeWrapper<DeathClaimParent>;
  DeathClaimQuote: ResolverTypeWrapper<DeathClaimQuoteParent>;
  DeathClaims: ResolverTypeWrapper<Omit<DeathClaims, 'accounts' | 'claims'> & { accounts?: Maybe<ReadonlyArray<Maybe<ResolversTypes['ClaimableAccount']>>>, claims?: Maybe<ReadonlyArray<Maybe<ResolversTypes['DeathClaim']>>> }>;
  DeathRecipient: ResolverTypeWrapper<DeathRecipient>;
  DeathState: DeathState;
  DecideSanctionsMatchInput: DecideSanctionsMatchInput;
  DecideSanctionsMatchPayload: ResolverTypeWrapper<Omit<DecideSanctionsMatchPayload, 'sanctionsMatch' | 'viewer'> & { sanctionsMatch?: Maybe<ResolversTypes['SanctionsMatch']>, viewer?: Maybe<ResolversTypes['Viewer']> }>;
  DepositSchedule: DepositSchedule;
  DesignatedBeneficiary: ResolverTypeWrapper<DesignatedBeneficiaryParent>;
  DeskActor: DeskActor;
  DeskConnection: ResolverTypeWrapper<DeskConnectionParent>;
  DeskEdge: ResolverTypeWrapper<Omit<DeskEdge, 'node'> & { node?: Maybe<ResolversTypes['DeskItem']> }>;
  DeskFilter: DeskFilter;
  DeskItem: ResolverTypeWrapper<DeskItemParent>;
  DeskKind: DeskKind;
  DeskSort: DeskSort;
  DistributionRequest: ResolverTypeWrapper<DistributionRequestParent>;
  DistributionRequestConnection: ResolverTypeWrapper<Omit<DistributionRequestConnection, 'edges'> & { edges?: Maybe<ReadonlyArray<Maybe<ResolversTypes['DistributionRequestEdge']>>> }>;
  DistributionRequestEdge: ResolverTypeWrapper<Omit<DistributionRequestEdge, 'node'> & { node?: Maybe<ResolversTypes['DistributionRequest']> }>;
  DistributionState: DistributionState;
  DistributionType: DistributionType;
  Document: ResolverTypeWrapper<DocumentParent>;
  DocumentConnection: ResolverTypeWrapper<Omit<DocumentConnection, 'edges'> & { edges?: Maybe<ReadonlyArray<Maybe<ResolversTypes['DocumentEdge']>>> }>;
  DocumentEdge: ResolverTypeWrapper<Omit<DocumentEdge, 'node'> & { node?: Maybe<ResolversTypes['Document']> }>;
  DocumentFilter: DocumentFilter;
  DocumentPart: ResolverTypeWrapper<DocumentPart>;
  DocumentPartKind: DocumentPartKind;
  DocumentRow: ResolverTypeWrapper<DocumentRow>;
  DocumentSort: DocumentSort;
  DocumentType: DocumentType;
  EmailSetting: ResolverTypeWrapper<EmailSettingParent>;
  EndAllSessionsInput: EndAllSessionsInput;
  EndAllSessionsPayload: ResolverTypeWrapper<EndAllSessionsPayload>;
  EndOpenSessionInput: EndOpenSessionInput;
  EndOpenSessionPayload: ResolverTypeWrapper<EndOpenSessionPayloadParent>;
  EndSecondFactorInput: EndSecondFactorInput;
  EndSecondFactorPayload: ResolverTypeWrapper<EndSecondFactorPayloadParent>;
  EndWebhookInput: EndWebhookInput;
  EndWebhookPayload: ResolverTypeWrapper<Omit<EndWebhookPayload, 'webhook'> & { webhook?: Maybe<ResolversTypes['Webhook']> }>;
  EnterReleaseCodeInput: EnterReleaseCodeInput;
  EnterReleaseCodePayload: ResolverTypeWrapper<Omit<EnterReleaseCodePayload, 'accountOwner'> & { accountOwner?: Maybe<ResolversTypes['AccountOwner']> }>;
  ErrorCode: ErrorCode;
  EvidenceKind: EvidenceKind;
  EvidenceOf: EvidenceOf;
  EvidenceOutcome: EvidenceOutcome;
  EvidenceStanding: ResolverTypeWrapper<EvidenceStanding>;
  EvidenceState: EvidenceState;
  Export: ResolverTypeWrapper<ExportParent>;
  ExportFilterInput: ExportFilterInput;
  ExportListInput: ExportListInput;
  ExportListPayload: ResolverTypeWrapper<Omit<ExportListPayload, 'export'> & { export?: Maybe<ResolversTypes['Export']> }>;
  ExportStatus: ExportStatus;
  ExportWords: ResolverTypeWrapper<ExportWords>;
  ExportedList: ExportedList;
  FileDownload: ResolverTypeWrapper<FileDownload>;
  FileToOpen: ResolverTypeWrapper<FileToOpen>;
  FinalizeWizardInput: FinalizeWizardInput;
  FinalizeWizardPayload: ResolverTypeWrapper<FinalizeWizardPayloadParent>;
  Job: ResolverTypeWrapper<JobParent>;
  JobConnection: ResolverTypeWrapper<Omit<JobConnection, 'edges'> & { edges?: Maybe<ReadonlyArray<Maybe<ResolversTypes['JobEdge']>>> }>;
  JobEdge: ResolverTypeWrapper<Omit<JobEdge, 'node'> & { node?: Maybe<ResolversTypes['Job']> }>;
  JobFailure: ResolverTypeWrapper<JobFailure>;
  JobFile: ResolverTypeWrapper<JobFileParent>;
  JobFilter: JobFilter;
  JobSort: JobSort;
  JobType: JobType;
  LinkRequestEvidenceInput: LinkRequestEvidenceInput;
  LinkRequestEvidencePayload: ResolverTypeWrapper<Omit<LinkRequestEvidencePayload, 'viewer'> & { viewer?: Maybe<ResolversTypes['Viewer']> }>;
  LoginInput: LoginInput;
  LoginPayload: ResolverTypeWrapper<Omit<LoginPayload, 'viewer'> & { viewer?: Maybe<ResolversTypes['Viewer']> }>;
  LogoutInput: LogoutInput;
  LogoutPayload: ResolverTypeWrapper<LogoutPayload>;
  MakeDeathClaimInput: MakeDeathClaimInput;
  MakeDeathClaimPayload: ResolverTypeWrapper<Omit<MakeDeathClaimPayload, 'accountOwner'> & { accountOwner?: Maybe<ResolversTypes['AccountOwner']> }>;
  MarkUploadCompleteInput: MarkUploadCompleteInput;
  MarkUploadCompletePayload: ResolverTypeWrapper<Omit<MarkUploadCompletePayload, 'viewer'> & { viewer?: Maybe<ResolversTypes['Viewer']> }>;
  MatchBankLineInput: MatchBankLineInput;
  MatchBankLinePayload: ResolverTypeWrapper<MatchBankLinePayloadParent>;
  MenuCounts: ResolverTypeWrapper<MenuCounts>;
  MinimumAtDeath: ResolverTypeWrapper<MinimumAtDeath>;
  MissingTaxTable: ResolverTypeWrapper<MissingTaxTable>;
  Money: ResolverTypeWrapper<Scalars['Money']['output']>;
  MoneyOfDay: ResolverTypeWrapper<MoneyOfDay>;
  Mutation: ResolverTypeWrapper<Record<PropertyKey, never>>;
  NextMonth: ResolverTypeWrapper<NextMonth>;
  Node: ResolverTypeWrapper<NodeParent>;
  Note: ResolverTypeWrapper<NoteParent>;
  NoteConnection: ResolverTypeWrapper<Omit<NoteConnection, 'edges'> & { edges?: Maybe<ReadonlyArray<Maybe<ResolversTypes['NoteEdge']>>> }>;
  NoteEdge: ResolverTypeWrapper<Omit<NoteEdge, 'node'> & { node?: Maybe<ResolversTypes['Note']> }>;
  NoteFilter: NoteFilter;
  NoteSort: NoteSort;
  ObstacleScreen: ObstacleScreen;
  OpenSession: ResolverTypeWrapper<OpenSession>;
  OpenSessions: ResolverTypeWrapper<OpenSessions>;
  OrderReleaseLetterInput: OrderReleaseLetterInput;
  OrderReleaseLetterPayload: ResolverTypeWrapper<Omit<OrderReleaseLetterPayload, 'accountOwner'> & { accountOwner?: Maybe<ResolversTypes['AccountOwner']> }>;
  OtherBook: ResolverTypeWrapper<OtherBookParent>;
  OtherRequest: ResolverTypeWrapper<OtherRequestParent>;
  Overview: ResolverTypeWrapper<Overview>;
  OverviewQueue: ResolverTypeWrapper<OverviewQueue>;
  OwnMail: ResolverTypeWrapper<OwnMail>;
  OwnMailConnection: ResolverTypeWrapper<OwnMailConnection>;
  OwnMailEdge: ResolverTypeWrapper<OwnMailEdge>;
  OwnMailSort: OwnMailSort;
  OwnerDeath: ResolverTypeWrapper<OwnerDeath>;
  OwnerNote: ResolverTypeWrapper<OwnerNote>;
  PageInfo: ResolverTypeWrapper<PageInfo>;
  PasswordLink: ResolverTypeWrapper<PasswordLink>;
  PayEstateInput: PayEstateInput;
  PayEstatePayload: ResolverTypeWrapper<Omit<PayEstatePayload, 'viewer'> & { viewer?: Maybe<ResolversTypes['Viewer']> }>;
  PaymentReturn: ResolverTypeWrapper<PaymentReturnParent>;
  PaymentReturnConnection: ResolverTypeWrapper<Omit<PaymentReturnConnection, 'edges'> & { edges?: Maybe<ReadonlyArray<Maybe<ResolversTypes['PaymentReturnEdge']>>> }>;
  PaymentReturnEdge: ResolverTypeWrapper<Omit<PaymentReturnEdge, 'node'> & { node?: Maybe<ResolversTypes['PaymentReturn']> }>;
  PaymentReturnFilter: PaymentReturnFilter;
  PaymentReturnSort: PaymentReturnSort;
  PayoutHold: ResolverTypeWrapper<PayoutHold>;
  Phone: ResolverTypeWrapper<PhoneParent>;
  Pile: ResolverTypeWrapper<Pile>;
  PinNoteInput: PinNoteInput;
  PinNotePayload: ResolverTypeWrapper<Omit<PinNotePayload, 'note'> & { note?: Maybe<ResolversTypes['Note']> }>;
  Plan: ResolverTypeWrapper<PlanParent>;
  PlanConnection: ResolverTypeWrapper<Omit<PlanConnection, 'edges'> & { edges?: Maybe<ReadonlyArray<Maybe<ResolversTypes['PlanEdge']>>> }>;
  PlanDifference: PlanDifference;
  PlanDifferenceInput: PlanDifferenceInput;
  PlanEdge: ResolverTypeWrapper<Omit<PlanEdge, 'node'> & { node?: Maybe<ResolversTypes['Plan']> }>;
  PlanFile: ResolverTypeWrapper<PlanFileParent>;
  PlanFileCheck: ResolverTypeWrapper<Omit<PlanFileCheck, 'findings'> & { findings?: Maybe<ReadonlyArray<Maybe<ResolversTypes['PlanFileFinding']>>> }>;
  PlanFileFinding: ResolverTypeWrapper<PlanFileFindingParent>;
  PlanFileFormat: PlanFileFormat;
  PlanFileMoney: PlanFileMoney;
  PlanFileState: PlanFileState;
  PlanFilter: PlanFilter;
  PlanListItem: ResolverTypeWrapper<PlanListItemParent>;
  PlanRate: ResolverTypeWrapper<PlanRateParent>;
  PlanRateState: PlanRateState;
  PlanReturnReason: PlanReturnReason;
  PlanSort: PlanSort;
  PlanUpload: ResolverTypeWrapper<PlanUpload>;
  PlanUploadConnection: ResolverTypeWrapper<PlanUploadConnection>;
  PlanUploadEdge: ResolverTypeWrapper<PlanUploadEdge>;
  PlanUploadFilter: PlanUploadFilter;
  PlanUploadSort: PlanUploadSort;
  PortalUser: ResolverTypeWrapper<PortalUserParent>;
  PostTransactionInput: PostTransactionInput;
  PostTransactionPayload: ResolverTypeWrapper<Omit<PostTransactionPayload, 'approval' | 'transaction' | 'viewer'> & { approval?: Maybe<ResolversTypes['Approval']>, transaction?: Maybe<ResolversTypes['TransactionDetail']>, viewer?: Maybe<ResolversTypes['Viewer']> }>;
  PostingBooks: ResolverTypeWrapper<Omit<PostingBooks, 'against'> & { against?: Maybe<ReadonlyArray<Maybe<ResolversTypes['OtherBook']>>> }>;
  Query: ResolverTypeWrapper<Record<PropertyKey, never>>;
  QuoteDeathClaimInput: QuoteDeathClaimInput;
  QuoteDeathClaimPayload: ResolverTypeWrapper<Omit<QuoteDeathClaimPayload, 'quote'> & { quote?: Maybe<ResolversTypes['DeathClaimQuote']> }>;
  ReadReceivingAccountInput: ReadReceivingAccountInput;
  ReadReceivingAccountPayload: ResolverTypeWrapper<ReadReceivingAccountPayload>;
  ReasonInput: ReasonInput;
  ReasonKind: ReasonKind;
  RecipientKind: RecipientKind;
  RecordReleaseCallInput: RecordReleaseCallInput;
  RecordReleaseCallPayload: ResolverTypeWrapper<Omit<RecordReleaseCallPayload, 'accountOwner'> & { accountOwner?: Maybe<ResolversTypes['AccountOwner']> }>;
  RecordStateFormInput: RecordStateFormInput;
  RecordStateFormPayload: ResolverTypeWrapper<Omit<RecordStateFormPayload, 'accountOwner'> & { accountOwner?: Maybe<ResolversTypes['AccountOwner']> }>;
  RedepositRequestInput: RedepositRequestInput;
  RedepositRequestPayload: ResolverTypeWrapper<Omit<RedepositRequestPayload, 'viewer'> & { viewer?: Maybe<ResolversTypes['Viewer']> }>;
  RefuseApprovalInput: RefuseApprovalInput;
  RefuseApprovalPayload: ResolverTypeWrapper<Omit<RefuseApprovalPayload, 'approval' | 'viewer'> & { approval?: Maybe<ResolversTypes['Approval']>, viewer?: Maybe<ResolversTypes['Viewer']> }>;
  RegisterEmailInput: RegisterEmailInput;
  RegisterEmailPayload: ResolverTypeWrapper<RegisterEmailPayloadParent>;
  RegisterPersonInput: RegisterPersonInput;
  RegisterPersonPayload: ResolverTypeWrapper<RegisterPersonPayloadParent>;
  RegistrationInfo: ResolverTypeWrapper<RegistrationInfo>;
  RejectComplianceInput: RejectComplianceInput;
  RejectCompliancePayload: ResolverTypeWrapper<Omit<RejectCompliancePayload, 'viewer'> & { viewer?: Maybe<ResolversTypes['Viewer']> }>;
  RemoveBeneficiaryInput: RemoveBeneficiaryInput;
  RemoveBeneficiaryPayload: ResolverTypeWrapper<RemoveBeneficiaryPayload>;
  ReopenUploadInput: ReopenUploadInput;
  ReopenUploadPayload: ResolverTypeWrapper<Omit<ReopenUploadPayload, 'viewer'> & { viewer?: Maybe<ResolversTypes['Viewer']> }>;
  ReplayWebhookInput: ReplayWebhookInput;
  ReplayWebhookPayload: ResolverTypeWrapper<Omit<ReplayWebhookPayload, 'webhook'> & { webhook?: Maybe<ResolversTypes['Webhook']> }>;
  ReportOwnerDeathInput: ReportOwnerDeathInput;
  ReportOwnerDeathPayload: ResolverTypeWrapper<Omit<ReportOwnerDeathPayload, 'accountOwner'> & { accountOwner?: Maybe<ResolversTypes['AccountOwner']> }>;
  RequestAround: ResolverTypeWrapper<RequestAroundParent>;
  RequestChange: ResolverTypeWrapper<RequestChange>;
  RequestEstate: ResolverTypeWrapper<RequestEstate>;
  RequestEvent: ResolverTypeWrapper<RequestEvent>;
  RequestEventKind: RequestEventKind;
  RequestEvidence: ResolverTypeWrapper<RequestEvidenceParent>;
  RequestFilter: RequestFilter;
  RequestList: RequestList;
  RequestMove: ResolverTypeWrapper<RequestMove>;
  RequestPasswordResetInput: RequestPasswordResetInput;
  RequestPasswordResetPayload: ResolverTypeWrapper<RequestPasswordResetPayload>;
  RequestPayment: ResolverTypeWrapper<RequestPayment>;
  RequestProgress: RequestProgress;
  RequestRedeposit: ResolverTypeWrapper<RequestRedeposit>;
  RequestSort: RequestSort;
  RequestStatus: RequestStatus;
  RequestStep: ResolverTypeWrapper<RequestStep>;
  RequestVisitor: ResolverTypeWrapper<RequestVisitor>;
  RequiredMinimum: ResolverTypeWrapper<RequiredMinimum>;
  ResendAgreementInput: ResendAgreementInput;
  ResendAgreementPayload: ResolverTypeWrapper<ResendAgreementPayload>;
  ResendSignatureLinkInput: ResendSignatureLinkInput;
  ResendSignatureLinkPayload: ResolverTypeWrapper<ResendSignatureLinkPayload>;
  ResendVerificationCodeInput: ResendVerificationCodeInput;
  ResendVerificationCodePayload: ResolverTypeWrapper<ResendVerificationCodePayload>;
  ResetPasswordInput: ResetPasswordInput;
  ResetPasswordPayload: ResolverTypeWrapper<ResetPasswordPayload>;
  RetirementAccount: ResolverTypeWrapper<RetirementAccountParent>;
  RetirementAccountConnection: ResolverTypeWrapper<Omit<RetirementAccountConnection, 'edges'> & { edges?: Maybe<ReadonlyArray<Maybe<ResolversTypes['RetirementAccountEdge']>>> }>;
  RetirementAccountEdge: ResolverTypeWrapper<Omit<RetirementAccountEdge, 'node'> & { node?: Maybe<ResolversTypes['RetirementAccount']> }>;
  RetryJobInput: RetryJobInput;
  RetryJobPayload: ResolverTypeWrapper<Omit<RetryJobPayload, 'job'> & { job?: Maybe<ResolversTypes['Job']> }>;
  ReturnPlanMoneyInput: ReturnPlanMoneyInput;
  ReturnPlanMoneyPayload: ResolverTypeWrapper<Omit<ReturnPlanMoneyPayload, 'approval'> & { approval?: Maybe<ResolversTypes['Approval']> }>;
  ReturnsResult: ResolverTypeWrapper<ReturnsResult>;
  RevealRegistrationCodeInput: RevealRegistrationCodeInput;
  RevealRegistrationCodePayload: ResolverTypeWrapper<RevealRegistrationCodePayload>;
  RevealSocialInput: RevealSocialInput;
  RevealSocialPayload: ResolverTypeWrapper<RevealSocialPayload>;
  ReversePostingInput: ReversePostingInput;
  ReversePostingPayload: ResolverTypeWrapper<Omit<ReversePostingPayload, 'approval' | 'transaction' | 'viewer'> & { approval?: Maybe<ResolversTypes['Approval']>, transaction?: Maybe<ResolversTypes['TransactionDetail']>, viewer?: Maybe<ResolversTypes['Viewer']> }>;
  ReverseTransactionInput: ReverseTransactionInput;
  ReverseTransactionPayload: ResolverTypeWrapper<Omit<ReverseTransactionPayload, 'approval' | 'transaction' | 'viewer'> & { approval?: Maybe<ResolversTypes['Approval']>, transaction?: Maybe<ResolversTypes['TransactionDetail']>, viewer?: Maybe<ResolversTypes['Viewer']> }>;
  RevokeCredentialInput: RevokeCredentialInput;
  RevokeCredentialPayload: ResolverTypeWrapper<Omit<RevokeCredentialPayload, 'credential'> & { credential?: Maybe<ResolversTypes['Credential']> }>;
  Role: Role;
  RollWebhookSecretInput: RollWebhookSecretInput;
  RollWebhookSecretPayload: ResolverTypeWrapper<Omit<RollWebhookSecretPayload, 'webhook'> & { webhook?: Maybe<ResolversTypes['Webhook']> }>;
  RolloverRequest: ResolverTypeWrapper<RolloverRequestParent>;
  RolloverRequestConnection: ResolverTypeWrapper<RolloverRequestConnectionParent>;
  RolloverRequestDetail: ResolverTypeWrapper<Omit<RolloverRequestDetail, 'around' | 'request'> & { around?: Maybe<ResolversTypes['RequestAround']>, request?: Maybe<ResolversTypes['RolloverRequest']> }>;
  RolloverRequestEdge: ResolverTypeWrapper<Omit<RolloverRequestEdge, 'node'> & { node?: Maybe<ResolversTypes['RolloverRequest']> }>;
  RolloverRequestInput: RolloverRequestInput;
  RowsRead: ResolverTypeWrapper<RowsRead>;
  SanctionsMatch: ResolverTypeWrapper<SanctionsMatchParent>;
  SanctionsMatchStatus: SanctionsMatchStatus;
  SanctionsParty: SanctionsParty;
  SaveWizardAmountInput: SaveWizardAmountInput;
  SaveWizardAmountPayload: ResolverTypeWrapper<Omit<SaveWizardAmountPayload, 'account'> & { account?: Maybe<ResolversTypes['RetirementAccount']> }>;
  SaveWizardBankAccountInput: SaveWizardBankAccountInput;
  SaveWizardBankAccountPayload: ResolverTypeWrapper<Omit<SaveWizardBankAccountPayload, 'account'> & { account?: Maybe<ResolversTypes['RetirementAccount']> }>;
  SaveWizardDistributionTypeInput: SaveWizardDistributionTypeInput;
  SaveWizardDistributionTypePayload: ResolverTypeWrapper<Omit<SaveWizardDistributionTypePayload, 'account'> & { account?: Maybe<ResolversTypes['RetirementAccount']> }>;
  SaveWizardEvidencedTypeInput: SaveWizardEvidencedTypeInput;
  SaveWizardEvidencedTypePayload: ResolverTypeWrapper<Omit<SaveWizardEvidencedTypePayload, 'account'> & { account?: Maybe<ResolversTypes['RetirementAccount']> }>;
  SaveWizardFederalInput: SaveWizardFederalInput;
  SaveWizardFederalPayload: ResolverTypeWrapper<Omit<SaveWizardFederalPayload, 'account'> & { account?: Maybe<ResolversTypes['RetirementAccount']> }>;
  SaveWizardPaymentInput: SaveWizardPaymentInput;
  SaveWizardPaymentPayload: ResolverTypeWrapper<Omit<SaveWizardPaymentPayload, 'account'> & { account?: Maybe<ResolversTypes['RetirementAccount']> }>;
  SaveWizardRolloverInput: SaveWizardRolloverInput;
  SaveWizardRolloverPayload: ResolverTypeWrapper<Omit<SaveWizardRolloverPayload, 'account'> & { account?: Maybe<ResolversTypes['RetirementAccount']> }>;
  SaveWizardStateInput: SaveWizardStateInput;
  SaveWizardStatePayload: ResolverTypeWrapper<Omit<SaveWizardStatePayload, 'account'> & { account?: Maybe<ResolversTypes['RetirementAccount']> }>;
  ScheduledJob: ResolverTypeWrapper<ScheduledJobParent>;
  SearchAccount: ResolverTypeWrapper<SearchAccountParent>;
  SecondFactorSecret: ResolverTypeWrapper<SecondFactorSecret>;
  SendRequestEvidenceInput: SendRequestEvidenceInput;
  SendRequestEvidencePayload: ResolverTypeWrapper<Omit<SendRequestEvidencePayload, 'viewer'> & { viewer?: Maybe<ResolversTypes['Viewer']> }>;
  SendSigningCodeInput: SendSigningCodeInput;
  SendSigningCodePayload: ResolverTypeWrapper<SendSigningCodePayload>;
  SetRequestIncompleteInput: SetRequestIncompleteInput;
  SetRequestIncompletePayload: ResolverTypeWrapper<Omit<SetRequestIncompletePayload, 'request' | 'viewer'> & { request?: Maybe<ResolversTypes['StaffRequest']>, viewer?: Maybe<ResolversTypes['Viewer']> }>;
  SettlePlanMoneyInput: SettlePlanMoneyInput;
  SettlePlanMoneyPayload: ResolverTypeWrapper<Omit<SettlePlanMoneyPayload, 'approval'> & { approval?: Maybe<ResolversTypes['Approval']> }>;
  SignInSettings: ResolverTypeWrapper<SignInSettings>;
  SignRequestInput: SignRequestInput;
  SignRequestPayload: ResolverTypeWrapper<SignRequestPayloadParent>;
  SignatureEnvelope: ResolverTypeWrapper<SignatureEnvelope>;
  SignatureKind: SignatureKind;
  SignatureStatus: SignatureStatus;
  Social: ResolverTypeWrapper<Social>;
  StaffRequest: ResolverTypeWrapper<ResolversInterfaceTypes<ResolversTypes>['StaffRequest']>;
  StaffRequestConnection: ResolverTypeWrapper<ResolversInterfaceTypes<ResolversTypes>['StaffRequestConnection']>;
  StaffRequestDetail: ResolverTypeWrapper<ResolversInterfaceTypes<ResolversTypes>['StaffRequestDetail']>;
  StaffRequestEdge: ResolverTypeWrapper<ResolversInterfaceTypes<ResolversTypes>['StaffRequestEdge']>;
  StaffRequestPayment: ResolverTypeWrapper<StaffRequestPayment>;
  StartJobInput: StartJobInput;
  StartJobPayload: ResolverTypeWrapper<Omit<StartJobPayload, 'job'> & { job?: Maybe<ResolversTypes['Job']> }>;
  StartSecondFactorInput: StartSecondFactorInput;
  StartSecondFactorPayload: ResolverTypeWrapper<StartSecondFactorPayload>;
  StartWizardOverInput: StartWizardOverInput;
  StartWizardOverPayload: ResolverTypeWrapper<Omit<StartWizardOverPayload, 'account'> & { account?: Maybe<ResolversTypes['RetirementAccount']> }>;
  StateElection: StateElection;
  StateForm: ResolverTypeWrapper<StateForm>;
  StateFormOffer: ResolverTypeWrapper<StateFormOffer>;
  StateForms: ResolverTypeWrapper<StateForms>;
  Subscription: ResolverTypeWrapper<Record<PropertyKey, never>>;
  TakeInReturnsInput: TakeInReturnsInput;
  TakeInReturnsPayload: ResolverTypeWrapper<TakeInReturnsPayload>;
  TakeOwnerDeathBackInput: TakeOwnerDeathBackInput;
  TakeOwnerDeathBackPayload: ResolverTypeWrapper<Omit<TakeOwnerDeathBackPayload, 'accountOwner'> & { accountOwner?: Maybe<ResolversTypes['AccountOwner']> }>;
  TaxBalance: ResolverTypeWrapper<TaxBalanceParent>;
  TaxCalculationInput: TaxCalculationInput;
  TaxCalculationResult: ResolverTypeWrapper<TaxCalculationResult>;
  TaxDeposit: ResolverTypeWrapper<TaxDeposit>;
  TaxDue: ResolverTypeWrapper<TaxDue>;
  TaxDueDay: ResolverTypeWrapper<TaxDueDay>;
  TaxDuty: TaxDuty;
  TaxDutyState: TaxDutyState;
  TaxForm: ResolverTypeWrapper<TaxForm>;
  TaxFormConnection: ResolverTypeWrapper<TaxFormConnection>;
  TaxFormEdge: ResolverTypeWrapper<TaxFormEdge>;
  TaxFormFilter: TaxFormFilter;
  TaxFormKind: TaxFormKind;
  TaxFormSort: TaxFormSort;
  TaxFormState: ResolverTypeWrapper<TaxFormState>;
  TaxLiabilityDay: ResolverTypeWrapper<TaxLiabilityDay>;
  TaxMonth: ResolverTypeWrapper<TaxMonth>;
  TaxOwed: ResolverTypeWrapper<TaxOwedParent>;
  TaxPeriod: TaxPeriod;
  TaxYear: ResolverTypeWrapper<TaxYear>;
  TaxYearReport: ResolverTypeWrapper<TaxYearReport>;
  TaxesOwed: ResolverTypeWrapper<TaxesOwedParent>;
  Terms: ResolverTypeWrapper<Terms>;
  TestWebhookInput: TestWebhookInput;
  TestWebhookPayload: ResolverTypeWrapper<TestWebhookPayload>;
  TransactionDetail: ResolverTypeWrapper<TransactionDetailParent>;
  TransactionLine: ResolverTypeWrapper<TransactionLine>;
  TransactionType: TransactionType;
  TrialBalance: ResolverTypeWrapper<TrialBalance>;
  UnconfirmedData: ResolverTypeWrapper<UnconfirmedData>;
  UndeliveredMail: ResolverTypeWrapper<UndeliveredMail>;
  UndeliveredMailConnection: ResolverTypeWrapper<UndeliveredMailConnection>;
  UndeliveredMailEdge: ResolverTypeWrapper<UndeliveredMailEdge>;
  UndeliveredMailSort: UndeliveredMailSort;
  UndoBankMatchInput: UndoBankMatchInput;
  UndoBankMatchPayload: ResolverTypeWrapper<UndoBankMatchPayloadParent>;
  UndoPlanSettlementInput: UndoPlanSettlementInput;
  UndoPlanSettlementPayload: ResolverTypeWrapper<Omit<UndoPlanSettlementPayload, 'approval'> & { approval?: Maybe<ResolversTypes['Approval']> }>;
  UpdateAccountSetupDateInput: UpdateAccountSetupDateInput;
  UpdateAccountSetupDatePayload: ResolverTypeWrapper<Omit<UpdateAccountSetupDatePayload, 'account'> & { account?: Maybe<ResolversTypes['RetirementAccount']> }>;
  UpdateAccountStatusInput: UpdateAccountStatusInput;
  UpdateAccountStatusPayload: ResolverTypeWrapper<Omit<UpdateAccountStatusPayload, 'account'> & { account?: Maybe<ResolversTypes['RetirementAccount']> }>;
  UpdateAdminProfileInput: UpdateAdminProfileInput;
  UpdateAdminProfilePayload: ResolverTypeWrapper<Omit<UpdateAdminProfilePayload, 'accountOwner'> & { accountOwner?: Maybe<ResolversTypes['AccountOwner']> }>;
  UpdateBeneficiaryAllocationsInput: UpdateBeneficiaryAllocationsInput;
  UpdateBeneficiaryAllocationsPayload: ResolverTypeWrapper<Omit<UpdateBeneficiaryAllocationsPayload, 'accountOwner' | 'beneficiaries'> & { accountOwner?: Maybe<ResolversTypes['AccountOwner']>, beneficiaries?: Maybe<ReadonlyArray<Maybe<ResolversTypes['Beneficiary']>>> }>;
  UpdateCellPhoneInput: UpdateCellPhoneInput;
  UpdateCellPhonePayload: ResolverTypeWrapper<Omit<UpdateCellPhonePayload, 'accountOwner' | 'phone'> & { accountOwner?: Maybe<ResolversTypes['AccountOwner']>, phone?: Maybe<ResolversTypes['Phone']> }>;
  UpdateEmailSettingInput: UpdateEmailSettingInput;
  UpdateEmailSettingPayload: ResolverTypeWrapper<Omit<UpdateEmailSettingPayload, 'accountOwner' | 'emailSetting'> & { accountOwner?: Maybe<ResolversTypes['AccountOwner']>, emailSetting?: Maybe<ResolversTypes['EmailSetting']> }>;
  UpdateMailingAddressInput: UpdateMailingAddressInput;
  UpdateMailingAddressPayload: ResolverTypeWrapper<Omit<UpdateMailingAddressPayload, 'accountOwner' | 'address'> & { accountOwner?: Maybe<ResolversTypes['AccountOwner']>, address?: Maybe<ResolversTypes['Address']> }>;
  UpdatePlanInput: UpdatePlanInput;
  UpdatePlanPayload: ResolverTypeWrapper<Omit<UpdatePlanPayload, 'plan'> & { plan?: Maybe<ResolversTypes['Plan']> }>;
  UpdateRolloverRequestInput: UpdateRolloverRequestInput;
  UpdateRolloverRequestPayload: ResolverTypeWrapper<Omit<UpdateRolloverRequestPayload, 'request' | 'viewer'> & { request?: Maybe<ResolversTypes['RolloverRequest']>, viewer?: Maybe<ResolversTypes['Viewer']> }>;
  UpdateWithdrawalRequestInput: UpdateWithdrawalRequestInput;
  UpdateWithdrawalRequestPayload: ResolverTypeWrapper<Omit<UpdateWithdrawalRequestPayload, 'request' | 'viewer'> & { request?: Maybe<ResolversTypes['WithdrawalRequest']>, viewer?: Maybe<ResolversTypes['Viewer']> }>;
  UploadCenterFilter: UploadCenterFilter;
  UploadFileInput: UploadFileInput;
  UploadFilePayload: ResolverTypeWrapper<UploadFilePayload>;
  UploadPlanFileInput: UploadPlanFileInput;
  UploadPlanFilePayload: ResolverTypeWrapper<UploadPlanFilePayloadParent>;
  UploadRolloverFormInput: UploadRolloverFormInput;
  UploadRolloverFormPayload: ResolverTypeWrapper<Omit<UploadRolloverFormPayload, 'accountOwner'> & { accountOwner?: Maybe<ResolversTypes['AccountOwner']> }>;
  UserError: ResolverTypeWrapper<UserError>;
  UserErrorCode: UserErrorCode;
  VerifyRegistrationInput: VerifyRegistrationInput;
  VerifyRegistrationPayload: ResolverTypeWrapper<VerifyRegistrationPayload>;
  Viewer: ResolverTypeWrapper<ViewerParent>;
  VisitRequestInput: VisitRequestInput;
  VisitRequestPayload: ResolverTypeWrapper<VisitRequestPayload>;
  Webhook: ResolverTypeWrapper<WebhookParent>;
  WebhookDelivery: ResolverTypeWrapper<WebhookDeliveryParent>;
  WebhookFailure: ResolverTypeWrapper<WebhookFailureParent>;
  WebhookStatus: WebhookStatus;
  WithdrawApprovalInput: WithdrawApprovalInput;
  WithdrawApprovalPayload: ResolverTypeWrapper<Omit<WithdrawApprovalPayload, 'approval' | 'viewer'> & { approval?: Maybe<ResolversTypes['Approval']>, viewer?: Maybe<ResolversTypes['Viewer']> }>;
  WithdrawPlanRateInput: WithdrawPlanRateInput;
  WithdrawPlanRatePayload: ResolverTypeWrapper<Omit<WithdrawPlanRatePayload, 'plan'> & { plan?: Maybe<ResolversTypes['Plan']> }>;
  WithdrawWizard: ResolverTypeWrapper<WithdrawWizardParent>;
  WithdrawalRequest: ResolverTypeWrapper<WithdrawalRequestParent>;
  WithdrawalRequestConnection: ResolverTypeWrapper<WithdrawalRequestConnectionParent>;
  WithdrawalRequestDetail: ResolverTypeWrapper<Omit<WithdrawalRequestDetail, 'around' | 'request'> & { around?: Maybe<ResolversTypes['RequestAround']>, request?: Maybe<ResolversTypes['WithdrawalRequest']> }>;
  WithdrawalRequestEdge: ResolverTypeWrapper<Omit<WithdrawalRequestEdge, 'node'> & { node?: Maybe<ResolversTypes['WithdrawalRequest']> }>;
  WithdrawalRequestInput: WithdrawalRequestInput;
  WithholdingByAccountPreview: ResolverTypeWrapper<WithholdingByAccountPreview>;
  WithholdingByAccountRow: ResolverTypeWrapper<WithholdingByAccountRow>;
  WithholdingByStatePreview: ResolverTypeWrapper<WithholdingByStatePreview>;
  WithholdingByStateRow: ResolverTypeWrapper<WithholdingByStateRow>;
  WithholdingTotals: ResolverTypeWrapper<WithholdingTotals>;
  WizardAmount: ResolverTypeWrapper<WizardAmount>;
  WizardBankAccount: ResolverTypeWrapper<WizardBankAccount>;
  WizardConfirmation: ResolverTypeWrapper<WizardConfirmation>;
  WizardFederal: ResolverTypeWrapper<WizardFederal>;
  WizardPayment: ResolverTypeWrapper<WizardPayment>;
  WizardProgress: ResolverTypeWrapper<WizardProgress>;
  WizardRollover: ResolverTypeWrapper<WizardRollover>;
  WizardState: ResolverTypeWrapper<WizardState>;
  WizardStep: WizardStep;
  WizardType: ResolverTypeWrapper<WizardType>;
  String: ResolverTypeWrapper<Scalars['String']['output']>;
  Int: ResolverTypeWrapper<Scalars['Int']['output']>;
};

/** Mapping between all available schema types and the resolvers parents */
export type ResolversParentTypes = {
  AccountMonth: AccountMonth;
  AccountOwner: AccountOwnerParent;
  ID: Scalars['ID']['output'];
  Boolean: Scalars['Boolean']['output'];
  AccountOwnerSearchInput: AccountOwnerSearchInput;
  AccountOwnerSearchResult: AccountOwnerSearchResultParent;
  AccountOwnerSearchResultConnection: Omit<AccountOwnerSearchResultConnection, 'edges'> & { edges?: Maybe<ReadonlyArray<Maybe<ResolversParentTypes['AccountOwnerSearchResultEdge']>>> };
  AccountOwnerSearchResultEdge: Omit<AccountOwnerSearchResultEdge, 'node'> & { node?: Maybe<ResolversParentTypes['AccountOwnerSearchResult']> };
  AccountYear: AccountYear;
  AccountingBook: AccountingBookParent;
  ActiveRequest: ActiveRequest;
  ActiveRequests: ActiveRequests;
  AddBeneficiaryInput: AddBeneficiaryInput;
  AddBeneficiaryPayload: Omit<AddBeneficiaryPayload, 'beneficiaryEdge'> & { beneficiaryEdge?: Maybe<ResolversParentTypes['BeneficiaryEdge']> };
  AddNoteInput: AddNoteInput;
  AddNotePayload: Omit<AddNotePayload, 'noteEdge'> & { noteEdge?: Maybe<ResolversParentTypes['NoteEdge']> };
  Address: AddressParent;
  Approval: ApprovalParent;
  ApprovalChange: ApprovalChange;
  ApprovalConnection: Omit<ApprovalConnection, 'edges'> & { edges?: Maybe<ReadonlyArray<Maybe<ResolversParentTypes['ApprovalEdge']>>> };
  ApprovalEdge: Omit<ApprovalEdge, 'node'> & { node?: Maybe<ResolversParentTypes['Approval']> };
  ApproveApprovalInput: ApproveApprovalInput;
  ApproveApprovalPayload: Omit<ApproveApprovalPayload, 'approval' | 'viewer'> & { approval?: Maybe<ResolversParentTypes['Approval']>, viewer?: Maybe<ResolversParentTypes['Viewer']> };
  ApproveComplianceInput: ApproveComplianceInput;
  ApproveCompliancePayload: Omit<ApproveCompliancePayload, 'viewer'> & { viewer?: Maybe<ResolversParentTypes['Viewer']> };
  ApproveRequestInput: ApproveRequestInput;
  ApproveRequestPayload: Omit<ApproveRequestPayload, 'request' | 'viewer'> & { request?: Maybe<ResolversParentTypes['StaffRequest']>, viewer?: Maybe<ResolversParentTypes['Viewer']> };
  AskToSignAgainInput: AskToSignAgainInput;
  AskToSignAgainPayload: Omit<AskToSignAgainPayload, 'viewer'> & { viewer?: Maybe<ResolversParentTypes['Viewer']> };
  Attachment: AttachmentParent;
  AttachmentConnection: Omit<AttachmentConnection, 'edges'> & { edges?: Maybe<ReadonlyArray<Maybe<ResolversParentTypes['AttachmentEdge']>>> };
  AttachmentEdge: Omit<AttachmentEdge, 'node'> & { node?: Maybe<ResolversParentTypes['Attachment']> };
  AuditAction: AuditAction;
  AuditChange: AuditChange;
  AuditEntry: AuditEntryParent;
  AuditEntryConnection: Omit<AuditEntryConnection, 'edges'> & { edges?: Maybe<ReadonlyArray<Maybe<ResolversParentTypes['AuditEntryEdge']>>> };
  AuditEntryEdge: Omit<AuditEntryEdge, 'node'> & { node?: Maybe<ResolversParentTypes['AuditEntry']> };
  AuditFilter: AuditFilter;
  Bank: BankParent;
  BankBookedLater: BankBookedLater;
  BankCandidate: BankCandidate;
  BankDetailsInput: BankDetailsInput;
  BankLine: BankLine;
  BankLineConnection: BankLineConnectionParent;
  BankLineDetail: BankLineDetail;
  BankLineEdge: BankLineEdge;
  BankLineFilter: BankLineFilter;
  BankNotShown: BankNotShown;
  BankPaymentSum: BankPaymentSum;
  BankPlanFile: BankPlanFile;
  BankPlanMoney: BankPlanMoney;
  BankPlanSettlement: BankPlanSettlement;
  BankPlanSurplus: BankPlanSurplus;
  BankReconciliation: BankReconciliation;
  Beneficiary: BeneficiaryParent;
  BeneficiaryAllocationInput: BeneficiaryAllocationInput;
  BeneficiaryConnection: Omit<BeneficiaryConnection, 'edges'> & { edges?: Maybe<ReadonlyArray<Maybe<ResolversParentTypes['BeneficiaryEdge']>>> };
  BeneficiaryEdge: Omit<BeneficiaryEdge, 'node'> & { node?: Maybe<ResolversParentTypes['Beneficiary']> };
  Book: BookParent;
  BookOnDay: BookOnDay;
  BookTransaction: BookTransaction;
  BookTransactionConnection: BookTransactionConnectionParent;
  BookTransactionEdge: BookTransactionEdge;
  BookTransactionFilter: BookTransactionFilter;
  CancelRequestInput: CancelRequestInput;
  CancelRequestPayload: CancelRequestPayloadParent;
  Change: ChangeParent;
  ChangePage: Omit<ChangePage, 'changes'> & { changes?: Maybe<ReadonlyArray<Maybe<ResolversParentTypes['Change']>>> };
  ChangePasswordInput: ChangePasswordInput;
  ChangePasswordPayload: ChangePasswordPayload;
  CheckPlanFileInput: CheckPlanFileInput;
  CheckPlanFilePayload: Omit<CheckPlanFilePayload, 'check'> & { check?: Maybe<ResolversParentTypes['PlanFileCheck']> };
  ClaimableAccount: Omit<ClaimableAccount, 'designated'> & { designated?: Maybe<ReadonlyArray<Maybe<ResolversParentTypes['DesignatedBeneficiary']>>> };
  CloseMonthInput: CloseMonthInput;
  CloseMonthPayload: Omit<CloseMonthPayload, 'approval'> & { approval?: Maybe<ResolversParentTypes['Approval']> };
  ClosePlanInput: ClosePlanInput;
  ClosePlanPayload: Omit<ClosePlanPayload, 'plan'> & { plan?: Maybe<ResolversParentTypes['Plan']> };
  CloseRequestInput: CloseRequestInput;
  CloseRequestPayload: Omit<CloseRequestPayload, 'request' | 'viewer'> & { request?: Maybe<ResolversParentTypes['StaffRequest']>, viewer?: Maybe<ResolversParentTypes['Viewer']> };
  CloseRolloverRequestInput: CloseRolloverRequestInput;
  CloseRolloverRequestPayload: Omit<CloseRolloverRequestPayload, 'viewer'> & { viewer?: Maybe<ResolversParentTypes['Viewer']> };
  CloseWithdrawalRequestInput: CloseWithdrawalRequestInput;
  CloseWithdrawalRequestPayload: Omit<CloseWithdrawalRequestPayload, 'viewer'> & { viewer?: Maybe<ResolversParentTypes['Viewer']> };
  ClosedMonth: ClosedMonth;
  ClosedMonths: ClosedMonths;
  CompleteSignatureInput: CompleteSignatureInput;
  CompleteSignaturePayload: CompleteSignaturePayloadParent;
  ComplianceAccount: ComplianceAccountParent;
  ComplianceDecidedFilter: ComplianceDecidedFilter;
  ComplianceDecision: ComplianceDecisionParent;
  ComplianceDecisionConnection: Omit<ComplianceDecisionConnection, 'edges'> & { edges?: Maybe<ReadonlyArray<Maybe<ResolversParentTypes['ComplianceDecisionEdge']>>> };
  ComplianceDecisionEdge: Omit<ComplianceDecisionEdge, 'node'> & { node?: Maybe<ResolversParentTypes['ComplianceDecision']> };
  ComplianceFinding: ComplianceFinding;
  ComplianceOverview: ComplianceOverview;
  CompliancePendingFilter: CompliancePendingFilter;
  CompliancePendingRow: CompliancePendingRowParent;
  CompliancePendingRowConnection: Omit<CompliancePendingRowConnection, 'edges'> & { edges?: Maybe<ReadonlyArray<Maybe<ResolversParentTypes['CompliancePendingRowEdge']>>> };
  CompliancePendingRowEdge: Omit<CompliancePendingRowEdge, 'node'> & { node?: Maybe<ResolversParentTypes['CompliancePendingRow']> };
  ConfirmOwnerDataInput: ConfirmOwnerDataInput;
  ConfirmOwnerDataPayload: Omit<ConfirmOwnerDataPayload, 'accountOwner'> & { accountOwner?: Maybe<ResolversParentTypes['AccountOwner']> };
  ConfirmSecondFactorInput: ConfirmSecondFactorInput;
  ConfirmSecondFactorPayload: ConfirmSecondFactorPayloadParent;
  CorrectBeneficiaryInput: CorrectBeneficiaryInput;
  CorrectBeneficiaryPayload: Omit<CorrectBeneficiaryPayload, 'beneficiary'> & { beneficiary?: Maybe<ResolversParentTypes['Beneficiary']> };
  CorrectDeathRecipientInput: CorrectDeathRecipientInput;
  CorrectDeathRecipientPayload: CorrectDeathRecipientPayload;
  CorrectRequestInput: CorrectRequestInput;
  CorrectRequestPayload: CorrectRequestPayloadParent;
  CreateCredentialInput: CreateCredentialInput;
  CreateCredentialPayload: Omit<CreateCredentialPayload, 'credential'> & { credential?: Maybe<ResolversParentTypes['Credential']> };
  CreatePlanInput: CreatePlanInput;
  Float: Scalars['Float']['output'];
  CreatePlanPayload: Omit<CreatePlanPayload, 'planEdge'> & { planEdge?: Maybe<ResolversParentTypes['PlanEdge']> };
  CreateWebhookInput: CreateWebhookInput;
  CreateWebhookPayload: Omit<CreateWebhookPayload, 'webhook'> & { webhook?: Maybe<ResolversParentTypes['Webhook']> };
  Credential: CredentialParent;
  DataStanding: DataStanding;
  Date: Scalars['Date']['output'];
  DateTime: Scalars['DateTime']['output'];
  DeathCertificate: DeathCertificate;
  DeathClaim: DeathClaimParent;
  DeathClaimQuote: DeathClaimQuoteParent;
  DeathClaims: Omit<DeathClaims, 'accounts' | 'claims'> & { accounts?: Maybe<ReadonlyArray<Maybe<ResolversParentTypes['ClaimableAccount']>>>, claims?: Maybe<ReadonlyArray<Maybe<ResolversParentTypes['DeathClaim']>>> };
  DeathRecipient: DeathRecipient;
  DecideSanctionsMatchInput: DecideSanctionsMatchInput;
  DecideSanctionsMatchPayload: Omit<DecideSanctionsMatchPayload, 'sanctionsMatch' | 'viewer'> & { sanctionsMatch?: Maybe<ResolversParentTypes['SanctionsMatch']>, viewer?: Maybe<ResolversParentTypes['Viewer']> };
  DesignatedBeneficiary: DesignatedBeneficiaryParent;
  DeskConnection: DeskConnectionParent;
  DeskEdge: Omit<DeskEdge, 'node'> & { node?: Maybe<ResolversParentTypes['DeskItem']> };
  DeskFilter: DeskFilter;
  DeskItem: DeskItemParent;
  DistributionRequest: DistributionRequestParent;
  DistributionRequestConnection: Omit<DistributionRequestConnection, 'edges'> & { edges?: Maybe<ReadonlyArray<Maybe<ResolversParentTypes['DistributionRequestEdge']>>> };
  DistributionRequestEdge: Omit<DistributionRequestEdge, 'node'> & { node?: Maybe<ResolversParentTypes['DistributionRequest']> };
  Document: DocumentParent;
  DocumentConnection: Omit<DocumentConnection, 'edges'> & { edges?: Maybe<ReadonlyArray<Maybe<ResolversParentTypes['DocumentEdge']>>> };
  DocumentEdge: Omit<DocumentEdge, 'node'> & { node?: Maybe<ResolversParentTypes['Document']> };
  DocumentFilter: DocumentFilter;
  DocumentPart: DocumentPart;
  DocumentRow: DocumentRow;
  EmailSetting: EmailSettingParent;
  EndAllSessionsInput: EndAllSessionsInput;
  EndAllSessionsPayload: EndAllSessionsPayload;
  EndOpenSessionInput: EndOpenSessionInput;
  EndOpenSessionPayload: EndOpenSessionPayloadParent;
  EndSecondFactorInput: EndSecondFactorInput;
  EndSecondFactorPayload: EndSecondFactorPayloadParent;
  EndWebhookInput: EndWebhookInput;
  EndWebhookPayload: Omit<EndWebhookPayload, 'webhook'> & { webhook?: Maybe<ResolversParentTypes['Webhook']> };
  EnterReleaseCodeInput: EnterReleaseCodeInput;
  EnterReleaseCodePayload: Omit<EnterReleaseCodePayload, 'accountOwner'> & { accountOwner?: Maybe<ResolversParentTypes['AccountOwner']> };
  EvidenceStanding: EvidenceStanding;
  Export: ExportParent;
  ExportFilterInput: ExportFilterInput;
  ExportListInput: ExportListInput;
  ExportListPayload: Omit<ExportListPayload, 'export'> & { export?: Maybe<ResolversParentTypes['Export']> };
  ExportWords: ExportWords;
  FileDownload: FileDownload;
  FileToOpen: FileToOpen;
  FinalizeWizardInput: FinalizeWizardInput;
  FinalizeWizardPayload: FinalizeWizardPayloadParent;
  Job: JobParent;
  JobConnection: Omit<JobConnection, 'edges'> & { edges?: Maybe<ReadonlyArray<Maybe<ResolversParentTypes['JobEdge']>>> };
  JobEdge: Omit<JobEdge, 'node'> & { node?: Maybe<ResolversParentTypes['Job']> };
  JobFailure: JobFailure;
  JobFile: JobFileParent;
  JobFilter: JobFilter;
  LinkRequestEvidenceInput: LinkRequestEvidenceInput;
  LinkRequestEvidencePayload: Omit<LinkRequestEvidencePayload, 'viewer'> & { viewer?: Maybe<ResolversParentTypes['Viewer']> };
  LoginInput: LoginInput;
  LoginPayload: Omit<LoginPayload, 'viewer'> & { viewer?: Maybe<ResolversParentTypes['Viewer']> };
  LogoutInput: LogoutInput;
  LogoutPayload: LogoutPayload;
  MakeDeathClaimInput: MakeDeathClaimInput;
  MakeDeathClaimPayload: Omit<MakeDeathClaimPayload, 'accountOwner'> & { accountOwner?: Maybe<ResolversParentTypes['AccountOwner']> };
  MarkUploadCompleteInput: MarkUploadCompleteInput;
  MarkUploadCompletePayload: Omit<MarkUploadCompletePayload, 'viewer'> & { viewer?: Maybe<ResolversParentTypes['Viewer']> };
  MatchBankLineInput: MatchBankLineInput;
  MatchBankLinePayload: MatchBankLinePayloadParent;
  MenuCounts: MenuCounts;
  MinimumAtDeath: MinimumAtDeath;
  MissingTaxTable: MissingTaxTable;
  Money: Scalars['Money']['output'];
  MoneyOfDay: MoneyOfDay;
  Mutation: Record<PropertyKey, never>;
  NextMonth: NextMonth;
  Node: NodeParent;
  Note: NoteParent;
  NoteConnection: Omit<NoteConnection, 'edges'> & { edges?: Maybe<ReadonlyArray<Maybe<ResolversParentTypes['NoteEdge']>>> };
  NoteEdge: Omit<NoteEdge, 'node'> & { node?: Maybe<ResolversParentTypes['Note']> };
  NoteFilter: NoteFilter;
  OpenSession: OpenSession;
  OpenSessions: OpenSessions;
  OrderReleaseLetterInput: OrderReleaseLetterInput;
  OrderReleaseLetterPayload: Omit<OrderReleaseLetterPayload, 'accountOwner'> & { accountOwner?: Maybe<ResolversParentTypes['AccountOwner']> };
  OtherBook: OtherBookParent;
  OtherRequest: OtherRequestParent;
  Overview: Overview;
  OverviewQueue: OverviewQueue;
  OwnMail: OwnMail;
  OwnMailConnection: OwnMailConnection;
  OwnMailEdge: OwnMailEdge;
  OwnerDeath: OwnerDeath;
  OwnerNote: OwnerNote;
  PageInfo: PageInfo;
  PasswordLink: PasswordLink;
  PayEstateInput: PayEstateInput;
  PayEstatePayload: Omit<PayEstatePayload, 'viewer'> & { viewer?: Maybe<ResolversParentTypes['Viewer']> };
  PaymentReturn: PaymentReturnParent;
  PaymentReturnConnection: Omit<PaymentReturnConnection, 'edges'> & { edges?: Maybe<ReadonlyArray<Maybe<ResolversParentTypes['PaymentReturnEdge']>>> };
  PaymentReturnEdge: Omit<PaymentReturnEdge, 'node'> & { node?: Maybe<ResolversParentTypes['PaymentReturn']> };
  PaymentReturnFilter: PaymentReturnFilter;
  PayoutHold: PayoutHold;
  Phone: PhoneParent;
  Pile: Pile;
  PinNoteInput: PinNoteInput;
  PinNotePayload: Omit<PinNotePayload, 'note'> & { note?: Maybe<ResolversParentTypes['Note']> };
  Plan: PlanParent;
  PlanConnection: Omit<PlanConnection, 'edges'> & { edges?: Maybe<ReadonlyArray<Maybe<ResolversParentTypes['PlanEdge']>>> };
  PlanDifferenceInput: PlanDifferenceInput;
  PlanEdge: Omit<PlanEdge, 'node'> & { node?: Maybe<ResolversParentTypes['Plan']> };
  PlanFile: PlanFileParent;
  PlanFileCheck: Omit<PlanFileCheck, 'findings'> & { findings?: Maybe<ReadonlyArray<Maybe<ResolversParentTypes['PlanFileFinding']>>> };
  PlanFileFinding: PlanFileFindingParent;
  PlanFilter: PlanFilter;
  PlanListItem: PlanListItemParent;
  PlanRate: PlanRateParent;
  PlanUpload: PlanUpload;
  PlanUploadConnection: PlanUploadConnection;
  PlanUploadEdge: PlanUploadEdge;
  PlanUploadFilter: PlanUploadFilter;
  PortalUser: PortalUserParent;
  PostTransactionInput: PostTransactionInput;
  PostTransactionPayload: Omit<PostTransactionPayload, 'approval' | 'transaction' | 'viewer'> & { approval?: Maybe<ResolversParentTypes['Approval']>, transaction?: Maybe<ResolversParentTypes['TransactionDetail']>, viewer?: Maybe<ResolversParentTypes['Viewer']> };
  PostingBooks: Omit<PostingBooks, 'against'> & { against?: Maybe<ReadonlyArray<Maybe<ResolversParentTypes['OtherBook']>>> };
  Query: Record<PropertyKey, never>;
  QuoteDeathClaimInput: QuoteDeathClaimInput;
  QuoteDeathClaimPayload: Omit<QuoteDeathClaimPayload, 'quote'> & { quote?: Maybe<ResolversParentTypes['DeathClaimQuote']> };
  ReadReceivingAccountInput: ReadReceivingAccountInput;
  ReadReceivingAccountPayload: ReadReceivingAccountPayload;
  ReasonInput: ReasonInput;
  RecordReleaseCallInput: RecordReleaseCallInput;
  RecordReleaseCallPayload: Omit<RecordReleaseCallPayload, 'accountOwner'> & { accountOwner?: Maybe<ResolversParentTypes['AccountOwner']> };
  RecordStateFormInput: RecordStateFormInput;
  RecordStateFormPayload: Omit<RecordStateFormPayload, 'accountOwner'> & { accountOwner?: Maybe<ResolversParentTypes['AccountOwner']> };
  RedepositRequestInput: RedepositRequestInput;
  RedepositRequestPayload: Omit<RedepositRequestPayload, 'viewer'> & { viewer?: Maybe<ResolversParentTypes['Viewer']> };
  RefuseApprovalInput: RefuseApprovalInput;
  RefuseApprovalPayload: Omit<RefuseApprovalPayload, 'approval' | 'viewer'> & { approval?: Maybe<ResolversParentTypes['Approval']>, viewer?: Maybe<ResolversParentTypes['Viewer']> };
  RegisterEmailInput: RegisterEmailInput;
  RegisterEmailPayload: RegisterEmailPayloadParent;
  RegisterPersonInput: RegisterPersonInput;
  RegisterPersonPayload: RegisterPersonPayloadParent;
  RegistrationInfo: RegistrationInfo;
  RejectComplianceInput: RejectComplianceInput;
  RejectCompliancePayload: Omit<RejectCompliancePayload, 'viewer'> & { viewer?: Maybe<ResolversParentTypes['Viewer']> };
  RemoveBeneficiaryInput: RemoveBeneficiaryInput;
  RemoveBeneficiaryPayload: RemoveBeneficiaryPayload;
  ReopenUploadInput: ReopenUploadInput;
  ReopenUploadPayload: Omit<ReopenUploadPayload, 'viewer'> & { viewer?: Maybe<ResolversParentTypes['Viewer']> };
  ReplayWebhookInput: ReplayWebhookInput;
  ReplayWebhookPayload: Omit<ReplayWebhookPayload, 'webhook'> & { webhook?: Maybe<ResolversParentTypes['Webhook']> };
  ReportOwnerDeathInput: ReportOwnerDeathInput;
  ReportOwnerDeathPayload: Omit<ReportOwnerDeathPayload, 'accountOwner'> & { accountOwner?: Maybe<ResolversParentTypes['AccountOwner']> };
  RequestAround: RequestAroundParent;
  RequestChange: RequestChange;
  RequestEstate: RequestEstate;
  RequestEvent: RequestEvent;
  RequestEvidence: RequestEvidenceParent;
  RequestFilter: RequestFilter;
  RequestMove: RequestMove;
  RequestPasswordResetInput: RequestPasswordResetInput;
  RequestPasswordResetPayload: RequestPasswordResetPayload;
  RequestPayment: RequestPayment;
  RequestRedeposit: RequestRedeposit;
  RequestStep: RequestStep;
  RequestVisitor: RequestVisitor;
  RequiredMinimum: RequiredMinimum;
  ResendAgreementInput: ResendAgreementInput;
  ResendAgreementPayload: ResendAgreementPayload;
  ResendSignatureLinkInput: ResendSignatureLinkInput;
  ResendSignatureLinkPayload: ResendSignatureLinkPayload;
  ResendVerificationCodeInput: ResendVerificationCodeInput;
  ResendVerificationCodePayload: ResendVerificationCodePayload;
  ResetPasswordInput: ResetPasswordInput;
  ResetPasswordPayload: ResetPasswordPayload;
  RetirementAccount: RetirementAccountParent;
  RetirementAccountConnection: Omit<RetirementAccountConnection, 'edges'> & { edges?: Maybe<ReadonlyArray<Maybe<ResolversParentTypes['RetirementAccountEdge']>>> };
  RetirementAccountEdge: Omit<RetirementAccountEdge, 'node'> & { node?: Maybe<ResolversParentTypes['RetirementAccount']> };
  RetryJobInput: RetryJobInput;
  RetryJobPayload: Omit<RetryJobPayload, 'job'> & { job?: Maybe<ResolversParentTypes['Job']> };
  ReturnPlanMoneyInput: ReturnPlanMoneyInput;
  ReturnPlanMoneyPayload: Omit<ReturnPlanMoneyPayload, 'approval'> & { approval?: Maybe<ResolversParentTypes['Approval']> };
  ReturnsResult: ReturnsResult;
  RevealRegistrationCodeInput: RevealRegistrationCodeInput;
  RevealRegistrationCodePayload: RevealRegistrationCodePayload;
  RevealSocialInput: RevealSocialInput;
  RevealSocialPayload: RevealSocialPayload;
  ReversePostingInput: ReversePostingInput;
  ReversePostingPayload: Omit<ReversePostingPayload, 'approval' | 'transaction' | 'viewer'> & { approval?: Maybe<ResolversParentTypes['Approval']>, transaction?: Maybe<ResolversParentTypes['TransactionDetail']>, viewer?: Maybe<ResolversParentTypes['Viewer']> };
  ReverseTransactionInput: ReverseTransactionInput;
  ReverseTransactionPayload: Omit<ReverseTransactionPayload, 'approval' | 'transaction' | 'viewer'> & { approval?: Maybe<ResolversParentTypes['Approval']>, transaction?: Maybe<ResolversParentTypes['TransactionDetail']>, viewer?: Maybe<ResolversParentTypes['Viewer']> };
  RevokeCredentialInput: RevokeCredentialInput;
  RevokeCredentialPayload: Omit<RevokeCredentialPayload, 'credential'> & { credential?: Maybe<ResolversParentTypes['Credential']> };
  RollWebhookSecretInput: RollWebhookSecretInput;
  RollWebhookSecretPayload: Omit<RollWebhookSecretPayload, 'webhook'> & { webhook?: Maybe<ResolversParentTypes['Webhook']> };
  RolloverRequest: RolloverRequestParent;
  RolloverRequestConnection: RolloverRequestConnectionParent;
  RolloverRequestDetail: Omit<RolloverRequestDetail, 'around' | 'request'> & { around?: Maybe<ResolversParentTypes['RequestAround']>, request?: Maybe<ResolversParentTypes['RolloverRequest']> };
  RolloverRequestEdge: Omit<RolloverRequestEdge, 'node'> & { node?: Maybe<ResolversParentTypes['RolloverRequest']> };
  RolloverRequestInput: RolloverRequestInput;
  RowsRead: RowsRead;
  SanctionsMatch: SanctionsMatchParent;
  SaveWizardAmountInput: SaveWizardAmountInput;
  SaveWizardAmountPayload: Omit<SaveWizardAmountPayload, 'account'> & { account?: Maybe<ResolversParentTypes['RetirementAccount']> };
  SaveWizardBankAccountInput: SaveWizardBankAccountInput;
  SaveWizardBankAccountPayload: Omit<SaveWizardBankAccountPayload, 'account'> & { account?: Maybe<ResolversParentTypes['RetirementAccount']> };
  SaveWizardDistributionTypeInput: SaveWizardDistributionTypeInput;
  SaveWizardDistributionTypePayload: Omit<SaveWizardDistributionTypePayload, 'account'> & { account?: Maybe<ResolversParentTypes['RetirementAccount']> };
  SaveWizardEvidencedTypeInput: SaveWizardEvidencedTypeInput;
  SaveWizardEvidencedTypePayload: Omit<SaveWizardEvidencedTypePayload, 'account'> & { account?: Maybe<ResolversParentTypes['RetirementAccount']> };
  SaveWizardFederalInput: SaveWizardFederalInput;
  SaveWizardFederalPayload: Omit<SaveWizardFederalPayload, 'account'> & { account?: Maybe<ResolversParentTypes['RetirementAccount']> };
  SaveWizardPaymentInput: SaveWizardPaymentInput;
  SaveWizardPaymentPayload: Omit<SaveWizardPaymentPayload, 'account'> & { account?: Maybe<ResolversParentTypes['RetirementAccount']> };
  SaveWizardRolloverInput: SaveWizardRolloverInput;
  SaveWizardRolloverPayload: Omit<SaveWizardRolloverPayload, 'account'> & { account?: Maybe<ResolversParentTypes['RetirementAccount']> };
  SaveWizardStateInput: SaveWizardStateInput;
  SaveWizardStatePayload: Omit<SaveWizardStatePayload, 'account'> & { account?: Maybe<ResolversParentTypes['RetirementAccount']> };
  ScheduledJob: ScheduledJobParent;
  SearchAccount: SearchAccountParent;
  SecondFactorSecret: SecondFactorSecret;
  SendRequestEvidenceInput: SendRequestEvidenceInput;
  SendRequestEvidencePayload: Omit<SendRequestEvidencePayload, 'viewer'> & { viewer?: Maybe<ResolversParentTypes['Viewer']> };
  SendSigningCodeInput: SendSigningCodeInput;
  SendSigningCodePayload: SendSigningCodePayload;
  SetRequestIncompleteInput: SetRequestIncompleteInput;
  SetRequestIncompletePayload: Omit<SetRequestIncompletePayload, 'request' | 'viewer'> & { request?: Maybe<ResolversParentTypes['StaffRequest']>, viewer?: Maybe<ResolversParentTypes['Viewer']> };
  SettlePlanMoneyInput: SettlePlanMoneyInput;
  SettlePlanMoneyPayload: Omit<SettlePlanMoneyPayload, 'approval'> & { approval?: Maybe<ResolversParentTypes['Approval']> };
  SignInSettings: SignInSettings;
  SignRequestInput: SignRequestInput;
  SignRequestPayload: SignRequestPayloadParent;
  SignatureEnvelope: SignatureEnvelope;
  Social: Social;
  StaffRequest: ResolversInterfaceTypes<ResolversParentTypes>['StaffRequest'];
  StaffRequestConnection: ResolversInterfaceTypes<ResolversParentTypes>['StaffRequestConnection'];
  StaffRequestDetail: ResolversInterfaceTypes<ResolversParentTypes>['StaffRequestDetail'];
  StaffRequestEdge: ResolversInterfaceTypes<ResolversParentTypes>['StaffRequestEdge'];
  StaffRequestPayment: StaffRequestPayment;
  StartJobInput: StartJobInput;
  StartJobPayload: Omit<StartJobPayload, 'job'> & { job?: Maybe<ResolversParentTypes['Job']> };
  StartSecondFactorInput: StartSecondFactorInput;
  StartSecondFactorPayload: StartSecondFactorPayload;
  StartWizardOverInput: StartWizardOverInput;
  StartWizardOverPayload: Omit<StartWizardOverPayload, 'account'> & { account?: Maybe<ResolversParentTypes['RetirementAccount']> };
  StateForm: StateForm;
  StateFormOffer: StateFormOffer;
  StateForms: StateForms;
  Subscription: Record<PropertyKey, never>;
  TakeInReturnsInput: TakeInReturnsInput;
  TakeInReturnsPayload: TakeInReturnsPayload;
  TakeOwnerDeathBackInput: TakeOwnerDeathBackInput;
  TakeOwnerDeathBackPayload: Omit<TakeOwnerDeathBackPayload, 'accountOwner'> & { accountOwner?: Maybe<ResolversParentTypes['AccountOwner']> };
  TaxBalance: TaxBalanceParent;
  TaxCalculationInput: TaxCalculationInput;
  TaxCalculationResult: TaxCalculationResult;
  TaxDeposit: TaxDeposit;
  TaxDue: TaxDue;
  TaxDueDay: TaxDueDay;
  TaxForm: TaxForm;
  TaxFormConnection: TaxFormConnection;
  TaxFormEdge: TaxFormEdge;
  TaxFormFilter: TaxFormFilter;
  TaxFormState: TaxFormState;
  TaxLiabilityDay: TaxLiabilityDay;
  TaxMonth: TaxMonth;
  TaxOwed: TaxOwedParent;
  TaxYear: TaxYear;
  TaxYearReport: TaxYearReport;
  TaxesOwed: TaxesOwedParent;
  Terms: Terms;
  TestWebhookInput: TestWebhookInput;
  TestWebhookPayload: TestWebhookPayload;
  TransactionDetail: TransactionDetailParent;
  TransactionLine: TransactionLine;
  TrialBalance: TrialBalance;
  UnconfirmedData: UnconfirmedData;
  UndeliveredMail: UndeliveredMail;
  UndeliveredMailConnection: UndeliveredMailConnection;
  UndeliveredMailEdge: UndeliveredMailEdge;
  UndoBankMatchInput: UndoBankMatchInput;
  UndoBankMatchPayload: UndoBankMatchPayloadParent;
  UndoPlanSettlementInput: UndoPlanSettlementInput;
  UndoPlanSettlementPayload: Omit<UndoPlanSettlementPayload, 'approval'> & { approval?: Maybe<ResolversParentTypes['Approval']> };
  UpdateAccountSetupDateInput: UpdateAccountSetupDateInput;
  UpdateAccountSetupDatePayload: Omit<UpdateAccountSetupDatePayload, 'account'> & { account?: Maybe<ResolversParentTypes['RetirementAccount']> };
  UpdateAccountStatusInput: UpdateAccountStatusInput;
  UpdateAccountStatusPayload: Omit<UpdateAccountStatusPayload, 'account'> & { account?: Maybe<ResolversParentTypes['RetirementAccount']> };
  UpdateAdminProfileInput: UpdateAdminProfileInput;
  UpdateAdminProfilePayload: Omit<UpdateAdminProfilePayload, 'accountOwner'> & { accountOwner?: Maybe<ResolversParentTypes['AccountOwner']> };
  UpdateBeneficiaryAllocationsInput: UpdateBeneficiaryAllocationsInput;
  UpdateBeneficiaryAllocationsPayload: Omit<UpdateBeneficiaryAllocationsPayload, 'accountOwner' | 'beneficiaries'> & { accountOwner?: Maybe<ResolversParentTypes['AccountOwner']>, beneficiaries?: Maybe<ReadonlyArray<Maybe<ResolversParentTypes['Beneficiary']>>> };
  UpdateCellPhoneInput: UpdateCellPhoneInput;
  UpdateCellPhonePayload: Omit<UpdateCellPhonePayload, 'accountOwner' | 'phone'> & { accountOwner?: Maybe<ResolversParentTypes['AccountOwner']>, phone?: Maybe<ResolversParentTypes['Phone']> };
  UpdateEmailSettingInput: UpdateEmailSettingInput;
  UpdateEmailSettingPayload: Omit<UpdateEmailSettingPayload, 'accountOwner' | 'emailSetting'> & { accountOwner?: Maybe<ResolversParentTypes['AccountOwner']>, emailSetting?: Maybe<ResolversParentTypes['EmailSetting']> };
  UpdateMailingAddressInput: UpdateMailingAddressInput;
  UpdateMailingAddressPayload: Omit<UpdateMailingAddressPayload, 'accountOwner' | 'address'> & { accountOwner?: Maybe<ResolversParentTypes['AccountOwner']>, address?: Maybe<ResolversParentTypes['Address']> };
  UpdatePlanInput: UpdatePlanInput;
  UpdatePlanPayload: Omit<UpdatePlanPayload, 'plan'> & { plan?: Maybe<ResolversParentTypes['Plan']> };
  UpdateRolloverRequestInput: UpdateRolloverRequestInput;
  UpdateRolloverRequestPayload: Omit<UpdateRolloverRequestPayload, 'request' | 'viewer'> & { request?: Maybe<ResolversParentTypes['RolloverRequest']>, viewer?: Maybe<ResolversParentTypes['Viewer']> };
  UpdateWithdrawalRequestInput: UpdateWithdrawalRequestInput;
  UpdateWithdrawalRequestPayload: Omit<UpdateWithdrawalRequestPayload, 'request' | 'viewer'> & { request?: Maybe<ResolversParentTypes['WithdrawalRequest']>, viewer?: Maybe<ResolversParentTypes['Viewer']> };
  UploadCenterFilter: UploadCenterFilter;
  UploadFileInput: UploadFileInput;
  UploadFilePayload: UploadFilePayload;
  UploadPlanFileInput: UploadPlanFileInput;
  UploadPlanFilePayload: UploadPlanFilePayloadParent;
  UploadRolloverFormInput: UploadRolloverFormInput;
  UploadRolloverFormPayload: Omit<UploadRolloverFormPayload, 'accountOwner'> & { accountOwner?: Maybe<ResolversParentTypes['AccountOwner']> };
  UserError: UserError;
  VerifyRegistrationInput: VerifyRegistrationInput;
  VerifyRegistrationPayload: VerifyRegistrationPayload;
  Viewer: ViewerParent;
  VisitRequestInput: VisitRequestInput;
  VisitRequestPayload: VisitRequestPayload;
  Webhook: WebhookParent;
  WebhookDelivery: WebhookDeliveryParent;
  WebhookFailure: WebhookFailureParent;
  WithdrawApprovalInput: WithdrawApprovalInput;
  WithdrawApprovalPayload: Omit<WithdrawApprovalPayload, 'approval' | 'viewer'> & { approval?: Maybe<ResolversParentTypes['Approval']>, viewer?: Maybe<ResolversParentTypes['Viewer']> };
  WithdrawPlanRateInput: WithdrawPlanRateInput;
  WithdrawPlanRatePayload: Omit<WithdrawPlanRatePayload, 'plan'> & { plan?: Maybe<ResolversParentTypes['Plan']> };
  WithdrawWizard: WithdrawWizardParent;
  WithdrawalRequest: WithdrawalRequestParent;
  WithdrawalRequestConnection: WithdrawalRequestConnectionParent;
  WithdrawalRequestDetail: Omit<WithdrawalRequestDetail, 'around' | 'request'> & { around?: Maybe<ResolversParentTypes['RequestAround']>, request?: Maybe<ResolversParentTypes['WithdrawalRequest']> };
  WithdrawalRequestEdge: Omit<WithdrawalRequestEdge, 'node'> & { node?: Maybe<ResolversParentTypes['WithdrawalRequest']> };
  WithdrawalRequestInput: WithdrawalRequestInput;
  WithholdingByAccountPreview: WithholdingByAccountPreview;
  WithholdingByAccountRow: WithholdingByAccountRow;
  WithholdingByStatePreview: WithholdingByStatePreview;
  WithholdingByStateRow: WithholdingByStateRow;
  WithholdingTotals: WithholdingTotals;
  WizardAmount: WizardAmount;
  WizardBankAccount: WizardBankAccount;
  WizardConfirmation: WizardConfirmation;
  WizardFederal: WizardFederal;
  WizardPayment: WizardPayment;
  WizardProgress: WizardProgress;
  WizardRollover: WizardRollover;
  WizardState: WizardState;
  WizardType: WizardType;
  String: Scalars['String']['output'];
  Int: Scalars['Int']['output'];
};

export type AccessDirectiveArgs = {
  roles: ReadonlyArray<Role>;
  scopes?: Maybe<ReadonlyArray<Scalars['String']['input']>>;
};

export type AccessDirectiveResolver<Result, Parent, ContextType = Context, Args = AccessDirectiveArgs> = DirectiveResolverFn<Result, Parent, ContextType, Args>;

export type ErrorsDirectiveArgs = {
  codes: ReadonlyArray<UserErrorCode>;
};

export type ErrorsDirectiveResolver<Result, Parent, ContextType = Context, Args = ErrorsDirectiveArgs> = DirectiveResolverFn<Result, Parent, ContextType, Args>;

export type SemanticNonNullDirectiveArgs = {
  levels?: Maybe<ReadonlyArray<Maybe<Scalars['Int']['input']>>>;
};

export type SemanticNonNullDirectiveResolver<Result, Parent, ContextType = Context, Args = SemanticNonNullDirectiveArgs> = DirectiveResolverFn<Result, Parent, ContextType, Args>;

export type AccountMonthResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AccountMonth'] = ResolversParentTypes['AccountMonth']> = {
  balance?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  contributions?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  distributionFees?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  distributions?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  fees?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  interest?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  month?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  netDistributions?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  taxWithheld?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
};

export type AccountOwnerResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AccountOwner'] = ResolversParentTypes['AccountOwner']> = {
  account?: Resolver<Maybe<ResolversTypes['RetirementAccount']>, ParentType, ContextType, RequireFields<AccountOwnerAccountArgs, 'accountId'>>;
  accountOwnerId?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  accounts?: Resolver<Maybe<ResolversTypes['RetirementAccountConnection']>, ParentType, ContextType, Partial<AccountOwnerAccountsArgs>>;
  activeRequests?: Resolver<Maybe<ResolversTypes['ActiveRequests']>, ParentType, ContextType>;
  attachments?: Resolver<Maybe<ResolversTypes['AttachmentConnection']>, ParentType, ContextType, Partial<AccountOwnerAttachmentsArgs>>;
  beneficiaries?: Resolver<Maybe<ResolversTypes['BeneficiaryConnection']>, ParentType, ContextType, Partial<AccountOwnerBeneficiariesArgs>>;
  blankRolloverForm?: Resolver<Maybe<ResolversTypes['FileDownload']>, ParentType, ContextType, RequireFields<AccountOwnerBlankRolloverFormArgs, 'accountId'>>;
  cellPhone?: Resolver<Maybe<ResolversTypes['Phone']>, ParentType, ContextType>;
  changes?: Resolver<Maybe<ResolversTypes['ChangePage']>, ParentType, ContextType, Partial<AccountOwnerChangesArgs>>;
  dataStanding?: Resolver<Maybe<ResolversTypes['DataStanding']>, ParentType, ContextType>;
  dateOfBirth?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  death?: Resolver<Maybe<ResolversTypes['DeathState']>, ParentType, ContextType>;
  deathClaims?: Resolver<Maybe<ResolversTypes['DeathClaims']>, ParentType, ContextType>;
  deathReport?: Resolver<Maybe<ResolversTypes['OwnerDeath']>, ParentType, ContextType>;
  documentFile?: Resolver<Maybe<ResolversTypes['FileDownload']>, ParentType, ContextType, RequireFields<AccountOwnerDocumentFileArgs, 'guid'>>;
  documents?: Resolver<Maybe<ResolversTypes['DocumentConnection']>, ParentType, ContextType, Partial<AccountOwnerDocumentsArgs>>;
  email?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  emailSetting?: Resolver<Maybe<ResolversTypes['EmailSetting']>, ParentType, ContextType>;
  firstName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  lastChanges?: Resolver<Maybe<ReadonlyArray<Maybe<ResolversTypes['AuditEntry']>>>, ParentType, ContextType>;
  lastName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  mailingAddress?: Resolver<Maybe<ResolversTypes['Address']>, ParentType, ContextType>;
  notes?: Resolver<Maybe<ResolversTypes['NoteConnection']>, ParentType, ContextType, Partial<AccountOwnerNotesArgs>>;
  onlyAccount?: Resolver<Maybe<ResolversTypes['RetirementAccount']>, ParentType, ContextType>;
  payoutHold?: Resolver<Maybe<ResolversTypes['PayoutHold']>, ParentType, ContextType>;
  registration?: Resolver<Maybe<ResolversTypes['RegistrationInfo']>, ParentType, ContextType>;
  request?: Resolver<Maybe<ResolversTypes['DistributionRequest']>, ParentType, ContextType, RequireFields<AccountOwnerRequestArgs, 'requestId'>>;
  requests?: Resolver<Maybe<ResolversTypes['DistributionRequestConnection']>, ParentType, ContextType, RequireFields<AccountOwnerRequestsArgs, 'underWay'>>;
  requiredMinimums?: Resolver<Maybe<ReadonlyArray<Maybe<ResolversTypes['RequiredMinimum']>>>, ParentType, ContextType>;
  social?: Resolver<Maybe<ResolversTypes['Social']>, ParentType, ContextType>;
  stateForms?: Resolver<Maybe<ResolversTypes['StateForms']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type AccountOwnerSearchResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AccountOwnerSearchResult'] = ResolversParentTypes['AccountOwnerSearchResult']> = {
  accountOwnerId?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  accounts?: Resolver<Maybe<ReadonlyArray<Maybe<ResolversTypes['SearchAccount']>>>, ParentType, ContextType>;
  dateOfBirth?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  death?: Resolver<Maybe<ResolversTypes['DeathState']>, ParentType, ContextType>;
  email?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  firstName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  lastName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  mailingState?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  mailingZip?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  planName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  social?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type AccountOwnerSearchResultConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AccountOwnerSearchResultConnection'] = ResolversParentTypes['AccountOwnerSearchResultConnection']> = {
  edges?: Resolver<Maybe<ReadonlyArray<Maybe<ResolversTypes['AccountOwnerSearchResultEdge']>>>, ParentType, ContextType>;
  offset?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  totalCountIsBound?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
};

export type AccountOwnerSearchResultEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AccountOwnerSearchResultEdge'] = ResolversParentTypes['AccountOwnerSearchResultEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<Maybe<ResolversTypes['AccountOwnerSearchResult']>, ParentType, ContextType>;
};

export type AccountYearResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AccountYear'] = ResolversParentTypes['AccountYear']> = {
  change?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  contributions?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  distributionFees?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  distributions?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  federalWithholding?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  fees?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  interest?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  netDistributions?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  stateWithholding?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  year?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type AccountingBookResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AccountingBook'] = ResolversParentTypes['AccountingBook']> = {
  bookId?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ActiveRequestResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ActiveRequest'] = ResolversParentTypes['ActiveRequest']> = {
  retirementAccountId?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type ActiveRequestsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ActiveRequests'] = ResolversParentTypes['ActiveRequests']> = {
  rolloverRequests?: Resolver<Maybe<ReadonlyArray<Maybe<ResolversTypes['ActiveRequest']>>>, ParentType, ContextType>;
  withdrawalRequests?: Resolver<Maybe<ReadonlyArray<Maybe<ResolversTypes['ActiveRequest']>>>, ParentType, ContextType>;
};

export type AddBeneficiaryPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AddBeneficiaryPayload'] = ResolversParentTypes['AddBeneficiaryPayload']> = {
  beneficiaryEdge?: Resolver<Maybe<ResolversTypes['BeneficiaryEdge']>, ParentType, ContextType>;
  clientMutationId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  errors?: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type AddNotePayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AddNotePayload'] = ResolversParentTypes['AddNotePayload']> = {
  clientMutationId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  errors?: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
  noteEdge?: Resolver<Maybe<ResolversTypes['NoteEdge']>, ParentType, ContextType>;
};

export type AddressResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Address'] = ResolversParentTypes['Address']> = {
  address1?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  address2?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  addressTypeId?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  city?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  state?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  zip?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ApprovalResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Approval'] = ResolversParentTypes['Approval']> = {
  accountId?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  accountOwnerId?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  amount?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  approvalId?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  asksChecksum?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  asksControlTotal?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  canDecide?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  canWithdraw?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  changes?: Resolver<Maybe<ReadonlyArray<Maybe<ResolversTypes['ApprovalChange']>>>, ParentType, ContextType>;
  description?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  effect?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  entity?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  lapsesAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  madeAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  madeBy?: Resolver<Maybe<ReadonlyArray<Maybe<ResolversTypes['String']>>>, ParentType, ContextType>;
  ownerName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  status?: Resolver<Maybe<ResolversTypes['ApprovalStatus']>, ParentType, ContextType>;
  subjectId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  title?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  toOpen?: Resolver<Maybe<ResolversTypes['FileToOpen']>, ParentType, ContextType>;
  whyNot?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ApprovalChangeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ApprovalChange'] = ResolversParentTypes['ApprovalChange']> = {
  after?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  before?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  label?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type ApprovalConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ApprovalConnection'] = ResolversParentTypes['ApprovalConnection']> = {
  edges?: Resolver<Maybe<ReadonlyArray<Maybe<ResolversTypes['ApprovalEdge']>>>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type ApprovalEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ApprovalEdge'] = ResolversParentTypes['ApprovalEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<Maybe<ResolversTypes['Approval']>, ParentType, ContextType>;
};

export type ApproveApprovalPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ApproveApprovalPayload'] = ResolversParentTypes['ApproveApprovalPayload']> = {
  approval?: Resolver<Maybe<ResolversTypes['Approval']>, ParentType, ContextType>;
  clientMutationId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  errors?: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
  viewer?: Resolver<Maybe<ResolversTypes['Viewer']>, ParentType, ContextType>;
};

export type ApproveCompliancePayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ApproveCompliancePayload'] = ResolversParentTypes['ApproveCompliancePayload']> = {
  clientMutationId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  closedIds?: Resolver<Maybe<ReadonlyArray<Maybe<ResolversTypes['ID']>>>, ParentType, ContextType>;
  errors?: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
  viewer?: Resolver<Maybe<ResolversTypes['Viewer']>, ParentType, ContextType>;
};

export type ApproveRequestPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ApproveRequestPayload'] = ResolversParentTypes['ApproveRequestPayload']> = {
  clientMutationId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  errors?: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
  request?: Resolver<Maybe<ResolversTypes['StaffRequest']>, ParentType, ContextType>;
  viewer?: Resolver<Maybe<ResolversTypes['Viewer']>, ParentType, ContextType>;
};

export type AskToSignAgainPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AskToSignAgainPayload'] = ResolversParentTypes['AskToSignAgainPayload']> = {
  clientMutationId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  errors?: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
  sentTo?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  viewer?: Resolver<Maybe<ResolversTypes['Viewer']>, ParentType, ContextType>;
};

export type AttachmentResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Attachment'] = ResolversParentTypes['Attachment']> = {
  accountId?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  accountOwnerId?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  attachmentId?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  createdAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  createdDate?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  dateProcessed?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  downloadPath?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  fileName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  firstName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  guid?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  lastName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  planAccountNumber?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  processedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  warning?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type AttachmentConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AttachmentConnection'] = ResolversParentTypes['AttachmentConnection']> = {
  edges?: Resolver<Maybe<ReadonlyArray<Maybe<ResolversTypes['AttachmentEdge']>>>, ParentType, ContextType>;
  offset?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  totalCountIsBound?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
};

export type AttachmentEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AttachmentEdge'] = ResolversParentTypes['AttachmentEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<Maybe<ResolversTypes['Attachment']>, ParentType, ContextType>;
};

export type AuditActionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AuditAction'] = ResolversParentTypes['AuditAction']> = {
  action?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  title?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type AuditChangeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AuditChange'] = ResolversParentTypes['AuditChange']> = {
  after?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  before?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  label?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type AuditEntryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AuditEntry'] = ResolversParentTypes['AuditEntry']> = {
  accountOwnerId?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  at?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  auditId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  changes?: Resolver<Maybe<ReadonlyArray<Maybe<ResolversTypes['AuditChange']>>>, ParentType, ContextType>;
  email?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  kind?: Resolver<Maybe<ResolversTypes['AuditKind']>, ParentType, ContextType>;
  ownerName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  person?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  role?: Resolver<Maybe<ResolversTypes['Role']>, ParentType, ContextType>;
  subject?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  title?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type AuditEntryConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AuditEntryConnection'] = ResolversParentTypes['AuditEntryConnection']> = {
  edges?: Resolver<Maybe<ReadonlyArray<Maybe<ResolversTypes['AuditEntryEdge']>>>, ParentType, ContextType>;
  offset?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  totalCountIsBound?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
};

export type AuditEntryEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AuditEntryEdge'] = ResolversParentTypes['AuditEntryEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<Maybe<ResolversTypes['AuditEntry']>, ParentType, ContextType>;
};

export type BankResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Bank'] = ResolversParentTypes['Bank']> = {
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  valid?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
};

export type BankBookedLaterResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BankBookedLater'] = ResolversParentTypes['BankBookedLater']> = {
  amount?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  asOf?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  bankLineId?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  bookedOn?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  transactionId?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type BankCandidateResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BankCandidate'] = ResolversParentTypes['BankCandidate']> = {
  amount?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  date?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  description?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  paymentId?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  planFileId?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  planSettlementId?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  planSurplusId?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  transactionId?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  transferReference?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type BankLineResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BankLine'] = ResolversParentTypes['BankLine']> = {
  amount?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  asOf?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  bankLineId?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  bankReference?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  customerReference?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  isDebit?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  matchedWith?: Resolver<Maybe<ResolversTypes['BankMatchKind']>, ParentType, ContextType>;
  typeCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  whyOpen?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type BankLineConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BankLineConnection'] = ResolversParentTypes['BankLineConnection']> = {
  edges?: Resolver<Maybe<ReadonlyArray<Maybe<ResolversTypes['BankLineEdge']>>>, ParentType, ContextType>;
  offset?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalAmount?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  totalCount?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  totalCountIsBound?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
};

export type BankLineDetailResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BankLineDetail'] = ResolversParentTypes['BankLineDetail']> = {
  approvalId?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  candidates?: Resolver<Maybe<ReadonlyArray<Maybe<ResolversTypes['BankCandidate']>>>, ParentType, ContextType>;
  line?: Resolver<Maybe<ResolversTypes['BankLine']>, ParentType, ContextType>;
  matches?: Resolver<Maybe<ReadonlyArray<Maybe<ResolversTypes['BankCandidate']>>>, ParentType, ContextType>;
  paymentSums?: Resolver<Maybe<ReadonlyArray<Maybe<ResolversTypes['BankPaymentSum']>>>, ParentType, ContextType>;
  planFiles?: Resolver<Maybe<ReadonlyArray<Maybe<ResolversTypes['BankPlanFile']>>>, ParentType, ContextType>;
  text?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type BankLineEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BankLineEdge'] = ResolversParentTypes['BankLineEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<Maybe<ResolversTypes['BankLine']>, ParentType, ContextType>;
};

export type BankNotShownResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BankNotShown'] = ResolversParentTypes['BankNotShown']> = {
  amount?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  date?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  note?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  transactionId?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type BankPaymentSumResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BankPaymentSum'] = ResolversParentTypes['BankPaymentSum']> = {
  amount?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  date?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  description?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  paymentIds?: Resolver<Maybe<ReadonlyArray<Maybe<ResolversTypes['Int']>>>, ParentType, ContextType>;
};

export type BankPlanFileResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BankPlanFile'] = ResolversParentTypes['BankPlanFile']> = {
  announced?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  owed?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  planFileId?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  planName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  reference?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  since?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
};

export type BankPlanMoneyResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BankPlanMoney'] = ResolversParentTypes['BankPlanMoney']> = {
  amount?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  planFileId?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  planName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  reference?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  since?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
};

export type BankPlanSettlementResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BankPlanSettlement'] = ResolversParentTypes['BankPlanSettlement']> = {
  amount?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  planFileId?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  planName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  planSettlementId?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  planSurplusId?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  recovered?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  reference?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  settledOn?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
};

export type BankPlanSurplusResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BankPlanSurplus'] = ResolversParentTypes['BankPlanSurplus']> = {
  amount?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  bankLineId?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  planName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  planSurplusId?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  reference?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  since?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
};

export type BankReconciliationResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BankReconciliation'] = ResolversParentTypes['BankReconciliation']> = {
  asOf?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  bankBalance?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  beginningDifference?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  bookBalance?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  bookedLater?: Resolver<Maybe<ReadonlyArray<Maybe<ResolversTypes['BankBookedLater']>>>, ParentType, ContextType>;
  bookedLaterSum?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  checksOutstanding?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  depositsInTransit?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  depositsOnTheWay?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  difference?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  fundingOutstanding?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  notShown?: Resolver<Maybe<ReadonlyArray<Maybe<ResolversTypes['BankNotShown']>>>, ParentType, ContextType>;
  openLines?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  paymentsOutstanding?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  planMoney?: Resolver<Maybe<ReadonlyArray<Maybe<ResolversTypes['BankPlanMoney']>>>, ParentType, ContextType>;
  planReceivable?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  planSettlements?: Resolver<Maybe<ReadonlyArray<Maybe<ResolversTypes['BankPlanSettlement']>>>, ParentType, ContextType>;
  planSurplus?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  planSurpluses?: Resolver<Maybe<ReadonlyArray<Maybe<ResolversTypes['BankPlanSurplus']>>>, ParentType, ContextType>;
  returnsReceivable?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  sweepsOutstanding?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  unmatchedCredits?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  unmatchedDebits?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
};

export type BeneficiaryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Beneficiary'] = ResolversParentTypes['Beneficiary']> = {
  accountId?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  accountOwnerId?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  allocatedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  amount?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  beneficiaryId?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  dateOfBirth?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  dob?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  firstName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isPrimary?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  lastName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  relationship?: Resolver<Maybe<ResolversTypes['BeneficiaryRelationship']>, ParentType, ContextType>;
  share?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type BeneficiaryConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BeneficiaryConnection'] = ResolversParentTypes['BeneficiaryConnection']> = {
  edges?: Resolver<Maybe<ReadonlyArray<Maybe<ResolversTypes['BeneficiaryEdge']>>>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type BeneficiaryEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BeneficiaryEdge'] = ResolversParentTypes['BeneficiaryEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<Maybe<ResolversTypes['Beneficiary']>, ParentType, ContextType>;
};

export type BookResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Book'] = ResolversParentTypes['Book']> = {
  balance?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  bookId?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  closingBalance?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  openingBalance?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  transactionPage?: Resolver<Maybe<ResolversTypes['BookTransactionConnection']>, ParentType, ContextType, Partial<BookTransactionPageArgs>>;
  transactions?: Resolver<Maybe<ReadonlyArray<Maybe<ResolversTypes['BookTransaction']>>>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type BookOnDayResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BookOnDay'] = ResolversParentTypes['BookOnDay']> = {
  bookId?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  credit?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  debit?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type BookTransactionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BookTransaction'] = ResolversParentTypes['BookTransaction']> = {
  amount?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  balance?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  note?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  transactionDate?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  transactionId?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  transactionType?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type BookTransactionConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BookTransactionConnection'] = ResolversParentTypes['BookTransactionConnection']> = {
  edges?: Resolver<Maybe<ReadonlyArray<Maybe<ResolversTypes['BookTransactionEdge']>>>, ParentType, ContextType>;
  offset?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalAmount?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  totalCount?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  totalCountIsBound?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
};

export type BookTransactionEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BookTransactionEdge'] = ResolversParentTypes['BookTransactionEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<Maybe<ResolversTypes['BookTransaction']>, ParentType, ContextType>;
};

export type CancelRequestPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CancelRequestPayload'] = ResolversParentTypes['CancelRequestPayload']> = {
  clientMutationId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  errors?: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
  request?: Resolver<Maybe<ResolversTypes['DistributionRequest']>, ParentType, ContextType>;
};

export type ChangeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Change'] = ResolversParentTypes['Change']> = {
  accountId?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  accountOwnerId?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  at?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  kind?: Resolver<Maybe<ResolversTypes['ChangeKind']>, ParentType, ContextType>;
  number?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  position?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  status?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type ChangePageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ChangePage'] = ResolversParentTypes['ChangePage']> = {
  changes?: Resolver<Maybe<ReadonlyArray<Maybe<ResolversTypes['Change']>>>, ParentType, ContextType>;
  hasMore?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  next?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  oldest?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type ChangePasswordPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ChangePasswordPayload'] = ResolversParentTypes['ChangePasswordPayload']> = {
  clientMutationId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  errors?: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type CheckPlanFilePayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CheckPlanFilePayload'] = ResolversParentTypes['CheckPlanFilePayload']> = {
  check?: Resolver<Maybe<ResolversTypes['PlanFileCheck']>, ParentType, ContextType>;
  clientMutationId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  errors?: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type ClaimableAccountResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ClaimableAccount'] = ResolversParentTypes['ClaimableAccount']> = {
  accountId?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  balance?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  claimable?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  designated?: Resolver<Maybe<ReadonlyArray<Maybe<ResolversTypes['DesignatedBeneficiary']>>>, ParentType, ContextType>;
  designatedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  designatedBy?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  isClosed?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  isRoth?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  minimum?: Resolver<Maybe<ResolversTypes['MinimumAtDeath']>, ParentType, ContextType>;
  planAccountNumber?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  whyNot?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type CloseMonthPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CloseMonthPayload'] = ResolversParentTypes['CloseMonthPayload']> = {
  approval?: Resolver<Maybe<ResolversTypes['Approval']>, ParentType, ContextType>;
  approvalId?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  clientMutationId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  closedMonths?: Resolver<Maybe<ResolversTypes['ClosedMonths']>, ParentType, ContextType>;
  errors?: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type ClosePlanPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ClosePlanPayload'] = ResolversParentTypes['ClosePlanPayload']> = {
  clientMutationId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  errors?: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
  plan?: Resolver<Maybe<ResolversTypes['Plan']>, ParentType, ContextType>;
};

export type CloseRequestPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CloseRequestPayload'] = ResolversParentTypes['CloseRequestPayload']> = {
  clientMutationId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  errors?: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
  request?: Resolver<Maybe<ResolversTypes['StaffRequest']>, ParentType, ContextType>;
  viewer?: Resolver<Maybe<ResolversTypes['Viewer']>, ParentType, ContextType>;
};

export type CloseRolloverRequestPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CloseRolloverRequestPayload'] = ResolversParentTypes['CloseRolloverRequestPayload']> = {
  clientMutationId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  closedId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  errors?: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
  viewer?: Resolver<Maybe<ResolversTypes['Viewer']>, ParentType, ContextType>;
  waitsFor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type CloseWithdrawalRequestPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CloseWithdrawalRequestPayload'] = ResolversParentTypes['CloseWithdrawalRequestPayload']> = {
  clientMutationId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  closedId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  errors?: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
  viewer?: Resolver<Maybe<ResolversTypes['Viewer']>, ParentType, ContextType>;
  waitsFor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type ClosedMonthResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ClosedMonth'] = ResolversParentTypes['ClosedMonth']> = {
  approvedBy?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  closedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  closedBy?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  custodyCash?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  customerTotal?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  month?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
};

export type ClosedMonthsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ClosedMonths'] = ResolversParentTypes['ClosedMonths']> = {
  closed?: Resolver<Maybe<ReadonlyArray<Maybe<ResolversTypes['ClosedMonth']>>>, ParentType, ContextType>;
  next?: Resolver<Maybe<ResolversTypes['NextMonth']>, ParentType, ContextType>;
};

export type CompleteSignaturePayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CompleteSignaturePayload'] = ResolversParentTypes['CompleteSignaturePayload']> = {
  clientMutationId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  envelope?: Resolver<Maybe<ResolversTypes['SignatureEnvelope']>, ParentType, ContextType>;
  errors?: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type ComplianceAccountResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ComplianceAccount'] = ResolversParentTypes['ComplianceAccount']> = {
  accountId?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  findings?: Resolver<Maybe<ReadonlyArray<ResolversTypes['ComplianceFinding']>>, ParentType, ContextType>;
  firstName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  lastName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  reasonRequired?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  standing?: Resolver<Maybe<ResolversTypes['ComplianceStanding']>, ParentType, ContextType>;
};

export type ComplianceDecisionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ComplianceDecision'] = ResolversParentTypes['ComplianceDecision']> = {
  accountId?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  accountOwner?: Resolver<Maybe<ResolversTypes['AccountOwner']>, ParentType, ContextType>;
  accountOwnerId?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  decidedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  decidedBy?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  decision?: Resolver<Maybe<ResolversTypes['ComplianceOutcome']>, ParentType, ContextType>;
  decisionId?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  findings?: Resolver<Maybe<ReadonlyArray<ResolversTypes['ComplianceFinding']>>, ParentType, ContextType>;
  firstName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  lastName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  reason?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type ComplianceDecisionConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ComplianceDecisionConnection'] = ResolversParentTypes['ComplianceDecisionConnection']> = {
  edges?: Resolver<Maybe<ReadonlyArray<Maybe<ResolversTypes['ComplianceDecisionEdge']>>>, ParentType, ContextType>;
  offset?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  totalCountIsBound?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
};

export type ComplianceDecisionEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ComplianceDecisionEdge'] = ResolversParentTypes['ComplianceDecisionEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<Maybe<ResolversTypes['ComplianceDecision']>, ParentType, ContextType>;
};

export type ComplianceFindingResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ComplianceFinding'] = ResolversParentTypes['ComplianceFinding']> = {
  comparedWith?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  datum?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  rule?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  title?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type ComplianceOverviewResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ComplianceOverview'] = ResolversParentTypes['ComplianceOverview']> = {
  pending?: Resolver<Maybe<ResolversTypes['Pile']>, ParentType, ContextType>;
};

export type CompliancePendingRowResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CompliancePendingRow'] = ResolversParentTypes['CompliancePendingRow']> = {
  accountId?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  accountOwner?: Resolver<Maybe<ResolversTypes['AccountOwner']>, ParentType, ContextType>;
  accountOwnerId?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  dateLoaded?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  dateOfBirth?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  findings?: Resolver<Maybe<ReadonlyArray<ResolversTypes['ComplianceFinding']>>, ParentType, ContextType>;
  firstName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  identityCheckedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  lastName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  loadedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  qualifierKey?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  reasonRequired?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  social?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CompliancePendingRowConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CompliancePendingRowConnection'] = ResolversParentTypes['CompliancePendingRowConnection']> = {
  edges?: Resolver<Maybe<ReadonlyArray<Maybe<ResolversTypes['CompliancePendingRowEdge']>>>, ParentType, ContextType>;
  offset?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  totalCountIsBound?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
};

export type CompliancePendingRowEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CompliancePendingRowEdge'] = ResolversParentTypes['CompliancePendingRowEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<Maybe<ResolversTypes['CompliancePendingRow']>, ParentType, ContextType>;
};

export type ConfirmOwnerDataPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ConfirmOwnerDataPayload'] = ResolversParentTypes['ConfirmOwnerDataPayload']> = {
  accountOwner?: Resolver<Maybe<ResolversTypes['AccountOwner']>, ParentType, ContextType>;
  clientMutationId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  errors?: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type ConfirmSecondFactorPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ConfirmSecondFactorPayload'] = ResolversParentTypes['ConfirmSecondFactorPayload']> = {
  clientMutationId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  errors?: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
  signIn?: Resolver<Maybe<ResolversTypes['SignInSettings']>, ParentType, ContextType>;
};

export type CorrectBeneficiaryPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CorrectBeneficiaryPayload'] = ResolversParentTypes['CorrectBeneficiaryPayload']> = {
  beneficiary?: Resolver<Maybe<ResolversTypes['Beneficiary']>, ParentType, ContextType>;
  clientMutationId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  errors?: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type CorrectDeathRecipientPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CorrectDeathRecipientPayload'] = ResolversParentTypes['CorrectDeathRecipientPayload']> = {
  clientMutationId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  errors?: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
  recipient?: Resolver<Maybe<ResolversTypes['DeathRecipient']>, ParentType, ContextType>;
};

export type CorrectRequestPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CorrectRequestPayload'] = ResolversParentTypes['CorrectRequestPayload']> = {
  account?: Resolver<Maybe<ResolversTypes['RetirementAccount']>, ParentType, ContextType>;
  accountId?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  clientMutationId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  errors?: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
  request?: Resolver<Maybe<ResolversTypes['DistributionRequest']>, ParentType, ContextType>;
};

export type CreateCredentialPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CreateCredentialPayload'] = ResolversParentTypes['CreateCredentialPayload']> = {
  clientMutationId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  credential?: Resolver<Maybe<ResolversTypes['Credential']>, ParentType, ContextType>;
  errors?: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
  token?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type CreatePlanPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CreatePlanPayload'] = ResolversParentTypes['CreatePlanPayload']> = {
  approvalId?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  clientMutationId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  errors?: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
  planEdge?: Resolver<Maybe<ResolversTypes['PlanEdge']>, ParentType, ContextType>;
};

export type CreateWebhookPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CreateWebhookPayload'] = ResolversParentTypes['CreateWebhookPayload']> = {
  clientMutationId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  errors?: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
  secret?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  webhook?: Resolver<Maybe<ResolversTypes['Webhook']>, ParentType, ContextType>;
};

export type CredentialResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Credential'] = ResolversParentTypes['Credential']> = {
  accountOwnerId?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  addresses?: Resolver<Maybe<ReadonlyArray<Maybe<ResolversTypes['String']>>>, ParentType, ContextType>;
  approvalId?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  createdAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  createdBy?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  credentialId?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  expiresAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  hint?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  lastUsedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  lastUsedFrom?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  planId?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  requestsPerMinute?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  revokedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  revokedBy?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  scopes?: Resolver<Maybe<ReadonlyArray<Maybe<ResolversTypes['String']>>>, ParentType, ContextType>;
  status?: Resolver<Maybe<ResolversTypes['CredentialStatus']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type DataStandingResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DataStanding'] = ResolversParentTypes['DataStanding']> = {
  noticesByLetter?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  registeredAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  unconfirmed?: Resolver<Maybe<ReadonlyArray<Maybe<ResolversTypes['UnconfirmedData']>>>, ParentType, ContextType>;
};

export interface DateScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['Date'], any> {
  name: 'Date';
}

export interface DateTimeScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['DateTime'], any> {
  name: 'DateTime';
}

export type DeathCertificateResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DeathCertificate'] = ResolversParentTypes['DeathCertificate']> = {
  downloadPath?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  fileName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  guid?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type DeathClaimResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DeathClaim'] = ResolversParentTypes['DeathClaim']> = {
  amount?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  beneficiaryId?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  evidenceState?: Resolver<Maybe<ResolversTypes['EvidenceState']>, ParentType, ContextType>;
  isFullAmount?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  maskedTin?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  netAmount?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  number?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  outcome?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  planAccountNumber?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  recipient?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  recipientKind?: Resolver<Maybe<ResolversTypes['RecipientKind']>, ParentType, ContextType>;
  requestId?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  requestedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  status?: Resolver<Maybe<ResolversTypes['RequestStatus']>, ParentType, ContextType>;
};

export type DeathClaimQuoteResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DeathClaimQuote'] = ResolversParentTypes['DeathClaimQuote']> = {
  amount?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  canModify?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  canOptOut?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  federalWithholding?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  fee?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  maximumFederalPercent?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  maximumState?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  message?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  minimumState?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
};

export type DeathClaimsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DeathClaims'] = ResolversParentTypes['DeathClaims']> = {
  accounts?: Resolver<Maybe<ReadonlyArray<Maybe<ResolversTypes['ClaimableAccount']>>>, ParentType, ContextType>;
  claims?: Resolver<Maybe<ReadonlyArray<Maybe<ResolversTypes['DeathClaim']>>>, ParentType, ContextType>;
  recipients?: Resolver<Maybe<ReadonlyArray<Maybe<ResolversTypes['DeathRecipient']>>>, ParentType, ContextType>;
};

export type DeathRecipientResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DeathRecipient'] = ResolversParentTypes['DeathRecipient']> = {
  address1?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  address2?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  city?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  firstName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  kind?: Resolver<Maybe<ResolversTypes['RecipientKind']>, ParentType, ContextType>;
  lastName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  maskedTin?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  payeeId?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  state?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  zip?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type DecideSanctionsMatchPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DecideSanctionsMatchPayload'] = ResolversParentTypes['DecideSanctionsMatchPayload']> = {
  clientMutationId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  errors?: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
  sanctionsMatch?: Resolver<Maybe<ResolversTypes['SanctionsMatch']>, ParentType, ContextType>;
  viewer?: Resolver<Maybe<ResolversTypes['Viewer']>, ParentType, ContextType>;
};

export type DesignatedBeneficiaryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DesignatedBeneficiary'] = ResolversParentTypes['DesignatedBeneficiary']> = {
  beneficiaryId?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  dateOfBirth?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  entitled?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  firstName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  isPrimary?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  lastName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  share?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type DeskConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DeskConnection'] = ResolversParentTypes['DeskConnection']> = {
  edges?: Resolver<Maybe<ReadonlyArray<Maybe<ResolversTypes['DeskEdge']>>>, ParentType, ContextType>;
  offset?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalAmount?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  totalCount?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  totalCountIsBound?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
};

export type DeskEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DeskEdge'] = ResolversParentTypes['DeskEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<Maybe<ResolversTypes['DeskItem']>, ParentType, ContextType>;
};

export type DeskItemResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DeskItem'] = ResolversParentTypes['DeskItem']> = {
  accountOwnerId?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  ageInBankDays?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  amount?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  checkNumber?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  description?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  isRollover?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  itemId?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  kind?: Resolver<Maybe<ResolversTypes['DeskKind']>, ParentType, ContextType>;
  list?: Resolver<Maybe<ResolversTypes['RequestList']>, ParentType, ContextType>;
  planAccountNumber?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  requestId?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  requestNumber?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  since?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  whoActs?: Resolver<Maybe<ResolversTypes['DeskActor']>, ParentType, ContextType>;
};

export type DistributionRequestResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DistributionRequest'] = ResolversParentTypes['DistributionRequest']> = {
  amount?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  attentionTo?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  awaitsSignature?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  dateRequested?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  distributionType?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  distributionTypeId?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  events?: Resolver<Maybe<ReadonlyArray<Maybe<ResolversTypes['RequestEvent']>>>, ParentType, ContextType>;
  evidence?: Resolver<Maybe<ResolversTypes['EvidenceStanding']>, ParentType, ContextType>;
  expectedFrom?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  expectedTo?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  federalWithholding?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  fee?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  incompleteReason?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  isAwaitingCode?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  isAwaitingContact?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  isAwaitingPlan?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  isCheck?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  isFullAmount?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  isHeld?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  isRollover?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  isUnderReview?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  mailedTo?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  maskedEmail?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  mayCancel?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  netAmount?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  number?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  outcome?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  paidNextYearFrom?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  paidNextYearOn?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  payee?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  payments?: Resolver<Maybe<ReadonlyArray<Maybe<ResolversTypes['RequestPayment']>>>, ParentType, ContextType>;
  planAccountNumber?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  progress?: Resolver<Maybe<ResolversTypes['RequestProgress']>, ParentType, ContextType>;
  receiptPath?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  receivingAccount?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  requestId?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  requestedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  retirementAccountId?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  signBy?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  signedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  stateWithholding?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  status?: Resolver<Maybe<ResolversTypes['RequestStatus']>, ParentType, ContextType>;
  statusId?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  statusLabel?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  type?: Resolver<Maybe<ResolversTypes['DistributionType']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type DistributionRequestConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DistributionRequestConnection'] = ResolversParentTypes['DistributionRequestConnection']> = {
  edges?: Resolver<Maybe<ReadonlyArray<Maybe<ResolversTypes['DistributionRequestEdge']>>>, ParentType, ContextType>;
  offset?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  totalCountIsBound?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
};

export type DistributionRequestEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DistributionRequestEdge'] = ResolversParentTypes['DistributionRequestEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<Maybe<ResolversTypes['DistributionRequest']>, ParentType, ContextType>;
};

export type DocumentResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Document'] = ResolversParentTypes['Document']> = {
  attachmentTypeId?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  documentId?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  documentType?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  downloadPath?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  fileName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  guid?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  lastModified?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  modifiedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  type?: Resolver<Maybe<ResolversTypes['DocumentType']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type DocumentConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DocumentConnection'] = ResolversParentTypes['DocumentConnection']> = {
  edges?: Resolver<Maybe<ReadonlyArray<Maybe<ResolversTypes['DocumentEdge']>>>, ParentType, ContextType>;
  offset?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  totalCountIsBound?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
};

export type DocumentEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DocumentEdge'] = ResolversParentTypes['DocumentEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<Maybe<ResolversTypes['Document']>, ParentType, ContextType>;
};

export type DocumentPartResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DocumentPart'] = ResolversParentTypes['DocumentPart']> = {
  kind?: Resolver<Maybe<ResolversTypes['DocumentPartKind']>, ParentType, ContextType>;
  rows?: Resolver<Maybe<ReadonlyArray<Maybe<ResolversTypes['DocumentRow']>>>, ParentType, ContextType>;
  text?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type DocumentRowResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DocumentRow'] = ResolversParentTypes['DocumentRow']> = {
  isStrong?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  label?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  value?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type EmailSettingResolvers<ContextType = Context, ParentType extends ResolversParentTypes['EmailSetting'] = ResolversParentTypes['EmailSetting']> = {
  emailSetting?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type EndAllSessionsPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['EndAllSessionsPayload'] = ResolversParentTypes['EndAllSessionsPayload']> = {
  clientMutationId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  errors?: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type EndOpenSessionPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['EndOpenSessionPayload'] = ResolversParentTypes['EndOpenSessionPayload']> = {
  clientMutationId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  errors?: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
  openSessions?: Resolver<Maybe<ResolversTypes['OpenSessions']>, ParentType, ContextType>;
};

export type EndSecondFactorPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['EndSecondFactorPayload'] = ResolversParentTypes['EndSecondFactorPayload']> = {
  clientMutationId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  errors?: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
  signIn?: Resolver<Maybe<ResolversTypes['SignInSettings']>, ParentType, ContextType>;
};

export type EndWebhookPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['EndWebhookPayload'] = ResolversParentTypes['EndWebhookPayload']> = {
  clientMutationId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  errors?: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
  webhook?: Resolver<Maybe<ResolversTypes['Webhook']>, ParentType, ContextType>;
};

export type EnterReleaseCodePayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['EnterReleaseCodePayload'] = ResolversParentTypes['EnterReleaseCodePayload']> = {
  accountOwner?: Resolver<Maybe<ResolversTypes['AccountOwner']>, ParentType, ContextType>;
  clientMutationId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  errors?: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type EvidenceStandingResolvers<ContextType = Context, ParentType extends ResolversParentTypes['EvidenceStanding'] = ResolversParentTypes['EvidenceStanding']> = {
  of?: Resolver<Maybe<ResolversTypes['EvidenceOf']>, ParentType, ContextType>;
  state?: Resolver<Maybe<ResolversTypes['EvidenceState']>, ParentType, ContextType>;
};

export type ExportResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Export'] = ResolversParentTypes['Export']> = {
  amount?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  askedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  availableUntil?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  downloadsLeft?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  exportId?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  narrowedBy?: Resolver<Maybe<ReadonlyArray<ResolversTypes['ExportWords']>>, ParentType, ContextType>;
  rows?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  status?: Resolver<Maybe<ResolversTypes['ExportStatus']>, ParentType, ContextType>;
  title?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  whyNotAlone?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type ExportListPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ExportListPayload'] = ResolversParentTypes['ExportListPayload']> = {
  clientMutationId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  errors?: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
  export?: Resolver<Maybe<ResolversTypes['Export']>, ParentType, ContextType>;
};

export type ExportWordsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ExportWords'] = ResolversParentTypes['ExportWords']> = {
  label?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  value?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type FileDownloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['FileDownload'] = ResolversParentTypes['FileDownload']> = {
  content?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  contentType?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  fileName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type FileToOpenResolvers<ContextType = Context, ParentType extends ResolversParentTypes['FileToOpen'] = ResolversParentTypes['FileToOpen']> = {
  downloadPath?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  fileName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type FinalizeWizardPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['FinalizeWizardPayload'] = ResolversParentTypes['FinalizeWizardPayload']> = {
  account?: Resolver<Maybe<ResolversTypes['RetirementAccount']>, ParentType, ContextType>;
  accountOwner?: Resolver<Maybe<ResolversTypes['AccountOwner']>, ParentType, ContextType>;
  clientMutationId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  errors?: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
  request?: Resolver<Maybe<ResolversTypes['DistributionRequest']>, ParentType, ContextType>;
  requestId?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type JobResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Job'] = ResolversParentTypes['Job']> = {
  batchId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  completedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  dateCompleted?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  dateScheduled?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  endedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  failures?: Resolver<Maybe<ReadonlyArray<Maybe<ResolversTypes['JobFailure']>>>, ParentType, ContextType>;
  files?: Resolver<Maybe<ReadonlyArray<Maybe<ResolversTypes['JobFile']>>>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isInterrupted?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  jobId?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  jobType?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  jobTypeId?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  note?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  percentDone?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  scheduledAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  startedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  type?: Resolver<Maybe<ResolversTypes['JobType']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type JobConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['JobConnection'] = ResolversParentTypes['JobConnection']> = {
  edges?: Resolver<Maybe<ReadonlyArray<Maybe<ResolversTypes['JobEdge']>>>, ParentType, ContextType>;
  offset?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  totalCountIsBound?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
};

export type JobEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['JobEdge'] = ResolversParentTypes['JobEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<Maybe<ResolversTypes['Job']>, ParentType, ContextType>;
};

export type JobFailureResolvers<ContextType = Context, ParentType extends ResolversParentTypes['JobFailure'] = ResolversParentTypes['JobFailure']> = {
  accountOwnerId?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  item?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  reason?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type JobFileResolvers<ContextType = Context, ParentType extends ResolversParentTypes['JobFile'] = ResolversParentTypes['JobFile']> = {
  downloadPath?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  fileName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  jobFileId?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type LinkRequestEvidencePayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LinkRequestEvidencePayload'] = ResolversParentTypes['LinkRequestEvidencePayload']> = {
  clientMutationId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  errors?: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
  state?: Resolver<Maybe<ResolversTypes['EvidenceState']>, ParentType, ContextType>;
  viewer?: Resolver<Maybe<ResolversTypes['Viewer']>, ParentType, ContextType>;
};

export type LoginPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LoginPayload'] = ResolversParentTypes['LoginPayload']> = {
  accountOwnerId?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  clientMutationId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  errors?: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
  expiresAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  role?: Resolver<Maybe<ResolversTypes['Role']>, ParentType, ContextType>;
  roleId?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  token?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  userId?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  viewer?: Resolver<Maybe<ResolversTypes['Viewer']>, ParentType, ContextType>;
};

export type LogoutPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LogoutPayload'] = ResolversParentTypes['LogoutPayload']> = {
  clientMutationId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  errors?: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type MakeDeathClaimPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MakeDeathClaimPayload'] = ResolversParentTypes['MakeDeathClaimPayload']> = {
  accountOwner?: Resolver<Maybe<ResolversTypes['AccountOwner']>, ParentType, ContextType>;
  clientMutationId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  errors?: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
  requestId?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type MarkUploadCompletePayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MarkUploadCompletePayload'] = ResolversParentTypes['MarkUploadCompletePayload']> = {
  clientMutationId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  completedId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  errors?: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
  viewer?: Resolver<Maybe<ResolversTypes['Viewer']>, ParentType, ContextType>;
};

export type MatchBankLinePayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MatchBankLinePayload'] = ResolversParentTypes['MatchBankLinePayload']> = {
  approval?: Resolver<Maybe<ResolversTypes['Approval']>, ParentType, ContextType>;
  approvalId?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  bankLine?: Resolver<Maybe<ResolversTypes['BankLineDetail']>, ParentType, ContextType>;
  clientMutationId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  errors?: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type MenuCountsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MenuCounts'] = ResolversParentTypes['MenuCounts']> = {
  approvedRollovers?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  approvedWithdrawals?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  incompleteRollovers?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  incompleteWithdrawals?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  pendingRollovers?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  pendingWithdrawals?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  uploads?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type MinimumAtDeathResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MinimumAtDeath'] = ResolversParentTypes['MinimumAtDeath']> = {
  dueOn?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  paidToOwner?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  paidToRecipients?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  remaining?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  required?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  waivedUntil?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  year?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type MissingTaxTableResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MissingTaxTable'] = ResolversParentTypes['MissingTaxTable']> = {
  states?: Resolver<Maybe<ReadonlyArray<Maybe<ResolversTypes['String']>>>, ParentType, ContextType>;
  year?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export interface MoneyScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['Money'], any> {
  name: 'Money';
}

export type MoneyOfDayResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MoneyOfDay'] = ResolversParentTypes['MoneyOfDay']> = {
  day?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  in?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  out?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
};

export type MutationResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Mutation'] = ResolversParentTypes['Mutation']> = {
  addBeneficiary?: Resolver<Maybe<ResolversTypes['AddBeneficiaryPayload']>, ParentType, ContextType, RequireFields<MutationAddBeneficiaryArgs, 'input'>>;
  addNote?: Resolver<Maybe<ResolversTypes['AddNotePayload']>, ParentType, ContextType, RequireFields<MutationAddNoteArgs, 'input'>>;
  approveApproval?: Resolver<Maybe<ResolversTypes['ApproveApprovalPayload']>, ParentType, ContextType, RequireFields<MutationApproveApprovalArgs, 'input'>>;
  approveCompliance?: Resolver<Maybe<ResolversTypes['ApproveCompliancePayload']>, ParentType, ContextType, RequireFields<MutationApproveComplianceArgs, 'input'>>;
  approveRequest?: Resolver<Maybe<ResolversTypes['ApproveRequestPayload']>, ParentType, ContextType, RequireFields<MutationApproveRequestArgs, 'input'>>;
  askToSignAgain?: Resolver<Maybe<ResolversTypes['AskToSignAgainPayload']>, ParentType, ContextType, RequireFields<MutationAskToSignAgainArgs, 'input'>>;
  cancelRequest?: Resolver<Maybe<ResolversTypes['CancelRequestPayload']>, ParentType, ContextType, RequireFields<MutationCancelRequestArgs, 'input'>>;
  changePassword?: Resolver<Maybe<ResolversTypes['ChangePasswordPayload']>, ParentType, ContextType, RequireFields<MutationChangePasswordArgs, 'input'>>;
  checkPlanFile?: Resolver<Maybe<ResolversTypes['CheckPlanFilePayload']>, ParentType, ContextType, RequireFields<MutationCheckPlanFileArgs, 'input'>>;
  closeMonth?: Resolver<Maybe<ResolversTypes['CloseMonthPayload']>, ParentType, ContextType, RequireFields<MutationCloseMonthArgs, 'input'>>;
  closePlan?: Resolver<Maybe<ResolversTypes['ClosePlanPayload']>, ParentType, ContextType, RequireFields<MutationClosePlanArgs, 'input'>>;
  closeRequest?: Resolver<Maybe<ResolversTypes['CloseRequestPayload']>, ParentType, ContextType, RequireFields<MutationCloseRequestArgs, 'input'>>;
  closeRolloverRequest?: Resolver<Maybe<ResolversTypes['CloseRolloverRequestPayload']>, ParentType, ContextType, RequireFields<MutationCloseRolloverRequestArgs, 'input'>>;
  closeWithdrawalRequest?: Resolver<Maybe<ResolversTypes['CloseWithdrawalRequestPayload']>, ParentType, ContextType, RequireFields<MutationCloseWithdrawalRequestArgs, 'input'>>;
  completeSignature?: Resolver<Maybe<ResolversTypes['CompleteSignaturePayload']>, ParentType, ContextType, RequireFields<MutationCompleteSignatureArgs, 'input'>>;
  confirmOwnerData?: Resolver<Maybe<ResolversTypes['ConfirmOwnerDataPayload']>, ParentType, ContextType, RequireFields<MutationConfirmOwnerDataArgs, 'input'>>;
  confirmSecondFactor?: Resolver<Maybe<ResolversTypes['ConfirmSecondFactorPayload']>, ParentType, ContextType, RequireFields<MutationConfirmSecondFactorArgs, 'input'>>;
  correctBeneficiary?: Resolver<Maybe<ResolversTypes['CorrectBeneficiaryPayload']>, ParentType, ContextType, RequireFields<MutationCorrectBeneficiaryArgs, 'input'>>;
  correctDeathRecipient?: Resolver<Maybe<ResolversTypes['CorrectDeathRecipientPayload']>, ParentType, ContextType, RequireFields<MutationCorrectDeathRecipientArgs, 'input'>>;
  correctRequest?: Resolver<Maybe<ResolversTypes['CorrectRequestPayload']>, ParentType, ContextType, RequireFields<MutationCorrectRequestArgs, 'input'>>;
  createCredential?: Resolver<Maybe<ResolversTypes['CreateCredentialPayload']>, ParentType, ContextType, RequireFields<MutationCreateCredentialArgs, 'input'>>;
  createPlan?: Resolver<Maybe<ResolversTypes['CreatePlanPayload']>, ParentType, ContextType, RequireFields<MutationCreatePlanArgs, 'input'>>;
  createWebhook?: Resolver<Maybe<ResolversTypes['CreateWebhookPayload']>, ParentType, ContextType, RequireFields<MutationCreateWebhookArgs, 'input'>>;
  decideSanctionsMatch?: Resolver<Maybe<ResolversTypes['DecideSanctionsMatchPayload']>, ParentType, ContextType, RequireFields<MutationDecideSanctionsMatchArgs, 'input'>>;
  endAllSessions?: Resolver<Maybe<ResolversTypes['EndAllSessionsPayload']>, ParentType, ContextType, RequireFields<MutationEndAllSessionsArgs, 'input'>>;
  endOpenSession?: Resolver<Maybe<ResolversTypes['EndOpenSessionPayload']>, ParentType, ContextType, RequireFields<MutationEndOpenSessionArgs, 'input'>>;
  endSecondFactor?: Resolver<Maybe<ResolversTypes['EndSecondFactorPayload']>, ParentType, ContextType, RequireFields<MutationEndSecondFactorArgs, 'input'>>;
  endWebhook?: Resolver<Maybe<ResolversTypes['EndWebhookPayload']>, ParentType, ContextType, RequireFields<MutationEndWebhookArgs, 'input'>>;
  enterReleaseCode?: Resolver<Maybe<ResolversTypes['EnterReleaseCodePayload']>, ParentType, ContextType, RequireFields<MutationEnterReleaseCodeArgs, 'input'>>;
  exportList?: Resolver<Maybe<ResolversTypes['ExportListPayload']>, ParentType, ContextType, RequireFields<MutationExportListArgs, 'input'>>;
  finalizeWizard?: Resolver<Maybe<ResolversTypes['FinalizeWizardPayload']>, ParentType, ContextType, RequireFields<MutationFinalizeWizardArgs, 'input'>>;
  linkRequestEvidence?: Resolver<Maybe<ResolversTypes['LinkRequestEvidencePayload']>, ParentType, ContextType, RequireFields<MutationLinkRequestEvidenceArgs, 'input'>>;
  login?: Resolver<Maybe<ResolversTypes['LoginPayload']>, ParentType, ContextType, RequireFields<MutationLoginArgs, 'input'>>;
  logout?: Resolver<Maybe<ResolversTypes['LogoutPayload']>, ParentType, ContextType, RequireFields<MutationLogoutArgs, 'input'>>;
  makeDeathClaim?: Resolver<Maybe<ResolversTypes['MakeDeathClaimPayload']>, ParentType, ContextType, RequireFields<MutationMakeDeathClaimArgs, 'input'>>;
  markUploadComplete?: Resolver<Maybe<ResolversTypes['MarkUploadCompletePayload']>, ParentType, ContextType, RequireFields<MutationMarkUploadCompleteArgs, 'input'>>;
  matchBankLine?: Resolver<Maybe<ResolversTypes['MatchBankLinePayload']>, ParentType, ContextType, RequireFields<MutationMatchBankLineArgs, 'input'>>;
  orderReleaseLetter?: Resolver<Maybe<ResolversTypes['OrderReleaseLetterPayload']>, ParentType, ContextType, RequireFields<MutationOrderReleaseLetterArgs, 'input'>>;
  payEstate?: Resolver<Maybe<ResolversTypes['PayEstatePayload']>, ParentType, ContextType, RequireFields<MutationPayEstateArgs, 'input'>>;
  pinNote?: Resolver<Maybe<ResolversTypes['PinNotePayload']>, ParentType, ContextType, RequireFields<MutationPinNoteArgs, 'input'>>;
  postTransaction?: Resolver<Maybe<ResolversTypes['PostTransactionPayload']>, ParentType, ContextType, RequireFields<MutationPostTransactionArgs, 'input'>>;
  quoteDeathClaim?: Resolver<Maybe<ResolversTypes['QuoteDeathClaimPayload']>, ParentType, ContextType, RequireFields<MutationQuoteDeathClaimArgs, 'input'>>;
  readReceivingAccount?: Resolver<Maybe<ResolversTypes['ReadReceivingAccountPayload']>, ParentType, ContextType, RequireFields<MutationReadReceivingAccountArgs, 'input'>>;
  recordReleaseCall?: Resolver<Maybe<ResolversTypes['RecordReleaseCallPayload']>, ParentType, ContextType, RequireFields<MutationRecordReleaseCallArgs, 'input'>>;
  recordStateForm?: Resolver<Maybe<ResolversTypes['RecordStateFormPayload']>, ParentType, ContextType, RequireFields<MutationRecordStateFormArgs, 'input'>>;
  redepositRequest?: Resolver<Maybe<ResolversTypes['RedepositRequestPayload']>, ParentType, ContextType, RequireFields<MutationRedepositRequestArgs, 'input'>>;
  refuseApproval?: Resolver<Maybe<ResolversTypes['RefuseApprovalPayload']>, ParentType, ContextType, RequireFields<MutationRefuseApprovalArgs, 'input'>>;
  registerEmail?: Resolver<Maybe<ResolversTypes['RegisterEmailPayload']>, ParentType, ContextType, RequireFields<MutationRegisterEmailArgs, 'input'>>;
  registerPerson?: Resolver<Maybe<ResolversTypes['RegisterPersonPayload']>, ParentType, ContextType, RequireFields<MutationRegisterPersonArgs, 'input'>>;
  rejectCompliance?: Resolver<Maybe<ResolversTypes['RejectCompliancePayload']>, ParentType, ContextType, RequireFields<MutationRejectComplianceArgs, 'input'>>;
  removeBeneficiary?: Resolver<Maybe<ResolversTypes['RemoveBeneficiaryPayload']>, ParentType, ContextType, RequireFields<MutationRemoveBeneficiaryArgs, 'input'>>;
  reopenUpload?: Resolver<Maybe<ResolversTypes['ReopenUploadPayload']>, ParentType, ContextType, RequireFields<MutationReopenUploadArgs, 'input'>>;
  replayWebhook?: Resolver<Maybe<ResolversTypes['ReplayWebhookPayload']>, ParentType, ContextType, RequireFields<MutationReplayWebhookArgs, 'input'>>;
  reportOwnerDeath?: Resolver<Maybe<ResolversTypes['ReportOwnerDeathPayload']>, ParentType, ContextType, RequireFields<MutationReportOwnerDeathArgs, 'input'>>;
  requestPasswordReset?: Resolver<Maybe<ResolversTypes['RequestPasswordResetPayload']>, ParentType, ContextType, RequireFields<MutationRequestPasswordResetArgs, 'input'>>;
  resendAgreement?: Resolver<Maybe<ResolversTypes['ResendAgreementPayload']>, ParentType, ContextType, RequireFields<MutationResendAgreementArgs, 'input'>>;
  resendSignatureLink?: Resolver<Maybe<ResolversTypes['ResendSignatureLinkPayload']>, ParentType, ContextType, RequireFields<MutationResendSignatureLinkArgs, 'input'>>;
  resendVerificationCode?: Resolver<Maybe<ResolversTypes['ResendVerificationCodePayload']>, ParentType, ContextType, RequireFields<MutationResendVerificationCodeArgs, 'input'>>;
  resetPassword?: Resolver<Maybe<ResolversTypes['ResetPasswordPayload']>, ParentType, ContextType, RequireFields<MutationResetPasswordArgs, 'input'>>;
  retryJob?: Resolver<Maybe<ResolversTypes['RetryJobPayload']>, ParentType, ContextType, RequireFields<MutationRetryJobArgs, 'input'>>;
  returnPlanMoney?: Resolver<Maybe<ResolversTypes['ReturnPlanMoneyPayload']>, ParentType, ContextType, RequireFields<MutationReturnPlanMoneyArgs, 'input'>>;
  revealRegistrationCode?: Resolver<Maybe<ResolversTypes['RevealRegistrationCodePayload']>, ParentType, ContextType, RequireFields<MutationRevealRegistrationCodeArgs, 'input'>>;
  revealSocial?: Resolver<Maybe<ResolversTypes['RevealSocialPayload']>, ParentType, ContextType, RequireFields<MutationRevealSocialArgs, 'input'>>;
  reversePosting?: Resolver<Maybe<ResolversTypes['ReversePostingPayload']>, ParentType, ContextType, RequireFields<MutationReversePostingArgs, 'input'>>;
  reverseTransaction?: Resolver<Maybe<ResolversTypes['ReverseTransactionPayload']>, ParentType, ContextType, RequireFields<MutationReverseTransactionArgs, 'input'>>;
  revokeCredential?: Resolver<Maybe<ResolversTypes['RevokeCredentialPayload']>, ParentType, ContextType, RequireFields<MutationRevokeCredentialArgs, 'input'>>;
  rollWebhookSecret?: Resolver<Maybe<ResolversTypes['RollWebhookSecretPayload']>, ParentType, ContextType, RequireFields<MutationRollWebhookSecretArgs, 'input'>>;
  saveWizardAmount?: Resolver<Maybe<ResolversTypes['SaveWizardAmountPayload']>, ParentType, ContextType, RequireFields<MutationSaveWizardAmountArgs, 'input'>>;
  saveWizardBankAccount?: Resolver<Maybe<ResolversTypes['SaveWizardBankAccountPayload']>, ParentType, ContextType, RequireFields<MutationSaveWizardBankAccountArgs, 'input'>>;
  saveWizardDistributionType?: Resolver<Maybe<ResolversTypes['SaveWizardDistributionTypePayload']>, ParentType, ContextType, RequireFields<MutationSaveWizardDistributionTypeArgs, 'input'>>;
  saveWizardEvidencedType?: Resolver<Maybe<ResolversTypes['SaveWizardEvidencedTypePayload']>, ParentType, ContextType, RequireFields<MutationSaveWizardEvidencedTypeArgs, 'input'>>;
  saveWizardFederal?: Resolver<Maybe<ResolversTypes['SaveWizardFederalPayload']>, ParentType, ContextType, RequireFields<MutationSaveWizardFederalArgs, 'input'>>;
  saveWizardPayment?: Resolver<Maybe<ResolversTypes['SaveWizardPaymentPayload']>, ParentType, ContextType, RequireFields<MutationSaveWizardPaymentArgs, 'input'>>;
  saveWizardRollover?: Resolver<Maybe<ResolversTypes['SaveWizardRolloverPayload']>, ParentType, ContextType, RequireFields<MutationSaveWizardRolloverArgs, 'input'>>;
  saveWizardState?: Resolver<Maybe<ResolversTypes['SaveWizardStatePayload']>, ParentType, ContextType, RequireFields<MutationSaveWizardStateArgs, 'input'>>;
  sendRequestEvidence?: Resolver<Maybe<ResolversTypes['SendRequestEvidencePayload']>, ParentType, ContextType, RequireFields<MutationSendRequestEvidenceArgs, 'input'>>;
  sendSigningCode?: Resolver<Maybe<ResolversTypes['SendSigningCodePayload']>, ParentType, ContextType, RequireFields<MutationSendSigningCodeArgs, 'input'>>;
  setRequestIncomplete?: Resolver<Maybe<ResolversTypes['SetRequestIncompletePayload']>, ParentType, ContextType, RequireFields<MutationSetRequestIncompleteArgs, 'input'>>;
  settlePlanMoney?: Resolver<Maybe<ResolversTypes['SettlePlanMoneyPayload']>, ParentType, ContextType, RequireFields<MutationSettlePlanMoneyArgs, 'input'>>;
  signRequest?: Resolver<Maybe<ResolversTypes['SignRequestPayload']>, ParentType, ContextType, RequireFields<MutationSignRequestArgs, 'input'>>;
  startJob?: Resolver<Maybe<ResolversTypes['StartJobPayload']>, ParentType, ContextType, RequireFields<MutationStartJobArgs, 'input'>>;
  startSecondFactor?: Resolver<Maybe<ResolversTypes['StartSecondFactorPayload']>, ParentType, ContextType, RequireFields<MutationStartSecondFactorArgs, 'input'>>;
  startWizardOver?: Resolver<Maybe<ResolversTypes['StartWizardOverPayload']>, ParentType, ContextType, RequireFields<MutationStartWizardOverArgs, 'input'>>;
  takeInReturns?: Resolver<Maybe<ResolversTypes['TakeInReturnsPayload']>, ParentType, ContextType, RequireFields<MutationTakeInReturnsArgs, 'input'>>;
  takeOwnerDeathBack?: Resolver<Maybe<ResolversTypes['TakeOwnerDeathBackPayload']>, ParentType, ContextType, RequireFields<MutationTakeOwnerDeathBackArgs, 'input'>>;
  testWebhook?: Resolver<Maybe<ResolversTypes['TestWebhookPayload']>, ParentType, ContextType, RequireFields<MutationTestWebhookArgs, 'input'>>;
  undoBankMatch?: Resolver<Maybe<ResolversTypes['UndoBankMatchPayload']>, ParentType, ContextType, RequireFields<MutationUndoBankMatchArgs, 'input'>>;
  undoPlanSettlement?: Resolver<Maybe<ResolversTypes['UndoPlanSettlementPayload']>, ParentType, ContextType, RequireFields<MutationUndoPlanSettlementArgs, 'input'>>;
  updateAccountSetupDate?: Resolver<Maybe<ResolversTypes['UpdateAccountSetupDatePayload']>, ParentType, ContextType, RequireFields<MutationUpdateAccountSetupDateArgs, 'input'>>;
  updateAccountStatus?: Resolver<Maybe<ResolversTypes['UpdateAccountStatusPayload']>, ParentType, ContextType, RequireFields<MutationUpdateAccountStatusArgs, 'input'>>;
  updateAdminProfile?: Resolver<Maybe<ResolversTypes['UpdateAdminProfilePayload']>, ParentType, ContextType, RequireFields<MutationUpdateAdminProfileArgs, 'input'>>;
  updateBeneficiaryAllocations?: Resolver<Maybe<ResolversTypes['UpdateBeneficiaryAllocationsPayload']>, ParentType, ContextType, RequireFields<MutationUpdateBeneficiaryAllocationsArgs, 'input'>>;
  updateCellPhone?: Resolver<Maybe<ResolversTypes['UpdateCellPhonePayload']>, ParentType, ContextType, RequireFields<MutationUpdateCellPhoneArgs, 'input'>>;
  updateEmailSetting?: Resolver<Maybe<ResolversTypes['UpdateEmailSettingPayload']>, ParentType, ContextType, RequireFields<MutationUpdateEmailSettingArgs, 'input'>>;
  updateMailingAddress?: Resolver<Maybe<ResolversTypes['UpdateMailingAddressPayload']>, ParentType, ContextType, RequireFields<MutationUpdateMailingAddressArgs, 'input'>>;
  updatePlan?: Resolver<Maybe<ResolversTypes['UpdatePlanPayload']>, ParentType, ContextType, RequireFields<MutationUpdatePlanArgs, 'input'>>;
  updateRolloverRequest?: Resolver<Maybe<ResolversTypes['UpdateRolloverRequestPayload']>, ParentType, ContextType, RequireFields<MutationUpdateRolloverRequestArgs, 'input'>>;
  updateWithdrawalRequest?: Resolver<Maybe<ResolversTypes['UpdateWithdrawalRequestPayload']>, ParentType, ContextType, RequireFields<MutationUpdateWithdrawalRequestArgs, 'input'>>;
  uploadFile?: Resolver<Maybe<ResolversTypes['UploadFilePayload']>, ParentType, ContextType, RequireFields<MutationUploadFileArgs, 'input'>>;
  uploadPlanFile?: Resolver<Maybe<ResolversTypes['UploadPlanFilePayload']>, ParentType, ContextType, RequireFields<MutationUploadPlanFileArgs, 'input'>>;
  uploadRolloverForm?: Resolver<Maybe<ResolversTypes['UploadRolloverFormPayload']>, ParentType, ContextType, RequireFields<MutationUploadRolloverFormArgs, 'input'>>;
  verifyRegistration?: Resolver<Maybe<ResolversTypes['VerifyRegistrationPayload']>, ParentType, ContextType, RequireFields<MutationVerifyRegistrationArgs, 'input'>>;
  visitRequest?: Resolver<Maybe<ResolversTypes['VisitRequestPayload']>, ParentType, ContextType, RequireFields<MutationVisitRequestArgs, 'input'>>;
  withdrawApproval?: Resolver<Maybe<ResolversTypes['WithdrawApprovalPayload']>, ParentType, ContextType, RequireFields<MutationWithdrawApprovalArgs, 'input'>>;
  withdrawPlanRate?: Resolver<Maybe<ResolversTypes['WithdrawPlanRatePayload']>, ParentType, ContextType, RequireFields<MutationWithdrawPlanRateArgs, 'input'>>;
};

export type NextMonthResolvers<ContextType = Context, ParentType extends ResolversParentTypes['NextMonth'] = ResolversParentTypes['NextMonth']> = {
  approvalId?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  bankDaysSinceEnd?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  month?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  obstacleScreen?: Resolver<Maybe<ResolversTypes['ObstacleScreen']>, ParentType, ContextType>;
  obstacles?: Resolver<Maybe<ReadonlyArray<Maybe<ResolversTypes['String']>>>, ParentType, ContextType>;
};

export type NodeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Node'] = ResolversParentTypes['Node']> = {
  __resolveType: TypeResolveFn<'AccountOwner' | 'AccountingBook' | 'Address' | 'Approval' | 'Attachment' | 'Beneficiary' | 'Book' | 'CompliancePendingRow' | 'Credential' | 'DistributionRequest' | 'Document' | 'EmailSetting' | 'Job' | 'Note' | 'Phone' | 'Plan' | 'PortalUser' | 'RetirementAccount' | 'RolloverRequest' | 'TransactionDetail' | 'Viewer' | 'WithdrawalRequest', ParentType, ContextType>;
};

export type NoteResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Note'] = ResolversParentTypes['Note']> = {
  accountOwnerId?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  email?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isPinned?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  lastModified?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  modifiedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  noteId?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  noteText?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  title?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type NoteConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['NoteConnection'] = ResolversParentTypes['NoteConnection']> = {
  edges?: Resolver<Maybe<ReadonlyArray<Maybe<ResolversTypes['NoteEdge']>>>, ParentType, ContextType>;
  offset?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  totalCountIsBound?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
};

export type NoteEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['NoteEdge'] = ResolversParentTypes['NoteEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<Maybe<ResolversTypes['Note']>, ParentType, ContextType>;
};

export type OpenSessionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OpenSession'] = ResolversParentTypes['OpenSession']> = {
  isCurrent?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  lastSeenAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  sessionId?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  startedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  userAgent?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type OpenSessionsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OpenSessions'] = ResolversParentTypes['OpenSessions']> = {
  nodes?: Resolver<Maybe<ReadonlyArray<ResolversTypes['OpenSession']>>, ParentType, ContextType>;
  totalCount?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type OrderReleaseLetterPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OrderReleaseLetterPayload'] = ResolversParentTypes['OrderReleaseLetterPayload']> = {
  accountOwner?: Resolver<Maybe<ResolversTypes['AccountOwner']>, ParentType, ContextType>;
  clientMutationId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  errors?: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type OtherBookResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OtherBook'] = ResolversParentTypes['OtherBook']> = {
  balance?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  bookId?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  feeType?: Resolver<Maybe<ResolversTypes['TransactionType']>, ParentType, ContextType>;
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type OtherRequestResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OtherRequest'] = ResolversParentTypes['OtherRequest']> = {
  amount?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  number?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  requestId?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  requestedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  status?: Resolver<Maybe<ResolversTypes['RequestStatus']>, ParentType, ContextType>;
};

export type OverviewResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Overview'] = ResolversParentTypes['Overview']> = {
  days?: Resolver<Maybe<ReadonlyArray<Maybe<ResolversTypes['MoneyOfDay']>>>, ParentType, ContextType>;
  failedJobs?: Resolver<Maybe<ResolversTypes['Pile']>, ParentType, ContextType>;
  missingTaxTable?: Resolver<Maybe<ResolversTypes['MissingTaxTable']>, ParentType, ContextType>;
  monthsToClose?: Resolver<Maybe<ResolversTypes['Pile']>, ParentType, ContextType>;
  ownProposals?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  queues?: Resolver<Maybe<ReadonlyArray<Maybe<ResolversTypes['OverviewQueue']>>>, ParentType, ContextType>;
  returnsDesk?: Resolver<Maybe<ResolversTypes['Pile']>, ParentType, ContextType>;
  secondPerson?: Resolver<Maybe<ResolversTypes['Pile']>, ParentType, ContextType>;
  taxDue?: Resolver<Maybe<ResolversTypes['TaxDue']>, ParentType, ContextType>;
  toDecide?: Resolver<Maybe<ResolversTypes['Pile']>, ParentType, ContextType>;
  today?: Resolver<Maybe<ResolversTypes['MoneyOfDay']>, ParentType, ContextType>;
  undeliveredMail?: Resolver<Maybe<ResolversTypes['Pile']>, ParentType, ContextType>;
  uploads?: Resolver<Maybe<ResolversTypes['Pile']>, ParentType, ContextType>;
};

export type OverviewQueueResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OverviewQueue'] = ResolversParentTypes['OverviewQueue']> = {
  ages?: Resolver<Maybe<ReadonlyArray<Maybe<ResolversTypes['Int']>>>, ParentType, ContextType>;
  isRollover?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  list?: Resolver<Maybe<ResolversTypes['RequestList']>, ParentType, ContextType>;
  pile?: Resolver<Maybe<ResolversTypes['Pile']>, ParentType, ContextType>;
};

export type OwnMailResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OwnMail'] = ResolversParentTypes['OwnMail']> = {
  createdAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  isUndelivered?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  kind?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  mailId?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  requestId?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  sentAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  subject?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type OwnMailConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OwnMailConnection'] = ResolversParentTypes['OwnMailConnection']> = {
  edges?: Resolver<Maybe<ReadonlyArray<Maybe<ResolversTypes['OwnMailEdge']>>>, ParentType, ContextType>;
  offset?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  totalCountIsBound?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
};

export type OwnMailEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OwnMailEdge'] = ResolversParentTypes['OwnMailEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<Maybe<ResolversTypes['OwnMail']>, ParentType, ContextType>;
};

export type OwnerDeathResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OwnerDeath'] = ResolversParentTypes['OwnerDeath']> = {
  certificate?: Resolver<Maybe<ResolversTypes['DeathCertificate']>, ParentType, ContextType>;
  confirmedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  confirmedBy?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  diedOn?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  reportedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  reportedBy?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  requestsPutAside?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  returnCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  state?: Resolver<Maybe<ResolversTypes['DeathState']>, ParentType, ContextType>;
};

export type OwnerNoteResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OwnerNote'] = ResolversParentTypes['OwnerNote']> = {
  at?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  by?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  noteId?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  text?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  title?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type PageInfoResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PageInfo'] = ResolversParentTypes['PageInfo']> = {
  endCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  hasNextPage?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  hasPreviousPage?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  startCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type PasswordLinkResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PasswordLink'] = ResolversParentTypes['PasswordLink']> = {
  email?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  isSetup?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  minimumLength?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  secondFactor?: Resolver<Maybe<ResolversTypes['SecondFactorSecret']>, ParentType, ContextType>;
};

export type PayEstatePayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PayEstatePayload'] = ResolversParentTypes['PayEstatePayload']> = {
  clientMutationId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  errors?: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
  viewer?: Resolver<Maybe<ResolversTypes['Viewer']>, ParentType, ContextType>;
};

export type PaymentReturnResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PaymentReturn'] = ResolversParentTypes['PaymentReturn']> = {
  accountOwnerId?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  amount?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  at?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  cameBack?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  code?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  firstName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  isCheck?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  isRollover?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  lastName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  list?: Resolver<Maybe<ResolversTypes['RequestList']>, ParentType, ContextType>;
  paymentId?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  planAccountNumber?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  reason?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  requestId?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  requestNumber?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  requestStatus?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  takenInBy?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type PaymentReturnConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PaymentReturnConnection'] = ResolversParentTypes['PaymentReturnConnection']> = {
  edges?: Resolver<Maybe<ReadonlyArray<Maybe<ResolversTypes['PaymentReturnEdge']>>>, ParentType, ContextType>;
  offset?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  totalCountIsBound?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
};

export type PaymentReturnEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PaymentReturnEdge'] = ResolversParentTypes['PaymentReturnEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<Maybe<ResolversTypes['PaymentReturn']>, ParentType, ContextType>;
};

export type PayoutHoldResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PayoutHold'] = ResolversParentTypes['PayoutHold']> = {
  isHeld?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  letterWrittenAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  numberToCall?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  sentTo?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  since?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  triesLeft?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  usableUntil?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  whyNoLetter?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type PhoneResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Phone'] = ResolversParentTypes['Phone']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  number?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type PileResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Pile'] = ResolversParentTypes['Pile']> = {
  ageInBankDays?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  count?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  countIsBound?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  oldest?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};

export type PinNotePayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PinNotePayload'] = ResolversParentTypes['PinNotePayload']> = {
  clientMutationId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  errors?: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
  note?: Resolver<Maybe<ResolversTypes['Note']>, ParentType, ContextType>;
};

export type PlanResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Plan'] = ResolversParentTypes['Plan']> = {
  closedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  closedBy?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  company?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  companyId?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  interest?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  interestBasisPoints?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  isClosed?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  lastModified?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  lastModifiedBy?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  modifiedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  nextInterestBasisPoints?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  nextInterestSince?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  parentPlanId?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  planId?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  rates?: Resolver<Maybe<ReadonlyArray<Maybe<ResolversTypes['PlanRate']>>>, ParentType, ContextType>;
  relatedPlans?: Resolver<Maybe<ReadonlyArray<Maybe<ResolversTypes['PlanListItem']>>>, ParentType, ContextType>;
  waitingInterestBasisPoints?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type PlanConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PlanConnection'] = ResolversParentTypes['PlanConnection']> = {
  edges?: Resolver<Maybe<ReadonlyArray<Maybe<ResolversTypes['PlanEdge']>>>, ParentType, ContextType>;
  offset?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  totalCountIsBound?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
};

export type PlanEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PlanEdge'] = ResolversParentTypes['PlanEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<Maybe<ResolversTypes['Plan']>, ParentType, ContextType>;
};

export type PlanFileResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PlanFile'] = ResolversParentTypes['PlanFile']> = {
  accounts?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  correctionsName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  correctionsPath?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  errors?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  fileName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  findings?: Resolver<Maybe<ReadonlyArray<Maybe<ResolversTypes['PlanFileFinding']>>>, ParentType, ContextType>;
  jobId?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  money?: Resolver<Maybe<ResolversTypes['PlanFileMoney']>, ParentType, ContextType>;
  owners?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  reportName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  reportPath?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  rows?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  state?: Resolver<Maybe<ResolversTypes['PlanFileState']>, ParentType, ContextType>;
  total?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  warnings?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type PlanFileCheckResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PlanFileCheck'] = ResolversParentTypes['PlanFileCheck']> = {
  accounts?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  corrections?: Resolver<Maybe<ResolversTypes['FileDownload']>, ParentType, ContextType>;
  errors?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  findings?: Resolver<Maybe<ReadonlyArray<Maybe<ResolversTypes['PlanFileFinding']>>>, ParentType, ContextType>;
  owners?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  rows?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  total?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  warnings?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type PlanFileFindingResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PlanFileFinding'] = ResolversParentTypes['PlanFileFinding']> = {
  column?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  isWarning?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  line?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  text?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type PlanListItemResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PlanListItem'] = ResolversParentTypes['PlanListItem']> = {
  isClosed?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  planId?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type PlanRateResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PlanRate'] = ResolversParentTypes['PlanRate']> = {
  approvedBy?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  basisPoints?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  decidedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  madeBy?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  since?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  state?: Resolver<Maybe<ResolversTypes['PlanRateState']>, ParentType, ContextType>;
  until?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
};

export type PlanUploadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PlanUpload'] = ResolversParentTypes['PlanUpload']> = {
  errors?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  fileName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  jobId?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  money?: Resolver<Maybe<ResolversTypes['PlanFileMoney']>, ParentType, ContextType>;
  planId?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  planName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  rows?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  state?: Resolver<Maybe<ResolversTypes['PlanFileState']>, ParentType, ContextType>;
  total?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  uploadedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  uploadedBy?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  warnings?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type PlanUploadConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PlanUploadConnection'] = ResolversParentTypes['PlanUploadConnection']> = {
  edges?: Resolver<Maybe<ReadonlyArray<Maybe<ResolversTypes['PlanUploadEdge']>>>, ParentType, ContextType>;
  offset?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  totalCountIsBound?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
};

export type PlanUploadEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PlanUploadEdge'] = ResolversParentTypes['PlanUploadEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<Maybe<ResolversTypes['PlanUpload']>, ParentType, ContextType>;
};

export type PortalUserResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PortalUser'] = ResolversParentTypes['PortalUser']> = {
  email?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  role?: Resolver<Maybe<ResolversTypes['Role']>, ParentType, ContextType>;
  roleId?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  userId?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type PostTransactionPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PostTransactionPayload'] = ResolversParentTypes['PostTransactionPayload']> = {
  approval?: Resolver<Maybe<ResolversTypes['Approval']>, ParentType, ContextType>;
  approvalId?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  clientMutationId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  errors?: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
  transaction?: Resolver<Maybe<ResolversTypes['TransactionDetail']>, ParentType, ContextType>;
  transactionId?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  viewer?: Resolver<Maybe<ResolversTypes['Viewer']>, ParentType, ContextType>;
};

export type PostingBooksResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PostingBooks'] = ResolversParentTypes['PostingBooks']> = {
  against?: Resolver<Maybe<ReadonlyArray<Maybe<ResolversTypes['OtherBook']>>>, ParentType, ContextType>;
  balance?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  bookId?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  isRaised?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type QueryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Query'] = ResolversParentTypes['Query']> = {
  node?: Resolver<Maybe<ResolversTypes['Node']>, ParentType, ContextType, RequireFields<QueryNodeArgs, 'id'>>;
  nodes?: Resolver<ReadonlyArray<Maybe<ResolversTypes['Node']>>, ParentType, ContextType, RequireFields<QueryNodesArgs, 'ids'>>;
  passwordLink?: Resolver<Maybe<ResolversTypes['PasswordLink']>, ParentType, ContextType, RequireFields<QueryPasswordLinkArgs, 'passwordResetId'>>;
  signatureEnvelope?: Resolver<Maybe<ResolversTypes['SignatureEnvelope']>, ParentType, ContextType, RequireFields<QuerySignatureEnvelopeArgs, 'envelopeId'>>;
  terms?: Resolver<Maybe<ResolversTypes['Terms']>, ParentType, ContextType>;
  viewer?: Resolver<Maybe<ResolversTypes['Viewer']>, ParentType, ContextType>;
};

export type QuoteDeathClaimPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['QuoteDeathClaimPayload'] = ResolversParentTypes['QuoteDeathClaimPayload']> = {
  clientMutationId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  errors?: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
  quote?: Resolver<Maybe<ResolversTypes['DeathClaimQuote']>, ParentType, ContextType>;
};

export type ReadReceivingAccountPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ReadReceivingAccountPayload'] = ResolversParentTypes['ReadReceivingAccountPayload']> = {
  clientMutationId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  errors?: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
  receivingAccountNumber?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type RecordReleaseCallPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RecordReleaseCallPayload'] = ResolversParentTypes['RecordReleaseCallPayload']> = {
  accountOwner?: Resolver<Maybe<ResolversTypes['AccountOwner']>, ParentType, ContextType>;
  clientMutationId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  errors?: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
  waits?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
};

export type RecordStateFormPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RecordStateFormPayload'] = ResolversParentTypes['RecordStateFormPayload']> = {
  accountOwner?: Resolver<Maybe<ResolversTypes['AccountOwner']>, ParentType, ContextType>;
  clientMutationId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  errors?: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
  waits?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
};

export type RedepositRequestPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RedepositRequestPayload'] = ResolversParentTypes['RedepositRequestPayload']> = {
  clientMutationId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  errors?: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
  viewer?: Resolver<Maybe<ResolversTypes['Viewer']>, ParentType, ContextType>;
};

export type RefuseApprovalPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RefuseApprovalPayload'] = ResolversParentTypes['RefuseApprovalPayload']> = {
  approval?: Resolver<Maybe<ResolversTypes['Approval']>, ParentType, ContextType>;
  clientMutationId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  errors?: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
  viewer?: Resolver<Maybe<ResolversTypes['Viewer']>, ParentType, ContextType>;
};

export type RegisterEmailPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RegisterEmailPayload'] = ResolversParentTypes['RegisterEmailPayload']> = {
  clientMutationId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  errors?: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
  exists?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
};

export type RegisterPersonPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RegisterPersonPayload'] = ResolversParentTypes['RegisterPersonPayload']> = {
  clientMutationId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  errors?: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
  exists?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  uniqueId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type RegistrationInfoResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RegistrationInfo'] = ResolversParentTypes['RegistrationInfo']> = {
  registrationCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  registrationCodeCreated?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  registrationCodeCreatedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};

export type RejectCompliancePayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RejectCompliancePayload'] = ResolversParentTypes['RejectCompliancePayload']> = {
  clientMutationId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  closedIds?: Resolver<Maybe<ReadonlyArray<Maybe<ResolversTypes['ID']>>>, ParentType, ContextType>;
  errors?: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
  viewer?: Resolver<Maybe<ResolversTypes['Viewer']>, ParentType, ContextType>;
};

export type RemoveBeneficiaryPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RemoveBeneficiaryPayload'] = ResolversParentTypes['RemoveBeneficiaryPayload']> = {
  clientMutationId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  errors?: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
  removedBeneficiaryId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
};

export type ReopenUploadPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ReopenUploadPayload'] = ResolversParentTypes['ReopenUploadPayload']> = {
  clientMutationId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  errors?: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
  viewer?: Resolver<Maybe<ResolversTypes['Viewer']>, ParentType, ContextType>;
};

export type ReplayWebhookPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ReplayWebhookPayload'] = ResolversParentTypes['ReplayWebhookPayload']> = {
  clientMutationId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  count?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  errors?: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
  webhook?: Resolver<Maybe<ResolversTypes['Webhook']>, ParentType, ContextType>;
};

export type ReportOwnerDeathPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ReportOwnerDeathPayload'] = ResolversParentTypes['ReportOwnerDeathPayload']> = {
  accountOwner?: Resolver<Maybe<ResolversTypes['AccountOwner']>, ParentType, ContextType>;
  clientMutationId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  errors?: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type RequestAroundResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RequestAround'] = ResolversParentTypes['RequestAround']> = {
  balance?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  balanceAfter?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  bankName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  dataNotes?: Resolver<Maybe<ReadonlyArray<Maybe<ResolversTypes['String']>>>, ParentType, ContextType>;
  estate?: Resolver<Maybe<ResolversTypes['RequestEstate']>, ParentType, ContextType>;
  evidence?: Resolver<Maybe<ReadonlyArray<Maybe<ResolversTypes['RequestEvidence']>>>, ParentType, ContextType>;
  evidenceKinds?: Resolver<Maybe<ReadonlyArray<Maybe<ResolversTypes['EvidenceKind']>>>, ParentType, ContextType>;
  expectedFrom?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  expectedTo?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  history?: Resolver<Maybe<ReadonlyArray<Maybe<ResolversTypes['RequestStep']>>>, ParentType, ContextType>;
  lastChange?: Resolver<Maybe<ResolversTypes['RequestChange']>, ParentType, ContextType>;
  list?: Resolver<Maybe<ResolversTypes['RequestList']>, ParentType, ContextType>;
  otherRequests?: Resolver<Maybe<ReadonlyArray<Maybe<ResolversTypes['OtherRequest']>>>, ParentType, ContextType>;
  ownerNotes?: Resolver<Maybe<ReadonlyArray<Maybe<ResolversTypes['OwnerNote']>>>, ParentType, ContextType>;
  redeposit?: Resolver<Maybe<ResolversTypes['RequestRedeposit']>, ParentType, ContextType>;
  residenceState?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  signingLinkExpiresAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  signingLinkSentAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  visitors?: Resolver<Maybe<ReadonlyArray<Maybe<ResolversTypes['RequestVisitor']>>>, ParentType, ContextType>;
  withholdingNotice?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type RequestChangeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RequestChange'] = ResolversParentTypes['RequestChange']> = {
  at?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  by?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type RequestEstateResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RequestEstate'] = ResolversParentTypes['RequestEstate']> = {
  amount?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  payableTo?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  taxYear?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type RequestEventResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RequestEvent'] = ResolversParentTypes['RequestEvent']> = {
  at?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  kind?: Resolver<Maybe<ResolversTypes['RequestEventKind']>, ParentType, ContextType>;
  note?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type RequestEvidenceResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RequestEvidence'] = ResolversParentTypes['RequestEvidence']> = {
  addedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  addedBy?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  approval?: Resolver<Maybe<ResolversTypes['Approval']>, ParentType, ContextType>;
  decidedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  decidedBy?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  documentedOn?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  downloadPath?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  evidenceId?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  fileName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  kind?: Resolver<Maybe<ResolversTypes['EvidenceKind']>, ParentType, ContextType>;
  note?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  outcome?: Resolver<Maybe<ResolversTypes['EvidenceOutcome']>, ParentType, ContextType>;
  warning?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type RequestMoveResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RequestMove'] = ResolversParentTypes['RequestMove']> = {
  needsSecondPerson?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  reason?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  says?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  status?: Resolver<Maybe<ResolversTypes['RequestStatus']>, ParentType, ContextType>;
  statusId?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  warning?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type RequestPasswordResetPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RequestPasswordResetPayload'] = ResolversParentTypes['RequestPasswordResetPayload']> = {
  clientMutationId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  errors?: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type RequestPaymentResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RequestPayment'] = ResolversParentTypes['RequestPayment']> = {
  amount?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  checkNumber?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  clearedOn?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  effectiveOn?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  isCheck?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  isReversed?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  returnReason?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  returnedOn?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  sentOn?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
};

export type RequestRedepositResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RequestRedeposit'] = ResolversParentTypes['RequestRedeposit']> = {
  amount?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  isLate?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  mayPayAgain?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  taxYear?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type RequestStepResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RequestStep'] = ResolversParentTypes['RequestStep']> = {
  at?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  by?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  kind?: Resolver<Maybe<ResolversTypes['RequestEventKind']>, ParentType, ContextType>;
  note?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type RequestVisitorResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RequestVisitor'] = ResolversParentTypes['RequestVisitor']> = {
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  since?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};

export type RequiredMinimumResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RequiredMinimum'] = ResolversParentTypes['RequiredMinimum']> = {
  accountId?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  accountNumber?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  amount?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  dueOn?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  paid?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  paidElsewhere?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  remaining?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  year?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type ResendAgreementPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ResendAgreementPayload'] = ResolversParentTypes['ResendAgreementPayload']> = {
  clientMutationId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  errors?: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
  sentTo?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type ResendSignatureLinkPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ResendSignatureLinkPayload'] = ResolversParentTypes['ResendSignatureLinkPayload']> = {
  clientMutationId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  errors?: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
  sentTo?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type ResendVerificationCodePayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ResendVerificationCodePayload'] = ResolversParentTypes['ResendVerificationCodePayload']> = {
  clientMutationId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  errors?: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type ResetPasswordPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ResetPasswordPayload'] = ResolversParentTypes['ResetPasswordPayload']> = {
  clientMutationId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  errors?: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type RetirementAccountResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RetirementAccount'] = ResolversParentTypes['RetirementAccount']> = {
  accountId?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  accountOwnerId?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  balance?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  book?: Resolver<Maybe<ResolversTypes['Book']>, ParentType, ContextType, Partial<RetirementAccountBookArgs>>;
  distributionState?: Resolver<Maybe<ResolversTypes['DistributionState']>, ParentType, ContextType>;
  draftSavedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  hasBeneficiaries?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  history?: Resolver<Maybe<ReadonlyArray<Maybe<ResolversTypes['AccountMonth']>>>, ParentType, ContextType, RequireFields<RetirementAccountHistoryArgs, 'months'>>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  planAccountNumber?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  planName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  rejectionReason?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  retirementAccountStatusId?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  retirementAccountType?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  rolloverFormPath?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  setupDate?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  status?: Resolver<Maybe<ResolversTypes['AccountStatus']>, ParentType, ContextType>;
  statusLabel?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  withdrawWizard?: Resolver<Maybe<ResolversTypes['WithdrawWizard']>, ParentType, ContextType>;
  years?: Resolver<Maybe<ReadonlyArray<Maybe<ResolversTypes['AccountYear']>>>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type RetirementAccountConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RetirementAccountConnection'] = ResolversParentTypes['RetirementAccountConnection']> = {
  edges?: Resolver<Maybe<ReadonlyArray<Maybe<ResolversTypes['RetirementAccountEdge']>>>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalBalance?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  totalCount?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type RetirementAccountEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RetirementAccountEdge'] = ResolversParentTypes['RetirementAccountEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<Maybe<ResolversTypes['RetirementAccount']>, ParentType, ContextType>;
};

export type RetryJobPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RetryJobPayload'] = ResolversParentTypes['RetryJobPayload']> = {
  clientMutationId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  errors?: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
  job?: Resolver<Maybe<ResolversTypes['Job']>, ParentType, ContextType>;
  jobId?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type ReturnPlanMoneyPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ReturnPlanMoneyPayload'] = ResolversParentTypes['ReturnPlanMoneyPayload']> = {
  approval?: Resolver<Maybe<ResolversTypes['Approval']>, ParentType, ContextType>;
  approvalId?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  clientMutationId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  errors?: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type ReturnsResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ReturnsResult'] = ResolversParentTypes['ReturnsResult']> = {
  corrected?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  failed?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  failures?: Resolver<Maybe<ReadonlyArray<Maybe<ResolversTypes['String']>>>, ParentType, ContextType>;
  jobId?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  known?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  noted?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  refused?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  returned?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  stays?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type RevealRegistrationCodePayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RevealRegistrationCodePayload'] = ResolversParentTypes['RevealRegistrationCodePayload']> = {
  clientMutationId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  errors?: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
  registrationCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type RevealSocialPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RevealSocialPayload'] = ResolversParentTypes['RevealSocialPayload']> = {
  clientMutationId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  errors?: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
  social?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type ReversePostingPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ReversePostingPayload'] = ResolversParentTypes['ReversePostingPayload']> = {
  approval?: Resolver<Maybe<ResolversTypes['Approval']>, ParentType, ContextType>;
  approvalId?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  clientMutationId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  errors?: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
  transaction?: Resolver<Maybe<ResolversTypes['TransactionDetail']>, ParentType, ContextType>;
  transactionId?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  viewer?: Resolver<Maybe<ResolversTypes['Viewer']>, ParentType, ContextType>;
};

export type ReverseTransactionPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ReverseTransactionPayload'] = ResolversParentTypes['ReverseTransactionPayload']> = {
  approval?: Resolver<Maybe<ResolversTypes['Approval']>, ParentType, ContextType>;
  approvalId?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  clientMutationId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  errors?: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
  transaction?: Resolver<Maybe<ResolversTypes['TransactionDetail']>, ParentType, ContextType>;
  transactionId?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  viewer?: Resolver<Maybe<ResolversTypes['Viewer']>, ParentType, ContextType>;
};

export type RevokeCredentialPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RevokeCredentialPayload'] = ResolversParentTypes['RevokeCredentialPayload']> = {
  clientMutationId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  credential?: Resolver<Maybe<ResolversTypes['Credential']>, ParentType, ContextType>;
  errors?: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type RollWebhookSecretPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RollWebhookSecretPayload'] = ResolversParentTypes['RollWebhookSecretPayload']> = {
  clientMutationId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  errors?: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
  secret?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  webhook?: Resolver<Maybe<ResolversTypes['Webhook']>, ParentType, ContextType>;
};

export type RolloverRequestResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RolloverRequest'] = ResolversParentTypes['RolloverRequest']> = {
  accountOwnerId?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  address1?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  address2?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  ageInBankDays?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  allowedStatusIds?: Resolver<Maybe<ReadonlyArray<Maybe<ResolversTypes['Int']>>>, ParentType, ContextType>;
  allowedStatuses?: Resolver<Maybe<ReadonlyArray<Maybe<ResolversTypes['RequestStatus']>>>, ParentType, ContextType>;
  amount?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  attachmentGuid?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  attachmentPath?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  attachmentWarning?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  attentionTo?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  checkPayableTo?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  city?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  closing?: Resolver<Maybe<ResolversTypes['RequestMove']>, ParentType, ContextType>;
  dataNotes?: Resolver<Maybe<ReadonlyArray<Maybe<ResolversTypes['String']>>>, ParentType, ContextType>;
  dateOfBirth?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  dateRequested?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  evidence?: Resolver<Maybe<ResolversTypes['EvidenceStanding']>, ParentType, ContextType>;
  fee?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  firstName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  holdReason?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  incompleteReason?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  isCorrectable?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  isEmployerPlan?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  isHeld?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  isPaperForm?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  isRoth?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  lastName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  maySignAgain?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  moves?: Resolver<Maybe<ReadonlyArray<Maybe<ResolversTypes['RequestMove']>>>, ParentType, ContextType>;
  mustReadForm?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  netAmount?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  number?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  openedBy?: Resolver<Maybe<ReadonlyArray<Maybe<ResolversTypes['String']>>>, ParentType, ContextType>;
  outcome?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  paperSigner?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  payments?: Resolver<Maybe<ReadonlyArray<Maybe<ResolversTypes['StaffRequestPayment']>>>, ParentType, ContextType>;
  planAccountNumber?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  receivingAccountNumber?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  recipientName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  requestId?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  requestedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  retirementAccountId?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  signedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  state?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  status?: Resolver<Maybe<ResolversTypes['RequestStatus']>, ParentType, ContextType>;
  statusId?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  version?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  waitsFor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  waiveFees?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  zip?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type RolloverRequestConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RolloverRequestConnection'] = ResolversParentTypes['RolloverRequestConnection']> = {
  edges?: Resolver<Maybe<ReadonlyArray<Maybe<ResolversTypes['RolloverRequestEdge']>>>, ParentType, ContextType>;
  offset?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  oldestInBankDays?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalAmount?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  totalCount?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  totalCountIsBound?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type RolloverRequestDetailResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RolloverRequestDetail'] = ResolversParentTypes['RolloverRequestDetail']> = {
  around?: Resolver<Maybe<ResolversTypes['RequestAround']>, ParentType, ContextType>;
  request?: Resolver<Maybe<ResolversTypes['RolloverRequest']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type RolloverRequestEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RolloverRequestEdge'] = ResolversParentTypes['RolloverRequestEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<Maybe<ResolversTypes['RolloverRequest']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type RowsReadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RowsRead'] = ResolversParentTypes['RowsRead']> = {
  day?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  email?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  isAlarmed?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  rows?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type SanctionsMatchResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SanctionsMatch'] = ResolversParentTypes['SanctionsMatch']> = {
  accountOwnerId?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  dateOfBirth?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  decidedBy?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  entry?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  foundAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  listedBirth?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  listedName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  matchId?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  party?: Resolver<Maybe<ResolversTypes['SanctionsParty']>, ParentType, ContextType>;
  reason?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  status?: Resolver<Maybe<ResolversTypes['SanctionsMatchStatus']>, ParentType, ContextType>;
};

export type SaveWizardAmountPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SaveWizardAmountPayload'] = ResolversParentTypes['SaveWizardAmountPayload']> = {
  account?: Resolver<Maybe<ResolversTypes['RetirementAccount']>, ParentType, ContextType>;
  amount?: Resolver<Maybe<ResolversTypes['WizardAmount']>, ParentType, ContextType>;
  clientMutationId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  errors?: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type SaveWizardBankAccountPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SaveWizardBankAccountPayload'] = ResolversParentTypes['SaveWizardBankAccountPayload']> = {
  account?: Resolver<Maybe<ResolversTypes['RetirementAccount']>, ParentType, ContextType>;
  bankAccount?: Resolver<Maybe<ResolversTypes['WizardBankAccount']>, ParentType, ContextType>;
  clientMutationId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  errors?: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type SaveWizardDistributionTypePayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SaveWizardDistributionTypePayload'] = ResolversParentTypes['SaveWizardDistributionTypePayload']> = {
  account?: Resolver<Maybe<ResolversTypes['RetirementAccount']>, ParentType, ContextType>;
  clientMutationId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  errors?: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
  type?: Resolver<Maybe<ResolversTypes['WizardType']>, ParentType, ContextType>;
};

export type SaveWizardEvidencedTypePayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SaveWizardEvidencedTypePayload'] = ResolversParentTypes['SaveWizardEvidencedTypePayload']> = {
  account?: Resolver<Maybe<ResolversTypes['RetirementAccount']>, ParentType, ContextType>;
  clientMutationId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  errors?: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
  type?: Resolver<Maybe<ResolversTypes['WizardType']>, ParentType, ContextType>;
};

export type SaveWizardFederalPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SaveWizardFederalPayload'] = ResolversParentTypes['SaveWizardFederalPayload']> = {
  account?: Resolver<Maybe<ResolversTypes['RetirementAccount']>, ParentType, ContextType>;
  clientMutationId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  errors?: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
  federal?: Resolver<Maybe<ResolversTypes['WizardFederal']>, ParentType, ContextType>;
};

export type SaveWizardPaymentPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SaveWizardPaymentPayload'] = ResolversParentTypes['SaveWizardPaymentPayload']> = {
  account?: Resolver<Maybe<ResolversTypes['RetirementAccount']>, ParentType, ContextType>;
  clientMutationId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  errors?: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
  payment?: Resolver<Maybe<ResolversTypes['WizardPayment']>, ParentType, ContextType>;
};

export type SaveWizardRolloverPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SaveWizardRolloverPayload'] = ResolversParentTypes['SaveWizardRolloverPayload']> = {
  account?: Resolver<Maybe<ResolversTypes['RetirementAccount']>, ParentType, ContextType>;
  clientMutationId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  errors?: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
  rollover?: Resolver<Maybe<ResolversTypes['WizardRollover']>, ParentType, ContextType>;
};

export type SaveWizardStatePayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SaveWizardStatePayload'] = ResolversParentTypes['SaveWizardStatePayload']> = {
  account?: Resolver<Maybe<ResolversTypes['RetirementAccount']>, ParentType, ContextType>;
  clientMutationId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  errors?: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
  state?: Resolver<Maybe<ResolversTypes['WizardState']>, ParentType, ContextType>;
};

export type ScheduledJobResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ScheduledJob'] = ResolversParentTypes['ScheduledJob']> = {
  isDue?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  jobType?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  nextRunAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  type?: Resolver<Maybe<ResolversTypes['JobType']>, ParentType, ContextType>;
};

export type SearchAccountResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SearchAccount'] = ResolversParentTypes['SearchAccount']> = {
  planAccountNumber?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  retirementAccountStatusId?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  status?: Resolver<Maybe<ResolversTypes['AccountStatus']>, ParentType, ContextType>;
  statusLabel?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type SecondFactorSecretResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SecondFactorSecret'] = ResolversParentTypes['SecondFactorSecret']> = {
  secret?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  uri?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type SendRequestEvidencePayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SendRequestEvidencePayload'] = ResolversParentTypes['SendRequestEvidencePayload']> = {
  clientMutationId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  errors?: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
  state?: Resolver<Maybe<ResolversTypes['EvidenceState']>, ParentType, ContextType>;
  viewer?: Resolver<Maybe<ResolversTypes['Viewer']>, ParentType, ContextType>;
};

export type SendSigningCodePayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SendSigningCodePayload'] = ResolversParentTypes['SendSigningCodePayload']> = {
  clientMutationId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  consentText?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  documentPath?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  errors?: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
  sentTo?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  signerName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  validUntil?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  wasMailed?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
};

export type SetRequestIncompletePayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SetRequestIncompletePayload'] = ResolversParentTypes['SetRequestIncompletePayload']> = {
  clientMutationId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  errors?: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
  request?: Resolver<Maybe<ResolversTypes['StaffRequest']>, ParentType, ContextType>;
  viewer?: Resolver<Maybe<ResolversTypes['Viewer']>, ParentType, ContextType>;
};

export type SettlePlanMoneyPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SettlePlanMoneyPayload'] = ResolversParentTypes['SettlePlanMoneyPayload']> = {
  approval?: Resolver<Maybe<ResolversTypes['Approval']>, ParentType, ContextType>;
  approvalId?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  clientMutationId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  errors?: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type SignInSettingsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SignInSettings'] = ResolversParentTypes['SignInSettings']> = {
  hasSecondFactor?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  passwordMinimumLength?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type SignRequestPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SignRequestPayload'] = ResolversParentTypes['SignRequestPayload']> = {
  clientMutationId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  errors?: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
  request?: Resolver<Maybe<ResolversTypes['DistributionRequest']>, ParentType, ContextType>;
};

export type SignatureEnvelopeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SignatureEnvelope'] = ResolversParentTypes['SignatureEnvelope']> = {
  accountOwnerName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  amount?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  consentText?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  documentPath?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  envelopeId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  expiresAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  fileName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  hasPassword?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  isAwaitingContact?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  isAwaitingPlan?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  isHeld?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  isUnderReview?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  kind?: Resolver<Maybe<ResolversTypes['SignatureKind']>, ParentType, ContextType>;
  netAmount?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  parts?: Resolver<Maybe<ReadonlyArray<Maybe<ResolversTypes['DocumentPart']>>>, ParentType, ContextType>;
  payee?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  status?: Resolver<Maybe<ResolversTypes['SignatureStatus']>, ParentType, ContextType>;
};

export type SocialResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Social'] = ResolversParentTypes['Social']> = {
  social?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type StaffRequestResolvers<ContextType = Context, ParentType extends ResolversParentTypes['StaffRequest'] = ResolversParentTypes['StaffRequest']> = {
  __resolveType: TypeResolveFn<'RolloverRequest' | 'WithdrawalRequest', ParentType, ContextType>;
};

export type StaffRequestConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['StaffRequestConnection'] = ResolversParentTypes['StaffRequestConnection']> = {
  __resolveType: TypeResolveFn<'RolloverRequestConnection' | 'WithdrawalRequestConnection', ParentType, ContextType>;
};

export type StaffRequestDetailResolvers<ContextType = Context, ParentType extends ResolversParentTypes['StaffRequestDetail'] = ResolversParentTypes['StaffRequestDetail']> = {
  __resolveType: TypeResolveFn<'RolloverRequestDetail' | 'WithdrawalRequestDetail', ParentType, ContextType>;
};

export type StaffRequestEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['StaffRequestEdge'] = ResolversParentTypes['StaffRequestEdge']> = {
  __resolveType: TypeResolveFn<'RolloverRequestEdge' | 'WithdrawalRequestEdge', ParentType, ContextType>;
};

export type StaffRequestPaymentResolvers<ContextType = Context, ParentType extends ResolversParentTypes['StaffRequestPayment'] = ResolversParentTypes['StaffRequestPayment']> = {
  amount?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  checkNumber?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  clearedOn?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  distributionCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  effectiveOn?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  isCheck?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  isReversed?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  returnCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  returnReason?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  returnedOn?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  sentOn?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  traceNumber?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type StartJobPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['StartJobPayload'] = ResolversParentTypes['StartJobPayload']> = {
  clientMutationId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  errors?: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
  job?: Resolver<Maybe<ResolversTypes['Job']>, ParentType, ContextType>;
  jobId?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type StartSecondFactorPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['StartSecondFactorPayload'] = ResolversParentTypes['StartSecondFactorPayload']> = {
  clientMutationId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  errors?: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
  secondFactor?: Resolver<Maybe<ResolversTypes['SecondFactorSecret']>, ParentType, ContextType>;
};

export type StartWizardOverPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['StartWizardOverPayload'] = ResolversParentTypes['StartWizardOverPayload']> = {
  account?: Resolver<Maybe<ResolversTypes['RetirementAccount']>, ParentType, ContextType>;
  clientMutationId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  errors?: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type StateFormResolvers<ContextType = Context, ParentType extends ResolversParentTypes['StateForm'] = ResolversParentTypes['StateForm']> = {
  acceptedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  acceptedBy?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  amount?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  downloadPath?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  election?: Resolver<Maybe<ResolversTypes['StateElection']>, ParentType, ContextType>;
  fileName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  form?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  isCurrent?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  percent?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  recordedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  recordedBy?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  signedOn?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  state?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  stateFormId?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type StateFormOfferResolvers<ContextType = Context, ParentType extends ResolversParentTypes['StateFormOffer'] = ResolversParentTypes['StateFormOffer']> = {
  checkedOn?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  form?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  minimumAmount?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  source?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  state?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  takes?: Resolver<Maybe<ReadonlyArray<Maybe<ResolversTypes['StateElection']>>>, ParentType, ContextType>;
};

export type StateFormsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['StateForms'] = ResolversParentTypes['StateForms']> = {
  forms?: Resolver<Maybe<ReadonlyArray<Maybe<ResolversTypes['StateForm']>>>, ParentType, ContextType>;
  states?: Resolver<Maybe<ReadonlyArray<Maybe<ResolversTypes['StateFormOffer']>>>, ParentType, ContextType>;
};

export type SubscriptionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Subscription'] = ResolversParentTypes['Subscription']> = {
  changed?: SubscriptionResolver<Maybe<ResolversTypes['Change']>, "changed", ParentType, ContextType, Partial<SubscriptionChangedArgs>>;
  jobChanged?: SubscriptionResolver<Maybe<ResolversTypes['Change']>, "jobChanged", ParentType, ContextType, Partial<SubscriptionJobChangedArgs>>;
  ownerChanged?: SubscriptionResolver<Maybe<ResolversTypes['Change']>, "ownerChanged", ParentType, ContextType, Partial<SubscriptionOwnerChangedArgs>>;
  requestChanged?: SubscriptionResolver<Maybe<ResolversTypes['Change']>, "requestChanged", ParentType, ContextType, Partial<SubscriptionRequestChangedArgs>>;
};

export type TakeInReturnsPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TakeInReturnsPayload'] = ResolversParentTypes['TakeInReturnsPayload']> = {
  clientMutationId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  errors?: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
  result?: Resolver<Maybe<ResolversTypes['ReturnsResult']>, ParentType, ContextType>;
};

export type TakeOwnerDeathBackPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TakeOwnerDeathBackPayload'] = ResolversParentTypes['TakeOwnerDeathBackPayload']> = {
  accountOwner?: Resolver<Maybe<ResolversTypes['AccountOwner']>, ParentType, ContextType>;
  clientMutationId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  errors?: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type TaxBalanceResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TaxBalance'] = ResolversParentTypes['TaxBalance']> = {
  balance?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  bookId?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type TaxCalculationResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TaxCalculationResult'] = ResolversParentTypes['TaxCalculationResult']> = {
  canModify?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  canOptOut?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  federalWithholding?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  federalWitholding?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  maximumStateWithholding?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  messageOutput?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  minimumStateWithholding?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
};

export type TaxDepositResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TaxDeposit'] = ResolversParentTypes['TaxDeposit']> = {
  amount?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  dueOn?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  from?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  isLate?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  to?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
};

export type TaxDueResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TaxDue'] = ResolversParentTypes['TaxDue']> = {
  days?: Resolver<Maybe<ReadonlyArray<Maybe<ResolversTypes['TaxDueDay']>>>, ParentType, ContextType>;
  isPrepared?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  year?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type TaxDueDayResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TaxDueDay'] = ResolversParentTypes['TaxDueDay']> = {
  daysLeft?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  dueOn?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  duty?: Resolver<Maybe<ResolversTypes['TaxDuty']>, ParentType, ContextType>;
  laterOn?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  ownersLeft?: Resolver<Maybe<ReadonlyArray<Maybe<ResolversTypes['Int']>>>, ParentType, ContextType>;
  state?: Resolver<Maybe<ResolversTypes['TaxDutyState']>, ParentType, ContextType>;
};

export type TaxFormResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TaxForm'] = ResolversParentTypes['TaxForm']> = {
  accountId?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  accountNumber?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  accountOwnerId?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  code?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  fairMarketValue?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  federalWithheld?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  form?: Resolver<Maybe<ResolversTypes['TaxFormKind']>, ParentType, ContextType>;
  gross?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  isMinimumRequired?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  isRoth?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  isTaxableUndetermined?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  isTotalDistribution?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  lateRollover?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  number?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  ownerName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  payeeId?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  preparedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  recipientName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  rollover?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  stateWithheld?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  states?: Resolver<Maybe<ReadonlyArray<Maybe<ResolversTypes['TaxFormState']>>>, ParentType, ContextType>;
  taxFormId?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  taxable?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
};

export type TaxFormConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TaxFormConnection'] = ResolversParentTypes['TaxFormConnection']> = {
  edges?: Resolver<Maybe<ReadonlyArray<Maybe<ResolversTypes['TaxFormEdge']>>>, ParentType, ContextType>;
  offset?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  totalCountIsBound?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
};

export type TaxFormEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TaxFormEdge'] = ResolversParentTypes['TaxFormEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<Maybe<ResolversTypes['TaxForm']>, ParentType, ContextType>;
};

export type TaxFormStateResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TaxFormState'] = ResolversParentTypes['TaxFormState']> = {
  distribution?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  state?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  withheld?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
};

export type TaxLiabilityDayResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TaxLiabilityDay'] = ResolversParentTypes['TaxLiabilityDay']> = {
  amount?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  day?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
};

export type TaxMonthResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TaxMonth'] = ResolversParentTypes['TaxMonth']> = {
  federal?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  month?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  state?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
};

export type TaxOwedResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TaxOwed'] = ResolversParentTypes['TaxOwed']> = {
  before?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  bookId?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  nextDeposit?: Resolver<Maybe<ResolversTypes['TaxDeposit']>, ParentType, ContextType>;
  owed?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  paid?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  payable?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  withheld?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
};

export type TaxYearResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TaxYear'] = ResolversParentTypes['TaxYear']> = {
  balanceDue?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  corrections?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  days?: Resolver<Maybe<ReadonlyArray<Maybe<ResolversTypes['TaxLiabilityDay']>>>, ParentType, ContextType>;
  deposited?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  deposits?: Resolver<Maybe<ReadonlyArray<Maybe<ResolversTypes['TaxDeposit']>>>, ParentType, ContextType>;
  difference?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  fairMarketValue?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  federalWithheld?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  forms1099R?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  forms5498?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  gross?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  lateRollover?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  months?: Resolver<Maybe<ReadonlyArray<Maybe<ResolversTypes['Money']>>>, ParentType, ContextType>;
  preparedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  rollover?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  schedule?: Resolver<Maybe<ResolversTypes['DepositSchedule']>, ParentType, ContextType>;
  stateWithheld?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  withheld?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
};

export type TaxYearReportResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TaxYearReport'] = ResolversParentTypes['TaxYearReport']> = {
  dueDays?: Resolver<Maybe<ReadonlyArray<Maybe<ResolversTypes['TaxDueDay']>>>, ParentType, ContextType>;
  prepared?: Resolver<Maybe<ResolversTypes['TaxYear']>, ParentType, ContextType>;
  year?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type TaxesOwedResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TaxesOwed'] = ResolversParentTypes['TaxesOwed']> = {
  books?: Resolver<Maybe<ReadonlyArray<Maybe<ResolversTypes['TaxOwed']>>>, ParentType, ContextType>;
  businessDate?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  from?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  months?: Resolver<Maybe<ReadonlyArray<Maybe<ResolversTypes['TaxMonth']>>>, ParentType, ContextType>;
  to?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
};

export type TermsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Terms'] = ResolversParentTypes['Terms']> = {
  distributionFee?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  federalMinimumPercent?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type TestWebhookPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TestWebhookPayload'] = ResolversParentTypes['TestWebhookPayload']> = {
  clientMutationId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  errors?: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
  failure?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  messageId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type TransactionDetailResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TransactionDetail'] = ResolversParentTypes['TransactionDetail']> = {
  canReversePosting?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  correctedByTransactionId?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  correctsTransactionId?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isRollover?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  lines?: Resolver<Maybe<ReadonlyArray<Maybe<ResolversTypes['TransactionLine']>>>, ParentType, ContextType>;
  list?: Resolver<Maybe<ResolversTypes['RequestList']>, ParentType, ContextType>;
  note?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  paymentSentOn?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  requestId?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  requestNumber?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  returnablePlanMoney?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  reversibleBookId?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  transactionId?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  transactionType?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type TransactionLineResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TransactionLine'] = ResolversParentTypes['TransactionLine']> = {
  accountId?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  accountOwnerId?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  amount?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  bookId?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  bookName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  isCredit?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  transactionDate?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
};

export type TrialBalanceResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TrialBalance'] = ResolversParentTypes['TrialBalance']> = {
  asOf?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  books?: Resolver<Maybe<ReadonlyArray<Maybe<ResolversTypes['BookOnDay']>>>, ParentType, ContextType>;
  customers?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  isClosed?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  total?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
};

export type UnconfirmedDataResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UnconfirmedData'] = ResolversParentTypes['UnconfirmedData']> = {
  kind?: Resolver<Maybe<ResolversTypes['DataKind']>, ParentType, ContextType>;
  path?: Resolver<Maybe<ResolversTypes['DataPath']>, ParentType, ContextType>;
  recordId?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  value?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  whyNot?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  writtenAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  writtenBy?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type UndeliveredMailResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UndeliveredMail'] = ResolversParentTypes['UndeliveredMail']> = {
  accountOwnerId?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  attempts?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  createdAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  givenUpAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  mailId?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  reason?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  subject?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  to?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type UndeliveredMailConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UndeliveredMailConnection'] = ResolversParentTypes['UndeliveredMailConnection']> = {
  edges?: Resolver<Maybe<ReadonlyArray<Maybe<ResolversTypes['UndeliveredMailEdge']>>>, ParentType, ContextType>;
  offset?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  totalCountIsBound?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
};

export type UndeliveredMailEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UndeliveredMailEdge'] = ResolversParentTypes['UndeliveredMailEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<Maybe<ResolversTypes['UndeliveredMail']>, ParentType, ContextType>;
};

export type UndoBankMatchPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UndoBankMatchPayload'] = ResolversParentTypes['UndoBankMatchPayload']> = {
  approval?: Resolver<Maybe<ResolversTypes['Approval']>, ParentType, ContextType>;
  approvalId?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  bankLine?: Resolver<Maybe<ResolversTypes['BankLineDetail']>, ParentType, ContextType>;
  clientMutationId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  errors?: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type UndoPlanSettlementPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UndoPlanSettlementPayload'] = ResolversParentTypes['UndoPlanSettlementPayload']> = {
  approval?: Resolver<Maybe<ResolversTypes['Approval']>, ParentType, ContextType>;
  approvalId?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  clientMutationId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  errors?: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type UpdateAccountSetupDatePayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UpdateAccountSetupDatePayload'] = ResolversParentTypes['UpdateAccountSetupDatePayload']> = {
  account?: Resolver<Maybe<ResolversTypes['RetirementAccount']>, ParentType, ContextType>;
  clientMutationId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  errors?: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type UpdateAccountStatusPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UpdateAccountStatusPayload'] = ResolversParentTypes['UpdateAccountStatusPayload']> = {
  account?: Resolver<Maybe<ResolversTypes['RetirementAccount']>, ParentType, ContextType>;
  clientMutationId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  errors?: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type UpdateAdminProfilePayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UpdateAdminProfilePayload'] = ResolversParentTypes['UpdateAdminProfilePayload']> = {
  accountOwner?: Resolver<Maybe<ResolversTypes['AccountOwner']>, ParentType, ContextType>;
  clientMutationId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  errors?: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
  waits?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
};

export type UpdateBeneficiaryAllocationsPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UpdateBeneficiaryAllocationsPayload'] = ResolversParentTypes['UpdateBeneficiaryAllocationsPayload']> = {
  accountOwner?: Resolver<Maybe<ResolversTypes['AccountOwner']>, ParentType, ContextType>;
  beneficiaries?: Resolver<Maybe<ReadonlyArray<Maybe<ResolversTypes['Beneficiary']>>>, ParentType, ContextType>;
  clientMutationId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  errors?: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type UpdateCellPhonePayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UpdateCellPhonePayload'] = ResolversParentTypes['UpdateCellPhonePayload']> = {
  accountOwner?: Resolver<Maybe<ResolversTypes['AccountOwner']>, ParentType, ContextType>;
  clientMutationId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  errors?: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
  phone?: Resolver<Maybe<ResolversTypes['Phone']>, ParentType, ContextType>;
};

export type UpdateEmailSettingPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UpdateEmailSettingPayload'] = ResolversParentTypes['UpdateEmailSettingPayload']> = {
  accountOwner?: Resolver<Maybe<ResolversTypes['AccountOwner']>, ParentType, ContextType>;
  clientMutationId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  emailSetting?: Resolver<Maybe<ResolversTypes['EmailSetting']>, ParentType, ContextType>;
  errors?: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type UpdateMailingAddressPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UpdateMailingAddressPayload'] = ResolversParentTypes['UpdateMailingAddressPayload']> = {
  accountOwner?: Resolver<Maybe<ResolversTypes['AccountOwner']>, ParentType, ContextType>;
  address?: Resolver<Maybe<ResolversTypes['Address']>, ParentType, ContextType>;
  clientMutationId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  errors?: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type UpdatePlanPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UpdatePlanPayload'] = ResolversParentTypes['UpdatePlanPayload']> = {
  approvalId?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  clientMutationId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  errors?: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
  plan?: Resolver<Maybe<ResolversTypes['Plan']>, ParentType, ContextType>;
};

export type UpdateRolloverRequestPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UpdateRolloverRequestPayload'] = ResolversParentTypes['UpdateRolloverRequestPayload']> = {
  clientMutationId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  errors?: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
  request?: Resolver<Maybe<ResolversTypes['RolloverRequest']>, ParentType, ContextType>;
  viewer?: Resolver<Maybe<ResolversTypes['Viewer']>, ParentType, ContextType>;
};

export type UpdateWithdrawalRequestPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UpdateWithdrawalRequestPayload'] = ResolversParentTypes['UpdateWithdrawalRequestPayload']> = {
  clientMutationId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  errors?: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
  request?: Resolver<Maybe<ResolversTypes['WithdrawalRequest']>, ParentType, ContextType>;
  viewer?: Resolver<Maybe<ResolversTypes['Viewer']>, ParentType, ContextType>;
};

export type UploadFilePayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UploadFilePayload'] = ResolversParentTypes['UploadFilePayload']> = {
  clientMutationId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  errors?: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
  guid?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type UploadPlanFilePayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UploadPlanFilePayload'] = ResolversParentTypes['UploadPlanFilePayload']> = {
  clientMutationId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  errors?: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
  jobId?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  planFile?: Resolver<Maybe<ResolversTypes['PlanFile']>, ParentType, ContextType>;
};

export type UploadRolloverFormPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UploadRolloverFormPayload'] = ResolversParentTypes['UploadRolloverFormPayload']> = {
  accountOwner?: Resolver<Maybe<ResolversTypes['AccountOwner']>, ParentType, ContextType>;
  clientMutationId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  errors?: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
  guid?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type UserErrorResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UserError'] = ResolversParentTypes['UserError']> = {
  code?: Resolver<Maybe<ResolversTypes['UserErrorCode']>, ParentType, ContextType>;
  field?: Resolver<Maybe<ReadonlyArray<Maybe<ResolversTypes['String']>>>, ParentType, ContextType>;
  message?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type VerifyRegistrationPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['VerifyRegistrationPayload'] = ResolversParentTypes['VerifyRegistrationPayload']> = {
  clientMutationId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  errors?: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type ViewerResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Viewer'] = ResolversParentTypes['Viewer']> = {
  accountOwner?: Resolver<Maybe<ResolversTypes['AccountOwner']>, ParentType, ContextType, Partial<ViewerAccountOwnerArgs>>;
  accountOwnerSearch?: Resolver<Maybe<ResolversTypes['AccountOwnerSearchResultConnection']>, ParentType, ContextType, RequireFields<ViewerAccountOwnerSearchArgs, 'filter'>>;
  accountingBook?: Resolver<Maybe<ResolversTypes['Book']>, ParentType, ContextType, RequireFields<ViewerAccountingBookArgs, 'bookId'>>;
  accountingBookByDate?: Resolver<Maybe<ResolversTypes['Book']>, ParentType, ContextType, RequireFields<ViewerAccountingBookByDateArgs, 'bookId' | 'endDate'>>;
  accountingBooks?: Resolver<Maybe<ReadonlyArray<Maybe<ResolversTypes['AccountingBook']>>>, ParentType, ContextType>;
  approval?: Resolver<Maybe<ResolversTypes['Approval']>, ParentType, ContextType, RequireFields<ViewerApprovalArgs, 'approvalId'>>;
  approvals?: Resolver<Maybe<ResolversTypes['ApprovalConnection']>, ParentType, ContextType, Partial<ViewerApprovalsArgs>>;
  attachmentFile?: Resolver<Maybe<ResolversTypes['FileDownload']>, ParentType, ContextType, RequireFields<ViewerAttachmentFileArgs, 'guid'>>;
  auditActions?: Resolver<Maybe<ReadonlyArray<Maybe<ResolversTypes['AuditAction']>>>, ParentType, ContextType>;
  auditTrail?: Resolver<Maybe<ResolversTypes['AuditEntryConnection']>, ParentType, ContextType, Partial<ViewerAuditTrailArgs>>;
  bank?: Resolver<Maybe<ResolversTypes['Bank']>, ParentType, ContextType, RequireFields<ViewerBankArgs, 'routingNumber'>>;
  bankLine?: Resolver<Maybe<ResolversTypes['BankLineDetail']>, ParentType, ContextType, RequireFields<ViewerBankLineArgs, 'bankLineId'>>;
  bankLines?: Resolver<Maybe<ResolversTypes['BankLineConnection']>, ParentType, ContextType, Partial<ViewerBankLinesArgs>>;
  bankReconciliation?: Resolver<Maybe<ResolversTypes['BankReconciliation']>, ParentType, ContextType, Partial<ViewerBankReconciliationArgs>>;
  changes?: Resolver<Maybe<ResolversTypes['ChangePage']>, ParentType, ContextType, Partial<ViewerChangesArgs>>;
  closedMonths?: Resolver<Maybe<ResolversTypes['ClosedMonths']>, ParentType, ContextType>;
  complianceAccounts?: Resolver<Maybe<ReadonlyArray<ResolversTypes['ComplianceAccount']>>, ParentType, ContextType, RequireFields<ViewerComplianceAccountsArgs, 'accountIds'>>;
  complianceDecided?: Resolver<Maybe<ResolversTypes['ComplianceDecisionConnection']>, ParentType, ContextType, Partial<ViewerComplianceDecidedArgs>>;
  complianceOverview?: Resolver<Maybe<ResolversTypes['ComplianceOverview']>, ParentType, ContextType>;
  compliancePending?: Resolver<Maybe<ResolversTypes['CompliancePendingRowConnection']>, ParentType, ContextType, Partial<ViewerCompliancePendingArgs>>;
  complianceWaiting?: Resolver<Maybe<ReadonlyArray<ResolversTypes['ComplianceAccount']>>, ParentType, ContextType, Partial<ViewerComplianceWaitingArgs>>;
  credentialScopes?: Resolver<Maybe<ReadonlyArray<Maybe<ResolversTypes['String']>>>, ParentType, ContextType>;
  credentials?: Resolver<Maybe<ReadonlyArray<Maybe<ResolversTypes['Credential']>>>, ParentType, ContextType>;
  distributionFee?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  exportRowsLeft?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  exports?: Resolver<Maybe<ReadonlyArray<ResolversTypes['Export']>>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  idleMinutes?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  incompleteJobs?: Resolver<Maybe<ResolversTypes['JobConnection']>, ParentType, ContextType, Partial<ViewerIncompleteJobsArgs>>;
  isStaff?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  isTopAdmin?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  jobFile?: Resolver<Maybe<ResolversTypes['FileDownload']>, ParentType, ContextType, RequireFields<ViewerJobFileArgs, 'jobFileId'>>;
  jobSchedule?: Resolver<Maybe<ReadonlyArray<Maybe<ResolversTypes['ScheduledJob']>>>, ParentType, ContextType>;
  menuCounts?: Resolver<Maybe<ResolversTypes['MenuCounts']>, ParentType, ContextType>;
  openSessions?: Resolver<Maybe<ResolversTypes['OpenSessions']>, ParentType, ContextType>;
  overview?: Resolver<Maybe<ResolversTypes['Overview']>, ParentType, ContextType>;
  ownMail?: Resolver<Maybe<ResolversTypes['OwnMailConnection']>, ParentType, ContextType, Partial<ViewerOwnMailArgs>>;
  ownerStates?: Resolver<Maybe<ReadonlyArray<Maybe<ResolversTypes['String']>>>, ParentType, ContextType>;
  paymentReturns?: Resolver<Maybe<ResolversTypes['PaymentReturnConnection']>, ParentType, ContextType, Partial<ViewerPaymentReturnsArgs>>;
  planFile?: Resolver<Maybe<ResolversTypes['PlanFile']>, ParentType, ContextType, RequireFields<ViewerPlanFileArgs, 'jobId'>>;
  planNames?: Resolver<Maybe<ReadonlyArray<Maybe<ResolversTypes['PlanListItem']>>>, ParentType, ContextType>;
  planUploads?: Resolver<Maybe<ResolversTypes['PlanUploadConnection']>, ParentType, ContextType, Partial<ViewerPlanUploadsArgs>>;
  plans?: Resolver<Maybe<ResolversTypes['PlanConnection']>, ParentType, ContextType, Partial<ViewerPlansArgs>>;
  postingBooks?: Resolver<Maybe<ResolversTypes['PostingBooks']>, ParentType, ContextType, RequireFields<ViewerPostingBooksArgs, 'bookId'>>;
  recentlyCompletedJobs?: Resolver<Maybe<ResolversTypes['JobConnection']>, ParentType, ContextType, Partial<ViewerRecentlyCompletedJobsArgs>>;
  returnsDesk?: Resolver<Maybe<ResolversTypes['DeskConnection']>, ParentType, ContextType, Partial<ViewerReturnsDeskArgs>>;
  role?: Resolver<Maybe<ResolversTypes['Role']>, ParentType, ContextType>;
  roleId?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  rolloverRequest?: Resolver<Maybe<ResolversTypes['RolloverRequestDetail']>, ParentType, ContextType, RequireFields<ViewerRolloverRequestArgs, 'requestId'>>;
  rolloverRequests?: Resolver<Maybe<ResolversTypes['RolloverRequestConnection']>, ParentType, ContextType, RequireFields<ViewerRolloverRequestsArgs, 'list'>>;
  rowsRead?: Resolver<Maybe<ReadonlyArray<Maybe<ResolversTypes['RowsRead']>>>, ParentType, ContextType>;
  sanctionsMatches?: Resolver<Maybe<ReadonlyArray<ResolversTypes['SanctionsMatch']>>, ParentType, ContextType>;
  scopes?: Resolver<Maybe<ReadonlyArray<ResolversTypes['String']>>, ParentType, ContextType>;
  signIn?: Resolver<Maybe<ResolversTypes['SignInSettings']>, ParentType, ContextType>;
  taxBalances?: Resolver<Maybe<ReadonlyArray<Maybe<ResolversTypes['TaxBalance']>>>, ParentType, ContextType, RequireFields<ViewerTaxBalancesArgs, 'bookIds' | 'endDate'>>;
  taxBooks?: Resolver<Maybe<ReadonlyArray<Maybe<ResolversTypes['AccountingBook']>>>, ParentType, ContextType>;
  taxCalculation?: Resolver<Maybe<ResolversTypes['TaxCalculationResult']>, ParentType, ContextType, RequireFields<ViewerTaxCalculationArgs, 'input'>>;
  taxForms?: Resolver<Maybe<ResolversTypes['TaxFormConnection']>, ParentType, ContextType, Partial<ViewerTaxFormsArgs>>;
  taxYear?: Resolver<Maybe<ResolversTypes['TaxYearReport']>, ParentType, ContextType, Partial<ViewerTaxYearArgs>>;
  taxesOwed?: Resolver<Maybe<ResolversTypes['TaxesOwed']>, ParentType, ContextType, RequireFields<ViewerTaxesOwedArgs, 'period'>>;
  transactionDetail?: Resolver<Maybe<ResolversTypes['TransactionDetail']>, ParentType, ContextType, RequireFields<ViewerTransactionDetailArgs, 'transactionId'>>;
  trialBalance?: Resolver<Maybe<ResolversTypes['TrialBalance']>, ParentType, ContextType, Partial<ViewerTrialBalanceArgs>>;
  undeliveredMail?: Resolver<Maybe<ResolversTypes['UndeliveredMailConnection']>, ParentType, ContextType, Partial<ViewerUndeliveredMailArgs>>;
  uploadCenter?: Resolver<Maybe<ResolversTypes['AttachmentConnection']>, ParentType, ContextType, Partial<ViewerUploadCenterArgs>>;
  user?: Resolver<Maybe<ResolversTypes['PortalUser']>, ParentType, ContextType>;
  userId?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  webhookDeliveries?: Resolver<Maybe<ReadonlyArray<Maybe<ResolversTypes['WebhookDelivery']>>>, ParentType, ContextType, RequireFields<ViewerWebhookDeliveriesArgs, 'webhookId'>>;
  webhookFailures?: Resolver<Maybe<ReadonlyArray<Maybe<ResolversTypes['WebhookFailure']>>>, ParentType, ContextType, RequireFields<ViewerWebhookFailuresArgs, 'webhookId'>>;
  webhooks?: Resolver<Maybe<ReadonlyArray<Maybe<ResolversTypes['Webhook']>>>, ParentType, ContextType>;
  withdrawalRequest?: Resolver<Maybe<ResolversTypes['WithdrawalRequestDetail']>, ParentType, ContextType, RequireFields<ViewerWithdrawalRequestArgs, 'requestId'>>;
  withdrawalRequests?: Resolver<Maybe<ResolversTypes['WithdrawalRequestConnection']>, ParentType, ContextType, RequireFields<ViewerWithdrawalRequestsArgs, 'list'>>;
  withholdingByAccountPreview?: Resolver<Maybe<ResolversTypes['WithholdingByAccountPreview']>, ParentType, ContextType, Partial<ViewerWithholdingByAccountPreviewArgs>>;
  withholdingByAccountReport?: Resolver<Maybe<ResolversTypes['FileDownload']>, ParentType, ContextType, Partial<ViewerWithholdingByAccountReportArgs>>;
  withholdingByStatePreview?: Resolver<Maybe<ResolversTypes['WithholdingByStatePreview']>, ParentType, ContextType, Partial<ViewerWithholdingByStatePreviewArgs>>;
  withholdingByStateReport?: Resolver<Maybe<ResolversTypes['FileDownload']>, ParentType, ContextType, Partial<ViewerWithholdingByStateReportArgs>>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type VisitRequestPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['VisitRequestPayload'] = ResolversParentTypes['VisitRequestPayload']> = {
  clientMutationId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  errors?: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
  version?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  visitors?: Resolver<Maybe<ReadonlyArray<Maybe<ResolversTypes['RequestVisitor']>>>, ParentType, ContextType>;
};

export type WebhookResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Webhook'] = ResolversParentTypes['Webhook']> = {
  approvalId?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  createdAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  createdBy?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  endedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  endedBy?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  givenUp?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  kinds?: Resolver<Maybe<ReadonlyArray<Maybe<ResolversTypes['ChangeKind']>>>, ParentType, ContextType>;
  lastFailure?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  lastSentAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  oldSecretUntil?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  status?: Resolver<Maybe<ResolversTypes['WebhookStatus']>, ParentType, ContextType>;
  toSend?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  url?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  webhookId?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type WebhookDeliveryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['WebhookDelivery'] = ResolversParentTypes['WebhookDelivery']> = {
  attempts?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  kind?: Resolver<Maybe<ResolversTypes['ChangeKind']>, ParentType, ContextType>;
  number?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  position?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  sentAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};

export type WebhookFailureResolvers<ContextType = Context, ParentType extends ResolversParentTypes['WebhookFailure'] = ResolversParentTypes['WebhookFailure']> = {
  attempts?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  failure?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  givenUpAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  kind?: Resolver<Maybe<ResolversTypes['ChangeKind']>, ParentType, ContextType>;
  number?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  position?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type WithdrawApprovalPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['WithdrawApprovalPayload'] = ResolversParentTypes['WithdrawApprovalPayload']> = {
  approval?: Resolver<Maybe<ResolversTypes['Approval']>, ParentType, ContextType>;
  clientMutationId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  errors?: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
  viewer?: Resolver<Maybe<ResolversTypes['Viewer']>, ParentType, ContextType>;
};

export type WithdrawPlanRatePayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['WithdrawPlanRatePayload'] = ResolversParentTypes['WithdrawPlanRatePayload']> = {
  approvalId?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  clientMutationId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  errors?: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
  plan?: Resolver<Maybe<ResolversTypes['Plan']>, ParentType, ContextType>;
};

export type WithdrawWizardResolvers<ContextType = Context, ParentType extends ResolversParentTypes['WithdrawWizard'] = ResolversParentTypes['WithdrawWizard']> = {
  amount?: Resolver<Maybe<ResolversTypes['WizardAmount']>, ParentType, ContextType>;
  bankAccount?: Resolver<Maybe<ResolversTypes['WizardBankAccount']>, ParentType, ContextType>;
  confirmation?: Resolver<Maybe<ResolversTypes['WizardConfirmation']>, ParentType, ContextType>;
  federal?: Resolver<Maybe<ResolversTypes['WizardFederal']>, ParentType, ContextType>;
  payment?: Resolver<Maybe<ResolversTypes['WizardPayment']>, ParentType, ContextType>;
  progress?: Resolver<Maybe<ResolversTypes['WizardProgress']>, ParentType, ContextType>;
  rollover?: Resolver<Maybe<ResolversTypes['WizardRollover']>, ParentType, ContextType>;
  state?: Resolver<Maybe<ResolversTypes['WizardState']>, ParentType, ContextType>;
  type?: Resolver<Maybe<ResolversTypes['WizardType']>, ParentType, ContextType>;
};

export type WithdrawalRequestResolvers<ContextType = Context, ParentType extends ResolversParentTypes['WithdrawalRequest'] = ResolversParentTypes['WithdrawalRequest']> = {
  accountOwnerId?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  address1?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  address2?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  ageInBankDays?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  allowedStatusIds?: Resolver<Maybe<ReadonlyArray<Maybe<ResolversTypes['Int']>>>, ParentType, ContextType>;
  allowedStatuses?: Resolver<Maybe<ReadonlyArray<Maybe<ResolversTypes['RequestStatus']>>>, ParentType, ContextType>;
  amount?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  attachmentGuid?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  attachmentPath?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  attachmentWarning?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  bankAccount?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  city?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  closing?: Resolver<Maybe<ResolversTypes['RequestMove']>, ParentType, ContextType>;
  dataNotes?: Resolver<Maybe<ReadonlyArray<Maybe<ResolversTypes['String']>>>, ParentType, ContextType>;
  dateOfBirth?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  dateRequested?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  distributionType?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  distributionTypeId?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  evidence?: Resolver<Maybe<ResolversTypes['EvidenceStanding']>, ParentType, ContextType>;
  federalWithholding?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  fee?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  firstName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  holdReason?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  incompleteReason?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  isCheck?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  isCorrectable?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  isFullAmount?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  isHeld?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  isRoth?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  isSavings?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  lastName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  maySignAgain?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  moves?: Resolver<Maybe<ReadonlyArray<Maybe<ResolversTypes['RequestMove']>>>, ParentType, ContextType>;
  needsBankDetails?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  netAmount?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  number?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  openedBy?: Resolver<Maybe<ReadonlyArray<Maybe<ResolversTypes['String']>>>, ParentType, ContextType>;
  outcome?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  payments?: Resolver<Maybe<ReadonlyArray<Maybe<ResolversTypes['StaffRequestPayment']>>>, ParentType, ContextType>;
  planAccountNumber?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  recipientName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  requestId?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  requestedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  retirementAccountId?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  routingNumber?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  signedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  state?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  stateWithholding?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  status?: Resolver<Maybe<ResolversTypes['RequestStatus']>, ParentType, ContextType>;
  statusId?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  takesBankDetails?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  type?: Resolver<Maybe<ResolversTypes['DistributionType']>, ParentType, ContextType>;
  version?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  waitsFor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  waiveFees?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  zip?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type WithdrawalRequestConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['WithdrawalRequestConnection'] = ResolversParentTypes['WithdrawalRequestConnection']> = {
  edges?: Resolver<Maybe<ReadonlyArray<Maybe<ResolversTypes['WithdrawalRequestEdge']>>>, ParentType, ContextType>;
  offset?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  oldestInBankDays?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalAmount?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  totalCount?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  totalCountIsBound?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type WithdrawalRequestDetailResolvers<ContextType = Context, ParentType extends ResolversParentTypes['WithdrawalRequestDetail'] = ResolversParentTypes['WithdrawalRequestDetail']> = {
  around?: Resolver<Maybe<ResolversTypes['RequestAround']>, ParentType, ContextType>;
  request?: Resolver<Maybe<ResolversTypes['WithdrawalRequest']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type WithdrawalRequestEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['WithdrawalRequestEdge'] = ResolversParentTypes['WithdrawalRequestEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<Maybe<ResolversTypes['WithdrawalRequest']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type WithholdingByAccountPreviewResolvers<ContextType = Context, ParentType extends ResolversParentTypes['WithholdingByAccountPreview'] = ResolversParentTypes['WithholdingByAccountPreview']> = {
  rows?: Resolver<Maybe<ReadonlyArray<Maybe<ResolversTypes['WithholdingByAccountRow']>>>, ParentType, ContextType>;
  totals?: Resolver<Maybe<ResolversTypes['WithholdingTotals']>, ParentType, ContextType>;
};

export type WithholdingByAccountRowResolvers<ContextType = Context, ParentType extends ResolversParentTypes['WithholdingByAccountRow'] = ResolversParentTypes['WithholdingByAccountRow']> = {
  accountNumber?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  amount?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  date?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  federal?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  firstName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  lastName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  state?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  stateTax?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
};

export type WithholdingByStatePreviewResolvers<ContextType = Context, ParentType extends ResolversParentTypes['WithholdingByStatePreview'] = ResolversParentTypes['WithholdingByStatePreview']> = {
  rows?: Resolver<Maybe<ReadonlyArray<Maybe<ResolversTypes['WithholdingByStateRow']>>>, ParentType, ContextType>;
  totals?: Resolver<Maybe<ResolversTypes['WithholdingTotals']>, ParentType, ContextType>;
};

export type WithholdingByStateRowResolvers<ContextType = Context, ParentType extends ResolversParentTypes['WithholdingByStateRow'] = ResolversParentTypes['WithholdingByStateRow']> = {
  amount?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  federal?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  state?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  stateTax?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
};

export type WithholdingTotalsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['WithholdingTotals'] = ResolversParentTypes['WithholdingTotals']> = {
  amount?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  federal?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  rows?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  stateTax?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
};

export type WizardAmountResolvers<ContextType = Context, ParentType extends ResolversParentTypes['WizardAmount'] = ResolversParentTypes['WizardAmount']> = {
  amount?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  fee?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  isFullAmount?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  maximumAmount?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
};

export type WizardBankAccountResolvers<ContextType = Context, ParentType extends ResolversParentTypes['WizardBankAccount'] = ResolversParentTypes['WizardBankAccount']> = {
  accountNumber?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  accountNumberLast4?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  accountOwner?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  bankName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  routingNumber?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type WizardConfirmationResolvers<ContextType = Context, ParentType extends ResolversParentTypes['WizardConfirmation'] = ResolversParentTypes['WizardConfirmation']> = {
  accountNumberLast4?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  amount?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  bankName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  checkPayee?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  distributionTypeId?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  draftId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  evidenceOf?: Resolver<Maybe<ResolversTypes['EvidenceOf']>, ParentType, ContextType>;
  expectedFrom?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  expectedTo?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  federalTaxAmount?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  federalWithholding?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  fee?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  isCheck?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  isRollover?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  netAmount?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  stateOfResidence?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  stateTaxAmount?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  stateWithholding?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  taxNotice?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  type?: Resolver<Maybe<ResolversTypes['DistributionType']>, ParentType, ContextType>;
  version?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type WizardFederalResolvers<ContextType = Context, ParentType extends ResolversParentTypes['WizardFederal'] = ResolversParentTypes['WizardFederal']> = {
  fee?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  isDirectDeposit?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  isEarlyWithdrawal?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  mailingState?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  maximumFederalWithholding?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  minimumFederalWithholding?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  selectedAmount?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  stateOfResidence?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  withdrawalAmount?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
};

export type WizardPaymentResolvers<ContextType = Context, ParentType extends ResolversParentTypes['WizardPayment'] = ResolversParentTypes['WizardPayment']> = {
  isCheck?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
};

export type WizardProgressResolvers<ContextType = Context, ParentType extends ResolversParentTypes['WizardProgress'] = ResolversParentTypes['WizardProgress']> = {
  completedSteps?: Resolver<Maybe<ReadonlyArray<Maybe<ResolversTypes['WizardStep']>>>, ParentType, ContextType>;
  nextStep?: Resolver<Maybe<ResolversTypes['WizardStep']>, ParentType, ContextType>;
  savedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  steps?: Resolver<Maybe<ReadonlyArray<Maybe<ResolversTypes['WizardStep']>>>, ParentType, ContextType>;
  version?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type WizardRolloverResolvers<ContextType = Context, ParentType extends ResolversParentTypes['WizardRollover'] = ResolversParentTypes['WizardRollover']> = {
  address?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  attentionTo?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  checkPayee?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  city?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  receivingAccount?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  state?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  zip?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type WizardStateResolvers<ContextType = Context, ParentType extends ResolversParentTypes['WizardState'] = ResolversParentTypes['WizardState']> = {
  canModify?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  canOptOut?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  federalTaxAmount?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  federalWithholding?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  maximumStateWithholding?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  messageOutput?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  minimumStateWithholding?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  selectedAmount?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  stateOfResidence?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  stateOptOut?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  withdrawalAmount?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
};

export type WizardTypeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['WizardType'] = ResolversParentTypes['WizardType']> = {
  displayEarlyDistribution?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  displayNormalDistribution?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  displayRollover?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  earlyDistributionSelected?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  evidenceOf?: Resolver<Maybe<ResolversTypes['EvidenceOf']>, ParentType, ContextType>;
  evidenceOffered?: Resolver<Maybe<ReadonlyArray<Maybe<ResolversTypes['EvidenceOf']>>>, ParentType, ContextType>;
  isRoth?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  normalDistributionSelected?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  rolloverSelected?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  transferSelected?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
};

export type Resolvers<ContextType = Context> = {
  AccountMonth?: AccountMonthResolvers<ContextType>;
  AccountOwner?: AccountOwnerResolvers<ContextType>;
  AccountOwnerSearchResult?: AccountOwnerSearchResultResolvers<ContextType>;
  AccountOwnerSearchResultConnection?: AccountOwnerSearchResultConnectionResolvers<ContextType>;
  AccountOwnerSearchResultEdge?: AccountOwnerSearchResultEdgeResolvers<ContextType>;
  AccountYear?: AccountYearResolvers<ContextType>;
  AccountingBook?: AccountingBookResolvers<ContextType>;
  ActiveRequest?: ActiveRequestResolvers<ContextType>;
  ActiveRequests?: ActiveRequestsResolvers<ContextType>;
  AddBeneficiaryPayload?: AddBeneficiaryPayloadResolvers<ContextType>;
  AddNotePayload?: AddNotePayloadResolvers<ContextType>;
  Address?: AddressResolvers<ContextType>;
  Approval?: ApprovalResolvers<ContextType>;
  ApprovalChange?: ApprovalChangeResolvers<ContextType>;
  ApprovalConnection?: ApprovalConnectionResolvers<ContextType>;
  ApprovalEdge?: ApprovalEdgeResolvers<ContextType>;
  ApproveApprovalPayload?: ApproveApprovalPayloadResolvers<ContextType>;
  ApproveCompliancePayload?: ApproveCompliancePayloadResolvers<ContextType>;
  ApproveRequestPayload?: ApproveRequestPayloadResolvers<ContextType>;
  AskToSignAgainPayload?: AskToSignAgainPayloadResolvers<ContextType>;
  Attachment?: AttachmentResolvers<ContextType>;
  AttachmentConnection?: AttachmentConnectionResolvers<ContextType>;
  AttachmentEdge?: AttachmentEdgeResolvers<ContextType>;
  AuditAction?: AuditActionResolvers<ContextType>;
  AuditChange?: AuditChangeResolvers<ContextType>;
  AuditEntry?: AuditEntryResolvers<ContextType>;
  AuditEntryConnection?: AuditEntryConnectionResolvers<ContextType>;
  AuditEntryEdge?: AuditEntryEdgeResolvers<ContextType>;
  Bank?: BankResolvers<ContextType>;
  BankBookedLater?: BankBookedLaterResolvers<ContextType>;
  BankCandidate?: BankCandidateResolvers<ContextType>;
  BankLine?: BankLineResolvers<ContextType>;
  BankLineConnection?: BankLineConnectionResolvers<ContextType>;
  BankLineDetail?: BankLineDetailResolvers<ContextType>;
  BankLineEdge?: BankLineEdgeResolvers<ContextType>;
  BankNotShown?: BankNotShownResolvers<ContextType>;
  BankPaymentSum?: BankPaymentSumResolvers<ContextType>;
  BankPlanFile?: BankPlanFileResolvers<ContextType>;
  BankPlanMoney?: BankPlanMoneyResolvers<ContextType>;
  BankPlanSettlement?: BankPlanSettlementResolvers<ContextType>;
  BankPlanSurplus?: BankPlanSurplusResolvers<ContextType>;
  BankReconciliation?: BankReconciliationResolvers<ContextType>;
  Beneficiary?: BeneficiaryResolvers<ContextType>;
  BeneficiaryConnection?: BeneficiaryConnectionResolvers<ContextType>;
  BeneficiaryEdge?: BeneficiaryEdgeResolvers<ContextType>;
  Book?: BookResolvers<ContextType>;
  BookOnDay?: BookOnDayResolvers<ContextType>;
  BookTransaction?: BookTransactionResolvers<ContextType>;
  BookTransactionConnection?: BookTransactionConnectionResolvers<ContextType>;
  BookTransactionEdge?: BookTransactionEdgeResolvers<ContextType>;
  CancelRequestPayload?: CancelRequestPayloadResolvers<ContextType>;
  Change?: ChangeResolvers<ContextType>;
  ChangePage?: ChangePageResolvers<ContextType>;
  ChangePasswordPayload?: ChangePasswordPayloadResolvers<ContextType>;
  CheckPlanFilePayload?: CheckPlanFilePayloadResolvers<ContextType>;
  ClaimableAccount?: ClaimableAccountResolvers<ContextType>;
  CloseMonthPayload?: CloseMonthPayloadResolvers<ContextType>;
  ClosePlanPayload?: ClosePlanPayloadResolvers<ContextType>;
  CloseRequestPayload?: CloseRequestPayloadResolvers<ContextType>;
  CloseRolloverRequestPayload?: CloseRolloverRequestPayloadResolvers<ContextType>;
  CloseWithdrawalRequestPayload?: CloseWithdrawalRequestPayloadResolvers<ContextType>;
  ClosedMonth?: ClosedMonthResolvers<ContextType>;
  ClosedMonths?: ClosedMonthsResolvers<ContextType>;
  CompleteSignaturePayload?: CompleteSignaturePayloadResolvers<ContextType>;
  ComplianceAccount?: ComplianceAccountResolvers<ContextType>;
  ComplianceDecision?: ComplianceDecisionResolvers<ContextType>;
  ComplianceDecisionConnection?: ComplianceDecisionConnectionResolvers<ContextType>;
  ComplianceDecisionEdge?: ComplianceDecisionEdgeResolvers<ContextType>;
  ComplianceFinding?: ComplianceFindingResolvers<ContextType>;
  ComplianceOverview?: ComplianceOverviewResolvers<ContextType>;
  CompliancePendingRow?: CompliancePendingRowResolvers<ContextType>;
  CompliancePendingRowConnection?: CompliancePendingRowConnectionResolvers<ContextType>;
  CompliancePendingRowEdge?: CompliancePendingRowEdgeResolvers<ContextType>;
  ConfirmOwnerDataPayload?: ConfirmOwnerDataPayloadResolvers<ContextType>;
  ConfirmSecondFactorPayload?: ConfirmSecondFactorPayloadResolvers<ContextType>;
  CorrectBeneficiaryPayload?: CorrectBeneficiaryPayloadResolvers<ContextType>;
  CorrectDeathRecipientPayload?: CorrectDeathRecipientPayloadResolvers<ContextType>;
  CorrectRequestPayload?: CorrectRequestPayloadResolvers<ContextType>;
  CreateCredentialPayload?: CreateCredentialPayloadResolvers<ContextType>;
  CreatePlanPayload?: CreatePlanPayloadResolvers<ContextType>;
  CreateWebhookPayload?: CreateWebhookPayloadResolvers<ContextType>;
  Credential?: CredentialResolvers<ContextType>;
  DataStanding?: DataStandingResolvers<ContextType>;
  Date?: GraphQLScalarType;
  DateTime?: GraphQLScalarType;
  DeathCertificate?: DeathCertificateResolvers<ContextType>;
  DeathClaim?: DeathClaimResolvers<ContextType>;
  DeathClaimQuote?: DeathClaimQuoteResolvers<ContextType>;
  DeathClaims?: DeathClaimsResolvers<ContextType>;
  DeathRecipient?: DeathRecipientResolvers<ContextType>;
  DecideSanctionsMatchPayload?: DecideSanctionsMatchPayloadResolvers<ContextType>;
  DesignatedBeneficiary?: DesignatedBeneficiaryResolvers<ContextType>;
  DeskConnection?: DeskConnectionResolvers<ContextType>;
  DeskEdge?: DeskEdgeResolvers<ContextType>;
  DeskItem?: DeskItemResolvers<ContextType>;
  DistributionRequest?: DistributionRequestResolvers<ContextType>;
  DistributionRequestConnection?: DistributionRequestConnectionResolvers<ContextType>;
  DistributionRequestEdge?: DistributionRequestEdgeResolvers<ContextType>;
  Document?: DocumentResolvers<ContextType>;
  DocumentConnection?: DocumentConnectionResolvers<ContextType>;
  DocumentEdge?: DocumentEdgeResolvers<ContextType>;
  DocumentPart?: DocumentPartResolvers<ContextType>;
  DocumentRow?: DocumentRowResolvers<ContextType>;
  EmailSetting?: EmailSettingResolvers<ContextType>;
  EndAllSessionsPayload?: EndAllSessionsPayloadResolvers<ContextType>;
  EndOpenSessionPayload?: EndOpenSessionPayloadResolvers<ContextType>;
  EndSecondFactorPayload?: EndSecondFactorPayloadResolvers<ContextType>;
  EndWebhookPayload?: EndWebhookPayloadResolvers<ContextType>;
  EnterReleaseCodePayload?: EnterReleaseCodePayloadResolvers<ContextType>;
  EvidenceStanding?: EvidenceStandingResolvers<ContextType>;
  Export?: ExportResolvers<ContextType>;
  ExportListPayload?: ExportListPayloadResolvers<ContextType>;
  ExportWords?: ExportWordsResolvers<ContextType>;
  FileDownload?: FileDownloadResolvers<ContextType>;
  FileToOpen?: FileToOpenResolvers<ContextType>;
  FinalizeWizardPayload?: FinalizeWizardPayloadResolvers<ContextType>;
  Job?: JobResolvers<ContextType>;
  JobConnection?: JobConnectionResolvers<ContextType>;
  JobEdge?: JobEdgeResolvers<ContextType>;
  JobFailure?: JobFailureResolvers<ContextType>;
  JobFile?: JobFileResolvers<ContextType>;
  LinkRequestEvidencePayload?: LinkRequestEvidencePayloadResolvers<ContextType>;
  LoginPayload?: LoginPayloadResolvers<ContextType>;
  LogoutPayload?: LogoutPayloadResolvers<ContextType>;
  MakeDeathClaimPayload?: MakeDeathClaimPayloadResolvers<ContextType>;
  MarkUploadCompletePayload?: MarkUploadCompletePayloadResolvers<ContextType>;
  MatchBankLinePayload?: MatchBankLinePayloadResolvers<ContextType>;
  MenuCounts?: MenuCountsResolvers<ContextType>;
  MinimumAtDeath?: MinimumAtDeathResolvers<ContextType>;
  MissingTaxTable?: MissingTaxTableResolvers<ContextType>;
  Money?: GraphQLScalarType;
  MoneyOfDay?: MoneyOfDayResolvers<ContextType>;
  Mutation?: MutationResolvers<ContextType>;
  NextMonth?: NextMonthResolvers<ContextType>;
  Node?: NodeResolvers<ContextType>;
  Note?: NoteResolvers<ContextType>;
  NoteConnection?: NoteConnectionResolvers<ContextType>;
  NoteEdge?: NoteEdgeResolvers<ContextType>;
  OpenSession?: OpenSessionResolvers<ContextType>;
  OpenSessions?: OpenSessionsResolvers<ContextType>;
  OrderReleaseLetterPayload?: OrderReleaseLetterPayloadResolvers<ContextType>;
  OtherBook?: OtherBookResolvers<ContextType>;
  OtherRequest?: OtherRequestResolvers<ContextType>;
  Overview?: OverviewResolvers<ContextType>;
  OverviewQueue?: OverviewQueueResolvers<ContextType>;
  OwnMail?: OwnMailResolvers<ContextType>;
  OwnMailConnection?: OwnMailConnectionResolvers<ContextType>;
  OwnMailEdge?: OwnMailEdgeResolvers<ContextType>;
  OwnerDeath?: OwnerDeathResolvers<ContextType>;
  OwnerNote?: OwnerNoteResolvers<ContextType>;
  PageInfo?: PageInfoResolvers<ContextType>;
  PasswordLink?: PasswordLinkResolvers<ContextType>;
  PayEstatePayload?: PayEstatePayloadResolvers<ContextType>;
  PaymentReturn?: PaymentReturnResolvers<ContextType>;
  PaymentReturnConnection?: PaymentReturnConnectionResolvers<ContextType>;
  PaymentReturnEdge?: PaymentReturnEdgeResolvers<ContextType>;
  PayoutHold?: PayoutHoldResolvers<ContextType>;
  Phone?: PhoneResolvers<ContextType>;
  Pile?: PileResolvers<ContextType>;
  PinNotePayload?: PinNotePayloadResolvers<ContextType>;
  Plan?: PlanResolvers<ContextType>;
  PlanConnection?: PlanConnectionResolvers<ContextType>;
  PlanEdge?: PlanEdgeResolvers<ContextType>;
  PlanFile?: PlanFileResolvers<ContextType>;
  PlanFileCheck?: PlanFileCheckResolvers<ContextType>;
  PlanFileFinding?: PlanFileFindingResolvers<ContextType>;
  PlanListItem?: PlanListItemResolvers<ContextType>;
  PlanRate?: PlanRateResolvers<ContextType>;
  PlanUpload?: PlanUploadResolvers<ContextType>;
  PlanUploadConnection?: PlanUploadConnectionResolvers<ContextType>;
  PlanUploadEdge?: PlanUploadEdgeResolvers<ContextType>;
  PortalUser?: PortalUserResolvers<ContextType>;
  PostTransactionPayload?: PostTransactionPayloadResolvers<ContextType>;
  PostingBooks?: PostingBooksResolvers<ContextType>;
  Query?: QueryResolvers<ContextType>;
  QuoteDeathClaimPayload?: QuoteDeathClaimPayloadResolvers<ContextType>;
  ReadReceivingAccountPayload?: ReadReceivingAccountPayloadResolvers<ContextType>;
  RecordReleaseCallPayload?: RecordReleaseCallPayloadResolvers<ContextType>;
  RecordStateFormPayload?: RecordStateFormPayloadResolvers<ContextType>;
  RedepositRequestPayload?: RedepositRequestPayloadResolvers<ContextType>;
  RefuseApprovalPayload?: RefuseApprovalPayloadResolvers<ContextType>;
  RegisterEmailPayload?: RegisterEmailPayloadResolvers<ContextType>;
  RegisterPersonPayload?: RegisterPersonPayloadResolvers<ContextType>;
  RegistrationInfo?: RegistrationInfoResolvers<ContextType>;
  RejectCompliancePayload?: RejectCompliancePayloadResolvers<ContextType>;
  RemoveBeneficiaryPayload?: RemoveBeneficiaryPayloadResolvers<ContextType>;
  ReopenUploadPayload?: ReopenUploadPayloadResolvers<ContextType>;
  ReplayWebhookPayload?: ReplayWebhookPayloadResolvers<ContextType>;
  ReportOwnerDeathPayload?: ReportOwnerDeathPayloadResolvers<ContextType>;
  RequestAround?: RequestAroundResolvers<ContextType>;
  RequestChange?: RequestChangeResolvers<ContextType>;
  RequestEstate?: RequestEstateResolvers<ContextType>;
  RequestEvent?: RequestEventResolvers<ContextType>;
  RequestEvidence?: RequestEvidenceResolvers<ContextType>;
  RequestMove?: RequestMoveResolvers<ContextType>;
  RequestPasswordResetPayload?: RequestPasswordResetPayloadResolvers<ContextType>;
  RequestPayment?: RequestPaymentResolvers<ContextType>;
  RequestRedeposit?: RequestRedepositResolvers<ContextType>;
  RequestStep?: RequestStepResolvers<ContextType>;
  RequestVisitor?: RequestVisitorResolvers<ContextType>;
  RequiredMinimum?: RequiredMinimumResolvers<ContextType>;
  ResendAgreementPayload?: ResendAgreementPayloadResolvers<ContextType>;
  ResendSignatureLinkPayload?: ResendSignatureLinkPayloadResolvers<ContextType>;
  ResendVerificationCodePayload?: ResendVerificationCodePayloadResolvers<ContextType>;
  ResetPasswordPayload?: ResetPasswordPayloadResolvers<ContextType>;
  RetirementAccount?: RetirementAccountResolvers<ContextType>;
  RetirementAccountConnection?: RetirementAccountConnectionResolvers<ContextType>;
  RetirementAccountEdge?: RetirementAccountEdgeResolvers<ContextType>;
  RetryJobPayload?: RetryJobPayloadResolvers<ContextType>;
  ReturnPlanMoneyPayload?: ReturnPlanMoneyPayloadResolvers<ContextType>;
  ReturnsResult?: ReturnsResultResolvers<ContextType>;
  RevealRegistrationCodePayload?: RevealRegistrationCodePayloadResolvers<ContextType>;
  RevealSocialPayload?: RevealSocialPayloadResolvers<ContextType>;
  ReversePostingPayload?: ReversePostingPayloadResolvers<ContextType>;
  ReverseTransactionPayload?: ReverseTransactionPayloadResolvers<ContextType>;
  RevokeCredentialPayload?: RevokeCredentialPayloadResolvers<ContextType>;
  RollWebhookSecretPayload?: RollWebhookSecretPayloadResolvers<ContextType>;
  RolloverRequest?: RolloverRequestResolvers<ContextType>;
  RolloverRequestConnection?: RolloverRequestConnectionResolvers<ContextType>;
  RolloverRequestDetail?: RolloverRequestDetailResolvers<ContextType>;
  RolloverRequestEdge?: RolloverRequestEdgeResolvers<ContextType>;
  RowsRead?: RowsReadResolvers<ContextType>;
  SanctionsMatch?: SanctionsMatchResolvers<ContextType>;
  SaveWizardAmountPayload?: SaveWizardAmountPayloadResolvers<ContextType>;
  SaveWizardBankAccountPayload?: SaveWizardBankAccountPayloadResolvers<ContextType>;
  SaveWizardDistributionTypePayload?: SaveWizardDistributionTypePayloadResolvers<ContextType>;
  SaveWizardEvidencedTypePayload?: SaveWizardEvidencedTypePayloadResolvers<ContextType>;
  SaveWizardFederalPayload?: SaveWizardFederalPayloadResolvers<ContextType>;
  SaveWizardPaymentPayload?: SaveWizardPaymentPayloadResolvers<ContextType>;
  SaveWizardRolloverPayload?: SaveWizardRolloverPayloadResolvers<ContextType>;
  SaveWizardStatePayload?: SaveWizardStatePayloadResolvers<ContextType>;
  ScheduledJob?: ScheduledJobResolvers<ContextType>;
  SearchAccount?: SearchAccountResolvers<ContextType>;
  SecondFactorSecret?: SecondFactorSecretResolvers<ContextType>;
  SendRequestEvidencePayload?: SendRequestEvidencePayloadResolvers<ContextType>;
  SendSigningCodePayload?: SendSigningCodePayloadResolvers<ContextType>;
  SetRequestIncompletePayload?: SetRequestIncompletePayloadResolvers<ContextType>;
  SettlePlanMoneyPayload?: SettlePlanMoneyPayloadResolvers<ContextType>;
  SignInSettings?: SignInSettingsResolvers<ContextType>;
  SignRequestPayload?: SignRequestPayloadResolvers<ContextType>;
  SignatureEnvelope?: SignatureEnvelopeResolvers<ContextType>;
  Social?: SocialResolvers<ContextType>;
  StaffRequest?: StaffRequestResolvers<ContextType>;
  StaffRequestConnection?: StaffRequestConnectionResolvers<ContextType>;
  StaffRequestDetail?: StaffRequestDetailResolvers<ContextType>;
  StaffRequestEdge?: StaffRequestEdgeResolvers<ContextType>;
  StaffRequestPayment?: StaffRequestPaymentResolvers<ContextType>;
  StartJobPayload?: StartJobPayloadResolvers<ContextType>;
  StartSecondFactorPayload?: StartSecondFactorPayloadResolvers<ContextType>;
  StartWizardOverPayload?: StartWizardOverPayloadResolvers<ContextType>;
  StateForm?: StateFormResolvers<ContextType>;
  StateFormOffer?: StateFormOfferResolvers<ContextType>;
  StateForms?: StateFormsResolvers<ContextType>;
  Subscription?: SubscriptionResolvers<ContextType>;
  TakeInReturnsPayload?: TakeInReturnsPayloadResolvers<ContextType>;
  TakeOwnerDeathBackPayload?: TakeOwnerDeathBackPayloadResolvers<ContextType>;
  TaxBalance?: TaxBalanceResolvers<ContextType>;
  TaxCalculationResult?: TaxCalculationResultResolvers<ContextType>;
  TaxDeposit?: TaxDepositResolvers<ContextType>;
  TaxDue?: TaxDueResolvers<ContextType>;
  TaxDueDay?: TaxDueDayResolvers<ContextType>;
  TaxForm?: TaxFormResolvers<ContextType>;
  TaxFormConnection?: TaxFormConnectionResolvers<ContextType>;
  TaxFormEdge?: TaxFormEdgeResolvers<ContextType>;
  TaxFormState?: TaxFormStateResolvers<ContextType>;
  TaxLiabilityDay?: TaxLiabilityDayResolvers<ContextType>;
  TaxMonth?: TaxMonthResolvers<ContextType>;
  TaxOwed?: TaxOwedResolvers<ContextType>;
  TaxYear?: TaxYearResolvers<ContextType>;
  TaxYearReport?: TaxYearReportResolvers<ContextType>;
  TaxesOwed?: TaxesOwedResolvers<ContextType>;
  Terms?: TermsResolvers<ContextType>;
  TestWebhookPayload?: TestWebhookPayloadResolvers<ContextType>;
  TransactionDetail?: TransactionDetailResolvers<ContextType>;
  TransactionLine?: TransactionLineResolvers<ContextType>;
  TrialBalance?: TrialBalanceResolvers<ContextType>;
  UnconfirmedData?: UnconfirmedDataResolvers<ContextType>;
  UndeliveredMail?: UndeliveredMailResolvers<ContextType>;
  UndeliveredMailConnection?: UndeliveredMailConnectionResolvers<ContextType>;
  UndeliveredMailEdge?: UndeliveredMailEdgeResolvers<ContextType>;
  UndoBankMatchPayload?: UndoBankMatchPayloadResolvers<ContextType>;
  UndoPlanSettlementPayload?: UndoPlanSettlementPayloadResolvers<ContextType>;
  UpdateAccountSetupDatePayload?: UpdateAccountSetupDatePayloadResolvers<ContextType>;
  UpdateAccountStatusPayload?: UpdateAccountStatusPayloadResolvers<ContextType>;
  UpdateAdminProfilePayload?: UpdateAdminProfilePayloadResolvers<ContextType>;
  UpdateBeneficiaryAllocationsPayload?: UpdateBeneficiaryAllocationsPayloadResolvers<ContextType>;
  UpdateCellPhonePayload?: UpdateCellPhonePayloadResolvers<ContextType>;
  UpdateEmailSettingPayload?: UpdateEmailSettingPayloadResolvers<ContextType>;
  UpdateMailingAddressPayload?: UpdateMailingAddressPayloadResolvers<ContextType>;
  UpdatePlanPayload?: UpdatePlanPayloadResolvers<ContextType>;
  UpdateRolloverRequestPayload?: UpdateRolloverRequestPayloadResolvers<ContextType>;
  UpdateWithdrawalRequestPayload?: UpdateWithdrawalRequestPayloadResolvers<ContextType>;
  UploadFilePayload?: UploadFilePayloadResolvers<ContextType>;
  UploadPlanFilePayload?: UploadPlanFilePayloadResolvers<ContextType>;
  UploadRolloverFormPayload?: UploadRolloverFormPayloadResolvers<ContextType>;
  UserError?: UserErrorResolvers<ContextType>;
  VerifyRegistrationPayload?: VerifyRegistrationPayloadResolvers<ContextType>;
  Viewer?: ViewerResolvers<ContextType>;
  VisitRequestPayload?: VisitRequestPayloadResolvers<ContextType>;
  Webhook?: WebhookResolvers<ContextType>;
  WebhookDelivery?: WebhookDeliveryResolvers<ContextType>;
  WebhookFailure?: WebhookFailureResolvers<ContextType>;
  WithdrawApprovalPayload?: WithdrawApprovalPayloadResolvers<ContextType>;
  WithdrawPlanRatePayload?: WithdrawPlanRatePayloadResolvers<ContextType>;
  WithdrawWizard?: WithdrawWizardResolvers<ContextType>;
  WithdrawalRequest?: WithdrawalRequestResolvers<ContextType>;
  WithdrawalRequestConnection?: WithdrawalRequestConnectionResolvers<ContextType>;
  WithdrawalRequestDetail?: WithdrawalRequestDetailResolvers<ContextType>;
  WithdrawalRequestEdge?: WithdrawalRequestEdgeResolvers<ContextType>;
  WithholdingByAccountPreview?: WithholdingByAccountPreviewResolvers<ContextType>;
  WithholdingByAccountRow?: WithholdingByAccountRowResolvers<ContextType>;
  WithholdingByStatePreview?: WithholdingByStatePreviewResolvers<ContextType>;
  WithholdingByStateRow?: WithholdingByStateRowResolvers<ContextType>;
  WithholdingTotals?: WithholdingTotalsResolvers<ContextType>;
  WizardAmount?: WizardAmountResolvers<ContextType>;
  WizardBankAccount?: WizardBankAccountResolvers<ContextType>;
  WizardConfirmation?: WizardConfirmationResolvers<ContextType>;
  WizardFederal?: WizardFederalResolvers<ContextType>;
  WizardPayment?: WizardPaymentResolvers<ContextType>;
  WizardProgress?: WizardProgressResolvers<ContextType>;
  WizardRollover?: WizardRolloverResolvers<ContextType>;
  WizardState?: WizardStateResolvers<ContextType>;
  WizardType?: WizardTypeResolvers<ContextType>;
};

export type DirectiveResolvers<ContextType = Context> = {
  access?: AccessDirectiveResolver<any, any, ContextType>;
  errors?: ErrorsDirectiveResolver<any, any, ContextType>;
  semanticNonNull?: SemanticNonNullDirectiveResolver<any, any, ContextType>;
};
