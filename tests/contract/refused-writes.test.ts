import { afterAll, beforeAll, expect, test } from 'vitest'
import { CUSTODIAN, people, startGateway, type Person, type TestGateway } from '../../gateway/testing.ts'
import { writes, type Operation } from './operations.ts'
import { ann } from './samples.ts'

// One gateway per status; its custodian answers every call with that status.
const REFUSALS = [400, 404, 409, 429, 500]
const gateways = new Map<number, TestGateway>()

beforeAll(async () => {
  for (const status of REFUSALS) {
    const gateway = await startGateway({}, {}, { checksErrors: false })
    gateways.set(status, gateway)
    for (const method of ['GET', 'POST', 'PUT', 'DELETE'])
      gateway.agent
        .get(CUSTODIAN)
        .intercept({ method, path: () => true })
        .reply(status, {}, { headers: { 'content-type': 'application/json' } })
        .persist()
  }
})
afterAll(() => Promise.all([...gateways.values()].map((gateway) => gateway.close())))

/** Logging out deletes the cookie even if the custodian is unavailable. */
const SUCCEEDS_ANYWAY = new Set(['Mutation.logout'])

test.each(writes().filter(({ name }) => !SUCCEEDS_ANYWAY.has(name)))(
  'reports every error status of the custodian in the response to $name',
  async (operation) => {
    const asked = [...gateways].map(async ([status, gateway]) =>
      (await isReported(gateway, operation)) ? [] : [status],
    )
    expect((await Promise.all(asked)).flat()).toEqual([])
  },
)

async function isReported(gateway: TestGateway, operation: Operation): Promise<boolean> {
  const as = callerOf(operation)
  const subject = { ...ann, accountOwnerId: as === 'ann' ? people.ann.accountOwnerId : ann.accountOwnerId }
  const role = as ? people[as].roleId : 0
  const variables = operation.variables(subject, role as 0 | 1 | 2 | 4)
  const { data, errors } = await gateway.ask(operation.document, { ...(as && { as }), variables })
  const payload = Object.values(data ?? {})[0] as { errors?: unknown[] } | null | undefined
  return Boolean(errors?.length || payload?.errors?.length)
}

/** A person who may send the mutation; undefined if anybody may. */
function callerOf({ callers }: Operation): Person | undefined {
  if (callers === 'everybody') return undefined
  return (Object.keys(people) as Person[]).find((name) => callers.includes(people[name].roleId as 0 | 1 | 2 | 4))
}
