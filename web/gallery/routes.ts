import { plainScreen } from '../core/screens/screen.tsx'
import { anyone } from '../core/session/access.ts'

/** For development: the gateway answers 404 for this address in production. */
export const galleryRoute = plainScreen({
  id: 'gallery',
  path: 'dev/gallery',
  title: 'Gallery',
  crumb: 'Gallery',
  access: anyone,
  page: () => import('./GalleryPage.tsx'),
})
