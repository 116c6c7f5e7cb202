import * as z from 'zod'
import { endpoint, sends, signedIn } from '../rest/endpoint.ts'
import { id, maybeText, nothing, text } from '../rest/shapes.ts'

export const authenticate = endpoint({
  name: 'authenticate',
  method: 'POST',
  anyone: '/api/authenticate',
  body: sends<{ username: string; password: string; code?: string | undefined }>(),
  namesDevice: true,
  response: z.object({ token: text.min(1), roleId: id, accountOwnerId: id, userId: id }),
})

export const endSession = endpoint({
  name: 'endSession',
  method: 'POST',
  ...signedIn('/api/logout'),
  response: nothing,
})

export const getUser = endpoint({
  name: 'getUser',
  method: 'GET',
  ...signedIn('/api/user'),
  response: z.object({ email: text, roleId: id, userId: id.nullish(), firstName: maybeText, lastName: maybeText }),
})

export const forgotPassword = endpoint({
  name: 'forgotPassword',
  method: 'POST',
  anyone: '/api/user/forgot/:email',
  response: nothing,
})

export const resetPassword = endpoint({
  name: 'resetPassword',
  method: 'POST',
  anyone: '/api/user/reset',
  body: sends<{ password: string; passwordResetId: string; code?: string | undefined }>(),
  response: nothing,
})

export const changePassword = endpoint({
  name: 'changePassword',
  method: 'PUT',
  ...signedIn('/api/user/password'),
  body: sends<{ newPassword: string; currentPassword: string }>(),
  response: nothing,
})
