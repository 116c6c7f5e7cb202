import { reports } from './reports.ts'

interface Report {
  to: string
  label: string
  sentence: string
}

interface ReportGroup {
  title: string
  /** Name of the occasion as used within a sentence: "taxes". */
  occasion: string
  reports: readonly Report[]
}

/** Screens that Reports links to, grouped by occasion. Each route lists the roles that may open it. */
export const reportGroups: readonly ReportGroup[] = [
  {
    title: 'Daily',
    occasion: 'daily work with payments',
    reports: [
      {
        to: '/returns-desk',
        label: 'Returns Desk',
        sentence: 'Returned payments, uncashed checks, missing plan money and unmatched bank lines.',
      },
      { to: '/returns', label: 'Returned Payments', sentence: 'Record payments that the bank sent back.' },
      { to: '/bank', label: 'Bank Reconciliation', sentence: 'Bank statement against the ledger.' },
      { to: '/accounts', label: 'Accounting', sentence: 'Transactions of the internal books.' },
      {
        to: '/mail/undelivered',
        label: 'Undelivered Mail',
        sentence: 'Emails that never arrived: reach these people another way.',
      },
    ],
  },
  {
    title: 'Period end',
    occasion: 'the end of a period',
    reports: [
      { to: '/months', label: 'Month-End Close', sentence: 'Trial balance of a day, and closing a month.' },
      {
        to: '/exports',
        label: 'Exports',
        sentence: 'Files of lists that you exported, and exports that wait for a second person.',
      },
    ],
  },
  {
    title: 'Tax',
    occasion: 'taxes',
    reports: [
      { to: '/tax-year', label: 'Tax Year', sentence: 'Tax forms for the year, from the ledger.' },
      ...Object.values(reports).map(({ title, intro, address }) => ({ to: address, label: title, sentence: intro })),
    ],
  },
  {
    title: 'System',
    occasion: 'the system',
    reports: [
      { to: '/audit', label: 'Audit Trail', sentence: 'Who changed or viewed which record, and when.' },
      { to: '/credentials', label: 'Machine Credentials', sentence: 'API keys for programs.' },
      { to: '/webhooks', label: 'Webhooks', sentence: 'Programs that are notified when something changes.' },
    ],
  },
]

/** Reports, by the path of their screen. */
export const reportAt: ReadonlyMap<string, Report & { group: string }> = new Map(
  reportGroups.flatMap(({ title, reports: listed }) =>
    listed.map((report) => [report.to.replace(/\/$/, ''), { ...report, group: `Reports, ${title}` }]),
  ),
)
