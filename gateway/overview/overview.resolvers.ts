import { getComplianceOverview, getMenuCounts, getOverview, type Overview, type Pile } from '../../contract/overview.ts'
import type { RequestList } from '../graphql/__generated__/resolvers.ts'
import type { Module } from '../graphql/module.ts'

/** The names of the lists in the API. */
const LISTS: Record<Overview['queues'][number]['list'], RequestList> = {
  open: 'PENDING',
  signature: 'SIGNATURE',
  approved: 'APPROVED',
  incomplete: 'INCOMPLETE',
}

const pileOf = ({ isBound, ...pile }: Pile) => ({ ...pile, countIsBound: isBound })

export const overview: Module = {
  rules: {
    Viewer: { overview: [getOverview], menuCounts: [getMenuCounts], complianceOverview: [getComplianceOverview] },
  },
  types: {
    operations: ['Overview', 'MenuCounts', 'OverviewQueue', 'MissingTaxTable', 'TaxDue', 'MoneyOfDay'],
    staff: ['Pile'],
    compliance: ['ComplianceOverview'],
  },
  resolvers: {
    Viewer: {
      overview: async ({ caller }) => {
        const answer = await caller.call(getOverview, {})
        const {
          queues,
          secondPerson,
          toDecide,
          ownProposals,
          uploads,
          failedJobs,
          returnsDesk,
          undeliveredMail,
          monthsToClose,
          missingTaxTable,
          taxDue,
          today,
          days,
        } = answer
        return {
          queues: queues.map(({ kind, list, ages, ...pile }) => ({
            isRollover: kind === 'ROLLOVER',
            list: LISTS[list],
            pile: pileOf(pile),
            ages,
          })),
          secondPerson: pileOf(secondPerson),
          toDecide: pileOf(toDecide ?? secondPerson),
          ownProposals,
          uploads: pileOf(uploads),
          failedJobs: pileOf(failedJobs),
          returnsDesk: pileOf(returnsDesk),
          undeliveredMail: pileOf(undeliveredMail),
          monthsToClose: monthsToClose ? pileOf(monthsToClose) : null,
          missingTaxTable,
          taxDue,
          today,
          days,
        }
      },
      menuCounts: ({ caller }) => caller.call(getMenuCounts, {}),
      complianceOverview: async ({ caller }) => {
        const { pending } = await caller.call(getComplianceOverview, {})
        return { pending: pileOf(pending) }
      },
    },
  },
}
