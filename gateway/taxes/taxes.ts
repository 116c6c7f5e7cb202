import type { Module } from '../graphql/module.ts'
import type { ViewerParent } from '../session/session.ts'
import { calculateTaxes, getBank, type Calculation } from './taxes.rest.ts'

/** What the custodian calls a bank that does not exist. */
const NO_BANK = 'INVALID'

export const taxes: Module = {
  rules: { Viewer: { bank: [getBank], taxCalculation: [calculateTaxes] } },
  resolvers: {
    Viewer: {
      bank: async ({ caller }: ViewerParent, { routingNumber }: { routingNumber: string }) => {
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
