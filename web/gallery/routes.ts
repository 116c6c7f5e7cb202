import { plainScreen } from '../core/screens/screen.tsx'
import { anyone } from '../core/session/access.ts'

/** For development only: in production, the gateway answers 404 for this URL. */
export const galleryRoute = plainScreen({
  id: 'gallery',
  path: 'dev/gallery',
  title: 'Gallery',
  crumb: 'Gallery',
  access: anyone,
  page: () => import('./GalleryPage.tsx'),
})
