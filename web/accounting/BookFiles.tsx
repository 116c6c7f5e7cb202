import { makeStyles } from '@fluentui/react-components'
import { useState } from 'react'
import { fetchFile } from '../core/files/download.ts'
import { notices } from '../kit/notices/notices.ts'
import type { ListState } from '../kit/lists/useListState.ts'
import { Button } from '../kit/ui/Button.tsx'

const useStyles = makeStyles({ files: { display: 'flex', columnGap: '8px' } })

const FORMATS = ['csv', 'pdf'] as const

interface Props {
  accountOwnerId: number
  accountId: number
  /** Filters and order of the shown transactions. */
  state: ListState
}

/** Lets the owner download all transactions with the current filters and sort order. */
export function BookFiles({ accountOwnerId, accountId, state }: Props) {
  const styles = useStyles()
  const [loading, setLoading] = useState<string | null>(null)
  const download = async (format: string) => {
    const sort = state.sort === 'DATE_ASC' ? 'date' : '-date'
    const set = Object.entries(state.filters).filter(([, value]) => value !== '')
    const query = new URLSearchParams([['format', format], ['sort', sort], ...set])
    setLoading(format)
    const problem = await fetchFile(`/files/book/${accountOwnerId}/${accountId}?${query}`)
    setLoading(null)
    if (problem) notices.error('Error', problem)
  }
  return (
    <span className={styles.files}>
      {FORMATS.map((format) => (
        <Button
          key={format}
          size="small"
          disabledFocusable={loading !== null}
          aria-busy={loading === format}
          onClick={() => void download(format)}
        >
          Download {format.toUpperCase()}
        </Button>
      ))}
    </span>
  )
}
