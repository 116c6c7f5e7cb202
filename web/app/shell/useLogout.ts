import { graphql } from 'react-relay'
import { keepDeviceSettings } from '../../kit/page/deviceSettings.ts'
import { leave } from '../../kit/page/unsaved.ts'
import { useMutation } from '../../core/relay/useMutation.ts'
import { notices } from '../../kit/notices/notices.ts'
import type { useLogoutMutation } from '../../__generated__/useLogoutMutation.graphql.ts'
import { endSession } from '../../core/session/session.ts'

const mutation = graphql`
  mutation useLogoutMutation($input: LogoutInput!) {
    logout(input: $input) {
      errors {
        ...useMutation_errors
      }
    }
  }
`

/** Ends the session on the server and in the browser. If the call fails, the session still ends in the browser. */
export function useLogout(): () => void {
  const [logOut] = useMutation<useLogoutMutation>(mutation, { toast: 'none', anonymous: true })
  const end = () =>
    void keepDeviceSettings(() => logOut({ input: {} })).then((outcome) => {
      endSession('logout')
      if (!outcome.ok)
        notices.error('Error', 'You are logged out here, but the session could not be ended on the server.')
    })
  return () => leave(end)
}
