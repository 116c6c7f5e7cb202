import { getTaxYear, listTaxForms } from '../../contract/taxYear.ts'
import { connectionBy, filterParameters, sortParameter } from '../graphql/connection.ts'
import type { Module } from '../graphql/module.ts'

export const taxYear: Module = {
  rules: { Viewer: { taxYear: [getTaxYear], taxForms: [listTaxForms] } },
  types: {
    operations: [
      'TaxYearReport',
      'TaxYear',
      'TaxDeposit',
      'TaxLiabilityDay',
      'TaxDueDay',
      'TaxForm',
      'TaxFormState',
      'TaxFormConnection',
      'TaxFormEdge',
    ],
  },
  resolvers: {
    Viewer: {
      taxYear: async ({ caller }, { year }) => {
        const { taxYear: prepared, ...report } = await caller.call(getTaxYear, {
          query: { year: year == null ? null : String(year) },
        })
        return { ...report, prepared }
      },
      taxForms: ({ caller }, args) => {
        const { all, ...filter } = args.filter ?? {}
        return connectionBy(
          args,
          (page) =>
            caller.call(listTaxForms, {
              query: {
                ...page,
                sort: sortParameter(args.sort),
                ...filterParameters(filter),
                all: all ? 'true' : null,
              },
            }),
          (row) => row.taxFormId,
        )
      },
    },
  },
}
