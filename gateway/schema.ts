import { makeExecutableSchema } from '@graphql-tools/schema'
import type { GraphQLSchema } from 'graphql'
import { accounting } from './accounting/accounting.ts'
import { accounts } from './accounts/accounts.ts'
import { approvals } from './approvals/approvals.ts'
import { beneficiaries } from './beneficiaries/beneficiaries.ts'
import { compliance } from './compliance/compliance.ts'
import { requests } from './distributions/requests.ts'
import { signature } from './distributions/signature.ts'
import { staffRequests } from './distributions/staffRequests.ts'
import { wizard } from './distributions/wizard.ts'
import { documents } from './documents/documents.ts'
import { guard } from './graphql/guard.ts'
import type { Module } from './graphql/module.ts'
import { nodeModule } from './graphql/node.ts'
import { DateScalar, DateTimeScalar, MoneyScalar } from './graphql/scalars.ts'
import { typeDefs } from './graphql/typeDefs.ts'
import { holds } from './holds/holds.ts'
import { jobs } from './jobs/jobs.ts'
import { notes } from './notes/notes.ts'
import { owners } from './owners/owners.ts'
import { plans } from './plans/plans.ts'
import { registration } from './registration/registration.ts'
import { reports } from './reports/reports.ts'
import { session } from './session/session.ts'
import { sessions } from './session/sessions.ts'
import { taxes } from './taxes/taxes.ts'

const domains: readonly Module[] = [
  session,
  sessions,
  registration,
  owners,
  accounts,
  beneficiaries,
  documents,
  wizard,
  requests,
  signature,
  staffRequests,
  taxes,
  accounting,
  approvals,
  plans,
  notes,
  holds,
  jobs,
  compliance,
  reports,
]

export const modules: readonly Module[] = [...domains, nodeModule(domains)]

/** Set into the scalars of the type definitions, which keep their descriptions this way. */
const scalarResolvers = Object.fromEntries(
  [DateScalar, DateTimeScalar, MoneyScalar].map(({ name, serialize, parseValue, parseLiteral }) => [
    name,
    { __serialize: serialize, __parseValue: parseValue, __parseLiteral: parseLiteral },
  ]),
)

/** The schema with its resolvers, a rule in front of every way to data. */
export function buildSchema(): GraphQLSchema {
  const schema = makeExecutableSchema({
    typeDefs: [...typeDefs],
    resolvers: [scalarResolvers, ...modules.map((module) => module.resolvers)],
    resolverValidationOptions: { requireResolversToMatchSchema: 'error' },
  })
  return guard(schema, modules)
}
