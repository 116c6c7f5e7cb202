import type { Services } from '../context/services.ts'
import { csvForPeople, type Cell } from '../csv.ts'
import type { Tx } from '../db/connect.ts'
import { storeJobFile } from './files.ts'
import type { JobRun } from './job.ts'

/** Maximum number of rows in a CSV file, so that people can still open the file. */
const MOST_ROWS = 50_000

/**
 * Writes rows of a run into CSV files as they arrive: `name.csv`, or `name-1.csv`, `name-2.csv` and so on for many
 * rows. At most one file is in memory.
 */
export async function storeCsv(
  tx: Tx,
  { pii }: Services,
  run: JobRun,
  file: {
    name: string
    header: readonly string[]
    rows: AsyncIterable<readonly Cell[]>
    /** False for totals, internal transfers and postings, which name nobody. */
    isAboutPeople: boolean
    mostRows?: number
  },
): Promise<void> {
  const most = file.mostRows ?? MOST_ROWS
  const store = (fileName: string, part: ReadonlyArray<readonly Cell[]>) =>
    storeJobFile(tx, pii, run, {
      fileName,
      contentType: 'text/csv',
      content: Buffer.from(csvForPeople(file.header, part)),
      people: file.isAboutPeople ? part.length : 0,
    })
  let part: Array<readonly Cell[]> = []
  let full = 0
  for await (const row of file.rows) {
    if (part.length === most) {
      full += 1
      await store(`${file.name}-${full}.csv`, part)
      part = []
    }
    part.push(row)
  }
  await store(full === 0 ? `${file.name}.csv` : `${file.name}-${full + 1}.csv`, part)
}
