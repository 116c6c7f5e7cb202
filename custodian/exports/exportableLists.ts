import type { AnyEndpoint } from '../../contract/endpoint.ts'
import type { ExportedList } from '../../contract/exports.ts'
import type { Principal } from '../platform/context/principal.ts'
import type { CallContext } from '../platform/context/callContext.ts'
import type { PageAnswer, Pager } from '../platform/http/page.ts'

/** A page of a list, as its own call returns it. */
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
/** Exportable lists by the name of their call. */
export type ExportableLists = Map<string, ExportableList>
