import type { FastifyInstance } from 'fastify'
import type { Logger } from 'pino'
import { approvalRoutes } from './approvals/approvals.routes.ts'
import { beneficiaryRoutes } from './beneficiaries/beneficiaries.routes.ts'
import { createRowsRead } from './audit/rowsRead.ts'
import { auditRoutes } from './audit/audit.routes.ts'
import { complianceRoutes } from './compliance/compliance.routes.ts'
import { sanctionsRoutes } from './sanctions/sanctions.routes.ts'
import { packRoutes } from './compliance/pack/pack.routes.ts'
import { createServing, type Serving } from './platform/http/serve.ts'
import { credentialRoutes } from './credentials/credentials.routes.ts'
import { operationRoutes } from './credentials/operations.routes.ts'
import { webhookRoutes } from './webhooks/webhooks.routes.ts'
import { documentRoutes } from './documents/documents.routes.ts'
import { uploadRoutes } from './documents/uploads.routes.ts'
import { healthRoutes } from './platform/http/health.routes.ts'
import { wizardRoutes } from './distributions/wizard/wizard.routes.ts'
import { requestRoutes } from './distributions/requests/requests.routes.ts'
import { jobRoutes } from './jobs/jobs.routes.ts'
import { createKernel } from './platform/http/kernel.ts'
import { refuseOtherNames } from './platform/http/ownName.ts'
import { traceRequests } from './platform/http/tracing.ts'
import { eventRoutes } from './events/events.routes.ts'
import type { ExportableLists } from './exports/exportableLists.ts'
import { exportRoutes } from './exports/exports.routes.ts'
import { withExports } from './exports/withExports.ts'
import { describeApi } from './platform/http/openapi.ts'
import { staffRoutes } from './session/staff.routes.ts'
import { sessionRoutes } from './session/session.routes.ts'
import { sessionsRoutes } from './session/sessions.routes.ts'
import { ownersRoutes } from './owners/owners.routes.ts'
import { deathsRoutes } from './deaths/deaths.routes.ts'
import { holdsRoutes } from './holds/holds.routes.ts'
import { contactRoutes } from './owners/contact.routes.ts'
import { accountsRoutes } from './accounts/accounts.routes.ts'
import { accountingRoutes } from './accounting/accounting.routes.ts'
import { mailboxRoutes, mailRoutes } from './mail/mail.routes.ts'
import { maintenanceRoutes } from './maintenance/maintenance.routes.ts'
import { overviewRoutes } from './overview/overview.routes.ts'
import { noteRoutes } from './notes/notes.routes.ts'
import { bankRoutes } from './bank/bank.routes.ts'
import { minimumsAtDeath } from './taxYear/minimumAtDeath.ts'
import { taxYearRoutes } from './taxYear/taxYear.routes.ts'
import { returnRoutes } from './payments/returns.routes.ts'
import { returnsDeskRoutes } from './payments/returnsDesk.routes.ts'
import { periodRoutes } from './periods/periods.routes.ts'
import { planRoutes } from './plans/plans.routes.ts'
import { planUploadRoutes } from './planUploads/planUploads.routes.ts'
import { registrationRoutes } from './registration/registration.routes.ts'
import { reportRoutes } from './reports/reports.routes.ts'
import { termsRoutes } from './distributions/terms.routes.ts'
import { routingRoutes } from './routing/routing.routes.ts'
import { signByCodeRoutes } from './signature/byCode.routes.ts'
import { resendRoutes } from './signature/resend.routes.ts'
import { profileCodeRoutes } from './registration/profileCode.routes.ts'
import { claimsRoutes } from './distributions/claims/claims.routes.ts'
import { evidenceRoutes } from './distributions/evidence/evidence.routes.ts'
import { rolloverFormRoutes } from './distributions/requests/rolloverForm.routes.ts'
import { signatureRoutes } from './signature/signature.routes.ts'
import { calculatorRoutes } from './taxes/calculator.routes.ts'
import { stateFormRoutes } from './taxes/stateForms.routes.ts'
import { effectNamed } from './effects.ts'
import { runJob } from './jobs/run.ts'
import type { Services } from './platform/context/services.ts'

/** The routes of every domain, one file each. */
const routes: ReadonlyArray<(serving: Serving) => void> = [
  healthRoutes,
  beneficiaryRoutes,
  documentRoutes,
  uploadRoutes,
  rolloverFormRoutes,
  sessionRoutes,
  sessionsRoutes,
  staffRoutes,
  credentialRoutes,
  operationRoutes,
  webhookRoutes,
  ownersRoutes,
  profileCodeRoutes,
  contactRoutes,
  deathsRoutes,
  holdsRoutes,
  accountsRoutes,
  accountingRoutes,
  periodRoutes,
  (serving) => approvalRoutes(serving, effectNamed),
  (serving) => overviewRoutes(serving, effectNamed),
  mailRoutes,
  mailboxRoutes,
  calculatorRoutes,
  stateFormRoutes,
  routingRoutes,
  termsRoutes,
  wizardRoutes,
  (serving) => requestRoutes(serving, effectNamed),
  (serving) => claimsRoutes(serving, minimumsAtDeath),
  evidenceRoutes,
  signByCodeRoutes,
  resendRoutes,
  signatureRoutes,
  jobRoutes,
  (serving) => returnRoutes(serving, runJob),
  returnsDeskRoutes,
  (serving) => bankRoutes(serving, runJob),
  taxYearRoutes,
  registrationRoutes,
  noteRoutes,
  planRoutes,
  planUploadRoutes,
  complianceRoutes,
  sanctionsRoutes,
  packRoutes,
  auditRoutes,
  eventRoutes,
  maintenanceRoutes,
  reportRoutes,
]

/** Creates the custodian's HTTP server. The caller calls `ready()` or `listen()`. */
export async function buildServer(services: Services, log: Logger): Promise<FastifyInstance> {
  const app = createKernel(log)
  app.addHook('onError', async (_request, _reply, error) => services.writes.note(error))
  if (services.config.onLoopback) refuseOtherNames(app)
  if (services.tracing) traceRequests(app, services, services.tracing)
  await describeApi(app)
  const lists: ExportableLists = new Map()
  const rowsRead = createRowsRead(services)
  app.addHook('onClose', rowsRead.flush)
  const serving = createServing(app, services, rowsRead.note)
  for (const add of routes) add(withExports(serving, lists))
  exportRoutes(serving, lists)
  return app
}
