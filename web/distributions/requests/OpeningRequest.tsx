import { makeStyles, mergeClasses, Skeleton, SkeletonItem, tokens } from '@fluentui/react-components'
import { formatMoney } from '../../kit/ui/format.ts'
import { useOpenedLayout } from './openedLayout.ts'
import type { Row } from './requestRow.ts'

const useStyles = makeStyles({
  lines: { display: 'flex', flexDirection: 'column', rowGap: '14px' },
  page: { flexGrow: 1 },
  known: { marginBlockEnd: '14px' },
  owner: { fontSize: tokens.fontSizeBase300, fontWeight: 600, marginBlockEnd: '8px' },
})

interface Props {
  /** The row of the list, whose owner and number are shown immediately. */
  row: Row | undefined
  /** True if the request will show its signed form. */
  hasForm: boolean
}

/** Placeholder for a request while it loads, with the final layout to avoid a layout shift. */
export function OpeningRequest({ row, hasForm }: Props) {
  const styles = useStyles()
  const layout = useOpenedLayout()
  return (
    <Skeleton aria-label="Loading the request" className={mergeClasses(layout.root, hasForm && layout.withForm)}>
      <div className={layout.first}>
        {row ? (
          <div className={styles.known}>
            <h3 className={styles.owner}>{`${row.firstName} ${row.lastName}, ${row.planAccountNumber}`}</h3>
            <p>{`${row.number}, ${formatMoney(row.amount)}`}</p>
          </div>
        ) : null}
        <Lines sizes={Array.from({ length: 12 }, () => 16 as const)} />
      </div>
      <Lines sizes={[16, 32, 32, 64, 96, 32]} className={layout.edit} />
      <Lines sizes={[20, 16, 16, 16]} className={layout.around} />
      {hasForm ? (
        <div className={layout.form} data-form>
          <SkeletonItem className={styles.page} />
        </div>
      ) : null}
    </Skeleton>
  )
}

function Lines({ sizes, className }: { sizes: readonly (16 | 20 | 32 | 64 | 96)[]; className?: string }) {
  const styles = useStyles()
  return (
    <div className={mergeClasses(styles.lines, className)}>
      {sizes.map((size, index) => (
        <SkeletonItem key={index} size={size} />
      ))}
    </div>
  )
}
