import { exportAccountBook, exportBookByDate } from '../../contract/accounting.ts'
import { exportAudit } from '../../contract/audit.ts'
import { exportBankLines } from '../../contract/bank.ts'
import { exportTaxForms } from '../../contract/taxYear.ts'
import { exportComplianceDecided, exportCompliancePending } from '../../contract/compliance.ts'
import { DISTRIBUTION_TYPE } from '../../contract/distributionType.ts'
import { exportDocuments, exportUploadCenter } from '../../contract/documents.ts'
import { DOCUMENT_TYPE } from '../../contract/documentType.ts'
import type { Ids } from '../../contract/enumeration.ts'
import { getExportRowsLeft, listExports, type Exported } from '../../contract/exports.ts'
import { exportCompletedJobs, exportIncompleteJobs } from '../../contract/jobs.ts'
import { JOB_TYPE } from '../../contract/jobType.ts'
import { exportUndelivered } from '../../contract/mail.ts'
import { exportNotes } from '../../contract/notes.ts'
import { exportPlanFiles } from '../../contract/planUploads.ts'
import { exportPlans, exportRelatedPlans } from '../../contract/plans.ts'
import { REQUEST_STATUS } from '../../contract/requestStatus.ts'
import { exportReturns } from '../../contract/returns.ts'
import { exportReturnsDesk } from '../../contract/returnsDesk.ts'
import { exportRollovers, exportWithdrawals } from '../../contract/staffRequests.ts'
import { TRANSACTION_TYPE } from '../../contract/transactionType.ts'
import { LISTS } from '../distributions/requestLists.ts'
import type { ExportedList, ExportFilterInput, ExportListInput } from '../graphql/__generated__/resolvers.ts'
import { sortParameter } from '../graphql/connection.ts'
import type { Caller } from '../graphql/context.ts'
import { idOfText } from '../graphql/enums.ts'
import { badInput } from '../graphql/errors.ts'
import { toGlobalId } from '../graphql/globalId.ts'
import type { Module } from '../graphql/module.ts'
import { mutation } from '../graphql/userErrors.ts'

type Ask = (caller: Caller, input: ExportListInput, query: Record<string, string>) => Promise<Exported>

const requests = {
  status: { rest: 'statusId', ids: REQUEST_STATUS },
  type: { rest: 'distributionTypeId', ids: DISTRIBUTION_TYPE },
}
const jobs = { type: { rest: 'jobTypeId', ids: JOB_TYPE } }
const book = { type: { rest: 'transactionTypeId', ids: TRANSACTION_TYPE } }

/** Filters whose values are enum values here and numbers in REST. */
const ENUMS: Readonly<Partial<Record<ExportedList, Readonly<Record<string, { rest: string; ids: Ids }>>>>> = {
  WITHDRAWALS: requests,
  ROLLOVERS: requests,
  INCOMPLETE_JOBS: jobs,
  COMPLETED_JOBS: jobs,
  DOCUMENTS: { type: { rest: 'attachmentTypeId', ids: DOCUMENT_TYPE } },
  ACCOUNT_BOOK: book,
  BOOK: book,
}

function filterOf(list: ExportedList, { name, value }: ExportFilterInput): [name: string, value: string] {
  const named = ENUMS[list]?.[name]
  if (!named) return [name, value]
  const id = idOfText(named.ids, value)
  if (id === undefined) throw badInput(`"${value}" is not a value of the filter "${name}".`)
  return [named.rest, String(id)]
}

/** The custodian decides which sort orders and filters a list accepts. */
const ASK: Readonly<Record<ExportedList, Ask>> = {
  WITHDRAWALS: (caller, input, query) => caller.call(exportWithdrawals, { params: { list: listOf(input) }, query }),
  ROLLOVERS: (caller, input, query) => caller.call(exportRollovers, { params: { list: listOf(input) }, query }),
  COMPLIANCE_PENDING: (caller, _input, query) => caller.call(exportCompliancePending, { query }),
  COMPLIANCE_DECIDED: (caller, _input, query) => caller.call(exportComplianceDecided, { query }),
  UPLOAD_CENTER: (caller, _input, query) => caller.call(exportUploadCenter, { query }),
  INCOMPLETE_JOBS: (caller, _input, query) => caller.call(exportIncompleteJobs, { query }),
  COMPLETED_JOBS: (caller, _input, query) => caller.call(exportCompletedJobs, { query }),
  PLANS: (caller, _input, query) => caller.call(exportPlans, { query }),
  PLAN_UPLOADS: (caller, _input, query) => caller.call(exportPlanFiles, { query }),
  RELATED_PLANS: (caller, { planId }, query) =>
    caller.call(exportRelatedPlans, { params: { planId: numberOf(planId, 'planId') }, query }),
  BANK_LINES: (caller, _input, query) => caller.call(exportBankLines, { query }),
  TAX_FORMS: (caller, _input, query) => caller.call(exportTaxForms, { query }),
  RETURNS: (caller, _input, query) => caller.call(exportReturns, { query }),
  RETURNS_DESK: (caller, _input, query) => caller.call(exportReturnsDesk, { query }),
  UNDELIVERED: (caller, _input, query) => caller.call(exportUndelivered, { query }),
  AUDIT: (caller, _input, query) => caller.call(exportAudit, { query }),
  DOCUMENTS: (caller, { accountOwnerId }, query) => caller.owner(accountOwnerId).call(exportDocuments, { query }),
  NOTES: (caller, { accountOwnerId }, query) => caller.owner(accountOwnerId).call(exportNotes, { query }),
  // The path contains "plan" but takes the account id.
  ACCOUNT_BOOK: (caller, { accountOwnerId, accountId }, query) =>
    caller
      .owner(accountOwnerId)
      .call(exportAccountBook, { params: { planId: numberOf(accountId, 'accountId') }, query }),
  BOOK: (caller, { bookId }, query) =>
    caller.call(exportBookByDate, { params: { bookId: numberOf(bookId, 'bookId') }, query }),
}

function listOf({ requestList }: ExportListInput) {
  if (requestList == null) throw badInput('Give "requestList".')
  return LISTS[requestList]
}

function numberOf(id: number | null | undefined, name: string): number {
  if (id == null) throw badInput(`Give "${name}".`)
  return id
}

export const exports: Module = {
  // The list's own call refuses callers without permission.
  rules: {
    Viewer: { exports: [listExports], exportRowsLeft: [getExportRowsLeft] },
    Mutation: { exportList: [listExports] },
  },
  types: { staff: ['Export', 'ExportWords', 'ExportListPayload'] },
  resolvers: {
    Viewer: {
      exports: ({ caller }) => caller.call(listExports, {}),
      exportRowsLeft: async ({ caller }) => (await caller.call(getExportRowsLeft, {})).rows,
    },
    Export: { id: (row) => toGlobalId('Export', row.id), exportId: (row) => row.id },
    Mutation: {
      exportList: mutation(async (input: ExportListInput, { caller }) => {
        const sort = sortParameter(input.sort)
        const filters = (input.filters ?? []).map((filter) => filterOf(input.list, filter))
        const query = { ...Object.fromEntries(filters), ...(sort === null ? {} : { sort }) } as Record<string, string>
        return { export: await ASK[input.list](caller, input, query) }
      }),
    },
  },
}
