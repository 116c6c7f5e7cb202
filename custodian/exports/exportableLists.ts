import type { AnyEndpoint } from '../../contract/endpoint.ts'
import type { ExportedList } from '../../contract/exports.ts'
import type { Principal } from '../platform/context/principal.ts'
import type { CallContext } from '../platform/context/callContext.ts'
import type { PageAnswer, Pager } from '../platform/http/page.ts'

/** A list as its own call answers it. */
export type ListHandler = (input: {
  call: CallContext<Principal>
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
