import { approvalAssociatedData } from '../approvals/approvals.sql.ts'
import { accountAssociatedData } from '../distributions/accountNumbers.ts'
import { fileAssociatedData } from '../documents/files.sql.ts'
import { answerAssociatedData } from '../platform/http/idempotency.ts'
import { jobFileAssociatedData } from '../platform/jobs/files.ts'
import { returnFileAssociatedData } from '../payments/processRejections.job.ts'
import { mailAssociatedData } from '../mail/outbox.ts'
import { socialAssociatedData } from '../owners/social.ts'
import { oldSecretAssociatedData, secretAssociatedData } from '../webhooks/secrets.ts'
import { codeAssociatedData } from '../registration/code.ts'
import { secondFactorAssociatedData } from '../session/secondFactor.ts'
import { bankAssociatedData, tinAssociatedData } from '../payees/tin.ts'
import { recipientAssociatedData } from '../taxYear/recipient.ts'
import { lineAssociatedData, statementAssociatedData } from '../bank/importStatement.ts'
import { letterAssociatedData, wordsAssociatedData } from '../mail/paper.ts'

export type Row = Readonly<Record<string, unknown>>

/** A column of encrypted values or files. Other columns of the row provide the associated data. */
export interface SealedColumn {
  table: string
  column: string
  kind: 'value' | 'file'
  /** The encrypted field, if the column contains JSON. */
  field?: string
  /** The primary key of the table. */
  key: readonly string[]
  /** SQL expressions for further parts of the associated data. */
  also?: string
  place: (row: Row) => string
}

const number = (row: Row, name: string) => Number(row[name])
const text = (row: Row, name: string) => String(row[name])

function accountNumber(table: string, kind: 'bank' | 'receiving', key: string): SealedColumn {
  return {
    table,
    column: `${kind}_account_sealed`,
    kind: 'value',
    key: [key],
    ...(key === 'account_id' ? {} : { also: 'account_id' }),
    place: (row) => accountAssociatedData(kind, number(row, 'account_id')),
  }
}

/** Every encrypted column of the database. */
export const SEALED: readonly SealedColumn[] = [
  {
    table: 'account_owner',
    column: 'social_sealed',
    kind: 'value',
    key: ['account_owner_id'],
    place: (row) => socialAssociatedData(number(row, 'account_owner_id')),
  },
  {
    table: 'registration',
    column: 'code_sealed',
    kind: 'value',
    key: ['unique_id_hash'],
    also: 'account_owner_id',
    place: (row) => codeAssociatedData(number(row, 'account_owner_id')),
  },
  {
    table: 'second_factor',
    column: 'secret_sealed',
    kind: 'value',
    key: ['user_id'],
    place: (row) => secondFactorAssociatedData(number(row, 'user_id')),
  },
  {
    table: 'webhook',
    column: 'secret_sealed',
    kind: 'value',
    key: ['webhook_id'],
    place: (row) => secretAssociatedData(number(row, 'webhook_id')),
  },
  {
    table: 'webhook',
    column: 'old_secret_sealed',
    kind: 'value',
    key: ['webhook_id'],
    place: (row) => oldSecretAssociatedData(number(row, 'webhook_id')),
  },
  accountNumber('wizard_draft', 'bank', 'account_id'),
  accountNumber('wizard_draft', 'receiving', 'account_id'),
  accountNumber('replaced_account_number', 'bank', 'replaced_id'),
  accountNumber('replaced_account_number', 'receiving', 'replaced_id'),
  accountNumber('distribution_request', 'bank', 'request_id'),
  accountNumber('distribution_request', 'receiving', 'request_id'),
  {
    table: 'approval',
    column: 'payload_sealed',
    kind: 'value',
    key: ['approval_id'],
    also: 'effect, subject_entity, subject_id',
    place: (row) =>
      approvalAssociatedData(text(row, 'effect'), { entity: text(row, 'subject_entity'), id: text(row, 'subject_id') }),
  },
  {
    table: 'idempotency',
    column: 'response',
    field: 'sealed',
    kind: 'value',
    key: ['user_id', 'route', 'key'],
    place: (row) =>
      answerAssociatedData({ userId: number(row, 'user_id'), route: text(row, 'route'), key: text(row, 'key') }),
  },
  {
    table: 'attachment_content',
    column: 'content',
    kind: 'file',
    key: ['attachment_id'],
    also: '(select guid from attachment a where a.attachment_id = attachment_content.attachment_id) as guid',
    place: (row) => fileAssociatedData(text(row, 'guid')),
  },
  {
    table: 'job_file',
    column: 'content',
    kind: 'file',
    key: ['job_file_id'],
    also: 'job_id, file_name',
    place: (row) => jobFileAssociatedData(number(row, 'job_id'), text(row, 'file_name')),
  },
  {
    table: 'return_file',
    column: 'content',
    kind: 'file',
    key: ['sha256'],
    place: (row) => returnFileAssociatedData(text(row, 'sha256')),
  },
  {
    table: 'bank_statement',
    column: 'content',
    kind: 'file',
    key: ['bank_statement_id'],
    also: 'sha256',
    place: (row) => statementAssociatedData(text(row, 'sha256')),
  },
  {
    table: 'bank_line',
    column: 'text_sealed',
    kind: 'value',
    key: ['bank_line_id'],
    also: 'as_of',
    place: (row) => lineAssociatedData(text(row, 'as_of')),
  },
  {
    table: 'payee_version',
    column: 'tin_sealed',
    kind: 'value',
    key: ['payee_id', 'number'],
    place: (row) => tinAssociatedData({ payeeId: number(row, 'payee_id'), number: number(row, 'number') }),
  },
  {
    table: 'payee_version',
    column: 'bank_account_sealed',
    kind: 'value',
    key: ['payee_id', 'number'],
    place: (row) => bankAssociatedData({ payeeId: number(row, 'payee_id'), number: number(row, 'number') }),
  },
  {
    table: 'tax_form_recipient',
    column: 'social_sealed',
    kind: 'value',
    key: ['tax_form_id', 'number'],
    place: (row) => recipientAssociatedData(number(row, 'tax_form_id'), number(row, 'number')),
  },
  {
    table: 'mail_outbox',
    column: 'body_sealed',
    kind: 'value',
    key: ['mail_id'],
    also: 'kind, to_address',
    place: (row) => mailAssociatedData({ kind: text(row, 'kind'), to_address: text(row, 'to_address') }),
  },
  {
    table: 'letter',
    column: 'words_sealed',
    kind: 'value',
    key: ['letter_id'],
    also: 'account_owner_id, kind',
    place: (row) => wordsAssociatedData({ account_owner_id: number(row, 'account_owner_id'), kind: text(row, 'kind') }),
  },
  {
    table: 'letter',
    column: 'content',
    kind: 'file',
    key: ['letter_id'],
    also: 'account_owner_id, kind',
    place: (row) =>
      letterAssociatedData({ account_owner_id: number(row, 'account_owner_id'), kind: text(row, 'kind') }),
  },
]
