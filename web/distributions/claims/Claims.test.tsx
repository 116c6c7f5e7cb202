import { act } from '@testing-library/react'
import { loadQuery, type PreloadedQuery } from 'react-relay'
import { useLoaderData } from 'react-router-dom'
import { createMockEnvironment, MockPayloadGenerator } from 'relay-test-utils'
import type { GraphQLSingularResponse, OperationDescriptor } from 'relay-runtime'
import { expect, test, vi } from 'vitest'
import type { DeathPageQuery } from '../../__generated__/DeathPageQuery.graphql.ts'
import { Page, query } from '../../deaths/DeathPage.tsx'
import { renderPage, renderScreen } from '../../testing/renderScreen.tsx'

const death = { diedOn: '2026-01-02', reportedAt: null, confirmedAt: null, certificate: null }

const whole = (operation: OperationDescriptor) =>
  MockPayloadGenerator.generate(operation, {
    Viewer: () => ({ id: 'viewer' }),
    AccountOwner: () => ({
      id: 'owner-1001',
      accountOwnerId: 1001,
      firstName: 'Ann',
      lastName: 'Archer',
      death: 'CONFIRMED',
    }),
    OwnerDeath: () => death,
    ApprovalConnection: () => ({ edges: [] }),
    DeathClaims: () => ({ accounts: [], claims: [], recipients: [] }),
  })

/** The response of `whole` without the claims, as after a timeout of the claims field. */
function withoutClaims(operation: OperationDescriptor): GraphQLSingularResponse {
  const answer = whole(operation) as { data: { viewer: { accountOwner: object } } }
  Object.assign(answer.data.viewer.accountOwner, { deathClaims: null })
  const error = { message: 'x', path: ['viewer', 'accountOwner', 'deathClaims'] }
  return Object.assign(answer, { errors: [error] }) as unknown as GraphQLSingularResponse
}

test('reloads the claims after a failure when staff press retry, and keeps the rest of the page', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const environment = createMockEnvironment()
  const loader = () =>
    loadQuery<DeathPageQuery>(environment, query, { accountOwnerId: 1001 }, { fetchPolicy: 'network-only' })
  function Loaded() {
    return <Page queryRef={useLoaderData<PreloadedQuery<DeathPageQuery>>()} />
  }
  const { page, user } = renderPage({
    element: <Loaded />,
    environment,
    loader,
    loaded: loader(),
    path: '/death',
    at: '/death',
  })
  act(() => environment.mock.resolveMostRecentOperation(withoutClaims))
  expect(await page.findByText('Something went wrong!')).toBeTruthy()
  expect(page.getByRole('heading', { name: 'Deceased' })).toBeTruthy()
  await user.click(page.getByRole('button', { name: 'Try again' }))
  act(() => environment.mock.resolveMostRecentOperation(whole))
  expect(await page.findByText('Nobody has claimed yet.')).toBeTruthy()
  expect(page.queryByText('Something went wrong!')).toBeNull()
  vi.restoreAllMocks()
})

const ana = { beneficiaryId: 1, firstName: 'Ana', lastName: 'Archer', dateOfBirth: '1990-02-03', isPrimary: true }

test.each([
  ['without beneficiaries', [], false],
  ['with beneficiaries', [{ ...ana, share: 100, entitled: 10 }], true],
])('says that nobody changed the shares only of an account with shares: %s', async (_, designated, isSaid) => {
  const account = { accountId: 501, isClosed: false, minimum: null, designatedAt: null, designated }
  const { page } = renderScreen<DeathPageQuery>({
    Page,
    query,
    variables: { accountOwnerId: 1001 },
    data: {
      AccountOwner: () => ({ accountOwnerId: 1001, firstName: 'Ann', lastName: 'Archer', death: 'CONFIRMED' }),
      OwnerDeath: () => death,
      ApprovalConnection: () => ({ edges: [] }),
      DeathClaims: () => ({ accounts: [account], claims: [], recipients: [] }),
    },
  })
  expect(await page.findByRole('link', { name: /^New claim on / })).toBeTruthy()
  expect(page.queryByText('Nobody has changed the shares that came with the account.') !== null).toBe(isSaid)
})
