import { getStateForms, recordStateForm } from '../../contract/stateForms.ts'
import type { Serving } from '../platform/http/serve.ts'
import { fromCents } from '../platform/money.ts'
import { recordStateForm as record } from './recordStateForm.ts'
import { ruleFor, stateRulesOf } from './rules.ts'
import { storedForms } from './stateForms.sql.ts'

/** The state withholding forms of one owner, which apply to payments. */
export function stateFormRoutes({ serve, services }: Serving): void {
  const rules = stateRulesOf(services.config)

  serve(getStateForms, async ({ call, ownerId }) => {
    const known = [...new Set(rules.map(({ state }) => state))].toSorted()
    const states = known.flatMap((state) => {
      const rule = ruleFor(rules, state, call.today)
      if (!rule?.formElection) return []
      const { form, takes, minimumCents, source, checkedOn } = rule.formElection
      const offers = { takes: [...takes, 'DEFAULT' as const], minimumAmount: fromCents(minimumCents) }
      return [{ state, name: rule.name, form, ...offers, source, checkedOn }]
    })
    const formOf = new Map(states.map(({ state, form }) => [state, form]))
    const forms = (await storedForms(call.db, ownerId)).map((row) => ({
      stateFormId: row.state_form_id,
      state: row.state,
      form: formOf.get(row.state) ?? null,
      election: row.election,
      amount: row.amount_cents === null ? null : fromCents(row.amount_cents),
      percent: row.basis_points === null ? null : row.basis_points / 100,
      signedOn: row.signed_on,
      isCurrent: row.is_current,
      guid: row.guid,
      fileName: row.file_name,
      recordedAt: row.recorded_at.toISOString(),
      recordedBy: row.recorded_by,
      acceptedAt: row.accepted_at.toISOString(),
      acceptedBy: row.accepted_by,
    }))
    return { forms, states }
  })

  serve(recordStateForm, ({ call, ownerId, body }) =>
    call.write(async (context) => ({ waits: await record(context, ownerId, body) })),
  )
}
