import type { FastifySerializerCompiler } from 'fastify/types/schema.js'
import { serializerCompiler as parsing } from 'fastify-type-provider-zod'
import type * as z from 'zod'
import { checkOf, type Check } from '../../../contract/check.ts'

/**
 * Writes answers of the shape that the contract has for them. One that is exactly of its shape, as all should be, is
 * written as it is; any other goes to the parser, which tells what is wrong with it, and is not sent. Of the text of a
 * file it is only looked whether it is one.
 */
export const serializerCompiler: FastifySerializerCompiler<z.ZodType> = (route) => {
  const parse = parsing(route)
  // Made for the first answer: all of them at once would keep the start waiting.
  let check: Check | null | undefined
  return (answer: unknown) => {
    if (check === undefined) check = checkOf(route.schema)
    return check?.(answer) ? JSON.stringify(answer) : parse(answer)
  }
}
