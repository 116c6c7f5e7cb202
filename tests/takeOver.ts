import { newestLink } from '../custodian/distributions/testing.ts'
import { lettersOf } from '../custodian/mail/testing.letters.ts'
import type { TestServer } from '../custodian/testing.ts'

/** Data about an owner that a registration needs. */
export interface Known {
  social: string
  firstName: string
  lastName: string
  dateOfBirth: string
}

/**
 * Completes the portal's five registration steps with the attacker's mailbox; returns the session. The accounts become
 * validated.
 */
export async function takeOver(server: TestServer, person: Known, email: string): Promise<string> {
  const post = async (path: string, body: object) => {
    const answer = await server.call('POST', `/api${path}`, { body })
    if (answer.status >= 300) throw new Error(`${path}: ${answer.status} ${JSON.stringify(answer.body)}`)
    return answer.body
  }
  const mailed = async (kind: string, pattern: RegExp) =>
    pattern.exec((await lettersOf(server.services, kind)).at(-1)?.body_text ?? '')?.[1] ?? ''
  const { social, firstName, lastName, dateOfBirth: dob } = person
  const { uniqueId } = (await post('/register', { social, firstName, lastName, dob })) as { uniqueId: string }
  await post('/register/email', { uniqueId, email })
  await post('/register/verify', {
    uniqueId,
    verificationCode: await mailed('verification-code', /code is:\n\n(\d{6})\n/),
  })
  const signerName = `${firstName} ${lastName}`
  await post(`/signature/${await newestLink(server.services)}`, { signerName, consent: true })
  const passwordResetId = await mailed('password-setup', /\/reset\/(\S+)/)
  await post('/user/reset', { password: 'N0t-the-0wner!', passwordResetId })
  const { token } = (await post('/authenticate', { username: email, password: 'N0t-the-0wner!' })) as { token: string }
  return token
}
