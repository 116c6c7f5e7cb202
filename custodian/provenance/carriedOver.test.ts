import { afterAll, beforeAll, expect, test } from 'vitest'
import { loadFormer } from '../../tests/former/load.ts'
import { openDatabase, type Database } from '../platform/db/connect.ts'
import { migrate } from '../platform/db/migrate.ts'

// Tests the upgrade of a database that was created before the authors of data were recorded.

let database: Database

beforeAll(async () => {
  database = await openDatabase({ dataDir: 'memory' })
  await loadFormer(database, { demo: false })
  await database.executeSql(`
    insert into account_owner (account_owner_id, first_name, last_name, date_of_birth, email) values
      (1, 'From', 'File', '1950-01-01', 'file@example.com'), (2, 'Known', 'Before', '1950-01-01', null),
      (3, 'Own', 'Change', '1950-01-01', 'own@example.com');
    insert into address (account_owner_id, address1, city, state, zip) values
      (1, '1 A', 'Reno', 'NV', '89501'), (2, '2 B', 'Reno', 'NV', '89501'), (3, '3 C', 'Reno', 'NV', '89501');
    insert into phone (account_owner_id, number) values (2, '7755550100');
    insert into portal_user (user_id, email, role_id, account_owner_id) values
      (3, 'own@example.com', 0, 3), (21, 'admin@example.com', 1, null), (22, 'service@example.com', 2, null);
    insert into plan (plan_id, name, interest_basis_points, company_id) values (1, 'Alpha Plan', 325, 1);
    insert into retirement_account (account_id, plan_account_number, account_type, plan_id, account_owner_id, status_id)
      values (11, '11', 'ROTH', 1, 1, 3), (33, '33', 'ROTH', 1, 3, 3);
    insert into attachment (attachment_id, guid, file_name, content_type, size_bytes, sha256, attachment_type_id, created_at, created_by)
      values (9, 'g', 'plan.csv', 'text/csv', 1, 'x', 0, now(), 22);
    insert into job (job_id, job_type_id) values (77, 6);
    insert into plan_file (attachment_id, plan_id, job_id, sha256, uploaded_by, state) values (9, 1, 77, 'x', 22, 'LOADED');
    insert into plan_money (attachment_id, account_id, amount_cents) values (9, 11, 100);
    insert into audit (at, user_id, role_id, request_id, account_owner_id, action, entity, entity_id) values
      (now(), 21, 1, 'a', 2, 'address.update', 'address', '2'), (now(), 3, 0, 'b', 3, 'address.update', 'address', '3'),
      (now(), 21, 1, 'c', 3, 'beneficiary.allocate', 'retirement_account', '33');
    insert into payout_hold (account_owner_id, since, address1, city, state, zip, code_hash)
      values (1, now(), '1 A', 'Reno', 'NV', '89501', 'hash')`)
  await migrate(database)
})
afterAll(() => database.close())

test('derives the authors of existing data in an upgrade, and confirms only data that its owner saved', async () => {
  const { rows } = await database.executeSql(`
    select distinct on (account_owner_id, kind) account_owner_id as owner, kind, path, user_id as by, is_confirmed
    from data_record order by account_owner_id, kind, record_id desc`)
  expect(rows.map(({ owner, kind, path, by, is_confirmed }) => [owner, kind, path, by, is_confirmed])).toEqual([
    ...['ADDRESS', 'EMAIL', 'PERSON', 'PHONE'].map((kind) => [1, kind, 'PLAN_FILE', 22, false]),
    [2, 'ADDRESS', 'STAFF', 21, false],
    ...['EMAIL', 'PERSON', 'PHONE'].map((kind) => [2, kind, 'BEFORE', null, false]),
    [3, 'ADDRESS', 'SCREEN', 3, true],
    ...['EMAIL', 'PERSON', 'PHONE'].map((kind) => [3, kind, 'BEFORE', null, false]),
    [3, 'SHARES', 'STAFF', 21, false],
  ])
})

test('records the current address last in an upgrade, and clears an unconfirmed address of a payout hold', async () => {
  const { rows } = await database.executeSql(`
    select distinct on (kind) value ->> 'address1' as line from data_record
    where account_owner_id = 2 and kind = 'ADDRESS' order by kind, record_id desc`)
  expect(rows).toEqual([{ line: '2 B' }])
  const { rows: holds } = await database.executeSql('select address1, code_hash from payout_hold')
  expect(holds).toEqual([{ address1: null, code_hash: null }])
})
