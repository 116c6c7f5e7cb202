import { kebab, title, type Edits } from './edits.ts'

/** Generates a staff screen about one owner: its page with a query, its test and its route. */
export function newScreen(edits: Edits, domain: string, name: string): string[] {
  if (!/^[A-Z]/.test(name)) throw new Error('A screen is named like its component, without Page: NoteCount.')
  const route = `${name.charAt(0).toLowerCase()}${name.slice(1)}Route`
  const address = kebab(name).slice(1)
  const routes = `web/${domain}/routes.ts`
  edits.create(`web/${domain}/${name}Page.tsx`, pageOf(name))
  edits.create(`web/${domain}/${name}Page.test.tsx`, testOf(name))
  if (!edits.has(routes)) {
    edits.create(routes, '\n')
    edits.before('scripts/imports.ts', /(?<=^const DOMAINS[^\n]*\{\n)/m, `  ${domain}: [],\n`)
  }
  edits.append(routes, routeOf(name, route, address))
  edits.import(routes, 'ownerVariable', '../core/session/session.ts')
  edits.import(routes, 'operations', '../core/session/access.ts')
  edits.import(routes, 'screen', '../core/screens/screen.tsx')
  edits.before(routes, /^/, `import ${route}Page from '../__generated__/${name}PageQuery$parameters.ts'\n`)
  edits.import(routes, `${name}PageQuery`, `../__generated__/${name}PageQuery.graphql.ts`, 'import type')
  edits.import('web/app/routes.ts', route, `../${domain}/routes.ts`)
  edits.before('web/app/routes.ts', /^ {2}stateFormsRoute,\n/m, `  ${route},\n`)
  edits.before('web/testing/addresses.ts', /^ {4}'\/state-forms',\n/m, `    '/${address}',\n`)
  return [
    `The screen is at /${address}. A \`menu\` in web/${domain}/routes.ts adds it to the menu. Look at it at 1440 and 390 pixels.`,
  ]
}

const pageOf = (name: string) => `import { graphql, usePreloadedQuery, type PreloadedQuery } from 'react-relay'
import type { ${name}PageQuery } from '../__generated__/${name}PageQuery.graphql.ts'
import { NotFoundView } from '../core/screens/NotFound.tsx'
import { Card } from '../kit/ui/Card.tsx'
import { PageHeading } from '../kit/ui/PageHeading.tsx'

export const query = graphql\`
  query ${name}PageQuery($accountOwnerId: Int) @preloadable @throwOnFieldError {
    viewer {
      accountOwner(accountOwnerId: $accountOwnerId) {
        firstName
        lastName
      }
    }
  }
\`

export function Page({ queryRef }: { queryRef: PreloadedQuery<${name}PageQuery> }) {
  const { viewer } = usePreloadedQuery<${name}PageQuery>(query, queryRef)
  const owner = viewer?.accountOwner
  if (!owner) return <NotFoundView />
  return (
    <>
      <PageHeading>${title(name)}</PageHeading>
      <Card>
        {owner.firstName} {owner.lastName}
      </Card>
    </>
  )
}
`

const testOf = (name: string) => `import { expect, it } from 'vitest'
import type { ${name}PageQuery } from '../__generated__/${name}PageQuery.graphql.ts'
import { renderScreen } from '../testing/renderScreen.tsx'
import { Page, query } from './${name}Page.tsx'

it("shows the owner's name", async () => {
  const data = { AccountOwner: () => ({ id: 'o1', firstName: 'Ann', lastName: 'Archer' }) }
  const { page } = renderScreen<${name}PageQuery>({ Page, query, variables: { accountOwnerId: 1001 }, data })
  expect(await page.findByText('Ann Archer')).toBeTruthy()
})
`

const routeOf = (name: string, route: string, address: string) => `/** ${title(name)}, for staff. */
export const ${route} = screen<${name}PageQuery>()({
  id: '${address}',
  path: '${address}',
  title: '${title(name)}',
  crumb: '${title(name)}',
  access: { roles: operations, needsOwner: true, refusal: 'LOGIN' },
  query: ${route}Page,
  variables: ({ session }) => ({ accountOwnerId: ownerVariable(session) }),
  page: () => import('./${name}Page.tsx'),
})
`
