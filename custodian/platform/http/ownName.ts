import type { FastifyInstance } from 'fastify'
import { namesLoopback } from '../../../server/loopback.ts'
import { ApiError } from './errors.ts'

/** Refuses requests whose Host header does not name this machine, because DNS rebinding attacks send such headers. */
export function refuseOtherNames(app: FastifyInstance): void {
  app.addHook('onRequest', (request, _reply, done) => {
    done(namesLoopback(request.headers.host) ? undefined : otherName())
  })
}

const otherName = () =>
  new ApiError(421, {
    message: 'Outside production the custodian is asked as localhost. See ALLOW_PUBLIC_DEVELOPMENT.',
  })
