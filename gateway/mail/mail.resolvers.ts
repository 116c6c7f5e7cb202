import { listOwnMail, listUndelivered } from '../../contract/mail.ts'
import { connectionBy, sortParameter } from '../graphql/connection.ts'
import type { Module } from '../graphql/module.ts'

export const mail: Module = {
  rules: { Viewer: { ownMail: [listOwnMail], undeliveredMail: [listUndelivered] } },
  types: {
    signedIn: ['OwnMail', 'OwnMailConnection', 'OwnMailEdge'],
    operations: ['UndeliveredMail', 'UndeliveredMailConnection', 'UndeliveredMailEdge'],
  },
  resolvers: {
    Viewer: {
      ownMail: ({ caller }, args) =>
        connectionBy(
          args,
          (page) => caller.call(listOwnMail, { query: { ...page, sort: sortParameter(args.sort) } }),
          (row) => row.mailId,
        ),
      undeliveredMail: ({ caller }, args) =>
        connectionBy(
          args,
          (page) => caller.call(listUndelivered, { query: { ...page, sort: sortParameter(args.sort) } }),
          (row) => row.mailId,
        ),
    },
  },
}
