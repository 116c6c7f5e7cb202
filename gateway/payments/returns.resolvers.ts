import { takeInReturns } from '../../contract/returns.ts'
import { withoutDataUrl } from '../documents/base64.ts'
import type { TakeInReturnsInput } from '../graphql/__generated__/resolvers.ts'
import { badInput } from '../graphql/errors.ts'
import type { Module } from '../graphql/module.ts'
import { mutation } from '../graphql/userErrors.ts'

/** A file or one check, never both: nobody could tell which of the two an error is about. */
function returnsOf({ fileContent, checkNumber, reason }: TakeInReturnsInput) {
  if (fileContent != null && checkNumber == null && reason == null) return { content: withoutDataUrl(fileContent) }
  if (fileContent == null && checkNumber != null && reason != null) return { returns: [{ checkNumber, code: reason }] }
  throw badInput('Give "fileContent", or "checkNumber" and "reason".')
}

export const returns: Module = {
  rules: { Mutation: { takeInReturns: [takeInReturns] } },
  types: { operations: ['TakeInReturnsPayload', 'ReturnsResult'] },
  resolvers: {
    Mutation: {
      takeInReturns: mutation(async (input, { caller }) => ({
        result: await caller.call(takeInReturns, { body: returnsOf(input) }),
      })),
    },
  },
}
