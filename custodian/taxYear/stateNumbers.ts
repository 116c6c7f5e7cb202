import { sql } from 'kysely'
import type { Services } from '../platform/context/services.ts'
import { payerOf } from './returns/payer.ts'

/**
 * States on a year's forms (boxes 14 to 16) for which the payer has no number. For them, box 15 has only the state's
 * code.
 */
export async function statesWithoutNumber({ db, config }: Services, year: number): Promise<string[]> {
  // Forms can be prepared before the operator configures the payer.
  const { stateNumbers } = config.production && config.taxPayerFile === null ? { stateNumbers: {} } : payerOf(config)
  const { rows } = await sql<{ state: string }>`
    select distinct s.state from tax_form_state s join tax_form f on f.tax_form_id = s.tax_form_id
    where f.tax_year = ${year} order by s.state`.execute(db)
  return rows.flatMap(({ state }) => (Object.hasOwn(stateNumbers, state) ? [] : [state]))
}
