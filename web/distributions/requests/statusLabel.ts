import { enumLabels, type EnumValue } from '../../../contract/enumeration.ts'
import { REQUEST_STATUS_NAME, type RequestStatus as Name } from '../../../contract/requestStatus.ts'

export type RequestStatus = EnumValue<Name>

export const statusLabels = enumLabels(REQUEST_STATUS_NAME)
