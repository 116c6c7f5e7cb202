import { previewByAccount, previewByState, reportByAccount, reportByState } from '../../contract/reports.ts'
import type { Caller } from '../graphql/context.ts'
import type { Module } from '../graphql/module.ts'
import type { FileAnswer } from '../../contract/file.ts'

export type Days = { startDate?: string | null; endDate?: string | null }

const BY_ACCOUNT = 'withholding-account.csv'
const BY_STATE = 'withholding-state.csv'
const REPORTS = new Map<string, (caller: Caller, query: Days) => Promise<string>>([
  [BY_ACCOUNT, (caller, query) => caller.call(reportByAccount, { query })],
  [BY_STATE, (caller, query) => caller.call(reportByState, { query })],
])

/** A report as a file with its name; null for an unknown report. */
export function reportFile(caller: Caller, fileName: string, days: Days): Promise<FileAnswer> | null {
  const csvOf = REPORTS.get(fileName)
  if (!csvOf) return null
  return csvOf(caller, days).then((csv) => ({
    contentType: 'text/csv',
    content: Buffer.from(csv).toString('base64'),
    fileName,
  }))
}

export const reports: Module = {
  rules: {
    Viewer: {
      withholdingByAccountReport: [reportByAccount],
      withholdingByStateReport: [reportByState],
      withholdingByAccountPreview: [previewByAccount],
      withholdingByStatePreview: [previewByState],
    },
  },
  types: {
    staff: [
      'WithholdingByAccountPreview',
      'WithholdingByAccountRow',
      'WithholdingByStatePreview',
      'WithholdingByStateRow',
      'WithholdingTotals',
    ],
  },
  resolvers: {
    Viewer: {
      withholdingByAccountReport: ({ caller }, days) => reportFile(caller, BY_ACCOUNT, days),
      withholdingByStateReport: ({ caller }, days) => reportFile(caller, BY_STATE, days),
      withholdingByAccountPreview: ({ caller }, query) => caller.call(previewByAccount, { query }),
      withholdingByStatePreview: ({ caller }, query) => caller.call(previewByState, { query }),
    },
  },
}
