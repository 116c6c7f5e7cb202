import { pageSize } from './pageSize.ts'
import { PageBar } from './PageBar.tsx'

interface Props {
  /** Zero-based number of the shown page. */
  page: number
  total: number
  onPage: (page: number) => void
  size?: number
  /** Name of the table for screen readers. */
  label: string
}

/** The pager of a list with numbered pages of equal size. */
export function Pager({ page, total, onPage, size = pageSize, label }: Props) {
  const last = Math.max(0, Math.ceil(total / size) - 1)
  const offset = page * size
  return (
    <PageBar
      offset={offset}
      count={Math.max(0, Math.min(size, total - offset))}
      total={total}
      onPrevious={page > 0 ? () => onPage(page - 1) : null}
      onNext={page < last ? () => onPage(page + 1) : null}
      label={label}
    />
  )
}
