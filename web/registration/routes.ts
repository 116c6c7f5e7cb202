import { plainScreen } from '../app/screens/screen.tsx'
import { anyone } from '../app/session/access.ts'

export const registerRoute = plainScreen({
  id: 'register',
  path: 'register',
  title: 'Register',
  crumb: 'Register',
  access: anyone,
  page: () => import('./RegisterPage.tsx'),
})
