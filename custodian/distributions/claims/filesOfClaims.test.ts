import { afterEach, beforeEach, expect, test } from 'vitest'
import { REQUEST_STATUS } from '../../../contract/requestStatus.ts'
import { pdf } from '../../documents/testing.files.ts'
import { migrations } from '../../platform/db/migrationFiles.ts'
import { ada, administrator, customerService } from '../../testing.people.ts'
import { startTestServer, type TestServer } from '../../testing.ts'
import { again, claimsDesk, seedClaims } from './testing.claims.ts'

let server: TestServer
const { die, made, must, as, move, waiting } = claimsDesk(() => server)

beforeEach(async () => {
  server = await startTestServer()
  await seedClaims(server)
})
afterEach(() => server.close())

const scan = { fileName: 'scan.pdf', contentType: 'application/pdf', fileContent: pdf.toString('base64') }
const place = { ...scan, accountId: ada.accountId, accountOwnerId: ada.ownerId }

const upload = (more: object) => as(customerService, 'POST', '/attachment/admin/upload/', { ...place, ...more })
const toClaim = (requestId: number) => upload({ isWithdrawal: true, requestId })
const toActiveRequest = () => upload({ isWithdrawal: true })
const toFolder = () => upload({ isWithdrawal: false })
const beforeUpgrade = async (requestId: number) => {
  const sent = await toClaim(requestId)
  const { executeSql } = server.services.database
  await executeSql('update attachment set is_for_staff = false')
  await executeSql(migrations().find(({ name }) => name.startsWith('0441_'))?.text ?? '')
  return sent
}

test.each<[string, (requestId: number) => ReturnType<typeof upload>, boolean]>([
  ['never shows a file of a claim', toClaim, false],
  ['never shows a file of the only active claim', toActiveRequest, false],
  ['never shows a file that an older release added to a claim', beforeUpgrade, false],
  ['shows other files that staff uploaded', toFolder, true],
])('%s to an owner whose death report was taken back', async (_, send, isShown) => {
  await die()
  const requestId = await made()
  const { guid } = await must<{ guid: string }>(send(requestId))
  await must(move(administrator, requestId, REQUEST_STATUS.historical))
  await must(as(customerService, 'POST', `/death/admin/${ada.ownerId}/takeBack`, { note: 'She called' }))
  await must(as(again, 'POST', `/approval/${(await waiting())?.id}/approve`, { note: null }))

  const listed = async (who: string, path: string) => JSON.stringify(await must(as(who, 'GET', path))).includes(guid)
  expect(await listed(ada.email, '/attachment')).toBe(isShown)
  expect((await as(ada.email, 'GET', `/attachment/${guid}`)).status).toBe(isShown ? 200 : 404)
  expect((await as(customerService, 'GET', `/attachment/${guid}`)).status).toBe(200)
})
