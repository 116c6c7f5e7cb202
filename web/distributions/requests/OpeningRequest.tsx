import { makeStyles, mergeClasses, Skeleton, SkeletonItem } from '@fluentui/react-components'
import { useOpenedLayout } from './openedLayout.ts'

const useStyles = makeStyles({
  lines: { display: 'flex', flexDirection: 'column', rowGap: '14px' },
  page: { flexGrow: 1 },
})

interface Props {
  /** True if the request will show its signed form. */
  hasForm: boolean
}

/** Placeholder for a request while it loads, with the final layout to avoid a layout shift. */
export function OpeningRequest({ hasForm }: Props) {
  const styles = useStyles()
  const layout = useOpenedLayout()
  return (
    <Skeleton aria-label="Loading the request" className={mergeClasses(layout.root, hasForm && layout.withForm)}>
      <Lines sizes={[20, ...Array.from({ length: 12 }, () => 16 as const)]} className={layout.first} />
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

function Lines({ sizes, className }: { sizes: readonly (16 | 20 | 32 | 64 | 96)[]; className: string }) {
  const styles = useStyles()
  return (
    <div className={mergeClasses(styles.lines, className)}>
      {sizes.map((size, index) => (
        <SkeletonItem key={index} size={size} />
      ))}
    </div>
  )
}
