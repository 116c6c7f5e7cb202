import * as z from 'zod'
import { OPERATIONS, owner } from '../../platform/http/access.ts'
import type { Api } from '../../platform/http/endpoint.ts'
import { refuse } from '../../platform/http/errors.ts'
import { money, pathId } from '../../../contract/fields.ts'
import { optionalLine } from '../../../contract/line.ts'
import type { WriteContext } from '../../platform/context/writeContext.ts'
import { finalize } from './finalize.ts'
import { ALREADY_ACTIVE, readSubject, requireNewRequestAllowed, type AccountKey, type Subject } from '../subject.ts'
import type { WizardStep } from './steps.ts'
import {
  requireReached,
  saveAmount,
  saveBankAccount,
  saveFederal,
  savePayment,
  saveRollover,
  saveState,
  saveType,
  startOver,
} from './wizard.ts'
import {
  amountData,
  typeData,
  paymentData,
  bankAccountData,
  rolloverData,
  federalData,
  stateData,
  confirmationData,
} from './wizard.shapes.ts'
import {
  amountView,
  bankAccountView,
  confirmationView,
  federalView,
  paymentView,
  rolloverView,
  stateView,
  typeView,
} from './wizard.views.ts'
import { violatedConstraint } from '../../platform/db/errors.ts'
import { writeContextOf } from '../../platform/http/call.ts'

/** A missing text is an empty one: the rules say at the field what is missing. */
const text = (max: number) =>
  optionalLine({ max })
    .nullish()
    .transform((value) => value ?? '')

const tag = 'distributions'
const access = owner(...OPERATIONS)
const params = z.object({ accountId: pathId })

/** The pages of the withdraw wizard: what each shows and keeps, and the submit. The same for customers and staff. */
export function wizardRoutes(api: Api): void {
  const { services } = api

  const page = <R extends z.ZodType>(of: {
    name: string
    summary: string
    response: R
    view: (subject: Subject) => z.input<R>
    needs?: WizardStep
  }) =>
    api.endpoint({
      method: 'GET',
      path: `/wizard/${of.name}/:accountId`,
      adminPath: `/wizard/admin/:accountOwnerId/${of.name}/:accountId`,
      tag,
      summary: of.summary,
      access,
      params,
      response: of.response,
      handler: async ({ call, ownerId, params: { accountId } }) => {
        const subject = await readSubject(call.db, services, { accountId, ownerId }, call.today)
        await requireNewRequestAllowed(call.db, subject)
        if (of.needs) requireReached(of.needs, subject)
        return of.view(subject)
      },
    })

  const save = <B extends z.ZodType, R extends z.ZodType>(of: {
    name: string
    summary: string
    body: B
    response: R
    keep: (context: WriteContext, key: AccountKey, body: z.output<B>) => Promise<Subject>
    view: (subject: Subject) => z.input<R>
  }) =>
    api.endpoint({
      method: 'POST',
      path: `/wizard/${of.name}/:accountId`,
      adminPath: `/wizard/admin/:accountOwnerId/${of.name}/:accountId`,
      tag,
      summary: of.summary,
      access,
      params,
      body: of.body,
      response: of.response,
      handler: async ({ call, ownerId, params: { accountId }, body }) =>
        call.write(async (write) =>
          of.view(await of.keep(writeContextOf(services, call, write), { accountId, ownerId }, body)),
        ),
    })

  page({ name: 'distribution', summary: 'Amount page and progress.', response: amountData, view: amountView })
  save({
    name: 'amount',
    summary: 'Keeps the amount; a new one clears the taxes.',
    body: z.strictObject({ amount: money.nullish(), isFullAmount: z.boolean() }),
    response: amountData,
    keep: (context, key, body) =>
      saveAmount(context, key, { amount: body.amount ?? null, isFullAmount: body.isFullAmount }),
    view: amountView,
  })
  page({ name: 'distribution-type', summary: 'Type page.', response: typeData, view: typeView })
  save({
    name: 'distribution-type',
    summary: 'Keeps the type; a new one clears the taxes.',
    body: z.strictObject({ distributionTypeId: z.int() }),
    response: typeData,
    keep: (context, key, body) => saveType(context, key, body.distributionTypeId),
    view: typeView,
  })
  page({ name: 'payment', summary: 'Check or direct deposit.', response: paymentData, view: paymentView })
  save({
    name: 'payment',
    summary: 'Keeps check or direct deposit.',
    body: z.strictObject({ isCheck: z.boolean() }),
    response: paymentData,
    keep: (context, key, body) => savePayment(context, key, body.isCheck),
    view: paymentView,
  })
  page({
    name: 'account',
    summary: 'Bank account of a direct deposit; its number is masked.',
    response: bankAccountData,
    view: bankAccountView,
  })
  save({
    name: 'account',
    summary: 'Keeps the bank account; the bank is found by the routing number. The shown mask keeps the stored number.',
    body: z.strictObject({
      accountNumber: text(40),
      confirmAccountNumber: text(40),
      bankName: z.string().max(200).nullish(),
      routingNumber: text(20),
    }),
    response: bankAccountData,
    keep: saveBankAccount,
    view: bankAccountView,
  })
  page({
    name: 'rollover',
    summary: 'Where a rollover or transfer goes.',
    response: rolloverData,
    view: (subject) => rolloverView(subject, services),
  })
  save({
    name: 'rollover',
    summary: 'Keeps where a rollover or transfer goes.',
    body: z.strictObject({
      checkPayee: text(100),
      attentionTo: optionalLine({ max: 100 })
        .nullish()
        .transform((value) => value || null),
      address: text(100),
      city: text(60),
      state: text(20),
      zip: text(10),
      receivingAccount: text(40),
    }),
    response: rolloverData,
    keep: saveRollover,
    view: (subject) => rolloverView(subject, services),
  })
  page({
    name: 'federal',
    summary: 'Federal withholding page; 404 before the pages it builds on.',
    response: federalData,
    view: federalView,
    needs: 'FEDERAL',
  })
  save({
    name: 'federal',
    summary: 'Keeps federal withholding and the state of residence; a change clears the state tax.',
    body: z.strictObject({ federalTaxAmount: money, residenceState: text(20) }),
    response: federalData,
    keep: saveFederal,
    view: federalView,
  })
  page({
    name: 'state',
    summary: 'State withholding page; 404 before the pages it builds on.',
    response: stateData,
    view: stateView,
    needs: 'STATE',
  })
  save({
    name: 'state',
    summary: 'Keeps state withholding.',
    body: z.strictObject({ stateTaxAmount: money.nullish(), stateOptOut: z.boolean() }),
    response: stateData,
    keep: (context, key, body) =>
      saveState(context, key, { stateTaxAmount: body.stateTaxAmount ?? null, stateOptOut: body.stateOptOut }),
    view: stateView,
  })
  page({
    name: 'confirmation',
    summary: 'What a submit asks for, with the version it is about; 404 before the pages it builds on.',
    response: confirmationData,
    view: confirmationView,
    needs: 'CONFIRMATION',
  })
  submitRoutes(api)
}

function submitRoutes(api: Api): void {
  const { services } = api
  api.endpoint({
    method: 'POST',
    path: '/wizard/finalize/:accountId',
    adminPath: '/wizard/admin/:accountOwnerId/finalize/:accountId',
    tag,
    summary: 'Makes the request and mails the link to sign it; a version other than the current one is refused.',
    access,
    params,
    body: z.strictObject({ version: z.int().optional() }).nullish(),
    response: z.strictObject({ requestId: z.int(), isRollover: z.boolean() }),
    idempotent: true,
    handler: async ({ call, ownerId, params: { accountId }, body }) => {
      try {
        return await call.write(async (write) =>
          finalize(writeContextOf(services, call, write), { accountId, ownerId }, body?.version),
        )
      } catch (error) {
        // The database had the last word: another request of the account, or of the draft, is there.
        const taken = violatedConstraint(error)?.startsWith('distribution_request_') ?? false
        throw taken ? refuse(409, ALREADY_ACTIVE) : error
      }
    },
  })
  api.endpoint({
    method: 'DELETE',
    path: '/wizard/draft/:accountId',
    adminPath: '/wizard/admin/:accountOwnerId/draft/:accountId',
    tag,
    summary: 'Throws the draft away.',
    access,
    params,
    handler: async ({ call, ownerId, params: { accountId } }) => {
      await call.write((write) => startOver(writeContextOf(services, call, write), { accountId, ownerId }))
      return undefined
    },
  })
}
