import type { FastifyInstance } from 'fastify'
import { namesLoopback } from '../../../server/loopback.ts'
import { ApiError } from './errors.ts'

/** Refuses requests for a host name that is not this machine's, as DNS rebinding sends them. */
export function refuseOtherNames(app: FastifyInstance): void {
  app.addHook('onRequest', (request, _reply, done) => {
    done(namesLoopback(request.headers.host) ? undefined : otherName())
  })
}

const otherName = () =>
  new ApiError(421, {
    message: 'Outside production the custodian is asked as localhost. See ALLOW_PUBLIC_DEVELOPMENT.',
  })
