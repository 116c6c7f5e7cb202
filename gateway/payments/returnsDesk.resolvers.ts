import { listReturnsDesk, type DeskItem } from '../../contract/returnsDesk.ts'
import type { RequestList } from '../graphql/__generated__/resolvers.ts'
import { connectionBy, filterParameters, sortParameter } from '../graphql/connection.ts'
import type { Module } from '../graphql/module.ts'

/** The lists by what they are called on the wire. */
const LISTS: Readonly<Record<NonNullable<DeskItem['list']>, RequestList>> = {
  open: 'PENDING',
  signature: 'SIGNATURE',
  approved: 'APPROVED',
  incomplete: 'INCOMPLETE',
  historical: 'HISTORICAL',
}

export const returnsDesk: Module = {
  rules: { Viewer: { returnsDesk: [listReturnsDesk] } },
  types: { operations: ['DeskItem', 'DeskConnection', 'DeskEdge'] },
  resolvers: {
    Viewer: {
      returnsDesk: ({ caller }, args) =>
        connectionBy(
          args,
          (page) =>
            caller.call(listReturnsDesk, {
              query: { ...page, sort: sortParameter(args.sort), ...filterParameters(args.filter) },
            }),
          (row) => `${row.kind}-${row.itemId}`,
        ),
    },
    DeskItem: { list: ({ list }) => list && LISTS[list] },
  },
}
