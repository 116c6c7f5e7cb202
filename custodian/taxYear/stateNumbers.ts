import { sql } from 'kysely'
import type { Services } from '../platform/context/services.ts'
import { payerOf } from './returns/payer.ts'

/** States of a year's forms (boxes 14 to 16) that gave the payer no number: box 15 has the state's code alone. */
export async function statesWithoutNumber({ db, config }: Services, year: number): Promise<string[]> {
  // Forms are prepared also before the operator names the payer.
  const { stateNumbers } = config.production && config.taxPayerFile === null ? { stateNumbers: {} } : payerOf(config)
  const { rows } = await sql<{ state: string }>`
    select distinct s.state from tax_form_state s join tax_form f on f.tax_form_id = s.tax_form_id
    where f.tax_year = ${year} order by s.state`.execute(db)
  return rows.flatMap(({ state }) => (Object.hasOwn(stateNumbers, state) ? [] : [state]))
}
