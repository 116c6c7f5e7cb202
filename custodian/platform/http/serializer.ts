import type { FastifySerializerCompiler } from 'fastify/types/schema.js'
import { ResponseSerializationError } from 'fastify-type-provider-zod'
import * as z from 'zod'

/** Serializes responses of the contract's shape. Any other response is an error and is not sent. */
export const serializerCompiler: FastifySerializerCompiler<z.ZodType> = ({ schema, method, url }) => {
  // Compiles each serializer at its first response, because compiling all of them would delay the start.
  let parser: z.ZodType | undefined
  return (answer: unknown) => {
    parser ??= z.compile(schema)
    const parsed = parser.safeParse(answer)
    if (!parsed.success) throw new ResponseSerializationError(method, url, { cause: parsed.error })
    return JSON.stringify(parsed.data)
  }
}
