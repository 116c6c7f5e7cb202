import type { Module } from '../graphql/module.ts'
import type { ViewerParent } from '../session/session.ts'
import { reportByAccount, reportByState } from './reports.rest.ts'

type Days = { startDate?: string | null; endDate?: string | null }

const report =
  (endpoint: typeof reportByAccount | typeof reportByState, fileName: string) =>
  async ({ caller }: ViewerParent, query: Days) => {
    const csv = await caller.call(endpoint, { query })
    return { contentType: 'text/csv', content: Buffer.from(csv).toString('base64'), fileName }
  }

export const reports: Module = {
  rules: { Viewer: { withholdingByAccountReport: [reportByAccount], withholdingByStateReport: [reportByState] } },
  resolvers: {
    Viewer: {
      withholdingByAccountReport: report(reportByAccount, 'withholding-account.csv'),
      withholdingByStateReport: report(reportByState, 'withholding-state.csv'),
    },
  },
}
