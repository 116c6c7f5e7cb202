import { listReturnsDesk } from '../../contract/returnsDesk.ts'
import { connectionBy, filterParameters, sortParameter, sumOf, type PageOf } from '../graphql/connection.ts'
import type { Module } from '../graphql/module.ts'
import { LIST_NAMES } from '../distributions/requestLists.ts'

export const returnsDesk: Module = {
  rules: { Viewer: { returnsDesk: [listReturnsDesk] }, DeskConnection: { totalAmount: [listReturnsDesk] } },
  types: { operations: ['DeskItem', 'DeskConnection', 'DeskEdge'] },
  resolvers: {
    Viewer: {
      returnsDesk: async ({ caller }, args) => {
        const ask = (page: Partial<PageOf> & { sum?: 'amount' }) =>
          caller.call(listReturnsDesk, {
            query: { ...page, sort: sortParameter(args.sort), ...filterParameters(args.filter) },
          })
        const page = await connectionBy(args, ask, (row) => `${row.kind}-${row.itemId}`)
        return { ...page, sum: () => sumOf(page, () => ask({ limit: '1', sum: 'amount' })) }
      },
    },
    DeskConnection: { totalAmount: ({ sum }) => sum() },
    DeskItem: { list: ({ list }) => list && LIST_NAMES[list] },
  },
}
