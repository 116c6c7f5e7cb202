import { assertEnumType } from 'graphql'
import { describe, expect, test } from 'vitest'
import { ACCOUNT_STATUS } from '../../contract/accountStatus.ts'
import { DISTRIBUTION_TYPE } from '../../contract/distributionType.ts'
import { DOCUMENT_TYPE } from '../../contract/documentType.ts'
import { enumValue, type Ids } from '../../contract/enumeration.ts'
import { JOB_TYPE } from '../../contract/jobType.ts'
import { PLAN_FILE_FORMAT } from '../../contract/planFileFormat.ts'
import { REQUEST_STATUS } from '../../contract/requestStatus.ts'
import { ROLE } from '../../contract/roles.ts'
import { TRANSACTION_TYPE } from '../../contract/transactionType.ts'
import { RestError } from '../rest/errors.ts'
import { buildSchema } from '../schema.ts'
import { chosen, named, required } from './enums.ts'

const schema = buildSchema()

describe('enums of the schema with numbers in the contract', () => {
  const tables: Record<string, Ids> = {
    AccountStatus: ACCOUNT_STATUS,
    DistributionType: DISTRIBUTION_TYPE,
    DocumentType: DOCUMENT_TYPE,
    JobType: JOB_TYPE,
    PlanFileFormat: PLAN_FILE_FORMAT,
    RequestStatus: REQUEST_STATUS,
    Role: ROLE,
    TransactionType: TRANSACTION_TYPE,
  }
  test.each(Object.entries(tables))('has a value of the enum %s for every number in the contract', (name, ids) => {
    const values = assertEnumType(schema.getType(name)).getValues()
    expect(values.map((value) => value.name).toSorted()).toEqual(Object.keys(ids).map(enumValue).toSorted())
  })

  test('converts numbers of the contract to enum values, and enum values to numbers', () => {
    expect(named(ACCOUNT_STATUS, 4)).toBe('PENDING_CLOSURE')
    expect(() => named(ACCOUNT_STATUS, 7)).toThrow(RestError)
    expect(required(DISTRIBUTION_TYPE, 'type', 'ROTH_EXCEPTIONS', null)).toBe(10)
    expect(required(DISTRIBUTION_TYPE, 'type', 'EARLY', 50)).toBe(1)
    expect(required(DISTRIBUTION_TYPE, 'type', null, 50)).toBe(50)
    expect(() => required(DISTRIBUTION_TYPE, 'type', null, undefined)).toThrow(RestError)
    expect(chosen(JOB_TYPE, null, null)).toBeNull()
  })
})
