import { listReturns, takeInReturns } from '../../contract/returns.ts'
import { withoutDataUrl } from '../documents/base64.ts'
import type { TakeInReturnsInput } from '../graphql/__generated__/resolvers.ts'
import { requestStatus } from '../distributions/typeAndStatusNames.ts'
import { connectionBy, filterParameters, sortParameter } from '../graphql/connection.ts'
import { badInput } from '../graphql/errors.ts'
import type { Module } from '../graphql/module.ts'
import { mutation } from '../graphql/userErrors.ts'
import { LIST_NAMES } from '../distributions/requestLists.ts'

/** Either a file or one check, never both, because an error could not be assigned to one of them. */
function returnsOf({ fileContent, checkNumber, reason }: TakeInReturnsInput) {
  if (fileContent != null && checkNumber == null && reason == null) return { content: withoutDataUrl(fileContent) }
  if (fileContent == null && checkNumber != null && reason != null) return { returns: [{ checkNumber, code: reason }] }
  throw badInput('Give "fileContent", or "checkNumber" and "reason".')
}

export const returns: Module = {
  rules: { Viewer: { paymentReturns: [listReturns] }, Mutation: { takeInReturns: [takeInReturns] } },
  types: {
    operations: [
      'PaymentReturn',
      'PaymentReturnConnection',
      'PaymentReturnEdge',
      'TakeInReturnsPayload',
      'ReturnsResult',
    ],
  },
  resolvers: {
    Viewer: {
      paymentReturns: ({ caller }, args) =>
        connectionBy(
          args,
          (page) =>
            caller.call(listReturns, {
              query: { ...page, sort: sortParameter(args.sort), ...filterParameters(args.filter) },
            }),
          (row) => `${row.paymentId}-${row.code}`,
        ),
    },
    PaymentReturn: {
      requestStatus: (row) => requestStatus(row.requestStatusId),
      list: ({ list }) => list && LIST_NAMES[list],
    },
    Mutation: {
      takeInReturns: mutation(async (input, { caller }) => ({
        result: await caller.call(takeInReturns, { body: returnsOf(input) }),
      })),
    },
  },
}
