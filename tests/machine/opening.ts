import type { RestAnswer } from '../clients.ts'
import { finishWizard } from '../wizard.ts'
import { OWNERS } from './people.ts'
import type { World } from './world.ts'

/** The jobs that pay and send a request: Calculate Withdrawals, Process Withdrawals and the print set. */
const UNTIL_SENT = [3, 4, 13]

/**
 * Every run begins with a request that is made, signed, approved, paid and sent, so that each planted violation has
 * data to change.
 */
export async function openingScene(world: World): Promise<void> {
  const owner = OWNERS[0]
  if (!owner) return
  const { accountId, ownerId, email, state } = owner
  const rest = world.as(ownerId)
  await finishWizard(rest, accountId, { amount: 500, isCheck: true, residenceState: state, federal: 50 })
  done(await rest('POST', `/api/wizard/finalize/${accountId}`, {}))
  const link = /\/sign\/([\w-]+)/.exec((await world.letter(email, 'distribution-form')) ?? '')?.[1] ?? ''
  done(await rest('POST', `/api/signature/${link}`, { signerName: `Owner Number${ownerId}`, consent: true }))
  const [request] = await world.rows('select * from distribution_request')
  done(
    await world.as(22)('PUT', '/api/withdrawal/admin/withdrawal', {
      id: request?.['request_id'],
      amount: 500,
      address1: request?.['address1'],
      city: request?.['city'],
      state: request?.['state'],
      zip: request?.['zip'],
      federalWithholding: 50,
      stateWithholding: 0,
      statusId: 2,
      waiveFees: false,
      version: request?.['version'],
    }),
  )
  for (const jobTypeId of UNTIL_SENT) done(await world.operator('POST', '/api/job/run', { jobTypeId }))
}

function done(answer: RestAnswer): void {
  if (answer.status >= 300)
    throw new Error(`the opening scene was answered ${answer.status} ${JSON.stringify(answer.body)}`)
}
