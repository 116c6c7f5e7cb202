import type { DataKind, DataPath } from '../__generated__/UnconfirmedData_accountOwner.graphql.ts'

export const DATA_NAMES: Readonly<Record<DataKind, string>> = {
  PERSON: 'Name and date of birth',
  ADDRESS: 'Mailing address',
  PHONE: 'Phone number',
  EMAIL: 'Email',
}

const HOW: Readonly<Record<DataPath, string>> = {
  SCREEN: 'Saved by the owner',
  STAFF: 'Saved by staff',
  CREDENTIAL: 'Saved by a program',
  PLAN_FILE: 'From a plan file',
  REGISTRATION: 'From the registration',
  JOB: 'Saved by a job',
  OPERATOR: 'Saved by IT',
  BEFORE: 'Known before records were kept',
}

export const writtenHow = (path: DataPath): string => HOW[path]
