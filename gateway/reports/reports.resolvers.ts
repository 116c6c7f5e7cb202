import { previewByAccount, previewByState, reportByAccount, reportByState } from '../../contract/reports.ts'
import type { Module } from '../graphql/module.ts'
import type { FileAnswer } from '../../contract/file.ts'

const BY_ACCOUNT = 'withholding-account.csv'
const BY_STATE = 'withholding-state.csv'
/** The call of each report, by the name of its file. */
export const REPORTS = new Map<string, typeof reportByAccount | typeof reportByState>([
  [BY_ACCOUNT, reportByAccount],
  [BY_STATE, reportByState],
])

async function reportFile(csv: Promise<string>, fileName: string): Promise<FileAnswer> {
  return { contentType: 'text/csv', content: Buffer.from(await csv).toString('base64'), fileName }
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
      withholdingByAccountReport: ({ caller }, query) =>
        reportFile(caller.call(reportByAccount, { query }), BY_ACCOUNT),
      withholdingByStateReport: ({ caller }, query) => reportFile(caller.call(reportByState, { query }), BY_STATE),
      withholdingByAccountPreview: ({ caller }, query) => caller.call(previewByAccount, { query }),
      withholdingByStatePreview: ({ caller }, query) => caller.call(previewByState, { query }),
    },
  },
}
