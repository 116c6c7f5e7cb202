declare module 'relay-test-utils' {
  import type { Environment, GraphQLResponse, OperationDescriptor } from 'relay-runtime'

  type Answer = (operation: OperationDescriptor) => GraphQLResponse | Error | null
  interface MockContext {
    name?: string | null
    alias?: string | null
    path?: readonly string[]
    args?: Record<string, unknown>
  }

  export interface MockEnvironment extends Environment {
    mock: {
      getAllOperations(): OperationDescriptor[]
      getMostRecentOperation(): OperationDescriptor
      resolveMostRecentOperation(answer: GraphQLResponse | Answer): void
      rejectMostRecentOperation(error: Error): void
      queueOperationResolver(answer: Answer): void
      queuePendingOperation(query: unknown, variables: unknown): void
    }
  }
  export function createMockEnvironment(config?: object): MockEnvironment
  export const MockPayloadGenerator: {
    generate(
      operation: OperationDescriptor,
      resolvers?: Record<string, (context: MockContext, id: () => number) => unknown>,
    ): GraphQLResponse
  }
}
