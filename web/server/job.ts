import type { Brought } from '../core/relay/startedQueries.ts'

/** What a page is to show, for whom, and what its code would have asked and been told (gateway/http/renderer.ts). */
export interface RenderJob {
  path: string
  session: { userId: number; roleId: number; accountOwnerId: number; expiresAt: number }
  answers: Brought[]
  /** Of the windows it is to be rendered for, in pixels. */
  widths: number[]
}

/** The markup of a whole page, and the media queries it goes by with their answers. */
export interface Rendered {
  media: Record<string, boolean>
  markup: string
}
