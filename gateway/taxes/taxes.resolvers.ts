import type { Context } from '../graphql/context.ts'
import type { Module } from '../graphql/module.ts'
import { withoutSeparators } from '../owners/social.ts'
import type { ViewerParent } from '../session/session.resolvers.ts'
import { calculateTaxes, getBank, getTerms, type Calculation } from './taxes.rest.ts'

/** What the custodian calls a bank that does not exist. */
const NO_BANK = 'INVALID'

export const taxes: Module = {
  rules: {
    Query: { terms: [getTerms] },
    Viewer: { bank: [getBank], taxCalculation: [calculateTaxes], distributionFee: [getTerms] },
  },
  types: { anyone: ['Terms'], signedIn: ['Bank', 'TaxCalculationResult'] },
  resolvers: {
    Query: { terms: (_root: unknown, _args: unknown, { caller }: Context) => caller.call(getTerms, {}) },
    Viewer: {
      distributionFee: async ({ caller }: ViewerParent) => (await caller.call(getTerms, {})).distributionFee,
      bank: async ({ caller }: ViewerParent, args: { routingNumber: string }) => {
        const routingNumber = withoutSeparators(args.routingNumber)
        if (!/^\d{9}$/.test(routingNumber)) return { name: NO_BANK }
        return caller.call(getBank, { params: { routingNumber } })
      },
      taxCalculation: ({ caller }: ViewerParent, { input }: { input: Partial<Calculation> & Calculation }) =>
        caller.call(calculateTaxes, {
          body: {
            ...input,
            state: input.state || null,
            desiredFederalWithholdingAmount: input.desiredFederalWithholdingAmount ?? null,
          },
        }),
    },
    Bank: { valid: (bank: { name: string }) => bank.name !== NO_BANK },
  },
}
