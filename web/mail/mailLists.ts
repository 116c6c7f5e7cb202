import { listSpec } from '../kit/lists/listSpec.ts'

export const ownMailList = listSpec({ sorts: { CREATED: 'Written' }, defaultSort: 'CREATED_DESC', filters: {} })

export const undeliveredList = listSpec({ sorts: { GIVEN_UP: 'Given up' }, defaultSort: 'GIVEN_UP_DESC', filters: {} })
