import { SessionEnd } from '../session/SessionEnd.tsx'
import { NoticeHost } from './NoticeHost.tsx'

/** What no screen needs to begin with. */
export function Quiet() {
  return (
    <>
      <NoticeHost />
      <SessionEnd />
    </>
  )
}
