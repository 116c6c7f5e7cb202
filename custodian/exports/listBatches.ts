import { MOST_ROWS } from '../../contract/page.ts'
import type { Services } from '../platform/context/services.ts'
import type { Db } from '../platform/db/connect.ts'
import type { Principal } from '../platform/context/principal.ts'
import type { CallContext } from '../platform/context/callContext.ts'
import { counterOf, pagerOf } from '../platform/http/page.ts'
import type { Sum } from '../platform/http/pageRows.ts'
import type { ExportableList } from './exportableLists.ts'

/** The user who reads a list, and the request. */
export type Reader = {
  services: Services
  call: CallContext<Principal>
  noteReadOf: (owners: readonly (number | null)[]) => Promise<void>
}

/** The list's filters in the form of its own call, without paging. */
export type Asked = { ownerId: number; params: object; query: { sort: string } }

/** All rows of the list and the total of their amounts. @throws the refusals of the list's own call */
export async function sumOf(reader: Reader, db: Db, { handler }: ExportableList, asked: Asked): Promise<Sum> {
  let counted: Sum = { rows: 0, cents: null }
  await handler({ ...inputOf(reader, db, asked), page: counterOf(asked.query, (sum) => (counted = sum)) })
  return counted
}

/** The whole list in pages of a thousand rows, each read on demand, so only one page is in memory. */
export async function* batchesOf(
  reader: Reader,
  db: Db,
  { endpoint, handler }: ExportableList,
  asked: Asked,
): AsyncGenerator<readonly object[]> {
  const place = JSON.stringify(['export', endpoint.name, asked.ownerId, asked.params])
  for (let after: string | undefined | null; after !== null;) {
    // Without a limit in the query, rows get no cursors.
    const query = { ...asked.query, after }
    const page = pagerOf(reader.services.pii, place, query, MOST_ROWS)
    const answer = await handler({ ...inputOf(reader, db, asked), query, page })
    yield rowsIn(answer.body)
    after = answer.next
  }
}

function inputOf({ call, noteReadOf }: Reader, db: Db, asked: Asked) {
  return { ...asked, call: { ...call, db }, body: undefined, noteReadOf }
}

/** The rows of a list, or the lines in the answer of a book. */
function rowsIn(body: unknown): readonly object[] {
  return Array.isArray(body) ? (body as object[]) : (body as { transactions: object[] }).transactions
}
