/** The parts of the OpenAPI description that the code reads and completes. */
export interface ApiDocument {
  paths: Record<string, Record<string, Operation>>
  components: object
}

export interface Operation {
  operationId: string
  tags: string[]
  security: object[]
  parameters?: Array<{ in: string; name: string; schema: JsonSchema }>
  requestBody?: { content: Record<string, { schema: JsonSchema }> }
  responses: Record<
    string,
    { $ref: string } | { description: string; content?: Record<string, { schema: JsonSchema }> }
  >
}

export type JsonSchema = {
  type?: string
  pattern?: string
  default?: unknown
  items?: JsonSchema
  [key: string]: unknown
}
