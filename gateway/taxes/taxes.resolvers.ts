import { calculateTaxes, FEDERAL_MINIMUM_PERCENT, getBank, getTerms } from '../../contract/taxes.ts'
import type { Module } from '../graphql/module.ts'
import { cleanNumber } from '../../contract/typedNumbers.ts'

/** The custodian's response for an unknown bank. */
const NO_BANK = 'INVALID'

export const taxes: Module = {
  rules: {
    Query: { terms: [getTerms] },
    Viewer: { bank: [getBank], taxCalculation: [calculateTaxes], distributionFee: [getTerms] },
  },
  types: { anyone: ['Terms'], signedIn: ['Bank', 'TaxCalculationResult'] },
  resolvers: {
    Query: { terms: (_root, _args, { caller }) => caller.call(getTerms, {}) },
    Viewer: {
      distributionFee: async ({ caller }) => (await caller.call(getTerms, {})).distributionFee,
      bank: async ({ caller }, args) => {
        const routingNumber = cleanNumber.routing(args.routingNumber)
        if (!/^\d{9}$/.test(routingNumber)) return { name: NO_BANK }
        return caller.call(getBank, { params: { routingNumber } })
      },
      taxCalculation: ({ caller }, { input }) =>
        caller.call(calculateTaxes, {
          body: {
            ...input,
            state: input.state || null,
            desiredFederalWithholdingAmount: input.desiredFederalWithholdingAmount ?? null,
          },
        }),
    },
    Terms: { federalMinimumPercent: (terms) => terms.federalMinimumPercent ?? FEDERAL_MINIMUM_PERCENT },
    Bank: { valid: (bank) => bank.name !== NO_BANK },
  },
}
