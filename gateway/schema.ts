import { makeExecutableSchema } from '@graphql-tools/schema'
import type { GraphQLSchema } from 'graphql'
import { accounting } from './accounting/accounting.resolvers.ts'
import { accounts } from './accounts/accounts.resolvers.ts'
import { approvals } from './approvals/approvals.resolvers.ts'
import { audit } from './audit/audit.resolvers.ts'
import { bank } from './bank/bank.resolvers.ts'
import { beneficiaries } from './beneficiaries/beneficiaries.resolvers.ts'
import { sanctions } from './sanctions/sanctions.resolvers.ts'
import { compliance } from './compliance/compliance.resolvers.ts'
import { requests } from './distributions/requests.resolvers.ts'
import { signature } from './signature/signature.resolvers.ts'
import { deathClaims } from './distributions/deathClaims.resolvers.ts'
import { evidence } from './distributions/evidence.resolvers.ts'
import { requestDecisions } from './distributions/requestDecisions.resolvers.ts'
import { staffRequests } from './distributions/staffRequests.resolvers.ts'
import { wizard } from './distributions/wizard.resolvers.ts'
import { credentials } from './credentials/credentials.resolvers.ts'
import { webhooks } from './webhooks/webhooks.resolvers.ts'
import { documents } from './documents/documents.resolvers.ts'
import { events } from './events/events.resolvers.ts'
import { exports } from './exports/exports.resolvers.ts'
import { guard } from './graphql/guard.ts'
import type { Module } from './graphql/module.ts'
import { nodeModule } from './graphql/node.ts'
import { withNodeIds } from './graphql/nodeIds.ts'
import { renamed } from './graphql/renamed.ts'
import { DateScalar, DateTimeScalar, MoneyScalar } from './graphql/scalars.ts'
import { typeDefs } from './graphql/typeDefs.ts'
import { deaths } from './deaths/deaths.resolvers.ts'
import { holds } from './holds/holds.resolvers.ts'
import { jobs } from './jobs/jobs.resolvers.ts'
import { mail } from './mail/mail.resolvers.ts'
import { notes } from './notes/notes.resolvers.ts'
import { overview } from './overview/overview.resolvers.ts'
import { owners } from './owners/owners.resolvers.ts'
import { returns } from './payments/returns.resolvers.ts'
import { returnsDesk } from './payments/returnsDesk.resolvers.ts'
import { periods } from './periods/periods.resolvers.ts'
import { planUploads } from './planUploads/planUploads.resolvers.ts'
import { plans } from './plans/plans.resolvers.ts'
import { registration } from './registration/registration.resolvers.ts'
import { reports } from './reports/reports.resolvers.ts'
import { session } from './session/session.resolvers.ts'
import { signIn } from './session/signIn.resolvers.ts'
import { stateForms } from './taxes/stateForms.resolvers.ts'
import { taxes } from './taxes/taxes.resolvers.ts'
import { taxYear } from './taxYear/taxYear.resolvers.ts'

const domains: readonly Module[] = [
  session,
  signIn,
  registration,
  owners,
  accounts,
  beneficiaries,
  documents,
  wizard,
  requests,
  signature,
  staffRequests,
  requestDecisions,
  deathClaims,
  evidence,
  stateForms,
  taxes,
  taxYear,
  accounting,
  approvals,
  overview,
  plans,
  planUploads,
  notes,
  mail,
  deaths,
  holds,
  jobs,
  returns,
  returnsDesk,
  bank,
  periods,
  compliance,
  sanctions,
  credentials,
  webhooks,
  audit,
  events,
  reports,
  exports,
  renamed,
]

export const modules: readonly Module[] = [...domains, nodeModule(domains)]

/** The functions of each scalar; the scalar itself and its description come from the type definitions. */
const scalarResolvers = Object.fromEntries(
  [DateScalar, DateTimeScalar, MoneyScalar].map(({ name, serialize, parseValue, parseLiteral }) => [
    name,
    { __serialize: serialize, __parseValue: parseValue, __parseLiteral: parseLiteral },
  ]),
)

/** The schema with its resolvers, and a rule on every field with data. */
export function buildSchema(): GraphQLSchema {
  const schema = makeExecutableSchema({
    typeDefs: [...typeDefs],
    resolvers: [scalarResolvers, ...modules.map((module) => module.resolvers)],
    resolverValidationOptions: { requireResolversToMatchSchema: 'error' },
  })
  return guard(withNodeIds(schema), modules)
}
