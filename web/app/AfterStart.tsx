import { SessionEnd } from '../session/SessionEnd.tsx'
import { NoticeHost } from '../kit/notices/NoticeHost.tsx'

/** Renders the parts that no screen needs for its first paint. */
export function AfterStart() {
  return (
    <>
      <NoticeHost />
      <SessionEnd />
    </>
  )
}
