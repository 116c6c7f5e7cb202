import { SessionEnd } from '../session/SessionEnd.tsx'
import { NoticeHost } from '../kit/notices/NoticeHost.tsx'

/** What no screen needs to begin with. */
export function AfterStart() {
  return (
    <>
      <NoticeHost />
      <SessionEnd />
    </>
  )
}
