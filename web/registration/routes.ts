import { plainScreen } from '../core/screens/screen.tsx'
import { anyone } from '../core/session/access.ts'

export const registerRoute = plainScreen({
  id: 'register',
  path: 'register',
  title: 'Register',
  crumb: 'Register',
  access: anyone,
  page: () => import('./RegisterPage.tsx'),
})
