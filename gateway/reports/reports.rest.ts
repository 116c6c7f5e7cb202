import { endpoint } from '../rest/endpoint.ts'
import { text } from '../rest/shapes.ts'

/** Query startDate and endDate, both optional. */
export const reportByAccount = endpoint({
  name: 'reportByAccount',
  method: 'GET',
  staff: { path: '/api/report/withholding', hat: 'staff' },
  response: text,
  csv: true,
})

export const reportByState = endpoint({
  name: 'reportByState',
  method: 'GET',
  staff: { path: '/api/report/withholding/state', hat: 'staff' },
  response: text,
  csv: true,
})
