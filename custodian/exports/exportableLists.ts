import type { AnyEndpoint } from '../../contract/endpoint.ts'
import type { ExportedList } from '../../contract/exports.ts'
import type { Principal } from '../platform/http/access.ts'
import type { Call } from '../platform/http/call.ts'
import type { PageAnswer, Pager } from '../platform/http/page.ts'

/** A list as its own call answers it. */
export type ListHandler = (input: {
  call: Call<Principal>
  ownerId: number
  params: object
  query: object
  body: undefined
  noteReadOf: (owners: readonly (number | null)[]) => Promise<void>
  page: Pager
}) => Promise<PageAnswer>

/** A list that can be exported. */
export type ExportableList = { endpoint: AnyEndpoint; exported: ExportedList; handler: ListHandler }
/** By the name of the list's call. */
export type ExportableLists = Map<string, ExportableList>
