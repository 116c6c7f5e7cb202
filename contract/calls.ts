import * as accounting from './accounting.ts'
import * as accounts from './accounts.ts'
import * as approvals from './approvals.ts'
import * as audit from './audit.ts'
import * as bank from './bank.ts'
import * as beneficiaries from './beneficiaries.ts'
import * as compliance from './compliance.ts'
import * as credentials from './credentials.ts'
import * as registeredOperations from './registeredOperations.ts'
import * as webhooks from './webhooks.ts'
import * as documents from './documents.ts'
import type { AnyEndpoint } from './endpoint.ts'
import * as evidence from './evidence.ts'
import * as events from './events.ts'
import * as exports from './exports.ts'
import * as deaths from './deaths.ts'
import * as deathClaims from './deathClaims.ts'
import * as holds from './holds.ts'
import * as jobs from './jobs.ts'
import * as mail from './mail.ts'
import * as maintenance from './maintenance.ts'
import * as notes from './notes.ts'
import * as owners from './owners.ts'
import * as overview from './overview.ts'
import * as periods from './periods.ts'
import * as planUploads from './planUploads.ts'
import * as plans from './plans.ts'
import * as registration from './registration.ts'
import * as reports from './reports.ts'
import * as requests from './requests.ts'
import * as returns from './returns.ts'
import * as returnsDesk from './returnsDesk.ts'
import * as sanctions from './sanctions.ts'
import * as session from './session.ts'
import * as signature from './signature.ts'
import * as staffRequests from './staffRequests.ts'
import * as stateForms from './stateForms.ts'
import * as taxes from './taxes.ts'
import * as taxYear from './taxYear.ts'
import * as wizard from './wizard.ts'

const exported: Record<string, unknown> = {
  ...accounting,
  ...accounts,
  ...approvals,
  ...audit,
  ...bank,
  ...beneficiaries,
  ...compliance,
  ...credentials,
  ...registeredOperations,
  ...webhooks,
  ...documents,
  ...evidence,
  ...events,
  ...exports,
  ...deaths,
  ...deathClaims,
  ...holds,
  ...jobs,
  ...mail,
  ...maintenance,
  ...notes,
  ...overview,
  ...owners,
  ...periods,
  ...planUploads,
  ...plans,
  ...registration,
  ...reports,
  ...requests,
  ...returns,
  ...returnsDesk,
  ...sanctions,
  ...session,
  ...signature,
  ...staffRequests,
  ...stateForms,
  ...taxes,
  ...taxYear,
  ...wizard,
}

/** Every call by the name of its constant, for the custodian, the gateway and the tests. */
export const calls: Readonly<Record<string, AnyEndpoint>> = Object.fromEntries(
  Object.entries(exported).filter(isEndpoint),
)

function isEndpoint(entry: [string, unknown]): entry is [string, AnyEndpoint] {
  return typeof entry[1] === 'object' && entry[1] !== null && 'method' in entry[1]
}
