import { getMaintenance, setMaintenance, showMaintenance } from '../../contract/maintenance.ts'
import type { Serving } from '../platform/http/serve.ts'
import { maintenanceOf } from '../platform/maintenance/current.ts'
import { changeMaintenance } from './change.ts'

/** The maintenance notice: set with the operator's key, readable by everybody. */
export function maintenanceRoutes({ serve }: Serving): void {
  serve(getMaintenance, ({ call }) => maintenanceOf(call.db))
  serve(showMaintenance, ({ call }) => maintenanceOf(call.db))
  serve(setMaintenance, ({ call, body }) => call.write((context) => changeMaintenance(context, body)))
}
