import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../../scripts/child.ts'

export interface Operation {
  goal: string
  /** With reads joined, still against the endpoint that asks for each alone. */
  joinedGoal?: string
  /** A document of our own, or the name of one of the web's, sent by its id as the web does. */
  query: { text: string } | { web: string; variables: object }
}

/** What the web asks with for the home of a customer. */
export const HOME_VARIABLES = {
  accountOwnerId: 1001,
  seesRequests: true,
  decides: false,
  operates: false,
  reviews: false,
  glances: false,
  readsNotes: false,
}

export const OPERATIONS: Record<string, Operation> = {
  HOME: {
    goal: '≥ 1.00',
    joinedGoal: '≥ 1.20',
    query: {
      text: `query Home { viewer { user { email } accountOwner(accountOwnerId: 1001) { firstName lastName
        accounts(first: 10) { edges { node { id accountId planAccountNumber retirementAccountType planName balance retirementAccountStatusId distributionState } } }
        beneficiaries(first: 50) { edges { node { id firstName lastName accountId isPrimary amount } } } } } }`,
    },
  },
  'HOME as the web asks': {
    goal: '≥ 1.00',
    query: { web: 'HomePageQuery', variables: HOME_VARIABLES },
  },
  BOOK: {
    goal: '≥ 0.95',
    query: {
      text: `query Book { viewer { accountOwner(accountOwnerId: 1001) { account(accountId: 501) { planAccountNumber
        book { id bookId balance transactions { transactionId transactionDate note transactionType amount } } } } } }`,
    },
  },
  'BOOK as the web asks': {
    goal: '≥ 0.95',
    query: {
      web: 'AccountBookPageQuery',
      variables: { accountOwnerId: 1001, accountId: 501, decides: false, first: 10 },
    },
  },
}

/** The documents of the web by their ids. */
export const documents = JSON.parse(readFileSync(join(root, 'gateway/documents.json'), 'utf8')) as Record<
  string,
  string
>

export function bodyOf({ query }: Operation): string {
  return 'text' in query
    ? JSON.stringify({ query: query.text, variables: {} })
    : webOperation(query.web, query.variables)
}

/** The body that the web sends for one of its own documents. */
export function webOperation(name: string, variables: object): string {
  const id = Object.entries(documents).find(([, text]) => text.startsWith(`query ${name}`))?.[0]
  if (!id) throw new Error(`the web has no ${name}`)
  return JSON.stringify({ id, variables })
}
