import type { RestAnswer } from '../clients.ts'
import type { World } from './world.ts'

/** Records acknowledged writes, each with SQL that must find it in the database. */
export interface Journal {
  acknowledged(what: string, sql: string): void
  wrong(what: string): void
  /** Records a connection that broke although the custodian was not killed. */
  brokeOff(what: string): void
  count(answer: RestAnswer | null): void
  readonly problems: readonly string[]
  readonly broken: readonly string[]
  readonly answers: Readonly<Record<'done' | 'refused' | 'busy' | 'cutOff', number>>
  readonly promises: number
  /** Acknowledged writes that are missing from the database. */
  lost(world: Pick<World, 'rows'>): Promise<string[]>
}

export function createJournal(): Journal {
  const promises: Array<{ what: string; sql: string }> = []
  const problems: string[] = []
  const broken: string[] = []
  const answers = { done: 0, refused: 0, busy: 0, cutOff: 0 }
  return {
    acknowledged: (what, sql) => void promises.push({ what, sql }),
    wrong: (what) => void problems.push(what),
    brokeOff: (what) => void broken.push(what),
    count: (answer) => {
      if (answer === null) answers.cutOff += 1
      else if (answer.status < 300) answers.done += 1
      else if (answer.status === 503) answers.busy += 1
      else answers.refused += 1
    },
    problems,
    broken,
    answers,
    get promises() {
      return promises.length
    },
    lost: async (world) => {
      const lost: string[] = []
      for (const { what, sql } of promises) {
        const [row] = await world.rows(`select (${sql}) as holds`)
        if (row?.['holds'] !== true) lost.push(`acknowledged and lost: ${what}`)
      }
      return lost
    },
  }
}
