import { kebab, pascal, type Edits } from './edits.ts'

/**
 * Generates a REST read for staff about one owner, with its GraphQL field on AccountOwner. A new domain also gets its
 * contract file.
 */
export function newCall(edits: Edits, domain: string, name: string): string[] {
  if (!/^get[A-Z]/.test(name)) throw new Error('A call that reads one thing is named get…, such as getNoteCount.')
  const field = name.charAt(3).toLowerCase() + name.slice(4)
  const contract = `contract/${domain}.ts`
  if (!edits.has(contract)) {
    edits.create(contract, `const endpoint = endpointsOf('${domain}')\n`)
    edits.before('contract/calls.ts', /^\nconst exported/m, `import * as ${domain} from './${domain}.ts'\n`)
    edits.before('contract/calls.ts', /(?<=^const exported[^\n]*\{\n)/m, `  ...${domain},\n`)
  }
  if (!/^import .* from 'zod'/m.test(edits.existing(contract)))
    edits.before(contract, /^/, `import * as z from 'zod'\n`)
  edits.import(contract, 'endpointsOf', './endpoint.ts')
  if (!/^const endpoint = /m.test(edits.existing(contract)))
    throw new Error(`${contract} has no "const endpoint": add the call by hand (docs/guides/add-a-call.md).`)
  edits.append(contract, contractOf(domain, name))

  edits.create(`custodian/${domain}/${field}.routes.ts`, routesOf(domain, name, field))
  edits.create(`custodian/${domain}/${field}.test.ts`, testOf(domain, field))
  edits.import('custodian/server.ts', `${field}Routes`, `./${domain}/${field}.routes.ts`)
  edits.before('custodian/server.ts', /^ {2}reportRoutes,\n\]/m, `  ${field}Routes,\n`)

  edits.create(
    `gateway/${domain}/${field}.graphql`,
    `extend type AccountOwner {\n  "Number of the owner's accounts, open and closed. Staff who work on requests."\n  ${field}: Int\n}\n`,
  )
  edits.create(`gateway/${domain}/${field}.resolvers.ts`, resolversOf(domain, name, field))
  edits.import('gateway/schema.ts', field, `./${domain}/${field}.resolvers.ts`)
  edits.before('gateway/schema.ts', /^ {2}renamed,\n\]/m, `  ${field},\n`)
  edits.before('tests/contract/operations.ts', /^ {2}'AccountOwner\.notes'/m, `  'AccountOwner.${field}': '${name}',\n`)
  return [
    `Change shapes and texts in contract/${domain}.ts, the statement in custodian/${domain}/${field}.routes.ts, the field`,
    `in gateway/${domain}/${field}.graphql. Review the new lines of tests/contract/who-may.txt.`,
  ]
}

const pathOf = (domain: string, name: string) =>
  `/api/${kebab(domain)}/admin/:accountOwnerId/${kebab(name.slice(3)).slice(1)}`

const contractOf = (domain: string, name: string) => `export const ${name} = endpoint({
  name: '${name}',
  method: 'GET',
  staff: { path: '${pathOf(domain, name)}', may: 'operations' },
  summary: 'The number of accounts of an owner.',
  response: z.strictObject({ accounts: z.int() }),
})
`

const routesOf = (domain: string, name: string, field: string) => `import { ${name} } from '../../contract/${domain}.ts'
import type { Serving } from '../platform/http/serve.ts'

/** The accounts of an owner, counted. */
export function ${field}Routes({ serve }: Serving): void {
  serve(${name}, async ({ call, ownerId }) => {
    const { accounts } = await call.db
      .selectFrom('retirement_account')
      .select(({ fn }) => fn.countAll<string>().as('accounts'))
      .where('account_owner_id', '=', ownerId)
      .executeTakeFirstOrThrow()
    return { accounts: Number(accounts) }
  })
}
`

const testOf = (domain: string, field: string) => `import { afterAll, beforeAll, expect, test } from 'vitest'
import { ada, customerService, seedPeople } from '../testing.people.ts'
import { startTestServer, type TestServer } from '../testing.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
  await seedPeople(server.services)
})
afterAll(() => server.close())

test("counts an owner's accounts for staff, and refuses the owner", async () => {
  const path = \`${pathOf(domain, `get${pascal(field)}`).replace(':accountOwnerId', '${ada.ownerId}')}\`
  const ask = async (email: string) => server.call('GET', path, { token: await server.tokenOf(email) })
  expect((await ask(customerService)).body).toEqual({ accounts: expect.any(Number) })
  expect((await ask(ada.email)).status).toBe(403)
})
`

const resolversOf = (
  domain: string,
  name: string,
  field: string,
) => `import { ${name} } from '../../contract/${domain}.ts'
import type { Module } from '../graphql/module.ts'

export const ${field}: Module = {
  rules: { AccountOwner: { ${field}: [${name}] } },
  resolvers: { AccountOwner: { ${field}: async ({ owner }) => (await owner.call(${name}, {})).accounts } },
}
`
