import type { Row, World } from './world.ts'
import { INVARIANTS, type Invariant } from './invariants.ts'

/** Violated invariants, one line each. */
export async function violations(world: Pick<World, 'rows'>): Promise<string[]> {
  const found: string[] = []
  for (const { name, broken } of INVARIANTS) found.push(...lines(name, await world.rows(limited(broken))))
  return found
}

/** The invariants that do not detect their planted violation. Each planted violation is rolled back. */
export async function blindInvariants(world: Pick<World, 'rolledBack'>): Promise<string[]> {
  const blind: string[] = []
  for (const { name, broken, plant } of INVARIANTS) {
    const statements = ["set local session_replication_role = 'replica'", ...plant, limited(broken)]
    try {
      const answers = await world.rolledBack(statements)
      if ((answers.at(-1) ?? []).length === 0) blind.push(name)
    } catch (error) {
      blind.push(`${name}: cannot be planted: ${String(error)}`)
    }
  }
  return blind
}

const limited = (broken: Invariant['broken']) => `select * from (${broken}) as wrong limit 5`

const lines = (name: string, rows: readonly Row[]) =>
  rows.map((row) => `${name}: ${Object.values(row).map(String).join(', ')}`)
