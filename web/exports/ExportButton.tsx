import { Suspense, useState } from 'react'
import { isStaff } from '../core/session/access.ts'
import { useSession } from '../core/session/useSession.ts'
import type { Exporting } from './exporting.ts'
import { Button } from '../kit/ui/Button.tsx'
import { lazyPart } from '../kit/page/lazyPart.ts'

const ExportDialog = lazyPart(async () => ({ default: (await import('./ExportDialog.tsx')).ExportDialog }))

/** Button to export a list with its current filters and sort order, for staff. */
export function ExportButton(props: Exporting) {
  const [isOpen, setOpen] = useState(false)
  const maySee = useSession(isStaff)
  if (!maySee) return null
  return (
    <>
      <Button size="small" aria-haspopup="dialog" aria-label={`Export ${props.caption}`} onClick={() => setOpen(true)}>
        Export
      </Button>
      {isOpen ? (
        <Suspense fallback={null}>
          <ExportDialog {...props} onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </>
  )
}
